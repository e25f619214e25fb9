import { z } from 'zod';
import { FUNKTIONEN } from '#domain/stammdaten/funktionen.ts';
import { ganzzahl, pflichttext } from './schemata.ts';
import { type Stammdatum, stammdatum } from './stammdatum.ts';

const schema = z.object({ bezeichnung: pflichttext(100), sortierung: ganzzahl(0, 999) }).readonly();

/** A value of a plain selection list. */
export type Listeneintrag = z.infer<typeof schema>;

const liste = <const Name extends string, const Key extends string>(
	name: Name,
	key: Key,
	label: string,
	verwendetIn: readonly string[],
	vorgaben?: Readonly<Record<string, string>>,
): Stammdatum<Name, Listeneintrag> & { readonly key: Key } => ({
	...stammdatum({
		name,
		key,
		label,
		schema,
		leer: { bezeichnung: '', sortierung: 0 },
		texte: ['bezeichnung'],
		art: 'FREITEXT',
		verwendetIn,
		...(vorgaben && { vorgaben: alsVorgaben(vorgaben) }),
	}),
	key,
});

/** In the order they are named. */
const alsVorgaben = (namen: Readonly<Record<string, string>>): ReadonlyMap<string, Listeneintrag> =>
	new Map(Object.entries(namen).map(([id, bezeichnung], stelle) => [id, { bezeichnung, sortierung: stelle + 1 }]));

/** Table: Seminar, Seminartypen. */
const SEMINARTYPEN = {
	EINFUEHRUNG: 'Einführungsseminar',
	ZWISCHEN: 'Zwischenseminar',
	ABSCHLUSS: 'Abschlussseminar',
	POLITISCHE_BILDUNG: 'Politische Bildung',
	BILDUNGSTAG: 'Bildungstag',
	LIZENZ: 'Lizenzausbildung',
	FREI: 'Freies Seminar',
};

/** Selection lists that differ in nothing but their name. */
export const LISTEN = [
	liste('Sportart', 'sportart', 'Sportart', ['Adresse.sportartIDs', 'Akte.sportartIDs']),
	liste('Taetigkeitsfeld', 'taetigkeitsfeld', 'Tätigkeitsfeld', [
		'Adresse.taetigkeitsfeldIDs',
		'Akte.taetigkeitsfeldIDs',
	]),
	liste('Schulabschluss', 'schulabschluss', 'Schulabschluss', ['Akte.schulabschlussID']),
	liste('Titel', 'titel', 'Titel', ['Akte.titelID', 'Person.titelID']),
	liste('Ausbildung', 'ausbildung', 'Ausbildung', ['Akte.ausbildungID']),
	liste('Attribut1', 'attribut1', 'Gruppierung 1', ['Adresse.attribut1ID']),
	liste('Attribut2', 'attribut2', 'Gruppierung 2', ['Adresse.attribut2ID']),
	liste('Funktion', 'funktion', 'Funktion', ['Person.funktionen'], FUNKTIONEN),
	liste('Seminartyp', 'seminartyp', 'Seminartyp', ['Seminar.seminartypID'], SEMINARTYPEN),
] as const;

export type Listenkey = (typeof LISTEN)[number]['key'];

/** The list of this key. */
export function listeMit(key: string): Stammdatum<string, Listeneintrag> {
	const treffer = LISTEN.find((l) => l.key === key);
	if (!treffer) throw new Error(`Es gibt keine Liste ${key}`);
	return treffer as Stammdatum<string, Listeneintrag>;
}
