import type { Pdfbild } from '#commands/dateien/pdfbild.ts';
import type { Nachweiszeile, Seminarbilanz } from '#domain/akte/seminar/nachweiszeilen.ts';
import { formatDatum, formatDatumUhrzeit } from '#domain/format/datum.ts';
import { formatTage } from '#domain/format/zahl.ts';
import type { Pruefvermerk } from '../papier/pruefvermerk.ts';
import { Blaetter, GRAU, SATZBREITE, type Textart } from '../satz/blatt.ts';
import { setzeGestaltetes } from '../satz/textblatt.ts';

/** What the proof of somebody's seminar days tells (table: Exports, PDF-Seminarnachweis). */
export interface Seminarnachweisinhalt {
	readonly mandant: string;
	readonly logo: Pdfbild | null;
	/** In the light markup. */
	readonly einleitung: string | null;
	readonly schluss: string | null;
	/** null: none is kept, or nothing is recognised that it could stand for. */
	readonly unterschrift: Pdfbild | null;
	/** Who it is about: what with what. */
	readonly person: readonly (readonly [bezeichnung: string, wert: string])[];
	readonly bilanz: Seminarbilanz;
	/** ISO 8601. */
	readonly erstellt: string;
	readonly vermerk: Pruefvermerk;
}

const TITEL = 'Nachweis der Seminartage';
const ZEILE = { groesse: 9.5 } as const;
const ANGABE = 130;

export async function setzeSeminarnachweis(inhalt: Seminarnachweisinhalt): Promise<Buffer> {
	const { mandant, logo, einleitung, schluss, unterschrift, bilanz, erstellt } = inhalt;
	const blaetter = new Blaetter({ titel: TITEL, verfasser: mandant, zeit: new Date(erstellt) });
	if (logo) {
		blaetter.bild(logo, { breite: 180, hoehe: 60, text: `Logo ${mandant}` });
		blaetter.abstand(16);
	}
	blaetter.absatz(TITEL, { groesse: 16, fett: true, rolle: 'H1' });
	blaetter.abstand(10);
	setzeAngaben(blaetter, inhalt.person);
	blaetter.abstand(12);
	if (einleitung) setzeGestaltetes(blaetter, einleitung);
	setzeSeminare(blaetter, bilanz.zeilen);
	setzeSummen(blaetter, bilanz);
	blaetter.abstand(14);
	if (schluss) setzeGestaltetes(blaetter, schluss);
	if (unterschrift) blaetter.bild(unterschrift, { breite: 180, hoehe: 70, text: `Unterschrift für ${mandant}` });
	blaetter.abstand(10);
	blaetter.absatz(`${mandant}. Stand: ${formatDatumUhrzeit(erstellt)}`, { groesse: 8, farbe: GRAU });
	blaetter.abstand(6);
	blaetter.vermerk(inhalt.vermerk);
	return blaetter.fertig();
}

function setzeAngaben(blaetter: Blaetter, angaben: Seminarnachweisinhalt['person']): void {
	for (const [bezeichnung, wert] of angaben)
		blaetter.reihe([
			{ ...ZEILE, text: bezeichnung, links: 0, breite: ANGABE - 8, farbe: GRAU },
			{ ...ZEILE, text: wert, links: ANGABE, breite: SATZBREITE - ANGABE },
		]);
}

const SPALTEN = { titel: 0, von: 250, bis: 325, tage: 400, stand: 440 } as const;

function setzeSeminare(blaetter: Blaetter, zeilen: readonly Nachweiszeile[]): void {
	if (zeilen.length === 0) {
		blaetter.absatz('Bisher ist kein Seminar eingetragen.', ZEILE);
		return;
	}
	blaetter.tabelle(
		() => setzeZeile(blaetter, ['Seminar', 'von', 'bis', 'Tage', 'Stand'], { fett: true }),
		() => {
			for (const { titel, von, bis, tage } of zeilen)
				setzeZeile(blaetter, [
					...[titel ?? 'Seminar', formatDatum(von), formatDatum(bis)],
					...(tage === null ? ['', 'offen'] : [formatTage(tage), 'anerkannt']),
				]);
		},
	);
}

function setzeZeile(blaetter: Blaetter, texte: readonly string[], art: Textart = {}): void {
	const links = Object.values(SPALTEN);
	blaetter.reihe(
		texte.map((text, i) => {
			const von = links[i] ?? 0;
			return { ...ZEILE, ...art, text, links: von, breite: (links[i + 1] ?? SATZBREITE) - von - 8 };
		}),
	);
	blaetter.linie();
}

/** What stays open is said as well: a proof never looks like more than it is. */
function setzeSummen(blaetter: Blaetter, { anerkannt, pflicht, offen }: Seminarbilanz): void {
	blaetter.abstand(6);
	blaetter.halte(3 * 14);
	setzeAngaben(blaetter, [
		...(pflicht === null ? [] : [['Erforderliche Tage', formatTage(pflicht)] as const]),
		['Anerkannte Tage', formatTage(anerkannt)],
		...(offen === null ? [] : [['Noch offene Tage', formatTage(offen)] as const]),
	]);
}
