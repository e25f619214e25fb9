import { Popover } from '@mantine/core';
import {
	IconChevronDown,
	IconColumns3,
	IconEye,
	IconEyeOff,
	IconGripVertical,
	IconPinFilled,
} from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { TABELLE } from '../../texte/tabelle.ts';
import { Button } from '../button.tsx';
import { Key } from '../figures/tag.tsx';
import { Icon } from '../icon.tsx';
import { TextButton } from '../text-link.tsx';
import css from './column-chooser.module.css';
import type { TableColumn } from './columns.ts';
import { clampWidth, moveColumn, type TableView } from './table-view.ts';

const WIDTH_STEP = 16;

/** A column that changes groups takes the keyboard along. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Shows, hides and orders columns; everything by keyboard as well. */
export function ColumnChooser<Row>({ columns, view }: { columns: readonly TableColumn<Row>[]; view: TableView }) {
	const [opened, setOpened] = useState(false);
	const [dragged, setDragged] = useState<string | null>(null);
	const [switched, setSwitched] = useState<string | null>(null);
	const ordered = view.order.flatMap((id) => columns.find((column) => column.id === id) ?? []);
	const groups = [
		ordered.filter((column) => view.shown[column.id]),
		ordered.filter((column) => !view.shown[column.id]),
	];
	const move = (id: string, target: string | undefined) => {
		if (target) view.change({ order: moveColumn(view.order, id, target) });
	};
	const onKey = (event: KeyboardEvent, column: TableColumn<Row>, group: readonly TableColumn<Row>[]) => {
		if (!event.altKey) return;
		const index = group.indexOf(column);
		const width = view.widths[column.id] ?? column.size;
		if (event.key === 'ArrowUp') move(column.id, group[index - 1]?.id);
		else if (event.key === 'ArrowDown') move(column.id, group[index + 1]?.id);
		else if (event.key === 'ArrowLeft')
			view.change({ widths: { ...view.widths, [column.id]: clampWidth(width - WIDTH_STEP) } });
		else if (event.key === 'ArrowRight')
			view.change({ widths: { ...view.widths, [column.id]: clampWidth(width + WIDTH_STEP) } });
		else return;
		event.preventDefault();
	};
	return (
		<Popover opened={opened} onChange={setOpened} position="bottom-end" width={256} trapFocus returnFocus>
			<Popover.Target>
				<Button
					size="sm"
					icon={IconColumns3}
					iconEnd={IconChevronDown}
					className={opened ? css.opened : undefined}
					onClick={() => setOpened((before) => !before)}
				>
					{TABELLE.spalten}
				</Button>
			</Popover.Target>
			<Popover.Dropdown className={css.panel} aria-label={TABELLE.spalten}>
				<div className={css.head}>
					<h2 className={css.title}>{TABELLE.spalten}</h2>
					<TextButton onClick={view.reset}>{TABELLE.spaltenStandard}</TextButton>
				</div>
				{groups.map((group, i) => (
					<ul key={i === 0 ? 'shown' : 'hidden'} className={i === 1 ? css.hidden : undefined}>
						{group.map((column) => (
							<li
								key={column.id}
								className={css.item}
								draggable={!column.pinned}
								onDragStart={() => setDragged(column.id)}
								onDragOver={(event) => event.preventDefault()}
								onDrop={() => dragged && move(dragged, column.id)}
								onKeyDown={(event) => onKey(event, column, group)}
							>
								<Icon of={IconGripVertical} size={14} />
								<span className={css.name}>{column.header}</span>
								{column.pinned ? (
									<span className={css.pin}>
										<Icon of={IconPinFilled} label={TABELLE.spalteFest} />
									</span>
								) : (
									<button
										type="button"
										ref={column.id === switched ? focus : undefined}
										className={css.eye}
										aria-pressed={view.shown[column.id]}
										aria-label={(view.shown[column.id] ? TABELLE.spalteVerbergen : TABELLE.spalteZeigen)(column.header)}
										onClick={() => {
											setSwitched(column.id);
											view.change({ visible: { ...view.visible, [column.id]: !view.shown[column.id] } });
										}}
									>
										<Icon of={view.shown[column.id] ? IconEye : IconEyeOff} />
									</button>
								)}
							</li>
						))}
					</ul>
				))}
				<p className={css.hint}>
					{TABELLE.spaltenHinweis} <Key>Alt ↑ ↓</Key> <Key>Alt ← →</Key>
				</p>
			</Popover.Dropdown>
		</Popover>
	);
}
