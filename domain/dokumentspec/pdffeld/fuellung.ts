/** What is written into a field. */
import { formatDatum } from '#domain/format/datum.ts';
import { auswahlwerte } from '#domain/vorlagen/auswahlwerte.ts';
import { variablenart } from '#domain/vorlagen/variablen.ts';
import { type Feldform, type Feldinhalt, type Feldzuordnung, type Formularfeld, istAngabe } from './pdffeld.ts';

/** What was decided of it, else the Angabe it is named after; null: it stays empty, and nobody has said so. */
export function inhaltVon(name: string, zuordnungen: readonly Feldzuordnung[]): Feldinhalt | null {
	const eigener = zuordnungen.find(({ feld }) => feld === name);
	if (eigener) return eigener.inhalt;
	return istAngabe(name) ? { art: 'ANGABE', angabe: name, form: { art: 'GANZ' } } : null;
}

/** The fields of a file together with those that were put on its pages. */
export const alleFelder = (
	felder: readonly Formularfeld[],
	zuordnungen: readonly Feldzuordnung[],
): readonly Formularfeld[] => [
	...felder,
	...zuordnungen.flatMap(({ feld, platz }) =>
		platz && !felder.some(({ name }) => name === feld) ? [{ name: feld, art: platz.art, optionen: [] }] : [],
	),
];

/** As it stands in the field; of a box `ja` crosses it, of several the name of one chooses it. */
export function feldtext(inhalt: Feldinhalt | null, wert: (angabe: string) => string): string {
	if (inhalt === null || inhalt.art === 'LEER') return '';
	if (inhalt.art === 'TEXT') return inhalt.text;
	return inForm(inhalt.form, wert(inhalt.angabe), istTag(inhalt.angabe));
}

export const istTag = (angabe: string): boolean => variablenart(angabe) === 'DATUM';

const DATUM = /^(\d\d)\.(\d\d)\.(\d{4})$/;

function inForm(form: Feldform, wert: string, isTag: boolean): string {
	const [, tag = '', monat = '', jahr = ''] = DATUM.exec(wert) ?? [];
	switch (form.art) {
		case 'GANZ':
			return wert;
		case 'GROSS':
			return wert.toLocaleUpperCase('de');
		case 'KOMPAKT':
			return kompakt(wert);
		case 'TAG':
			return tag;
		case 'MONAT':
			return monat;
		case 'JAHR':
			return jahr;
		case 'ZEICHEN':
			// Boxes have room for a date's digits only.
			return [...(isTag ? kompakt(wert) : wert)][form.stelle - 1] ?? '';
		case 'KREUZ':
			return istGleich(wert, form.wert) ? 'ja' : '';
		case 'WAHL':
			return form.wahl.find((eine) => istGleich(wert, eine.wert))?.option ?? '';
	}
}

const kompakt = (wert: string): string => wert.replace(/[^\p{L}\p{N}]/gu, '');

/** Values and options are compared as a reader would. */
export const istGleich = (a: string, b: string): boolean => a !== '' && gefaltet(a) === gefaltet(b);
export const gefaltet = (text: string): string => text.normalize('NFC').trim().toLocaleLowerCase('de');

/** Kinds of forms an Angabe may have in a field; the first is the usual one. */
export function formenFuer(feld: Pick<Formularfeld, 'art'>, angabe: string): readonly Feldform['art'][] {
	if (feld.art === 'KREUZ') return ['KREUZ'];
	if (feld.art !== 'TEXT') return auswahlwerte(angabe) ? ['WAHL'] : ['GANZ'];
	return istTag(angabe)
		? ['GANZ', 'TAG', 'MONAT', 'JAHR', 'KOMPAKT', 'ZEICHEN']
		: ['GANZ', 'GROSS', 'KOMPAKT', 'ZEICHEN'];
}

const TTMMJJJJ = formatDatum('2000-01-01').replaceAll('.', '').length;

/** How an Angabe is written into a field when nobody says otherwise. */
export function grundform(
	{ art, optionen, zeichen }: Formularfeld & { readonly zeichen?: number | null },
	angabe: string,
): Feldform {
	const werte = auswahlwerte(angabe);
	if (art === 'KREUZ') return { art: 'KREUZ', wert: werte?.[0] ?? 'ja' };
	if (art === 'AUSWAHL' || art === 'LISTE') return werte ? { art: 'WAHL', wahl: wahlZwischen(werte, optionen) } : GANZ;
	return istTag(angabe) && zeichen === TTMMJJJJ ? { art: 'KOMPAKT' } : GANZ;
}

const GANZ: Feldform = { art: 'GANZ' };

/** The option of each value: spelled alike, else the only one that begins it or is begun by it. */
function wahlZwischen(werte: readonly string[], optionen: Formularfeld['optionen']) {
	return werte.flatMap((wert) => {
		const genau = optionen.find((namen) => namen.some((name) => istGleich(name, wert)));
		const moegliche = genau ? [genau] : optionen.filter((namen) => namen.some((name) => istAnfang(name, wert)));
		const [option] = moegliche.length === 1 ? (moegliche[0] ?? []) : [];
		return option ? [{ wert, option }] : [];
	});
}

/** `m`, `männl.` */
const istAnfang = (kurz: string, wert: string): boolean => {
	const anfang = gefaltet(kurz).replace(/\.$/, '');
	return anfang !== '' && gefaltet(wert).startsWith(anfang);
};
