import { VisuallyHidden } from '@mantine/core';
import { type ComponentPropsWithoutRef, Fragment, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import css from './simple-table.module.css';

export interface SimpleColumn<Row> {
	/** The heading; what only tells what the cells show by themselves is only read out. */
	head?: ReactNode;
	isHeadHidden?: boolean;
	/** Needed where the heading is no text of its own. */
	key?: string;
	cell: (row: Row, index: number) => ReactNode;
	/** Names its row. */
	isRowHead?: boolean;
	/** `end` for figures and what can be done with a row. */
	align?: 'end';
	/** In CSS units; otherwise what the cells need. */
	width?: number | string;
	nowrap?: boolean;
	className?: string | undefined;
	/** In the last row. */
	foot?: ReactNode;
}

type RowProps = ComponentPropsWithoutRef<'tr'> & { [data: `data-${string}`]: string | undefined };

interface SimpleTableProps<Row> {
	/** What is no column at all, now and then, is left out. */
	columns: readonly (SimpleColumn<Row> | false)[];
	rows: readonly Row[];
	rowKey: (row: Row, index: number) => string | number;
	/** What it shows, where no heading above says it. */
	label?: string | undefined;
	/** What is longer than a line begins beside the rest of its row. */
	top?: boolean;
	rowProps?: (row: Row) => RowProps;
	/** Said once above this row, of it and those that follow. */
	headingOf?: (row: Row) => ReactNode;
	className?: string | undefined;
}

/** A few rows on a page of settings, in a dialog, on a card: hairlines, flush with the text above. */
export function SimpleTable<Row>(props: SimpleTableProps<Row>) {
	const { rows, rowKey, label, top = false, rowProps, headingOf, className } = props;
	const columns = props.columns.filter((column) => column !== false);
	return (
		<table className={cx(css.table, top && css.top, className)} aria-label={label}>
			{columns.some(({ head }) => head !== undefined) && (
				<thead>
					<tr>
						{columns.map((column) => (
							<th key={keyOf(column)} scope="col" className={classOf(column)} style={{ width: column.width }}>
								{column.isHeadHidden ? <VisuallyHidden>{column.head}</VisuallyHidden> : column.head}
							</th>
						))}
					</tr>
				</thead>
			)}
			<tbody>
				{rows.map((row, i) => {
					const heading = headingOf?.(row);
					return (
						<Fragment key={rowKey(row, i)}>
							{heading && (
								<tr>
									<th colSpan={columns.length} scope="colgroup">
										{heading}
									</th>
								</tr>
							)}
							<tr {...rowProps?.(row)}>
								{columns.map((column) => (
									<Cell key={keyOf(column)} column={column} isRowHead={column.isRowHead}>
										{column.cell(row, i)}
									</Cell>
								))}
							</tr>
						</Fragment>
					);
				})}
			</tbody>
			{columns.some(({ foot }) => foot !== undefined) && (
				<tfoot>
					<tr>
						{columns.map((column) => (
							<Cell key={keyOf(column)} column={column} isRowHead={column.isRowHead}>
								{column.foot}
							</Cell>
						))}
					</tr>
				</tfoot>
			)}
		</table>
	);
}

interface CellProps {
	column: Pick<SimpleColumn<never>, 'align' | 'nowrap' | 'className'>;
	isRowHead: boolean | undefined;
	children: ReactNode;
}

function Cell({ column, isRowHead, children }: CellProps) {
	if (isRowHead)
		return (
			<th scope="row" className={classOf(column)}>
				{children}
			</th>
		);
	return <td className={classOf(column)}>{children}</td>;
}

const keyOf = ({ key, head }: { key?: string; head?: ReactNode }): string | undefined => key ?? String(head);

const classOf = ({ align, nowrap, className }: CellProps['column']): string | undefined =>
	cx(align === 'end' && css.end, nowrap && css.nowrap, className) || undefined;
