import { type FormEvent, useState } from 'react';
import { EINGABE } from '../../texte/eingabe.ts';

/**
 * What is typed into a field and isn't understood stays as it is: the field says why once it is left, and no form goes
 * before it is put right (`refuseUnread`). Meanwhile its value is what it was; what is set from elsewhere takes its place.
 */
export function useUnread<V>(value: V | null, whyUnread: (text: string) => string | null) {
	/** With all values the field has had since, for its owner may take his time. */
	const [typing, setTyping] = useState<{ reason: string | null; seen: readonly (V | null)[] } | null>(null);
	const [isLeft, setIsLeft] = useState(false);
	const isTyping = typing?.seen.includes(value) ?? false;
	const reason = isTyping ? (typing?.reason ?? null) : null;
	const go = (next: string | null, seen: V | null) =>
		setTyping((before) => ({ reason: next, seen: [...(before?.seen ?? []), seen] }));
	return {
		/** What was typed stands for the value. */
		isTyping,
		isUnread: reason !== null,
		/** To show. */
		error: isLeft ? reason : null,
		/** For what the field hands out. */
		take: (taken: V | null) => go(null, taken),
		onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
			go(whyUnread(currentTarget.value), value);
			setIsLeft(false);
		},
		onBlur: () => {
			if (reason === null) setTyping(null);
			afterPress(() => setIsLeft(true));
		},
		// Of a form that is sent by Enter.
		onInvalid: () => setIsLeft(true),
	};
}

let isPressed = false;
const noteIt = ({ type }: Event) => {
	isPressed = type === 'pointerdown';
};
// Tests draw without a window.
if (typeof window !== 'undefined')
	for (const type of ['pointerdown', 'pointerup', 'pointercancel']) window.addEventListener(type, noteIt, true);

/** Once the button is let go that took the focus away: what appears before moves what is pressed from under the pointer. */
function afterPress(then: () => void) {
	if (!isPressed) return then();
	const released = new AbortController();
	const go = () => {
		released.abort();
		// The click comes after it.
		setTimeout(then);
	};
	for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, go, { signal: released.signal });
}

/** A text that is too long stays whole and says so at once; nothing goes before it is shorter. */
export function tooLong(value: unknown, max = Infinity): string | null {
	const length = typeof value === 'string' ? value.length : 0;
	return length > max ? EINGABE.zuLang(max, length) : null;
}

/** For the input: it holds up what it stands in. */
export const unreadMark = (isUnread: boolean) => (isUnread ? { 'data-unread': true } : {});

/** Of a text that is too long: what is sent is what stands there, so that its owner may leave the word to the server. */
export const tooLongMark = (isTooLong: boolean) => (isTooLong ? { 'data-unread': 'long' } : {});

/** Whether something within can't be read or is too long: those fields say so, and the first gets the focus. */
export function refuseUnread(within: ParentNode | null, sendsTooLong = false): boolean {
	const which = sendsTooLong ? '[data-unread="true"]' : '[data-unread]';
	const unread = [...(within?.querySelectorAll<HTMLElement>(which) ?? [])];
	for (const input of unread) input.dispatchEvent(new Event('invalid'));
	unread[0]?.focus();
	return unread.length > 0;
}
