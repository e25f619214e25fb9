import type { Akte, Erziehungsberechtigter } from '#domain/akte/zustand.ts';
import { alterAm } from '#domain/datum.ts';
import { AUSWAHL, ERZIEHUNGSBERECHTIGTER_ART } from '#domain/felder/auswahl.ts';
import type { Feldart } from '#domain/felder/feld.ts';
import type { Personendaten } from '#domain/felder/personenfelder.ts';
import type { Textregelname } from '#domain/felder/textregeln.ts';
import { verbunden } from '#domain/format/text.ts';
import { istMinderjaehrig } from '#domain/recht/alter.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { PERSONENPLATZHALTER, SENSIBLE_PLATZHALTER } from '#domain/vorlagen/feldplatzhalter.ts';
import type { Wert } from '#domain/vorlagen/werte.ts';

export type Vorlagenwert = readonly [name: string, wert: Wert];

/** What a person chose from lists, by the ids; what isn't there has no name. */
export type Listennamen = ReadonlyMap<string, string>;

const istEintrag = ({ art }: Feldart): boolean => art === 'liste' || art === 'land';

/** The lists' entries whose names are needed. */
export const listenIDs = (person: Personendaten): string[] =>
	PERSONENPLATZHALTER.filter(({ angaben }) => istEintrag(angaben))
		.map(({ feld }) => person[feld])
		.filter((id) => typeof id === 'string');

/** The whole group `freiwilliger`, but for what is sensitive. */
export function freiwilligerWerte(
	akte: Pick<Akte, 'person' | 'status'>,
	heute: string,
	namen: Listennamen,
): Vorlagenwert[] {
	const { person, status } = akte;
	const { geburtsdatum } = person;
	return [
		...PERSONENPLATZHALTER.filter((einer) => !SENSIBLE_PLATZHALTER.includes(einer)).map(
			({ feld, variable, angaben }): Vorlagenwert => [variable, feldwert(angaben, person[feld], namen)],
		),
		['freiwilliger.name', verbunden(person.vorname, person.nachname)],
		['freiwilliger.alter', geburtsdatum && alterAm(geburtsdatum, heute)],
		['freiwilliger.volljaehrig', geburtsdatum && jaNein(!istMinderjaehrig(geburtsdatum, heute))],
		['freiwilliger.adresse', anschrift(person)],
		['freiwilliger.nachname_vorname', [person.nachname, person.vorname].filter(Boolean).join(', ')],
		['freiwilliger.strasse_hausnummer', verbunden(person.strasse, person.hausnummer)],
		['freiwilliger.plz_ort', verbunden(person.plz, person.ort)],
		['freiwilliger.status', FREIWILLIGER.eintraege[status].label],
	];
}

/** Nothing of these goes into a mail. */
export function sensibleWerte(person: Personendaten): Vorlagenwert[] {
	return SENSIBLE_PLATZHALTER.map(
		({ feld, variable, angaben }): Vorlagenwert => [
			variable,
			feld === 'isRettungsschwimmabzeichen' ? rettungsschwimmabzeichen(person) : feldwert(angaben, person[feld], null),
		],
	);
}

/** Some texts stand in forms box by box. */
const OHNE_LUECKEN: readonly Textregelname[] = ['BIC', 'STEUER_ID', 'SOZIALVERSICHERUNGSNUMMER'];

function feldwert(feld: Feldart, wert: Personendaten[keyof Personendaten], namen: Listennamen | null): Wert {
	if (typeof wert === 'boolean') return jaNein(wert);
	if (typeof wert !== 'string') return typeof wert === 'number' ? wert : null;
	if (istEintrag(feld)) return name(namen, wert);
	if (feld.art === 'auswahl') return feld.werte[wert] ?? wert;
	const istDicht = feld.art === 'iban' || ('regel' in feld && OHNE_LUECKEN.includes(feld.regel));
	return istDicht ? wert.replace(/\s/g, '') : wert;
}

/** The first two guardians. */
export function erziehungsberechtigteWerte(erziehungsberechtigte: readonly Erziehungsberechtigter[]): Vorlagenwert[] {
	return (['eins', 'zwei'] as const).flatMap((stelle, i): Vorlagenwert[] => {
		const einer = erziehungsberechtigte[i];
		const person = einer?.person;
		return [
			[`erziehungsberechtigter_${stelle}.name`, person && verbunden(person.vorname, person.nachname)],
			[`erziehungsberechtigter_${stelle}.art`, einer && ERZIEHUNGSBERECHTIGTER_ART[einer.art]],
			[`erziehungsberechtigter_${stelle}.email`, person?.email],
			[`erziehungsberechtigter_${stelle}.telefon`, person?.telefon],
			[`erziehungsberechtigter_${stelle}.adresse`, person && anschrift(person)],
		];
	});
}

/** Groups `vertretung` and `vertretende`: who represents a minor, together and a line for each; of who is of age, or may be, nobody. */
export function vertretungWerte(
	{ person, erziehungsberechtigte }: Pick<Akte, 'person' | 'erziehungsberechtigte'>,
	heute: string,
): Vorlagenwert[] {
	const { geburtsdatum } = person;
	const isMinderjaehrig = geburtsdatum && istMinderjaehrig(geburtsdatum, heute);
	const eltern = (isMinderjaehrig ? erziehungsberechtigte : []).flatMap(({ art, person: p }) =>
		p && verbunden(p.vorname, p.nachname) ? { ...p, art, name: verbunden(p.vorname, p.nachname) } : [],
	);
	const anschriften = new Set(eltern.map(anschrift).filter(Boolean));
	const je = (angabe: (einer: (typeof eltern)[number]) => string | null | undefined) =>
		eltern.map((einer) => angabe(einer) ?? '').join('\n');
	return [
		['vertretung.namen', AUFZAEHLUNG.format(eltern.map(({ name }) => name))],
		['vertretung.anschrift', [...anschriften].join('; ')],
		['vertretende.name', je(({ name }) => name)],
		['vertretende.art', je(({ art }) => ERZIEHUNGSBERECHTIGTER_ART[art])],
		['vertretende.email', je(({ email }) => email)],
		['vertretende.telefon', je(({ telefon }) => telefon)],
		['vertretende.adresse', je(anschrift)],
	];
}

const AUFZAEHLUNG = new Intl.ListFormat('de', { type: 'conjunction' });

/** Group `brief`: name, street, town, in lines of their own. */
export const briefWerte = ({ vorname, nachname, strasse, hausnummer, plz, ort }: Personendaten): Vorlagenwert[] => [
	[
		'brief.anschriftfeld',
		[verbunden(vorname, nachname), verbunden(strasse, hausnummer), verbunden(plz, ort)].filter(Boolean).join('\n'),
	],
];

/** `Rheinweg 12a, 53113 Bonn`. */
export function anschrift(a: {
	readonly strasse?: string | null;
	readonly hausnummer?: string | null;
	readonly plz?: string | null;
	readonly ort?: string | null;
}): string {
	return [verbunden(a.strasse, a.hausnummer), verbunden(a.plz, a.ort)].filter(Boolean).join(', ');
}

const name = (namen: Listennamen | null, id: string): string => namen?.get(id) ?? '';

function jaNein(wert: boolean | null | undefined): string {
	if (wert === null || wert === undefined) return '';
	return wert ? 'ja' : 'nein';
}

function rettungsschwimmabzeichen({
	isRettungsschwimmabzeichen: hat,
	rettungsschwimmStufe: stufe,
}: Personendaten): string {
	return hat && stufe ? AUSWAHL.rettungsschwimmStufe[stufe] : jaNein(hat);
}
