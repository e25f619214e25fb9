/** What a list's declaration in `domain/liste` means on the screen: its columns, its filters, its views. */
import type { ReactNode } from 'react';
import { ampelfarbe, ampelwort, type Dokumentampel } from '#domain/akte/dokumentampel.ts';
import { type Liste, type Spalte, sortierbar, type Zeile } from '#domain/liste/liste.ts';
import { ZUSATZ_SORT } from '#domain/liste/sortierung.ts';
import { LISTE } from '../../texte/listen.ts';
import { Ampel } from '../../ui/ampel.tsx';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { Status } from '../status/status.tsx';
import type { Filterfeld } from './filterfelder.ts';
import type { Listendefinition } from './suche.ts';
import { AlterZelle, NameZelle, oderLeer, tagZelle, zeitZelle } from './zellen.tsx';

/** Names of columns that the page shows in a way of its own. */
type Eigene<L extends Liste> = {
	[Name in keyof L['spalten'] & string]: L['spalten'][Name] extends { art: 'eigen' } ? Name : never;
}[keyof L['spalten'] & string];

type Zellen<L extends Liste> = Readonly<Record<Eigene<L>, (zeile: Zeile<L>) => ReactNode>>;

/** To be called at module level, so that the columns keep their identity. */
export function tabellenspalten<const L extends Liste, Row extends Zeile<L> = Zeile<L>>(
	{ spalten }: L,
	eigene: Zellen<L>,
): readonly TableColumn<Row>[] {
	const zellen = eigene as Readonly<Record<string, (zeile: Zeile<L>) => ReactNode>>;
	return Object.entries(spalten).map(([id, spalte]): TableColumn<Row> => {
		const { breite, abFenster, ...ueblich } = UEBLICH[spalte.art];
		const fenster = spalte.abFenster === undefined ? abFenster : spalte.abFenster;
		return {
			...ueblich,
			id,
			header: spalte.titel,
			size: spalte.breite ?? breite,
			...(fenster && { minWindow: fenster }),
			...(spalte.waechst && { grow: true }),
			...(spalte.sort && { sortable: true }),
			...(spalte.leise && { quiet: true }),
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
	ampel: { breite: 138 },
	betreuer: { ...TEXT, abFenster: 1360, quiet: true },
	ort: { breite: 160, quiet: true },
	tag: { breite: 96, align: 'end' },
	zeit: { breite: 112, align: 'end', quiet: true },
	zahl: { breite: 96, align: 'end' },
	janein: { breite: 84 },
	text: TEXT,
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
			return zeitZelle(text);
		case 'zahl':
			return oderLeer(wert === null ? null : String(wert), spalte.leer);
		case 'janein':
			return wert ? LISTE.ja : LISTE.nein;
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

function ampelzelle(ampel: Dokumentampel | null): ReactNode {
	const wort = ampelwort(ampel);
	return ampel && wort ? <Ampel state={AMPEL[ampelfarbe(ampel)]}>{wort}</Ampel> : oderLeer(null);
}

/** In the order of the columns, then those no column shows. */
export function filtervon({ spalten, filter }: Liste): readonly Filterfeld[] {
	const vonSpalten = Object.entries(spalten).flatMap(([name, spalte]): Filterfeld[] => {
		const { titel, filter } = spalte;
		if (!filter) return [];
		return filter === true ? [nachArt(name, spalte)] : [{ feld: filter.feld, titel, art: filter.art } as Filterfeld];
	});
	return [...vonSpalten, ...Object.entries(filter).map(([feld, rest]) => ({ feld, ...rest }) as Filterfeld)];
}

function nachArt(feld: string, spalte: Spalte): Filterfeld {
	const { titel } = spalte;
	switch (spalte.art) {
		case 'status':
			return { feld, titel, art: 'status', katalog: spalte.katalog };
		case 'wahl':
			return {
				feld,
				titel,
				art: 'auswahl',
				optionen: Object.entries(spalte.worte).map(([id, name]) => ({ id, name })),
			};
		case 'alter':
			return { feld, titel, art: 'alter' };
		case 'zahl':
			return { feld, titel, art: 'zahl' };
		case 'janein':
			return { feld, titel, art: 'jaNein' };
		case 'tag':
		case 'zeit':
			return { feld, titel, art: 'zeitraum' };
		default:
			return { feld, titel, art: 'text' };
	}
}

/** The list as its page and its loader need it. */
export const listendefinition = <Row,>(
	liste: Liste,
	{ pfad, lade }: Pick<Listendefinition<Row>, 'pfad' | 'lade'>,
): Listendefinition<Row> => ({
	name: liste.name as Listendefinition['name'],
	pfad,
	ansichten: liste.ansichten as unknown as Listendefinition['ansichten'],
	sortierbar: [...sortierbar(liste), ...(liste.zusatz ? ZUSATZ_SORT : [])],
	sort: liste.sort,
	lade,
});
