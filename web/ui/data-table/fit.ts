import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** A column as it would stand with all the room it wants. */
interface Wanted {
	readonly id: string;
	readonly size: number;
	/** It stays in its place, or the user gave it this width: it keeps it. */
	readonly fixed: boolean;
	/** Figures and dates: cut off they say something else. */
	readonly whole: boolean;
}

type Widths = Readonly<Record<string, number>>;
const NONE: Widths = {};

/**
 * Figures and dates are never cut off. Where a window is too narrow for all columns at their width, none stands wider
 * than what it holds. Cells are measured when rows come; from page to page columns only grow, so that nothing jumps.
 */
export function useFit(
	scroller: RefObject<HTMLElement | null>,
	columns: readonly Wanted[],
	rows: readonly unknown[] | undefined,
): { readonly fit: Widths; readonly width: number; readonly overflows: boolean } {
	const [room, setRoom] = useState<number | null>(null);
	const [held, setHeld] = useState<Widths>(NONE);
	const [fonts, setFonts] = useState(0);
	// What was measured before a font was there stood in another.
	useEffect(() => {
		const remeasure = () => {
			setHeld(NONE);
			setFonts((loads) => loads + 1);
		};
		document.fonts.addEventListener('loadingdone', remeasure);
		return () => document.fonts.removeEventListener('loadingdone', remeasure);
	}, []);
	useLayoutEffect(() => {
		const element = scroller.current;
		if (!element) return;
		const observer = new ResizeObserver(() => setRoom(element.clientWidth));
		observer.observe(element);
		return () => observer.disconnect();
	}, [scroller]);
	const tight = room !== null && total(columns, fitted(columns, held, false)) > room;
	const shown = columns.map(({ id }) => id).join(' ');
	// biome-ignore lint/correctness/useExhaustiveDependencies: other rows, columns and fonts are measured anew.
	useLayoutEffect(() => {
		const table = scroller.current?.querySelector('table');
		// Heads alone don't say how wide what comes will be.
		if (!table || !rows) return;
		const measured = measure(table, columns);
		setHeld((before) => grown(before, measured));
	}, [scroller, shown, rows, fonts]);
	const fit = fitted(columns, held, tight);
	const width = total(columns, fit);
	return { fit, width, overflows: tight && width > room };
}

const total = (columns: readonly Wanted[], fit: Widths): number =>
	columns.reduce((sum, { id, size }) => sum + (fit[id] ?? size), 0);

/** What each column holds, where that differs from its width and matters; one nothing was measured of keeps its width. */
export const fitted = (columns: readonly Wanted[], held: Widths, tight: boolean): Widths =>
	Object.fromEntries(
		columns.flatMap(({ id, size, fixed, whole }) => {
			const width = held[id];
			if (fixed || width === undefined) return [];
			return (tight && width < size) || (whole && width > size) ? [[id, width]] : [];
		}),
	);

/** The wider of both; the same object where nothing has grown. */
export function grown(before: Widths, measured: Widths): Widths {
	const wider = Object.entries(measured).filter(([id, width]) => width > (before[id] ?? 0));
	return wider.length ? { ...before, ...Object.fromEntries(wider) } : before;
}

/** The widest content of each column, head included, with the room beside it. */
function measure(table: HTMLTableElement, columns: readonly Wanted[]): Widths {
	const range = document.createRange();
	const widest = columns.map(() => 0);
	// What is cut off is measured as it would stand.
	table.dataset.measuring = '';
	for (const row of table.querySelectorAll('thead tr, tbody tr[data-index]')) {
		[...row.children].forEach((cell, i) => {
			if (cell.tagName === 'TH') selectHead(range, cell);
			else range.selectNodeContents(cell);
			const { paddingLeft, paddingRight } = getComputedStyle(cell);
			const width =
				range.getBoundingClientRect().width + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
			widest[i] = Math.max(widest[i] ?? 0, Math.ceil(width));
		});
	}
	delete table.dataset.measuring;
	return Object.fromEntries(columns.map(({ id }, i) => [id, widest[i] ?? 0]));
}

/** The words alone: a head that sorts is a button, and what widens the column reaches over its edge. */
function selectHead(range: Range, cell: Element) {
	const button = cell.querySelector('button');
	if (button) range.selectNodeContents(button);
	else range.selectNode(cell.firstChild ?? cell);
}
