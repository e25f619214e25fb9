/** What a list's declaration in `domain/liste` means on the screen: its columns, its filters, its views. */
import type { ReactNode } from 'react';
import { ampelfarbe, ampelkurzwort, ampelwort, type Dokumentampel } from '#domain/akte/dokument/dokumentampel.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import {
	type EigeneSpalten,
	type Filterfeld as Erklaert,
	FILTERART,
	type Liste,
	type Spalte,
	type Spaltenzeile,
	sortierbar,
} from '#domain/liste/liste.ts';
import { ZUSATZ_SORT } from '#domain/liste/sortierung.ts';
import { LISTE } from '../../texte/listen/listen.ts';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { Ampel } from '../../ui/figures/ampel.tsx';
import { Status } from '../status/status.tsx';
import type { Option } from './chips/wahl.tsx';
import type { Filterfeld } from './filterfelder.ts';
import type { Listendefinition } from './suche.ts';
import { AlterZelle, Leerwort, NameZelle, oderLeer, tagZelle, zeitZelle } from './zellen.tsx';

/** Cells of its own; any column may have one where its kind's doesn't say all. */
type Zellen<L extends Liste, Row> = Readonly<
	Record<EigeneSpalten<L>, (zeile: Row) => ReactNode> &
		Partial<Record<keyof L['spalten'] & string, (zeile: Row) => ReactNode>>
>;

/** To be called at module level, so that the columns keep their identity. */
export function tabellenspalten<const L extends Liste, Row extends Spaltenzeile<L>>(
	{ spalten }: L,
	eigene: Zellen<L, Row>,
): readonly TableColumn<Row>[] {
	const zellen = eigene as Readonly<Record<string, (zeile: Row) => ReactNode>>;
	return Object.entries(spalten).map(([id, spalte]): TableColumn<Row> => {
		const { breite, abFenster, ...ueblich } = UEBLICH[spalte.art];
		const fenster = spalte.abFenster === undefined ? abFenster : spalte.abFenster;
		return {
			...ueblich,
			id,
			header: spalte.titel,
			size: spalte.breite ?? breite,
			...(fenster && { minWindow: fenster }),
			...(spalte.fest !== undefined && { pinned: spalte.fest, strong: true }),
			...(spalte.stark && { strong: true }),
			...(spalte.waechst && { grow: true }),
			...(spalte.rechts && { align: 'end' }),
			...(spalte.sort && { sortable: true }),
			...(spalte.leise !== undefined && { quiet: spalte.leise }),
			...(spalte.wahlweise && { optional: true }),
			cell: zellen[id] ?? ((zeile) => zelle(spalte, id, zeile as never)),
		};
	});
}

type Ueblich = Pick<TableColumn<never>, 'align' | 'pinned' | 'strong' | 'quiet'> & {
	breite: number;
	abFenster?: number;
};

const TEXT = { breite: 130 } as const;

/** What suits most columns that hold the same. */
const UEBLICH: Readonly<Record<Spalte['art'], Ueblich>> = {
	person: { breite: 150, pinned: true, strong: true },
	alter: { breite: 68 },
	status: { breite: 190 },
	ampel: { breite: 108 },
	betreuer: { ...TEXT, abFenster: 1360, quiet: true },
	ort: { breite: 160, quiet: true },
	tag: { breite: 96, align: 'end' },
	zeit: { breite: 112, align: 'end', quiet: true },
	zeitpunkt: { breite: 112, align: 'end', quiet: true },
	zahl: { breite: 96, align: 'end' },
	tage: { breite: 96, align: 'end' },
	janein: { breite: 84 },
	text: TEXT,
	wort: TEXT,
	texte: TEXT,
	wahl: TEXT,
	id: TEXT,
	verweis: TEXT,
	eigen: TEXT,
};

const AMPEL = { ROT: 'missing', GELB: 'check', GRUEN: 'ok' } as const;

interface Person {
	freiwilligerID: string;
	vorname: string | null;
	nachname: string | null;
}

function zelle(spalte: Spalte, id: string, zeile: Readonly<Record<string, unknown>>): ReactNode {
	const wert = zeile[spalte.feld ?? id];
	const text = wert as string | null;
	switch (spalte.art) {
		case 'person':
			return <NameZelle person={zeile as unknown as Person} />;
		case 'alter':
			return <AlterZelle alter={wert as number | null} />;
		case 'status':
			return <Status katalog={spalte.katalog} nummer={wert as number} tinted={spalte.getoent ?? false} />;
		case 'ampel':
			return ampelzelle(wert as Dokumentampel | null);
		case 'ort':
			return oderLeer([zeile.plz, zeile.ort].filter(Boolean).join(' '));
		case 'tag':
			return tagZelle(text);
		case 'zeit':
		case 'zeitpunkt':
			return zeitZelle(text);
		case 'zahl':
			return oderLeer(wert === null ? null : String(wert), spalte.leer);
		case 'tage':
			return oderLeer(wert === null ? null : formatZahl(wert as number, 1), spalte.leer);
		case 'janein':
			return jaNein(Boolean(wert));
		case 'texte':
			return oderLeer((wert as readonly string[]).join(', '), spalte.leer);
		case 'wahl':
			return oderLeer(text && (spalte.worte[text] ?? null), spalte.leer);
		case 'betreuer':
			return oderLeer(text, spalte.leer ?? LISTE.niemand);
		default:
			return oderLeer(text, spalte.leer);
	}
}

export const jaNein = (wert: boolean): ReactNode => (wert ? LISTE.trifftZu : <Leerwort wort={LISTE.trifftNichtZu} />);

export function ampelzelle(ampel: Dokumentampel | null): ReactNode {
	const wort = ampelkurzwort(ampel);
	if (!ampel || wort === null) return oderLeer(null);
	return (
		<Ampel state={AMPEL[ampelfarbe(ampel)]} title={ampelwort(ampel) ?? undefined}>
			{wort}
		</Ampel>
	);
}

/** In the order of the columns, then those no column shows; `optionen`: by field, what only the page knows. */
export function filtervon(
	{ spalten, filter }: Liste,
	optionen: Readonly<Record<string, readonly Option[]>> = {},
): readonly Filterfeld[] {
	const vonSpalten = Object.entries(spalten).flatMap(([name, spalte]): Filterfeld[] => {
		const { titel, filter } = spalte;
		if (!filter) return [];
		if (filter === true) return [nachArt(name, spalte)];
		return [alsFilterfeld(filter.feld, { titel, art: filter.art } as Erklaert, optionen)];
	});
	return [...vonSpalten, ...Object.entries(filter).map(([feld, eins]) => alsFilterfeld(feld, eins, optionen))];
}

function alsFilterfeld(
	feld: string,
	filter: Erklaert,
	optionen: Readonly<Record<string, readonly Option[]>>,
): Filterfeld {
	if (filter.art !== 'auswahl') return { feld, ...filter };
	return {
		feld,
		titel: filter.titel,
		art: 'auswahl',
		optionen: filter.worte ? worte(filter.worte) : (optionen[feld] ?? []),
	};
}

const worte = (alle: Readonly<Record<string, string>>): readonly Option[] =>
	Object.entries(alle).map(([id, name]) => ({ id, name }));

/** By what the column holds. */
function nachArt(feld: string, spalte: Spalte): Filterfeld {
	const { titel } = spalte;
	if (spalte.art === 'status') return { feld, titel, art: 'status', katalog: spalte.katalog };
	if (spalte.art === 'wahl') return { feld, titel, art: 'auswahl', optionen: worte(spalte.worte) };
	return { feld, titel, art: FILTERART[spalte.art] } as Filterfeld;
}

/** The list as its page and its loader need it. */
export const listendefinition = <Row,>(
	liste: Liste,
	{ pfad, lade, zaehle, kennung }: Pick<Listendefinition<Row>, 'pfad' | 'lade' | 'zaehle' | 'kennung'>,
): Listendefinition<Row> => ({
	name: liste.name as Listendefinition['name'],
	pfad,
	ansichten: liste.ansichten,
	sortierbar: [...sortierbar(liste), ...(liste.zusatz ? ZUSATZ_SORT : [])],
	sort: liste.sort,
	lade,
	zaehle,
	...(kennung && { kennung }),
});
