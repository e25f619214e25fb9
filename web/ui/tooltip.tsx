import { cloneElement, type ReactElement, useEffect, useState } from 'react';

interface Tipped {
	'data-tooltip'?: string;
}

/**
 * What `label` says stands above the child while the pointer rests on it or the keyboard has led to it. The child
 * carries the words only: what shows them is there once for the whole page, however many rows a list has.
 */
export function Tooltip({ label, children }: { label: string; children: ReactElement<Tipped> }) {
	return cloneElement(children, { 'data-tooltip': label });
}

type Bubble = typeof import('./tooltip-bubble.tsx')['TooltipBubble'];

/** Where tooltips appear: once in each frame whose pages have some. Fetched when the first one is asked for. */
export function Tooltips() {
	const [target, setTarget] = useState<HTMLElement | null>(null);
	const [Bubble, setBubble] = useState<Bubble | null>(null);
	useEffect(() => watch(setTarget), []);
	const isWanted = target !== null;
	useEffect(() => {
		if (isWanted) void import('./tooltip-bubble.tsx').then(({ TooltipBubble }) => setBubble(() => TooltipBubble));
	}, [isWanted]);
	return Bubble && target && <Bubble key={target.dataset.tooltip} target={target} />;
}

const DELAY_MS = 200;

/** Tells what is pointed at or was reached by the keyboard. Whatever is done puts an end to it: keys, a press, scrolling. */
function watch(show: (target: HTMLElement | null) => void): () => void {
	const end = new AbortController();
	let timer: ReturnType<typeof setTimeout> | undefined;
	let shown: HTMLElement | null = null;
	/** Reached by the keyboard: it stays, wherever the pointer goes. */
	let focused: HTMLElement | null = null;
	const now = (target: HTMLElement | null) => {
		clearTimeout(timer);
		if (target === shown) return;
		shown = target;
		show(target);
	};
	const soon = (target: HTMLElement | null) => {
		clearTimeout(timer);
		timer = setTimeout(now, DELAY_MS, target);
	};
	const dismiss = () => {
		focused = null;
		now(null);
	};
	const options = { capture: true, passive: true, signal: end.signal };
	const onPointer = (event: PointerEvent, to: EventTarget | null) => {
		if (event.pointerType === 'mouse') soon(tipped(to) ?? focused);
	};
	window.addEventListener('pointerover', (event) => onPointer(event, event.target), options);
	window.addEventListener('pointerout', (event) => onPointer(event, event.relatedTarget), options);
	window.addEventListener(
		'focusin',
		({ target }) => {
			const reached = tipped(target);
			if (!reached?.matches(':focus-visible')) return;
			focused = reached;
			now(reached);
		},
		options,
	);
	for (const deed of ['focusout', 'keydown', 'pointerdown', 'scroll'] as const)
		window.addEventListener(deed, dismiss, options);
	return () => {
		clearTimeout(timer);
		end.abort();
	};
}

const tipped = (target: EventTarget | null): HTMLElement | null =>
	target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
