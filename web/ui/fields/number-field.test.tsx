import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NumberField } from './number-field.tsx';

const zeigt = (props: { value: number; unit?: string; decimalScale?: number }) =>
	/ value="([^"]*)"/.exec(
		renderToStaticMarkup(
			<MantineProvider>
				<NumberField {...props} />
			</MantineProvider>,
		),
	)?.[1];

it.each([
	[{ value: 450, unit: '€', decimalScale: 2 }, '450,00'],
	[{ value: 1234.5, unit: '€', decimalScale: 2 }, '1.234,50'],
	[{ value: 38.5, unit: 'h', decimalScale: 1 }, '38,5'],
	[{ value: 1234 }, '1234'],
])('%j stands as %s: money with its cents, other numbers as short as they are', (props, text) => {
	expect(zeigt(props)).toBe(text);
});
