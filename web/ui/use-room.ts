import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * How many children of a row have room beside each other, from the first on, with everything after them. `of`: how many
 * may have to give way; those that do stay in the row, hidden and out of its flow (`data-no-room`), so that they are
 * measured again when it grows.
 */
export function useRoom<E extends HTMLElement>(of: number): readonly [RefObject<E | null>, number] {
	const row = useRef<E>(null);
	const [room, setRoom] = useState(of);
	// Each time: what stands on a button changes with what is chosen.
	useLayoutEffect(() => {
		const element = row.current;
		if (!element) return;
		const measure = () => setRoom(withRoom(element, of));
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		return () => observer.disconnect();
	});
	return [row, Math.min(room, of)];
}

function withRoom(row: HTMLElement, of: number): number {
	const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
	const widths = [...row.children].map((child) => (child as HTMLElement).offsetWidth + gap);
	return fitting(row.clientWidth + gap, widths.slice(0, of), widths.slice(of));
}

/** All of the latter are there whatever happens. */
export function fitting(width: number, widths: readonly number[], always: readonly number[]): number {
	let left = width - always.reduce((sum, one) => sum + one, 0);
	const first = widths.findIndex((one) => {
		left -= one;
		return left < 0;
	});
	return first < 0 ? widths.length : first;
}
