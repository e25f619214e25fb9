import { type FormEvent, useEffect, useRef, useState } from 'react';
import { EINGABE } from '../../texte/eingabe.ts';

/**
 * What is typed into a field and isn't understood stays as it is: the field says why once it is left, and no form goes
 * before it is put right (`refuseUnread`). The field hands out null for it; whatever else is set takes its place.
 */
export function useUnread<V>(value: V | null, whyUnread: (text: string) => string | null) {
	const input = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState<{ reason: string; over: V | null } | null>(null);
	const [isLeft, setIsLeft] = useState(false);
	// Some keep what they had instead of nothing.
	const reason = typed && (value === null || value === typed.over) ? typed.reason : null;
	useEffect(() => input.current?.setCustomValidity(reason ?? ''), [reason]);
	return {
		isUnread: reason !== null,
		/** To show. */
		error: isLeft ? reason : null,
		/** Something was chosen instead. */
		forget: () => setTyped(null),
		onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
			input.current = currentTarget;
			const why = whyUnread(currentTarget.value);
			setTyped((before) => (why === null ? null : { reason: why, over: before ? before.over : value }));
			setIsLeft(false);
		},
		onBlur: () => setIsLeft(true),
		// Of a form that is sent by Enter.
		onInvalid: () => setIsLeft(true),
	};
}

/** A text that is too long stays whole and says so at once; nothing goes before it is shorter. Ref of the input, and the reason. */
export function useLength<E extends HTMLInputElement | HTMLTextAreaElement>(value: unknown, max = Infinity) {
	const input = useRef<E>(null);
	const length = typeof value === 'string' ? value.length : 0;
	const error = length > max ? EINGABE.zuLang(max, length) : null;
	useEffect(() => input.current?.setCustomValidity(error ?? ''), [error]);
	return { input, error };
}

/** Whether something within can't be read or is too long: those fields say so, and the first gets the focus. */
export function refuseUnread(within: ParentNode | null): boolean {
	const unread = [
		...(within?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? []),
	].filter(({ validity }) => validity.customError);
	for (const input of unread) input.checkValidity();
	unread[0]?.focus();
	return unread.length > 0;
}
