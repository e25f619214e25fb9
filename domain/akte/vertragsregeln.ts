/** Rules on the terms of a contract (table: Vertrag); the decisions call them, the forms show the same texts. */
import {
	addiereMonate,
	addiereTage,
	alterAm,
	begonneneMonate,
	maxDatum,
	tageZwischen,
	volleMonate,
} from '#domain/datum.ts';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { MELDUNG, meldungMax, meldungMin } from '#domain/felder/meldungen.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatBetrag, formatEuro, formatStunden } from '#domain/format/zahl.ts';
import type { Adresse, Dienstart, Zyklus, ZyklusDienstart } from '#domain/referenz.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { type Rolle, rang } from '#domain/rollen.ts';
import type { Personendaten, Vertrag, Vertragsbedingungen } from './zustand.ts';

/** What the terms are measured by. */
export interface Vertragsumfeld {
	readonly zyklus: Pick<Zyklus, 'start' | 'ende'>;
	readonly dienstart: Pick<Dienstart, 'minMonate' | 'maxMonate'>;
	/** Undefined where the Dienstart has no settings in the cycle. */
	readonly zyklusDienstart: ZyklusDienstart | undefined;
	readonly einsatzstelle: Pick<Adresse, 'regulaereVollzeitstunden'>;
	readonly person: Pick<
		Personendaten,
		'geburtsdatum' | 'schulpflichtErfuelltZum' | 'isVordienst' | 'vordienstVon' | 'vordienstBis'
	>;
	/** Highest role of the acting user. */
	readonly rolle: Rolle;
	readonly heute: string;
}

/** Something to be confirmed rather than refused. */
export interface Hinweis {
	readonly code: string;
	readonly text: string;
	readonly feld?: keyof Vertragsbedingungen;
}

type Bedingungen = Vertragsbedingungen & Partial<Pick<Vertrag, 'dienstantritt'>>;
type Zahlenfeld = {
	[F in keyof Vertragsbedingungen]: number extends Vertragsbedingungen[F] ? F : never;
}[keyof Vertragsbedingungen];

/** Fixed bounds in the units of the domain (cents, days, weeks); the shown figure is divided by `teiler`. */
const GRENZEN: readonly { feld: Zahlenfeld; min: number; max?: number; teiler?: number }[] = [
	{ feld: 'taschengeld', min: 0, teiler: 100 },
	{ feld: 'geldersatzUnterkunft', min: 0, teiler: 100 },
	{ feld: 'geldersatzVerpflegung', min: 0, teiler: 100 },
	{ feld: 'zuschussDeutschlandticket', min: 0, max: 20_000, teiler: 100 },
	{ feld: 'mobilitaetszuschlag', min: 0, max: 50_000, teiler: 100 },
	{ feld: 'estBeitrag', min: 0, teiler: 100 },
	{ feld: 'urlaubstage', min: 0, max: 60 },
	{ feld: 'probezeitWochen', min: 0, max: 12 },
	{ feld: 'seminartagePflicht', min: 0, max: 60 },
];

/** Every violation of the table's rules at once; terms that are still open are not looked at. */
export function pruefeBedingungen(b: Bedingungen, umfeld: Vertragsumfeld): Regelverstoss[] {
	const verstoesse = [
		beginnImZyklus(b, umfeld),
		endeNachBeginn(b),
		dauer(b, umfeld),
		schulpflicht(b, umfeld),
		...wochenstunden(b, umfeld),
		...GRENZEN.map((grenze) => ausserhalb(b, grenze)),
		taschengeld(b, umfeld),
		urlaub(b, umfeld),
		umfeldIstTraeger(umfeld) ? null : vordienst(b, umfeld),
	];
	return verstoesse.filter((v) => v !== null);
}

/** What is unusual but allowed. */
export function hinweise(b: Bedingungen, umfeld: Vertragsumfeld): Hinweis[] {
	const liste: Hinweis[] = [];
	if (b.vertragsbeginn && !['01', '16'].includes(b.vertragsbeginn.slice(8))) {
		const text = 'Der Vertragsbeginn liegt üblicherweise auf dem 1. oder 16. eines Monats.';
		liste.push({ code: 'VERTRAGSBEGINN', feld: 'vertragsbeginn', text });
	}
	const verstoss = umfeldIstTraeger(umfeld) ? vordienst(b, umfeld) : null;
	if (verstoss) liste.push({ code: verstoss.code, feld: 'vertragsende', text: verstoss.text });
	for (const [feld, format] of VORGABEN) {
		const vorgabe = umfeld.zyklusDienstart?.[feld] ?? null;
		if (vorgabe === null || b[feld] === null || b[feld] === vorgabe) continue;
		const text = `${FELD_BEZEICHNUNG[feld]}: Der Wert weicht von der Vorgabe des Zyklus (${format(vorgabe)}) ab.`;
		liste.push({ code: 'VORGABE', feld, text });
	}
	return liste;
}

const VORGABEN = [
	['taschengeld', formatEuro],
	['wochenstunden', formatStunden],
	['estBeitrag', formatEuro],
	['urlaubstage', String],
] as const;

/** Guard G16, last part: the date of the end differs from the planned one. */
export function hinweisDienstende(
	datum: string,
	vertrag: Pick<Vertrag, 'geplantesEnde' | 'vertragsende'>,
): Hinweis | null {
	const geplant = vertrag.geplantesEnde ?? vertrag.vertragsende;
	if (geplant === null || geplant === datum) return null;
	return { code: 'G16', text: `Das Datum weicht vom geplanten Dienstende (${formatDatum(geplant)}) ab.` };
}

/** The service starts within 31 days from the start of the contract. */
export function pruefeDienstantritt(dienstantritt: string, vertragsbeginn: string): Regelverstoss | null {
	const tage = tageZwischen(vertragsbeginn, dienstantritt);
	if (tage >= 0 && tage <= 31) return null;
	const bis = addiereTage(vertragsbeginn, 31);
	const text = `Der Dienstantritt muss zwischen ${formatDatum(vertragsbeginn)} und ${formatDatum(bis)} liegen.`;
	return { code: 'DIENSTANTRITT', http: 422, feld: 'datum', text };
}

/** Bounds of the duration in months; a Sonderkonzept allows parts and up to 24 months. */
function dauergrenzen(
	dienstart: Pick<Dienstart, 'minMonate' | 'maxMonate'>,
	isSonderkonzept: boolean,
): { min: number; max: number } {
	const { minMonate, maxMonate } = dienstart;
	if (!isSonderkonzept) return { min: minMonate, max: maxMonate };
	return { min: Math.min(minMonate, 3), max: Math.max(maxMonate, 24) };
}

/** Highest allowance in cents: the cycle's ceiling, cut in proportion for part-time; null without a ceiling. */
export function taschengeldObergrenze(
	hoechstbetrag: number | null | undefined,
	wochenstundenZehntel: number | null,
	vollzeitZehntel: number,
): number | null {
	if (hoechstbetrag === null || hoechstbetrag === undefined) return null;
	const stunden = Math.min(wochenstundenZehntel ?? vollzeitZehntel, vollzeitZehntel);
	return Math.floor((hoechstbetrag * stunden) / vollzeitZehntel);
}

/** Fewest days of holiday by age on 1 January of the year the contract begins in, pro rata of the months. */
export function mindesturlaub(geburtsdatum: string | null | undefined, von: string, bis: string): number {
	const alter = geburtsdatum ? alterAm(geburtsdatum, `${von.slice(0, 4)}-01-01`) : 18;
	const imJahr = alter < 16 ? 25 : alter < 17 ? 23 : alter < 18 ? 21 : 20;
	return Math.ceil((imJahr * begonneneMonate(von, bis)) / 12);
}

type Seminarvertrag = Pick<Vertrag, 'vertragsbeginn' | 'vertragsende' | 'geplantesEnde' | 'seminartagePflicht'> &
	Partial<Pick<Vertrag, 'dienstende'>>;

/** Required seminar days (table: Computations); after an end by the actual one; null while the period is open. */
export function seminartage(
	vertrag: Seminarvertrag,
	dienstart: Dienstart,
	geburtsdatum: string | null | undefined,
): number | null {
	if (vertrag.seminartagePflicht !== null) return vertrag.seminartagePflicht;
	const von = vertrag.vertragsbeginn;
	const bis = vertrag.dienstende ?? vertrag.geplantesEnde ?? vertrag.vertragsende;
	if (von === null || bis === null || bis < von) return null;
	const monate = begonneneMonate(von, bis);
	const { seminartageBasis, seminartageAbzug, seminartageZuschlag, seminartageUe27ProMonat } = dienstart;
	const isUe27 = geburtsdatum ? alterAm(geburtsdatum, von) >= 27 : dienstart.isUe27;
	if (dienstart.art === 'BFD' && isUe27) return monate * seminartageUe27ProMonat;
	if (monate >= 12) return seminartageBasis + seminartageZuschlag * (monate - 12);
	return Math.max(0, seminartageBasis - seminartageAbzug * (12 - monate));
}

const umfeldIstTraeger = (umfeld: Vertragsumfeld): boolean => rang(umfeld.rolle) >= rang('MA_VERWALTUNG');

/** The last day the terms lead to. */
const ende = (b: Bedingungen): string | null => b.geplantesEnde ?? b.vertragsende;

function verstoss(code: string, feld: keyof Vertragsbedingungen, text: string): Regelverstoss {
	return { code, http: 422, feld, text, behebbarDurch: ['SELBST'], ziel: 'vertrag' };
}

function beginnImZyklus(b: Bedingungen, { zyklus }: Vertragsumfeld): Regelverstoss | null {
	const von = addiereMonate(zyklus.start, -1);
	if (b.vertragsbeginn === null || (von <= b.vertragsbeginn && b.vertragsbeginn <= zyklus.ende)) return null;
	const text = `Der Vertragsbeginn muss zwischen ${formatDatum(von)} und ${formatDatum(zyklus.ende)} liegen.`;
	return verstoss('VERTRAGSBEGINN', 'vertragsbeginn', text);
}

function endeNachBeginn(b: Bedingungen): Regelverstoss | null {
	if (b.vertragsbeginn === null) return null;
	if (b.vertragsende !== null && b.vertragsende <= b.vertragsbeginn) {
		return verstoss('VERTRAGSENDE', 'vertragsende', 'Das Vertragsende muss nach dem Vertragsbeginn liegen.');
	}
	if (b.geplantesEnde !== null && b.geplantesEnde < (b.dienstantritt ?? b.vertragsbeginn)) {
		return verstoss('GEPLANTES_ENDE', 'geplantesEnde', 'Das Dienstende darf nicht vor dem Dienstantritt liegen.');
	}
	return null;
}

/** Guard G11: the minimum counts full months, the maximum begun ones. */
function dauer(b: Bedingungen, { dienstart }: Vertragsumfeld): Regelverstoss | null {
	const bis = ende(b);
	if (b.vertragsbeginn === null || bis === null || endeNachBeginn(b) !== null) return null;
	const { min, max } = dauergrenzen(dienstart, b.isSonderkonzept);
	if (volleMonate(b.vertragsbeginn, bis) >= min && begonneneMonate(b.vertragsbeginn, bis) <= max) return null;
	const text = `Der Freiwilligendienst muss mindestens ${min} und darf höchstens ${max} Monate dauern.`;
	return verstoss('G11', b.geplantesEnde === null ? 'vertragsende' : 'geplantesEnde', text);
}

function schulpflicht(b: Bedingungen, { person }: Vertragsumfeld): Regelverstoss | null {
	if (b.vertragsbeginn === null || !person.schulpflichtErfuelltZum) return null;
	if (person.schulpflichtErfuelltZum <= b.vertragsbeginn) return null;
	return verstoss('SCHULPFLICHT', 'vertragsbeginn', 'Die Vollzeitschulpflicht muss vor Dienstbeginn erfüllt sein.');
}

function wochenstunden(b: Bedingungen, umfeld: Vertragsumfeld): Regelverstoss[] {
	const zehntel = b.wochenstunden;
	if (zehntel === null) return [];
	if (zehntel <= 200) {
		return [verstoss('MORE', 'wochenstunden', 'Die Wochenarbeitszeit muss mehr als 20 Stunden betragen.')];
	}
	const liste = zehntel > 480 ? [verstoss('MAX', 'wochenstunden', meldungMax(48))] : [];
	const { geburtsdatum } = umfeld.person;
	const beginn = b.vertragsbeginn ?? maxDatum(umfeld.zyklus.start, umfeld.heute);
	if (zehntel > 400 && geburtsdatum && alterAm(geburtsdatum, beginn) < 18) {
		const text = 'Minderjährige dürfen höchstens 40 Stunden pro Woche arbeiten.';
		liste.push(verstoss('MINDERJAEHRIG', 'wochenstunden', text));
	}
	return liste;
}

function ausserhalb(b: Bedingungen, { feld, min, max, teiler }: (typeof GRENZEN)[number]): Regelverstoss | null {
	const wert = b[feld];
	if (wert === null) return null;
	if (wert < min) return teiler ? verstoss('POS', feld, MELDUNG.POS) : verstoss('MIN', feld, meldungMin(min));
	if (max === undefined || wert <= max) return null;
	return verstoss('MAX', feld, meldungMax(max / (teiler ?? 1)));
}

function taschengeld(b: Bedingungen, umfeld: Vertragsumfeld): Regelverstoss | null {
	const max = taschengeldObergrenze(
		umfeld.zyklusDienstart?.taschengeldHoechstbetrag,
		b.wochenstunden,
		umfeld.einsatzstelle.regulaereVollzeitstunden,
	);
	if (b.taschengeld === null || max === null || b.taschengeld <= max) return null;
	const text = `Das Taschengeld darf höchstens ${formatBetrag(max)} € betragen.`;
	return verstoss('TASCHENGELD', 'taschengeld', text);
}

function urlaub(b: Bedingungen, umfeld: Vertragsumfeld): Regelverstoss | null {
	const bis = ende(b);
	if (b.urlaubstage === null || b.urlaubstage < 0) return null;
	if (b.vertragsbeginn === null || bis === null || bis < b.vertragsbeginn) return null;
	const min = mindesturlaub(umfeld.person.geburtsdatum, b.vertragsbeginn, bis);
	if (b.urlaubstage >= min) return null;
	return verstoss('URLAUBSTAGE', 'urlaubstage', `Es sind mindestens ${min} Urlaubstage zu gewähren.`);
}

/** Together with an earlier service the maximum must hold; the Traeger is only warned. */
function vordienst(b: Bedingungen, { dienstart, person }: Vertragsumfeld): Regelverstoss | null {
	const bis = ende(b);
	if (b.vertragsbeginn === null || bis === null || bis < b.vertragsbeginn) return null;
	const { isVordienst, vordienstVon, vordienstBis } = person;
	if (!isVordienst || !vordienstVon || !vordienstBis || vordienstBis < vordienstVon) return null;
	const { max } = dauergrenzen(dienstart, b.isSonderkonzept);
	if (begonneneMonate(vordienstVon, vordienstBis) + begonneneMonate(b.vertragsbeginn, bis) <= max) return null;
	const text = `Zusammen mit dem früheren Dienst wird die Höchstdauer von ${max} Monaten überschritten.`;
	return verstoss('VORDIENST', 'vertragsende', text);
}
