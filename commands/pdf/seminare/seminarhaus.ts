/** Papers of a house: who sleeps where, what the kitchen cooks, whom to call. Table: Papers, lists, feeds. */
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import type { Raum } from '#domain/seminar/haus/haus.ts';
import { KOSTARTEN, type Kuechenblatt } from '#domain/seminar/haus/kueche.ts';
import { KOST_LABEL, kurzerTag, MAHLZEIT_LABEL, RAUMART_LABEL, wechselworte } from '#domain/seminar/haus/worte.ts';
import { Blaetter, GRAU, SATZBREITE, type Textart } from '../satz/blatt.ts';

/** What stands above and below each of them. */
export interface Hauspapier {
	readonly mandant: string;
	readonly seminar: string;
	/** When and where. */
	readonly wann: string;
	/** Whom it holds. */
	readonly auswahl: string;
	/** ISO 8601. */
	readonly erstellt: string;
}

const ZEILE = { groesse: 9.5 } as const;

export interface Raumzeile extends Pick<Raum, 'bezeichnung' | 'betten' | 'fuer' | 'isBarrierefrei'> {
	readonly namen: readonly string[];
}

export function setzeRaumliste(
	papier: Hauspapier,
	raeume: readonly Raumzeile[],
	ohneBett: readonly string[],
): Promise<Buffer> {
	const blaetter = beginne(papier, 'Raumliste');
	if (raeume.length === 0) blaetter.absatz('Noch keine Räume.', ZEILE);
	for (const { bezeichnung, betten, fuer, isBarrierefrei, namen } of raeume) {
		blaetter.halte(14 * (Math.min(namen.length, 6) + 2));
		const art = [RAUMART_LABEL[fuer], isBarrierefrei && 'barrierefrei'].filter(Boolean).join(', ');
		spalten(blaetter, [bezeichnung, art, `${namen.length} von ${betten}`], [0, 200, 440], { fett: true });
		blaetter.linie();
		for (const name of namen) spalten(blaetter, [name], [12]);
		blaetter.abstand(8);
	}
	if (ohneBett.length > 0) {
		blaetter.absatz(`Ohne Bett (${ohneBett.length})`, { ...ZEILE, fett: true });
		blaetter.linie();
		for (const name of ohneBett) spalten(blaetter, [name], [12]);
	}
	return beende(blaetter, papier);
}

/** Where the diets begin; with all of them each has room for its heading. */
const KOST_AB = 170;

/** Numbers only: nobody's name goes to the kitchen. */
export function setzeKuechenblatt(papier: Hauspapier, blatt: Kuechenblatt): Promise<Buffer> {
	const blaetter = beginne(papier, 'Küchenblatt');
	const arten = KOSTARTEN.filter((art) => art === 'ALLES' || blatt.zeilen.some(({ kost }) => kost[art] > 0));
	const jeArt = (SATZBREITE - KOST_AB) / arten.length;
	const links = [0, 62, 122, ...arten.map((_, i) => KOST_AB + i * jeArt)];
	if (blatt.zeilen.length === 0) blaetter.absatz('Keine Mahlzeiten.', ZEILE);
	else
		blaetter.tabelle(
			() => {
				spalten(blaetter, ['Tag', 'Mahlzeit', 'gesamt', ...arten.map((art) => KOST_LABEL[art])], links, { fett: true });
				blaetter.linie();
			},
			() => {
				for (const [i, { tag, mahlzeit, gesamt, kost }] of blatt.zeilen.entries()) {
					const neuerTag = blatt.zeilen[i - 1]?.tag !== tag;
					const zahlen = [gesamt, ...arten.map((art) => kost[art])].map(String);
					spalten(blaetter, [neuerTag ? kurzerTag(tag) : '', MAHLZEIT_LABEL[mahlzeit], ...zahlen], links);
					blaetter.linie();
				}
			},
		);
	blaetter.abstand(6);
	for (const wechsel of blatt.wechsel) blaetter.absatz(wechselworte(wechsel), ZEILE);
	blaetter.abstand(10);
	blaetter.absatz('Allergien, ohne Namen', { ...ZEILE, fett: true });
	blaetter.linie();
	if (blatt.allergien.length === 0) blaetter.absatz('Keine angegeben.', ZEILE);
	for (const { bezeichnung, anzahl } of blatt.allergien) spalten(blaetter, [bezeichnung, String(anzahl)], [0, 440]);
	return beende(blaetter, papier);
}

/** One person with all that counts when something happens: what with what. */
export interface Notfallzeile {
	readonly name: string;
	readonly angaben: readonly (readonly [bezeichnung: string, wert: string])[];
}

export function setzeNotfallblatt(papier: Hauspapier, zeilen: readonly Notfallzeile[]): Promise<Buffer> {
	const blaetter = beginne(papier, 'Notfallblatt der Leitung');
	blaetter.absatz('Vertraulich: Gesundheitsdaten mit Namen. Nach dem Seminar bitte vernichten.', {
		...ZEILE,
		fett: true,
	});
	blaetter.abstand(8);
	for (const { name, angaben } of zeilen) {
		blaetter.halte(14 * (Math.min(angaben.length, 8) + 1) + 10);
		blaetter.absatz(name, { groesse: 10.5, fett: true });
		for (const [bezeichnung, wert] of angaben)
			blaetter.reihe([
				{ ...ZEILE, text: bezeichnung, links: 12, breite: 126, farbe: GRAU },
				{ ...ZEILE, text: wert, links: 142, breite: SATZBREITE - 142 },
			]);
		blaetter.linie();
	}
	return beende(blaetter, papier);
}

function beginne({ mandant, seminar, wann, erstellt }: Hauspapier, titel: string): Blaetter {
	const blaetter = new Blaetter({ titel: `${titel}: ${seminar}`, verfasser: mandant, zeit: new Date(erstellt) });
	blaetter.absatz(titel, { groesse: 16, fett: true, rolle: 'H1' });
	blaetter.absatz(seminar, { groesse: 11 });
	blaetter.absatz(wann, { ...ZEILE, farbe: GRAU });
	blaetter.abstand(12);
	return blaetter;
}

function beende(blaetter: Blaetter, { mandant, auswahl, erstellt }: Hauspapier): Promise<Buffer> {
	blaetter.abstand(10);
	blaetter.absatz(`${mandant}. ${auswahl} Stand: ${formatDatumUhrzeit(erstellt)}`, { groesse: 8, farbe: GRAU });
	return blaetter.fertig();
}

function spalten(blaetter: Blaetter, texte: readonly string[], links: readonly number[], art: Textart = {}): void {
	blaetter.reihe(
		texte.map((text, i) => {
			const von = links[i] ?? 0;
			return { ...ZEILE, ...art, text, links: von, breite: (links[i + 1] ?? SATZBREITE) - von - 6 };
		}),
	);
}
