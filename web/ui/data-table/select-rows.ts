import type { DataTableModel } from './use-data-table.ts';

export type DataRow = ReturnType<DataTableModel['getRowModel']>['rows'][number];

/** Where somebody last ticked a row: with Shift he goes on from there. */
export interface Anchor {
	current: string | null;
}

/** Ticks a row or takes its tick away; as a range, all of this page between the one before and it become like it. */
export function toggleRow(row: DataRow, anchor: Anchor, isRange: boolean): void {
	const { table, id } = row;
	const { rows } = table.getRowModel();
	const isTicked = !row.getIsSelected();
	const from = isRange ? rows.findIndex((other) => other.id === anchor.current) : -1;
	const to = rows.findIndex((other) => other.id === id);
	const range = from < 0 ? [row] : rows.slice(Math.min(from, to), Math.max(from, to) + 1);
	const ids = range.map((one) => one.id);
	table.setRowSelection((before) =>
		isTicked
			? { ...before, ...Object.fromEntries(ids.map((one) => [one, true])) }
			: Object.fromEntries(Object.entries(before).filter(([one]) => !ids.includes(one))),
	);
	anchor.current = id;
}
