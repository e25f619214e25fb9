import type { CSSProperties } from 'react';

interface Pinnable {
	getIsSorted: () => false | 'asc' | 'desc';
	getIsPinned: () => false | 'start' | 'end';
	getStart: (position?: 'start') => number;
}

/** Where a pinned cell sticks; what the rows are sorted by stays in sight at whichever edge it would leave by. */
export function pinnedStyle(column: Pinnable, left: number): CSSProperties | undefined {
	if (isSticky(column)) return { insetInlineStart: left, insetInlineEnd: 0 };
	return column.getIsPinned() === 'start' ? { insetInlineStart: column.getStart('start') } : undefined;
}

/** Sorted by, and not pinned anyway. */
export const isSticky = (column: Pick<Pinnable, 'getIsPinned' | 'getIsSorted'>): boolean =>
	column.getIsSorted() !== false && !column.getIsPinned();
