import { ampelfarbe, ampelwort, type Dokumentampel } from '#domain/akte/dokumentampel.ts';
import type { Statuskatalog } from '#domain/status/katalog.ts';
import { LISTE } from '../../texte/listen.ts';
import { Ampel } from '../../ui/ampel.tsx';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { Status } from '../status/status.tsx';
import { AlterZelle, NameZelle, oderLeer, tagZelle, zeitZelle } from './zellen.tsx';

/** Columns that several lists of volunteers have; a list says what is different about its own. */

type Teil<Row> = Partial<TableColumn<Row>>;

interface Person {
	freiwilligerID: string;
	vorname: string | null;
	nachname: string | null;
}

export const nameSpalte = <Row extends Person>(header: string): TableColumn<Row> => ({
	id: 'name',
	header,
	size: 150,
	pinned: true,
	strong: true,
	sortable: true,
	cell: (zeile) => <NameZelle person={zeile} />,
});

export const alterSpalte = <Row extends { alter: number | null }>(
	header: string,
	rest: Teil<Row> = {},
): TableColumn<Row> => ({
	id: 'alter',
	header,
	size: 68,
	sortable: true,
	cell: ({ alter }) => <AlterZelle alter={alter} />,
	...rest,
});

const AMPEL = { ROT: 'missing', GELB: 'check', GRUEN: 'ok' } as const;

export const ampelSpalte = <Row extends { dokumente: Dokumentampel | null }>(
	header: string,
	rest: Teil<Row> = {},
): TableColumn<Row> => ({
	id: 'dokumente',
	header,
	size: 138,
	cell: ({ dokumente }) => {
		const wort = ampelwort(dokumente);
		return dokumente && wort ? <Ampel state={AMPEL[ampelfarbe(dokumente)]}>{wort}</Ampel> : oderLeer(null);
	},
	...rest,
});

export function statusSpalte<N extends number, Key extends string, Row extends Record<Key, N>>(
	id: Key,
	header: string,
	katalog: Statuskatalog<N>,
	rest: Teil<Row> & { tinted?: boolean },
): TableColumn<Row> {
	const { tinted = false, ...spalte } = rest;
	return {
		id,
		header,
		size: 190,
		sortable: true,
		cell: (zeile) => <Status katalog={katalog} nummer={zeile[id]} tinted={tinted} />,
		...spalte,
	};
}

/** A text, or the grey word where there is none. */
export const textSpalte = <Key extends string, Row extends Record<Key, string | null>>(
	id: Key,
	header: string,
	{ leer, ...rest }: Teil<Row> & { leer?: string },
): TableColumn<Row> => ({
	id,
	header,
	size: 130,
	sortable: true,
	cell: (zeile) => oderLeer(zeile[id], leer),
	...rest,
});

export const betreuerSpalte = <Row extends { betreuer: string | null }>(
	header: string,
	rest: Teil<Row> = {},
): TableColumn<Row> =>
	textSpalte<'betreuer', Row>('betreuer', header, { minWindow: 1360, quiet: true, leer: LISTE.niemand, ...rest });

export const ortSpalte = <Row extends { plz: string | null; ort: string | null }>(
	header: string,
	rest: Teil<Row> = {},
): TableColumn<Row> => ({
	id: 'ort',
	header,
	size: 160,
	sortable: true,
	quiet: true,
	cell: ({ plz, ort }) => oderLeer([plz, ort].filter(Boolean).join(' ')),
	...rest,
});

const RECHTS = { align: 'end', sortable: true } as const;

export const tagSpalte = <Key extends string, Row extends Record<Key, string | null>>(
	id: Key,
	header: string,
	rest: Teil<Row> = {},
): TableColumn<Row> => ({ id, header, size: 96, ...RECHTS, cell: (zeile) => tagZelle(zeile[id]), ...rest });

/** The day of an instant. */
export const zeitSpalte = <Key extends string, Row extends Record<Key, string | null>>(
	id: Key,
	header: string,
	rest: Teil<Row> = {},
): TableColumn<Row> => ({
	id,
	header,
	size: 112,
	...RECHTS,
	quiet: true,
	cell: (zeile) => zeitZelle(zeile[id]),
	...rest,
});
