import { Box, Flex } from '@mantine/core';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { UI } from '../../texte/ui.ts';
import { Section } from '../layout/page.tsx';
import { type SimpleColumn, SimpleTable } from '../table/simple-table.tsx';
import { TextButton } from '../text-link.tsx';
import css from './picture.module.css';

interface PictureProps<Row> extends Pick<Partial<ComponentProps<typeof Section>>, 'title' | 'size' | 'note'> {
	/** What it shows. */
	caption: string;
	rows: readonly Row[];
	rowKey: (row: Row) => string;
	columns: readonly (SimpleColumn<Row> | false)[];
	/** The picture. */
	children: ReactNode;
}

/** Figures as a picture, or the same as a table with heads, to be read out and copied. Without a title the switch stands beside. */
export function Picture<Row>({ title, size, note, children, ...table }: PictureProps<Row>) {
	const [isTable, setIsTable] = useState(false);
	const tableSwitch = table.rows.length > 0 && (
		<TextButton className={css.switch} onClick={() => setIsTable((before) => !before)}>
			{isTable ? UI.alsDiagramm : UI.alsTabelle}
		</TextButton>
	);
	const shown = isTable ? <FigureTable {...table} /> : children;
	if (title === undefined)
		return (
			<Flex gap={16} align="flex-start" mb={8}>
				<Box miw={0} flex={1}>
					{shown}
				</Box>
				{tableSwitch}
			</Flex>
		);
	return (
		<Section title={title} aside={tableSwitch} {...(size && { size })} {...(note !== undefined && { note })}>
			{shown}
		</Section>
	);
}

const FigureTable = <Row,>({ caption, rows, rowKey, columns }: Omit<PictureProps<Row>, 'children'>) => (
	<SimpleTable label={caption} rows={rows} rowKey={rowKey} columns={columns} />
);

interface Counted {
	label: ReactNode;
	text: string;
}

/** What most pictures count: of each so many. */
export const counted = (dimension: string): readonly SimpleColumn<Counted>[] => [
	{ head: dimension, isRowHead: true, cell: ({ label }) => label },
	{ head: UI.anzahl, align: 'end', cell: ({ text }) => text },
];
