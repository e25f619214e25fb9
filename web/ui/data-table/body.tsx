import { Checkbox } from '@mantine/core';
import { Fragment, type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';
import { UI } from '../../texte/ui.ts';
import { cx } from '../cx.ts';
import css from './data-table.module.css';
import type { RowGroup } from './data-table-props.ts';
import { isSticky, pinnedStyle } from './pinned.ts';
import { type DataTableModel, SELECT_COLUMN } from './use-data-table.ts';

interface TableBodyProps {
	table: DataTableModel;
	/** Where what is pinned ends. */
	left: number;
	rowName: (row: object) => string;
	onOpen: ((row: object) => void) | undefined;
	groupOf: ((row: object) => RowGroup) | undefined;
	scroller: RefObject<HTMLElement | null>;
}

/** Rows: one is in the tab order, arrows walk, Enter opens, Space selects. */
export function TableBody({ table, left, rowName, onOpen, groupOf, scroller }: TableBodyProps) {
	const [active, setActive] = useState(0);
	const rows = table.getRowModel().rows;
	const focusRow = (index: number) => {
		const next = Math.min(rows.length - 1, Math.max(0, index));
		setActive(next);
		scroller.current?.querySelector<HTMLElement>(`tbody tr[data-index="${next}"]`)?.focus();
	};
	const onKey = (event: KeyboardEvent, index: number) => {
		const row = rows[index];
		if (event.target !== event.currentTarget || !row) return;
		const moves: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 };
		const target = moves[event.key];
		if (target !== undefined) focusRow(target);
		else if (event.key === 'Enter') onOpen?.(row.original);
		else if (event.key === ' ') row.toggleSelected();
		else return;
		event.preventDefault();
	};
	const columns = table.getVisibleLeafColumns().length;
	return (
		<tbody>
			{rows.map((row, index) => {
				const group = groupOf?.(row.original);
				const before = rows[index - 1];
				const isNewGroup = group && (!before || groupOf?.(before.original).key !== group.key);
				return (
					<Fragment key={row.id}>
						{isNewGroup && (
							<tr className={css.group}>
								<th colSpan={columns} scope="colgroup">
									{group.heading}
								</th>
							</tr>
						)}
						<tr
							data-index={index}
							data-open={onOpen ? true : undefined}
							aria-selected={row.getIsSelected() || undefined}
							tabIndex={index === Math.min(active, rows.length - 1) ? 0 : -1}
							onFocus={() => setActive(index)}
							onKeyDown={(event) => onKey(event, index)}
							onClick={onOpen && ((event) => openByClick(event, () => onOpen(row.original)))}
						>
							{row.getVisibleCells().map((cell) => (
								<Cell key={cell.id} cell={cell} left={left} rowName={rowName} />
							))}
						</tr>
					</Fragment>
				);
			})}
		</tbody>
	);
}

type DataRow = ReturnType<DataTableModel['getRowModel']>['rows'][number];
type DataCell = ReturnType<DataRow['getVisibleCells']>[number];

interface CellProps extends Pick<TableBodyProps, 'left' | 'rowName'> {
	cell: DataCell;
}

function Cell({ cell: { column, row }, left, rowName }: CellProps) {
	const { align, strong, quiet, render } = column.columnDef.meta ?? {};
	const className = cx(
		align === 'end' && css.end,
		strong && css.strong,
		quiet && css.quiet,
		column.id === SELECT_COLUMN && css.select,
		column.getIsPinned() && css.pinned,
		isSticky(column) && css.sticky,
	);
	return (
		<td style={pinnedStyle(column, left)} className={className} onMouseEnter={nameWhatIsCut}>
			{column.id === SELECT_COLUMN ? (
				<Checkbox
					aria-label={UI.zeileWaehlen(rowName(row.original))}
					checked={row.getIsSelected()}
					onChange={row.getToggleSelectedHandler()}
					tabIndex={-1}
				/>
			) : (
				render?.(row.original)
			)}
		</td>
	);
}

/** What the column is too narrow for can be read in full under the pointer. */
function nameWhatIsCut({ currentTarget: cell }: MouseEvent<HTMLElement>) {
	cell.title = cell.scrollWidth > cell.clientWidth ? (cell.textContent ?? '') : '';
}

/** A click on a link, a control, in a menu of the row or on marked text is not a click on the row. */
function openByClick(event: MouseEvent, open: () => void) {
	const target = event.target as Element;
	if (target.closest('a, button, input, label, [role="menu"]') || window.getSelection()?.toString()) return;
	open();
}
