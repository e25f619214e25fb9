import { formatDatumUhrzeit, formatWochentagKurz } from '#domain/format/datum.ts';
import { Blaetter, GRAU, SATZBREITE, SATZBREITE_QUER, type Textart, type Zelle } from '../satz/blatt.ts';

/** The list participants sign, of a seminar or of a group (table: Papers, lists, feeds). */
export interface Teilnehmerliste {
	readonly art: 'TEILNEHMERLISTE';
	readonly mandant: string;
	/** What the seminar or the group is called. */
	readonly titel: string;
	/** When, where, who leads it. */
	readonly angaben: readonly string[];
	/** Each with a column of its own to sign in. */
	readonly tage: readonly string[];
	readonly personen: readonly { readonly name: string; readonly einsatzstelle: string | null }[];
	readonly filter: string;
	/** ISO 8601. */
	readonly erstellt: string;
}

const NR = 28;
const NAME = 134;
const STELLE = 138;
const STELLE_DAZU = 70;
const UNTERSCHRIFT = 108;
const TAG = { breit: 48, schmal: 34 } as const;
const ZEILE = 24;
const ZWISCHEN = 8;

/** More of them aren't signed on one sheet; more than two sheets of them for nobody. */
const TAGE_JE_BLATT = 10;
const TAGE_HOECHSTENS = 20;

export async function setzeTeilnehmerliste(liste: Teilnehmerliste): Promise<Uint8Array> {
	const { mandant, titel, erstellt } = liste;
	const bloecke = tagebloecke(liste.tage);
	const isQuer = breiteMit(bloecke[0]?.length ?? 0, TAG.breit) > SATZBREITE;
	const angaben = { titel: `Teilnehmerliste ${titel}`, verfasser: mandant, zeit: new Date(erstellt), isQuer };
	const blaetter = new Blaetter(angaben);
	for (const [i, tage] of bloecke.entries()) {
		if (i > 0) blaetter.neueSeite();
		setzeKopf(blaetter, liste, bloecke.length > 1 ? `Tage ${tageszahl(bloecke, i)} von ${liste.tage.length}` : null);
		setzeTabelle(blaetter, liste.personen, spaltenFuer(tage, isQuer ? SATZBREITE_QUER : SATZBREITE));
	}
	return blaetter.fertig();
}

/** As even as they go on sheets; none where they are too many to be signed one by one. */
function tagebloecke(tage: readonly string[]): readonly (readonly string[])[] {
	if (tage.length === 0 || tage.length > TAGE_HOECHSTENS) return [[]];
	const blaetter = Math.ceil(tage.length / TAGE_JE_BLATT);
	const je = Math.ceil(tage.length / blaetter);
	return Array.from({ length: blaetter }, (_, i) => tage.slice(i * je, (i + 1) * je));
}

/** `7–12` */
function tageszahl(bloecke: readonly (readonly string[])[], i: number): string {
	const davor = bloecke.slice(0, i).flat().length;
	return `${davor + 1}–${davor + (bloecke[i]?.length ?? 0)}`;
}

function setzeKopf(blaetter: Blaetter, liste: Teilnehmerliste, tage: string | null): void {
	const { titel, angaben, personen, filter, erstellt, mandant } = liste;
	blaetter.absatz(titel, { groesse: 15, fett: true, rolle: 'H1' });
	blaetter.abstand(2);
	for (const zeile of angaben) blaetter.absatz(zeile, { groesse: 10 });
	const anzahl = personen.length === 1 ? '1 Person' : `${personen.length} Personen`;
	const herkunft = [`Teilnehmerliste, ${anzahl}: ${filter}`, tage, `Stand: ${formatDatumUhrzeit(erstellt)}`, mandant];
	blaetter.absatz(herkunft.filter(Boolean).join('. '), { groesse: 8, farbe: GRAU });
	blaetter.abstand(8);
}

interface Spalte {
	readonly kopf: string;
	readonly links: number;
	readonly breite: number;
}

const breiteMit = (tage: number, tag: number): number => NR + NAME + STELLE + UNTERSCHRIFT + tage * tag;

/** What room is left is for the site, as far as it needs it, and the signature. */
function spaltenFuer(tage: readonly string[], satzbreite: number): readonly Spalte[] {
	const tag = breiteMit(tage.length, TAG.breit) > satzbreite ? TAG.schmal : TAG.breit;
	const rest = satzbreite - breiteMit(tage.length, tag);
	const dazu = Math.min(rest / 2, STELLE_DAZU);
	const spalten = [
		['Nr.', NR],
		['Name', NAME],
		['Einsatzstelle', STELLE + dazu],
		...tage.map((einer) => [tageskopf(einer), tag] as const),
		['Unterschrift', UNTERSCHRIFT + rest - dazu],
	] as const;
	let links = 0;
	return spalten.map(([kopf, breite]) => {
		const spalte = { kopf, links, breite };
		links += breite;
		return spalte;
	});
}

/** `Mo` above `16.11.` */
const tageskopf = (tag: string): string => `${formatWochentagKurz(tag)}\n${tag.slice(8)}.${tag.slice(5, 7)}.`;

function setzeTabelle(blaetter: Blaetter, personen: Teilnehmerliste['personen'], spalten: readonly Spalte[]): void {
	if (personen.length === 0) {
		blaetter.absatz('Noch ist niemand angemeldet.', { groesse: 10 });
		return;
	}
	const striche = spalten.slice(1).map(({ links }) => links - ZWISCHEN / 2);
	const reihe = (texte: readonly string[], art: Textart) =>
		blaetter.formularreihe(zellen(spalten, texte, art), { hoehe: ZEILE, striche });
	blaetter.tabelle(
		() =>
			reihe(
				spalten.map(({ kopf }) => kopf),
				{ groesse: 8, fett: true },
			),
		() => {
			for (const [i, { name, einsatzstelle }] of personen.entries())
				reihe(
					spalten.map((_, spalte) => [`${i + 1}`, name, einsatzstelle ?? ''][spalte] ?? ''),
					{ groesse: 9 },
				);
		},
	);
}

const zellen = (spalten: readonly Spalte[], texte: readonly string[], art: Textart): Zelle[] =>
	texte.flatMap((text, i) => {
		const spalte = spalten[i];
		return spalte ? [{ ...art, text, links: spalte.links, breite: spalte.breite - ZWISCHEN }] : [];
	});
