import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type SimpleColumn, SimpleTable } from './simple-table.tsx';

interface Zeile {
	readonly name: string;
	readonly zahl: number;
}

const ROWS: readonly Zeile[] = [
	{ name: 'FSJ', zahl: 3 },
	{ name: 'BFD', zahl: 4 },
];
const zeige = (columns: readonly (SimpleColumn<Zeile> | false)[]) =>
	renderToStaticMarkup(
		<MantineProvider>
			<SimpleTable label="Plätze" rows={ROWS} rowKey={({ name }) => name} columns={columns} />
		</MantineProvider>,
	)
		.replace(/<style.*?<\/style>/gs, '')
		.replaceAll(/ (class|style)="[^"]*"/g, '');

test('names its columns and its rows for who hears it', () => {
	const html = zeige([
		{ head: 'Dienstart', isRowHead: true, cell: ({ name }) => name, foot: 'Summe' },
		false,
		{ head: 'Belegt', align: 'end', cell: ({ zahl }, i) => `${i}: ${zahl}`, foot: 7 },
	]);
	expect(html).toBe(
		'<table aria-label="Plätze"><thead><tr><th scope="col">Dienstart</th><th scope="col">Belegt</th></tr></thead>' +
			'<tbody><tr><th scope="row">FSJ</th><td>0: 3</td></tr><tr><th scope="row">BFD</th><td>1: 4</td></tr></tbody>' +
			'<tfoot><tr><th scope="row">Summe</th><td>7</td></tr></tfoot></table>',
	);
});

test('has no head and no foot where no column names one', () => {
	const html = zeige([{ key: 'name', cell: ({ name }) => name }]);
	expect(html).toBe('<table aria-label="Plätze"><tbody><tr><td>FSJ</td></tr><tr><td>BFD</td></tr></tbody></table>');
});
