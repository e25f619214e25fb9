/** What the fields hold while somebody decides it. */
import { inhaltVon } from '#domain/dokumentspec/pdffeld/fuellung.ts';
import type { Feldinhalt, Feldplatz, Feldzuordnung } from '#domain/dokumentspec/pdffeld/pdffeld.ts';
import { platzhalterName } from '#domain/vorlagen/platzhaltername.ts';
import type { Pdffeld } from './queries.ts';

export type Stand = 'ZUGEORDNET' | 'VORSCHLAG' | 'OHNE' | 'UNTERSCHRIFT';

/** Which of them are listed. */
export type Auswahl = 'ALLE' | Exclude<Stand, 'UNTERSCHRIFT'>;

/** A field with what it holds, decided or proposed. */
export interface Feldstand {
	readonly feld: Pdffeld;
	readonly inhalt: Feldinhalt | null;
	readonly stand: Stand;
	/** Where somebody has put it. */
	readonly platz: Feldplatz | null;
	/** Somebody has said it; others go by their names or are proposed. */
	readonly isEntschieden: boolean;
}

/** Of the file and put by hand, in the order they are read. */
export function staende(felder: readonly Pdffeld[], zuordnungen: readonly Feldzuordnung[]): readonly Feldstand[] {
	const gesetzte = zuordnungen.flatMap(({ feld, platz }) =>
		platz && !felder.some(({ name }) => name === feld) ? [{ feld: gesetztesFeld(feld, platz), platz }] : [],
	);
	return [...felder.map((feld) => ({ feld, platz: null })), ...gesetzte].map(({ feld, platz }): Feldstand => {
		const isEntschieden = zuordnungen.some((eine) => eine.feld === feld.name);
		if (feld.art === 'UNTERSCHRIFT') return { feld, platz, isEntschieden, inhalt: null, stand: 'UNTERSCHRIFT' };
		const entschieden = inhaltVon(feld.name, zuordnungen);
		if (entschieden)
			return {
				feld,
				platz,
				isEntschieden,
				inhalt: entschieden,
				stand: istOffen(platz, entschieden) ? 'OHNE' : 'ZUGEORDNET',
			};
		const vorschlag = feld.vorschlag?.inhalt ?? null;
		return { feld, platz, isEntschieden, inhalt: vorschlag, stand: vorschlag ? 'VORSCHLAG' : 'OHNE' };
	});
}

/** Put there, and nobody has said what for. */
const istOffen = (platz: Feldplatz | null, inhalt: Feldinhalt): boolean => platz !== null && inhalt.art === 'LEER';

const gesetztesFeld = (name: string, { art, seite, x, y, breite, hoehe }: Feldplatz): Pdffeld => ({
	...{ name, art, optionen: [], hinweis: null, zeichen: null, isKaestchen: false, umfeld: [], vorschlag: null },
	stellen: [{ seite, x, y, breite, hoehe }],
});

/** As it would be if every proposal were accepted. */
export const mitVorschlaegen = (alle: readonly Feldstand[], zuordnungen: readonly Feldzuordnung[]): Feldzuordnung[] => [
	...zuordnungen,
	...alle.flatMap(({ feld, inhalt, stand }) =>
		stand === 'VORSCHLAG' && inhalt ? [{ feld: feld.name, inhalt, platz: null }] : [],
	),
];

export const gesetzt = (
	zuordnungen: readonly Feldzuordnung[],
	feld: string,
	neu: Partial<Pick<Feldzuordnung, 'inhalt' | 'platz'>>,
): Feldzuordnung[] => {
	const bisher = zuordnungen.find((eine) => eine.feld === feld);
	const ganz: Feldzuordnung = { ...(bisher ?? { feld, inhalt: { art: 'LEER' }, platz: null }), ...neu };
	return bisher ? zuordnungen.map((eine) => (eine === bisher ? ganz : eine)) : [...zuordnungen, ganz];
};

/** As it can be stored: what is still being written holds nothing yet. */
export const reine = (zuordnungen: readonly Feldzuordnung[]): Feldzuordnung[] =>
	zuordnungen.map((eine) => (istUnfertig(eine.inhalt) ? { ...eine, inhalt: { art: 'LEER' } } : eine));

const istUnfertig = (inhalt: Feldinhalt): boolean =>
	(inhalt.art === 'TEXT' && inhalt.text.trim() === '') ||
	(inhalt.art === 'ANGABE' && inhalt.form.art === 'KREUZ' && inhalt.form.wert.trim() === '');

export const ohneFeld = (zuordnungen: readonly Feldzuordnung[], feld: string): Feldzuordnung[] =>
	zuordnungen.filter((eine) => eine.feld !== feld);

/** The next to decide, from a field on and around. */
export function naechsterVorschlag(alle: readonly Feldstand[], nach: string): string | null {
	const hier = alle.findIndex(({ feld }) => feld.name === nach);
	const folgend = [...alle.slice(hier + 1), ...alle.slice(0, Math.max(0, hier))];
	return folgend.find(({ stand }) => stand === 'VORSCHLAG')?.feld.name ?? null;
}

/** A form is mostly about the volunteer and his contract: only of others is said whose it is. */
export function angabeName(angabe: string): string {
	const name = platzhalterName(angabe);
	if (/^(freiwilliger|vertrag)\./.test(angabe)) return name.replace(/^[^:]+: /, '');
	return angabe.endsWith('.bezeichnung') ? name.replace(/: .*/, '') : name;
}
