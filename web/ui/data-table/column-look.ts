import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { cx } from '../cx.ts';
import css from './data-table.module.css';
import { type DataTableModel, SELECT_COLUMN } from './use-data-table.ts';

type ShownColumn = ReturnType<DataTableModel['getVisibleLeafColumns']>[number];

/** What all cells of a column have in common. */
export interface ColumnLook {
	readonly id: string;
	readonly className: string;
	readonly style: CSSProperties | undefined;
	/** None where the rows are ticked. */
	readonly render: ((row: object) => ReactNode) | undefined;
}

/** In the order given; the same object until the arrangement changes. `left`: where what is pinned ends. */
export function useColumnLooks(columns: readonly ShownColumn[], left: number): readonly ColumnLook[] {
	const looks = columns.map((column) => lookOf(column, left));
	const arrangement = JSON.stringify(looks.map(({ id, className, style }) => [id, className, style]));
	// What a column renders changes for all columns at once.
	const render = looks.at(-1)?.render;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the looks are new each time, what they say is in these two.
	return useMemo(() => looks, [arrangement, render]);
}

function lookOf(column: ShownColumn, left: number): ColumnLook {
	const { align, strong, quiet, render } = column.columnDef.meta ?? {};
	const className = cx(
		align === 'end' && css.end,
		strong && css.strong,
		quiet && css.quiet,
		column.id === SELECT_COLUMN && css.select,
		column.getIsPinned() && css.pinned,
		isSticky(column) && css.sticky,
	);
	return { id: column.id, className, style: pinnedStyle(column, left), render };
}

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
