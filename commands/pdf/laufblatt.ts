import { Blaetter, GRAU, SATZBREITE_QUER, type Textart, type Zelle } from './satz/blatt.ts';

/** A column of a run's rows; widths share out what room there is. */
export interface Laufspalte {
	readonly kopf: string;
	readonly breite: number;
	readonly istZahl?: boolean;
}

/** An accounting run to be printed. Everything in it comes from the run: the same state gives the same bytes. */
export interface Laufblatt {
	readonly mandant: string;
	readonly titel: string;
	/** What with what. */
	readonly angaben: readonly (readonly [bezeichnung: string, wert: string])[];
	/** Sections of sentences between the head and the rows. */
	readonly abschnitte: readonly { readonly titel: string; readonly saetze: readonly string[] }[];
	readonly spalten: readonly Laufspalte[];
	readonly zeilen: readonly (readonly string[])[];
	/** Under the rows, cell by cell. */
	readonly summe: readonly string[];
	/** ISO 8601: when the run came to its state. */
	readonly zeit: string;
}

const ANGABE = 150;
const ZWISCHEN = 8;
const ZEILE = { groesse: 8 } as const;

export async function setzeLaufblatt(blatt: Laufblatt): Promise<Buffer> {
	const { titel, mandant, zeit, angaben, abschnitte } = blatt;
	const blaetter = new Blaetter({
		titel: `${titel}, ${mandant}`,
		verfasser: mandant,
		zeit: new Date(zeit),
		isQuer: true,
	});
	blaetter.absatz(mandant, { groesse: 9, farbe: GRAU });
	blaetter.absatz(titel, { groesse: 16, fett: true, rolle: 'H1' });
	blaetter.abstand(8);
	for (const [bezeichnung, wert] of angaben)
		blaetter.reihe([
			{ text: bezeichnung, links: 0, breite: ANGABE - ZWISCHEN, farbe: GRAU },
			{ text: wert, links: ANGABE, breite: SATZBREITE_QUER - ANGABE },
		]);
	for (const abschnitt of abschnitte) setzeAbschnitt(blaetter, abschnitt);
	setzeZeilen(blaetter, blatt);
	return blaetter.fertig();
}

function setzeAbschnitt(blaetter: Blaetter, { titel, saetze }: Laufblatt['abschnitte'][number]): void {
	setzeTitel(blaetter, titel);
	for (const satz of saetze) blaetter.fliesstext([{ text: satz, schnitt: 'normal' }], { links: 12, zeichen: '•' });
}

/** A heading doesn't stay behind alone at the end of a page. */
function setzeTitel(blaetter: Blaetter, titel: string): void {
	blaetter.abstand(12);
	blaetter.halte(60);
	blaetter.absatz(titel, { groesse: 11, fett: true, rolle: 'H2' });
	blaetter.abstand(4);
}

function setzeZeilen(blaetter: Blaetter, { spalten, zeilen, summe }: Laufblatt): void {
	setzeTitel(blaetter, 'Zeilen');
	if (zeilen.length === 0) {
		blaetter.absatz('Der Lauf hat keine Zeilen.');
		return;
	}
	const reihe = verteilt(spalten);
	blaetter.tabelle(
		() => {
			setze(
				blaetter,
				reihe(
					spalten.map(({ kopf }) => kopf),
					{ fett: true },
				),
			);
		},
		() => {
			for (const zeile of zeilen) setze(blaetter, reihe(zeile));
			setze(blaetter, reihe(summe, { fett: true }));
		},
	);
}

function setze(blaetter: Blaetter, zellen: readonly Zelle[]): void {
	blaetter.reihe(zellen);
	blaetter.linie();
}

/** Columns over the whole width of the page. */
function verteilt(spalten: readonly Laufspalte[]): (texte: readonly string[], art?: Textart) => Zelle[] {
	const faktor = SATZBREITE_QUER / spalten.reduce((summe, { breite }) => summe + breite, 0);
	let links = 0;
	const orte = spalten.map(({ breite, istZahl = false }, i) => {
		const ort = { links, breite: breite * faktor - (i < spalten.length - 1 ? ZWISCHEN : 0), istRechts: istZahl };
		links += breite * faktor;
		return ort;
	});
	return (texte, art = {}) => orte.map((ort, i) => ({ ...ZEILE, ...art, ...ort, text: texte[i] ?? '' }));
}
