import { Flex } from '@mantine/core';
import type { ReactNode } from 'react';
import { groesster } from '#domain/beliebig-viele.ts';
import { cx } from '../cx.ts';
import { Span } from '../span.ts';
import css from './charts.module.css';
import type { Phase } from './phase-shape.tsx';

export interface BarRow {
	key: string;
	/** A plain status badge, or text; may be a link into the list. */
	label: ReactNode;
	value: number;
	/** Figure as people read it. */
	text: string;
	/** Phase bars carry its colour, others are grey. */
	phase?: Phase;
}

/** Horizontal bars with their figures: the funnel of a cycle. */
export function BarList({ rows, caption }: { rows: readonly BarRow[]; caption: string }) {
	const max = Math.max(1, groesster(rows.map((row) => row.value)));
	return (
		<table className={css.bars}>
			<caption className={css.caption}>{caption}</caption>
			<tbody>
				{rows.map((row) => (
					<tr key={row.key} data-phase={row.phase}>
						<th scope="row" className={css.barLabel}>
							{row.label}
						</th>
						<td className={css.barCell} aria-hidden="true">
							{row.value > 0 && (
								<span
									className={cx(css.bar, row.phase && css.phase)}
									style={{ width: `${(row.value / max) * 100}%` }}
								/>
							)}
						</td>
						<td className={css.figure}>{row.text}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

export interface Column {
	key: string;
	/** Under the column: calendar week, month. */
	label: string;
	value: number;
	text: string;
	/** Still running: lighter. */
	open?: boolean;
}

const COLUMN_HEIGHT = 60;

/** Upright columns with direct labels. */
export function ColumnChart({ columns, caption }: { columns: readonly Column[]; caption: string }) {
	const max = Math.max(1, groesster(columns.map((column) => column.value)));
	return (
		<figure aria-label={caption}>
			<Flex className="tabular" component="ol" gap={12} align="flex-end">
				{columns.map((column) => (
					<Flex key={column.key} component="li" direction="column" align="center" miw={0} flex={1}>
						<Span variant="secondary" size="xs">
							{column.text}
						</Span>
						<span
							className={cx(css.columnBar, column.open && css.open)}
							style={{ height: Math.round((column.value / max) * COLUMN_HEIGHT) }}
						/>
						<Span variant="muted" size="xs" mt={4}>
							{column.label}
						</Span>
					</Flex>
				))}
			</Flex>
		</figure>
	);
}
