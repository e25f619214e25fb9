import {
	columnOrderingFeature,
	columnPinningFeature,
	columnResizingFeature,
	columnSizingFeature,
	columnVisibilityFeature,
	createColumnHelper,
	metaHelper,
	type ReactTable,
	rowSelectionFeature,
	rowSortingFeature,
	tableFeatures,
	type Updater,
	useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import type { TableColumn } from './columns.ts';
import type { DataTableProps } from './data-table-props.ts';
import { clampWidth } from './table-view.ts';

interface ColumnMeta {
	align?: 'end';
	grow?: boolean;
	strong?: boolean;
	quiet?: boolean;
	header: string;
	render: (row: object) => ReactNode;
}

const features = tableFeatures({
	columnOrderingFeature,
	columnPinningFeature,
	columnResizingFeature,
	columnSizingFeature,
	columnVisibilityFeature,
	rowSelectionFeature,
	rowSortingFeature,
	columnMeta: metaHelper<ColumnMeta>(),
});

/** Inside the table a row is any object; what a page gives keeps its type at the edge (DataTableProps). */
export type DataTableModel = ReactTable<typeof features, object>;

/** Id of the column of checkboxes. */
export const SELECT_COLUMN = '_auswahl';
const SELECT_WIDTH = 38;

/** Joins a page's columns, the user's arrangement and the server's page in one table model. */
export function useDataTable<Row>(props: DataTableProps<Row>): DataTableModel {
	const { columns, rows, rowId, view, sort, onSort, selection } = props;
	const selectable = selection !== undefined;
	const defs = useMemo(() => columnDefs(columns, selectable), [columns, selectable]);
	const data = useMemo(() => (rows ?? []) as readonly object[], [rows]);
	const columnPinning = useMemo(
		() => ({
			start: [
				...(selectable ? [SELECT_COLUMN] : []),
				...columns.filter((column) => column.pinned).map((column) => column.id),
			],
			end: [],
		}),
		[columns, selectable],
	);
	const rowSelection = useMemo(() => toRecord(selection?.selected), [selection?.selected]);
	const sorting = sort ? [sort] : [];
	return useTable<typeof features, object>({
		features,
		columns: defs,
		data,
		getRowId: (row) => rowId(row as Row),
		manualSorting: true,
		sortDescFirst: false,
		enableSortingRemoval: false,
		enableMultiSort: false,
		columnResizeMode: 'onChange',
		state: {
			sorting,
			rowSelection,
			columnPinning,
			columnOrder: [...view.order],
			columnVisibility: view.shown,
			columnSizing: view.widths,
		},
		onSortingChange: (updater) => {
			const next = resolve(updater, sorting)[0];
			if (next) onSort?.(next);
		},
		onRowSelectionChange: (updater) => selection?.onChange(new Set(Object.keys(resolve(updater, rowSelection)))),
		onColumnSizingChange: (updater) => view.change({ widths: clampAll(resolve(updater, view.widths)) }),
	});
}

function columnDefs<Row>(columns: readonly TableColumn<Row>[], selectable: boolean) {
	const helper = createColumnHelper<typeof features, object>();
	const select = helper.display({ id: SELECT_COLUMN, size: SELECT_WIDTH, enableResizing: false });
	const own = columns.map((column) =>
		// The row itself is the value: sorting is the server's, cells read the row.
		helper.accessor((row) => row, {
			id: column.id,
			header: column.header,
			size: column.size,
			enableSorting: column.sortable ?? false,
			meta: {
				align: column.align,
				grow: column.grow,
				strong: column.strong,
				quiet: column.quiet,
				header: column.header,
				render: (row) => column.cell(row as Row),
			},
		}),
	);
	return helper.columns([...(selectable ? [select] : []), ...own]);
}

function resolve<T>(updater: Updater<T>, before: T): T {
	return typeof updater === 'function' ? (updater as (before: T) => T)(before) : updater;
}

function toRecord(selected: ReadonlySet<string> | undefined): Record<string, true> {
	return Object.fromEntries([...(selected ?? [])].map((id) => [id, true as const]));
}

function clampAll(widths: Readonly<Record<string, number>>): Record<string, number> {
	return Object.fromEntries(Object.entries(widths).map(([id, width]) => [id, clampWidth(width)]));
}
