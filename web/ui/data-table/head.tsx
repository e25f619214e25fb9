import { Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { TABELLE } from '../../texte/tabelle.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { isSticky, pinnedStyle } from './column-look.ts';
import css from './data-table.module.css';
import type { TableView } from './table-view.ts';
import { type DataTableModel, SELECT_COLUMN } from './use-data-table.ts';

interface TableHeadProps {
	table: DataTableModel;
	view: TableView;
	/** Where what is pinned ends. */
	left: number;
}

/** Sticky head: sorts by click, resizes at the edge. */
export function TableHead({ table, view, left }: TableHeadProps) {
	const headers = table.getHeaderGroups()[0]?.headers ?? [];
	return (
		<thead className={css.head}>
			<tr>
				{headers.map((header) => {
					const { id, column } = header;
					const sorted = column.getIsSorted();
					const { align, header: text } = column.columnDef.meta ?? {};
					const className = cx(
						align === 'end' && css.end,
						column.getIsPinned() && css.pinned,
						isSticky(column) && css.sticky,
					);
					if (column.id === SELECT_COLUMN)
						return (
							<th key={id} scope="col" className={cx(css.select, css.pinned)} style={pinnedStyle(column, left)}>
								<Checkbox
									aria-label={TABELLE.alleWaehlen}
									checked={table.getIsAllRowsSelected()}
									indeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
									disabled={table.getRowModel().rows.length === 0}
									onChange={table.getToggleAllRowsSelectedHandler()}
								/>
							</th>
						);
					return (
						<th
							key={id}
							scope="col"
							className={className}
							style={pinnedStyle(column, left)}
							aria-sort={sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : undefined}
						>
							{column.getCanSort() ? (
								<>
									<button
										type="button"
										className={css.sort}
										data-print="hide"
										onClick={column.getToggleSortingHandler()}
									>
										{text}
										{sorted && <Icon of={sorted === 'asc' ? IconArrowUp : IconArrowDown} size={14} />}
									</button>
									{/* A button isn't repeated on the next sheet. */}
									<span data-print="only">{text}</span>
								</>
							) : (
								text
							)}
							{column.getCanResize() && (
								<span
									className={css.resize}
									aria-hidden="true"
									onMouseDown={header.getResizeHandler()}
									onTouchStart={header.getResizeHandler()}
									onDoubleClick={() => view.change({ widths: without(view.widths, column.id) })}
								/>
							)}
						</th>
					);
				})}
			</tr>
		</thead>
	);
}

function without(widths: Readonly<Record<string, number>>, id: string): Record<string, number> {
	const { [id]: _, ...rest } = widths;
	return rest;
}
