import { type ReactNode, useRef } from 'react';
import { UI } from '../../texte/ui.ts';
import { cx } from '../cx.ts';
import { ErrorBox } from '../states.tsx';
import { TableBody } from './body.tsx';
import type { Sort, TableColumn } from './columns.ts';
import css from './data-table.module.css';
import { TableHead } from './head.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import type { TableView } from './table-view.ts';
import { useDataTable } from './use-data-table.ts';

export interface Selection {
	selected: ReadonlySet<string>;
	onChange: (selected: ReadonlySet<string>) => void;
}

export interface DataTableProps<Row> {
	/** What the rows are, for screen readers: `Bewerbungen`. */
	label: string;
	columns: readonly TableColumn<Row>[];
	view: TableView;
	/** One page from the server; undefined until the first one has come. Keep its identity. */
	rows: readonly Row[] | undefined;
	rowId: (row: Row) => string;
	/** Names a row's checkbox. */
	rowName: (row: Row) => string;
	/** Click or Enter. */
	onOpen?: (row: Row) => void;
	sort?: Sort | null;
	onSort?: (sort: Sort) => void;
	selection?: Selection;
	/** Loading failed; earlier rows stay below the message. */
	error?: boolean;
	onRetry?: () => void;
	/** Another page is on its way. */
	busy?: boolean;
	/** Shown instead of rows when there are none. */
	empty: ReactNode;
}

/** The list table: sticky head, server sorting, arranged columns, selection, rows by keyboard (↑ ↓ Enter Space). */
export function DataTable<Row>(props: DataTableProps<Row>) {
	const { label, rows, view, onOpen, error, onRetry, busy, empty } = props;
	const table = useDataTable(props);
	// In the order shown, pinned ones first.
	const shown = (table.getHeaderGroups()[0]?.headers ?? []).map((header) => header.column);
	const scroller = useRef<HTMLElement>(null);
	return (
		<>
			{error && <ErrorBox onRetry={onRetry} />}
			<section ref={scroller} className={css.scroller} aria-label={label}>
				<table
					className={cx(css.table, view.density === 'compact' && css.compact)}
					style={{ minWidth: table.getTotalSize() }}
					aria-busy={busy || undefined}
				>
					<caption className={css.caption}>{label}</caption>
					<colgroup>
						{shown.map((column) => (
							<col key={column.id} style={{ width: columnWidth(column.columnDef.meta?.grow, view, column) }} />
						))}
					</colgroup>
					<TableHead table={table} view={view} />
					{rows === undefined ? (
						!error && <SkeletonRows columns={shown.length} label={UI.laedt} />
					) : (
						<TableBody
							table={table}
							rowName={(row) => props.rowName(row as Row)}
							onOpen={onOpen && ((row) => onOpen(row as Row))}
							scroller={scroller}
						/>
					)}
				</table>
				{rows?.length === 0 && <div className={css.empty}>{empty}</div>}
			</section>
		</>
	);
}

/** Growing columns share the room that is left, until the user gives them a width. */
function columnWidth(grow: boolean | undefined, view: TableView, column: { id: string; getSize: () => number }) {
	return grow && view.widths[column.id] === undefined ? undefined : column.getSize();
}
