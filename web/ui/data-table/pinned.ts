import type { CSSProperties } from 'react';

interface Pinnable {
	getIsPinned: () => false | 'start' | 'end';
	getStart: (position?: 'start') => number;
}

/** Where a pinned cell sticks. */
export function pinnedStyle(column: Pinnable): CSSProperties | undefined {
	return column.getIsPinned() === 'start' ? { insetInlineStart: column.getStart('start') } : undefined;
}
