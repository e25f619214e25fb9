import { type CSSProperties, useRef } from 'react';
import { UI } from '../../texte/ui.ts';
import { cx } from '../cx.ts';
import { ErrorBox } from '../feedback/states.tsx';
import { TableBody } from './body.tsx';
import { useColumnLooks } from './column-look.ts';
import css from './data-table.module.css';
import type { DataTableProps } from './data-table-props.ts';
import { useFit } from './fit.ts';
import { TableHead } from './head.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import type { TableView } from './table-view.ts';
import { SELECT_COLUMN, useDataTable } from './use-data-table.ts';

/** The list table: sticky head, server sorting, arranged columns, selection, rows by keyboard (↑ ↓ Enter Space). */
export function DataTable<Row>(props: DataTableProps<Row>) {
	const { label, rows, view, onOpen, groupOf, error, onRetry, busy, empty } = props;
	const table = useDataTable(props);
	// In the order shown, pinned ones first.
	const shown = (table.getHeaderGroups()[0]?.headers ?? []).map((header) => header.column);
	const scroller = useRef<HTMLElement>(null);
	const wanted = shown.map((column) => ({
		id: column.id,
		size: column.getSize(),
		fixed: column.getIsPinned() !== false || column.id === SELECT_COLUMN || view.widths[column.id] !== undefined,
		whole: column.columnDef.meta?.align === 'end',
	}));
	const { fit, width, overflows } = useFit(scroller, wanted, rows);
	const pinned = shown.filter((column) => column.getIsPinned() === 'start');
	const left = pinned.reduce((sum, column) => sum + column.getSize(), 0);
	const looks = useColumnLooks(shown, left);
	return (
		<>
			{error && <ErrorBox onRetry={onRetry} />}
			<section
				ref={scroller}
				className={css.scroller}
				aria-label={label}
				data-scroll="top"
				data-paper="wide"
				data-overflows={overflows || undefined}
			>
				<table
					className={cx(css.table, view.density === 'compact' && css.compact)}
					style={{ '--table-width': `${width}px` } as CSSProperties}
					aria-busy={busy || undefined}
				>
					<caption className={css.caption}>{label}</caption>
					<colgroup>
						{shown.map((column) => (
							<col
								key={column.id}
								style={columnWidth(column.columnDef.meta?.grow, view, column.id, fit[column.id] ?? column.getSize())}
							/>
						))}
					</colgroup>
					<TableHead table={table} view={view} left={left} />
					{rows === undefined ? (
						!error && <SkeletonRows columns={shown.length} label={UI.laedt} />
					) : (
						<TableBody
							table={table}
							looks={looks}
							rowName={(row) => props.rowName(row as Row)}
							groupOf={groupOf && ((row) => groupOf(row as Row))}
							onOpen={onOpen && ((row) => onOpen(row as Row))}
							scroller={scroller}
							startAt={props.startAt ?? -1}
						/>
					)}
				</table>
				{rows?.length === 0 && <div className={css.empty}>{empty}</div>}
			</section>
		</>
	);
}

/** Growing columns share the room that is left, until the user gives them a width. */
function columnWidth(grow: boolean | undefined, view: TableView, id: string, width: number) {
	if (grow && view.widths[id] === undefined) return undefined;
	return { '--column-width': `${width}px` } as CSSProperties;
}
