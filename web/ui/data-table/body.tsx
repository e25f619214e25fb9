import { Checkbox } from '@mantine/core';
import { type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';
import { UI } from '../../texte/ui.ts';
import { cx } from '../cx.ts';
import css from './data-table.module.css';
import { pinnedStyle } from './pinned.ts';
import { type DataTableModel, SELECT_COLUMN } from './use-data-table.ts';

interface TableBodyProps {
	table: DataTableModel;
	rowName: (row: object) => string;
	onOpen: ((row: object) => void) | undefined;
	scroller: RefObject<HTMLElement | null>;
}

/** Rows: one is in the tab order, arrows walk, Enter opens, Space selects. */
export function TableBody({ table, rowName, onOpen, scroller }: TableBodyProps) {
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
	return (
		<tbody>
			{rows.map((row, index) => (
				<tr
					key={row.id}
					data-index={index}
					data-open={onOpen ? true : undefined}
					aria-selected={row.getIsSelected() || undefined}
					tabIndex={index === Math.min(active, rows.length - 1) ? 0 : -1}
					onFocus={() => setActive(index)}
					onKeyDown={(event) => onKey(event, index)}
					onClick={onOpen && ((event) => openByClick(event, () => onOpen(row.original)))}
				>
					{row.getVisibleCells().map(({ id, column }) => (
						<td
							key={id}
							style={pinnedStyle(column)}
							className={cx(
								column.columnDef.meta?.align === 'end' && css.end,
								column.columnDef.meta?.strong && css.strong,
								column.columnDef.meta?.quiet && css.quiet,
								column.id === SELECT_COLUMN && css.select,
								column.getIsPinned() && css.pinned,
							)}
						>
							{column.id === SELECT_COLUMN ? (
								<Checkbox
									aria-label={UI.zeileWaehlen(rowName(row.original))}
									checked={row.getIsSelected()}
									onChange={row.getToggleSelectedHandler()}
									tabIndex={-1}
								/>
							) : (
								column.columnDef.meta?.render(row.original)
							)}
						</td>
					))}
				</tr>
			))}
		</tbody>
	);
}

/** A click on a link, a control or on marked text is not a click on the row. */
function openByClick(event: MouseEvent, open: () => void) {
	const target = event.target as Element;
	if (target.closest('a, button, input, label') || window.getSelection()?.toString()) return;
	open();
}
