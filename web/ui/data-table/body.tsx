import { Checkbox } from '@mantine/core';
import {
	Fragment,
	type KeyboardEvent,
	type MouseEvent,
	memo,
	type RefObject,
	type SyntheticEvent,
	useEffect,
	useRef,
	useState,
} from 'react';
import { TABELLE } from '../../texte/tabelle.ts';
import type { ColumnLook } from './column-look.ts';
import css from './data-table.module.css';
import type { RowGroup } from './data-table-props.ts';
import { type Anchor, type DataRow, toggleRow } from './select-rows.ts';
import { type DataTableModel, SELECT_COLUMN } from './use-data-table.ts';

interface TableBodyProps {
	table: DataTableModel;
	/** From left to right. */
	looks: readonly ColumnLook[];
	rowName: (row: object) => string;
	onOpen: ((row: object) => void) | undefined;
	groupOf: ((row: object) => RowGroup) | undefined;
	scroller: RefObject<HTMLElement | null>;
	/** -1: at the top, without the focus. */
	startAt: number;
}

/** Rows: one is in the tab order, arrows walk, Enter opens, Space selects. What is done to a row arrives here. */
export function TableBody({ table, looks, rowName, onOpen, groupOf, scroller, startAt }: TableBodyProps) {
	const [active, setActive] = useState(0);
	const anchor = useRef<string>(null);
	const rows = table.getRowModel().rows;
	const focusRow = (index: number) => {
		const next = Math.min(rows.length - 1, Math.max(0, index));
		setActive(next);
		scroller.current?.querySelector<HTMLElement>(`tbody tr[data-index="${next}"]`)?.focus();
	};
	useStart(scroller, startAt);
	/** With Ctrl or ⌘ in another tab, as a browser opens a link. */
	const open = (event: KeyboardEvent | MouseEvent, row: object) => {
		const link =
			onOpen && (event.ctrlKey || event.metaKey) && rowOf(event)?.querySelector<HTMLAnchorElement>('a[href]');
		if (link) window.open(link.href, '_blank', 'noopener');
		else onOpen?.(row);
	};
	const onKey = (event: KeyboardEvent) => {
		const index = indexOf(event);
		const row = rows[index];
		if (!row || event.target !== rowOf(event)) return;
		const moves: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 };
		const target = moves[event.key];
		if (target !== undefined) focusRow(target);
		else if (event.key === 'Enter') open(event, row.original);
		else if (event.key === ' ') toggleRow(row, anchor, event.shiftKey);
		else return;
		event.preventDefault();
	};
	const onClick = (event: MouseEvent) => {
		const row = rows[indexOf(event)];
		if (row && isOnRow(event)) open(event, row.original);
	};
	return (
		<tbody
			onFocus={(event) => {
				const index = indexOf(event);
				if (index >= 0) setActive(index);
			}}
			onKeyDown={onKey}
			onClick={onClick}
		>
			{rows.map((row, index) => {
				const group = groupOf?.(row.original);
				const before = rows[index - 1];
				const isNewGroup = group && (!before || groupOf?.(before.original).key !== group.key);
				return (
					<Fragment key={row.id}>
						{isNewGroup && (
							<tr className={css.group}>
								<th colSpan={looks.length} scope="colgroup">
									{group.heading}
								</th>
							</tr>
						)}
						<BodyRow
							row={row}
							index={index}
							looks={looks}
							name={rowName(row.original)}
							selected={row.getIsSelected()}
							inTabOrder={index === Math.min(active, rows.length - 1)}
							opens={onOpen !== undefined}
							anchor={anchor}
						/>
					</Fragment>
				);
			})}
		</tbody>
	);
}

/** After the router has put the page where it stood; whoever has the focus already keeps it. */
function useStart(scroller: RefObject<HTMLElement | null>, at: number): void {
	const [index] = useState(at);
	useEffect(() => {
		const row = scroller.current?.querySelector<HTMLElement>(`tbody tr[data-index="${index}"]`);
		if (!row) return;
		const frame = requestAnimationFrame(() => {
			if (!isInSight(row, scroller.current)) row.scrollIntoView({ block: 'center' });
			if (document.activeElement?.matches('body, main')) row.focus({ preventScroll: true });
		});
		return () => cancelAnimationFrame(frame);
	}, [scroller, index]);
}

/** Below the head, which stays. */
function isInSight(row: HTMLElement, scroller: HTMLElement | null): boolean {
	if (!scroller) return true;
	const { top, bottom } = row.getBoundingClientRect();
	const head = scroller.querySelector('thead')?.getBoundingClientRect().bottom ?? 0;
	const end = Math.min(scroller.getBoundingClientRect().bottom, window.innerHeight);
	return top >= head && bottom <= end;
}

const rowOf = ({ target }: SyntheticEvent): HTMLElement | null =>
	(target as Element).closest<HTMLElement>('tr[data-index]');

/** -1: of none, as in a menu of the row that lies over the page. */
const indexOf = (event: SyntheticEvent): number => Number(rowOf(event)?.dataset.index ?? -1);

interface BodyRowProps {
	/** Keeps its identity while what it shows stays the same. */
	row: DataRow;
	index: number;
	looks: readonly ColumnLook[];
	name: string;
	selected: boolean;
	inTabOrder: boolean;
	opens: boolean;
	anchor: Anchor;
}

/** Drawn anew only when something of it has changed: a list renders whenever one of its many answers comes. */
const BodyRow = memo(function BodyRow({ row, index, looks, name, selected, inTabOrder, opens, anchor }: BodyRowProps) {
	return (
		<tr
			data-index={index}
			data-open={opens || undefined}
			aria-selected={selected || undefined}
			tabIndex={inTabOrder ? 0 : -1}
		>
			{looks.map(({ id, className, style, render }) => (
				<td key={id} style={style} className={className} onMouseEnter={nameWhatIsCut}>
					{id === SELECT_COLUMN ? (
						<Checkbox
							aria-label={TABELLE.zeileWaehlen(name)}
							checked={selected}
							onChange={({ nativeEvent }) => toggleRow(row, anchor, isWithShift(nativeEvent))}
							onMouseDown={markNothing}
							tabIndex={-1}
						/>
					) : (
						render?.(row.original)
					)}
				</td>
			))}
		</tr>
	);
});

/** What the column is too narrow for can be read in full under the pointer. */
function nameWhatIsCut({ currentTarget: cell }: MouseEvent<HTMLElement>) {
	cell.title = cell.scrollWidth > cell.clientWidth ? (cell.textContent ?? '') : '';
}

/** A box is ticked by a click, by mouse or keyboard. */
const isWithShift = (event: Event): boolean => event instanceof window.MouseEvent && event.shiftKey;

/** With Shift a browser would mark the text on the way. */
const markNothing = (event: MouseEvent) => event.shiftKey && event.preventDefault();

/** A click on a link, a control, in a menu of the row or on marked text is not a click on the row. */
const isOnRow = ({ target }: MouseEvent): boolean =>
	!(target as Element).closest('a, button, input, label, [role="menu"]') && !window.getSelection()?.toString();
