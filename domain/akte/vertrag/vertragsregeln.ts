/** Rules on the terms of a contract (table: Vertrag); the decisions call them, the forms show the same texts. */

import type { Ablehnungscode } from '#domain/ablehnungen.ts';
import { groesster } from '#domain/beliebig-viele.ts';
import { addiereMonate, addiereTage, begonneneMonate, maxDatum, tageZwischen, volleMonate } from '#domain/datum.ts';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { liesDienstwoche, summe } from '#domain/felder/dienstwoche.ts';
import { einheiten } from '#domain/felder/feld.ts';
import { MELDUNG, meldungMax, meldungMin } from '#domain/felder/meldungen.ts';
import type { Personendaten } from '#domain/felder/personenfelder.ts';
import { BEDINGUNGEN, VERTRAGSFELDER, type Vertragsangaben } from '#domain/felder/vertragsfelder.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatBetrag, formatEuro, formatStunden } from '#domain/format/zahl.ts';
import { type Arbeitszeitgrenzen, arbeitszeitgrenzen } from '#domain/recht/arbeitszeit.ts';
import { abschnittssumme, dauergrenzen } from '#domain/recht/dauer.ts';
import { RECHT, type Recht } from '#domain/recht/recht.ts';
import { hoechstbetragAm, taschengeldObergrenze } from '#domain/recht/taschengeld.ts';
import { rechneUrlaub, resttext, type Urlaubsgrundlage, ueblicherUrlaub } from '#domain/recht/urlaub.ts';
import { vordienstErlaubt, type Zeitraum } from '#domain/recht/vordienst.ts';
import type { Adresse, Dienstart, Zyklus, ZyklusDienstart } from '#domain/referenzsaetze.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { type Rolle, rang } from '#domain/rollen.ts';
import type { Vertrag, Vertragsbedingungen } from '../zustand.ts';

/** What the terms are measured by. */
export interface Vertragsumfeld {
	readonly zyklus: Pick<Zyklus, 'start' | 'ende'>;
	readonly dienstart: Pick<Dienstart, 'art' | 'minMonate' | 'maxMonate'>;
	/** Undefined where the Dienstart has no settings in the cycle. */
	readonly zyklusDienstart: ZyklusDienstart | undefined;
	readonly einsatzstelle: Pick<Adresse, 'regulaereVollzeitstunden'> &
		Partial<Pick<Adresse, 'bezeichnung' | 'hatBetriebsnummer'>>;
	readonly person: Pick<
		Personendaten,
		'geburtsdatum' | 'schulpflichtErfuelltZum' | 'isVordienst' | 'vordienstVon' | 'vordienstBis'
	>;
	/** Services done here under other contracts. */
	readonly geleistet: readonly Zeitraum[];
	/** Other contracts of the same kind of service, agreed on or not: the parts it may be one of; null: nobody asks yet. */
	readonly abschnitte: readonly Zeitraum[] | null;
	/** What has been agreed on already; null: nothing yet. */
	readonly vereinbart: Dauerbedingungen | null;
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

type Dauerbedingungen = Pick<
	Vertragsbedingungen,
	'vertragsbeginn' | 'vertragsende' | 'geplantesEnde' | 'isSonderkonzept' | 'isAbschnitte'
>;
type Bedingungen = Vertragsbedingungen & Partial<Pick<Vertrag, 'dienstantritt'>>;
type Zahlenfeld = {
	[F in keyof Vertragsbedingungen]: number extends Vertragsbedingungen[F] ? F : never;
}[keyof Vertragsbedingungen];

/** Fixed bounds in the units of the domain (cents, tenths of days, weeks); the shown figure is divided by `teiler`. */
const GRENZEN: readonly { feld: Zahlenfeld; min: number; max: number | undefined; teiler: number }[] =
	BEDINGUNGEN.flatMap((feld) => {
		const angaben: Vertragsangaben = VERTRAGSFELDER[feld];
		if (angaben.art !== 'euro' && angaben.art !== 'anzahl' && angaben.art !== 'halbeTage') return [];
		const min = angaben.art === 'halbeTage' ? angaben.min : 0;
		return [{ feld: feld as Zahlenfeld, min, max: angaben.max, teiler: einheiten(angaben) }];
	});

/** Every violation of the table's rules at once; terms that are still open are not looked at. */
export function pruefeBedingungen(b: Bedingungen, umfeld: Vertragsumfeld, recht: Recht = RECHT): Regelverstoss[] {
	const verstoesse = [
		beginnImZyklus(b, umfeld),
		endeNachBeginn(b),
		dauer(b, umfeld, recht),
		schulpflicht(b, umfeld),
		...wochenstunden(b, umfeld, recht),
		diensttage(b, umfeld, recht),
		...dienstwoche(b, umfeld, recht),
		...GRENZEN.map((grenze) => ausserhalb(b, grenze)),
		taschengeld(b, umfeld, recht),
		urlaub(b, umfeld, recht),
		umfeldIstTraeger(umfeld) ? null : vordienst(b, umfeld, recht),
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
	const verstoss = umfeldIstTraeger(umfeld) ? vordienst(b, umfeld, RECHT) : null;
	if (verstoss) liste.push({ code: verstoss.code, feld: 'vertragsende', text: verstoss.text });
	if (b.isBuchhaltungTraeger && umfeld.einsatzstelle.hatBetriebsnummer === false) {
		const text = ohneBetriebsnummer(umfeld.einsatzstelle.bezeichnung);
		liste.push({ code: 'BETRIEBSNUMMER', feld: 'isBuchhaltungTraeger', text });
	}
	const rest = urlaubsrest(b, umfeld);
	if (rest) liste.push({ code: 'URLAUBSREST', feld: 'urlaubstage', text: rest });
	for (const [feld, format] of VORGABEN) {
		const vorgabe = vorgabeFuer(feld, b, umfeld);
		if (vorgabe === null || b[feld] === null || b[feld] === vorgabe) continue;
		const text = `${FELD_BEZEICHNUNG[feld]}: Der Wert weicht von der Vorgabe des Zyklus (${format(vorgabe)}) ab.`;
		liste.push({ code: 'VORGABE', feld, text });
	}
	return liste;
}

/** Needed from the conclusion on, and asked for in time: nobody's signature waits for it (ADR 0092). */
const ohneBetriebsnummer = (einsatzstelle = ''): string =>
	`Einsatzstelle ${einsatzstelle}: Es fehlt die Betriebsnummer, die der Träger ab dem Vertragsabschluss für die Lohnabrechnung braucht. Eintragen können sie die Einsatzstelle und der Träger auf der Seite der Einsatzstelle.`;

/** Whole days are demanded; what the law grants beyond them is said where they are all there is. */
function urlaubsrest(b: Bedingungen, umfeld: Vertragsumfeld): string | null {
	const grundlage = urlaubsgrundlage(b, umfeld);
	const rechnung = grundlage && rechneUrlaub(grundlage);
	if (!rechnung || b.urlaubstage !== rechnung.tage) return null;
	const rest = resttext(rechnung);
	return rest && `Zu den ${rechnung.tage} Urlaubstagen sind ${rest} zu gewähren.`;
}

const VORGABEN = [
	['taschengeld', formatEuro],
	['wochenstunden', formatStunden],
	['estBeitrag', formatEuro],
	['urlaubstage', String],
] as const;

/** The cycle's days of holiday are those of twelve months of five days a week. */
function vorgabeFuer(feld: (typeof VORGABEN)[number][0], b: Bedingungen, umfeld: Vertragsumfeld): number | null {
	const vorgabe = umfeld.zyklusDienstart?.[feld] ?? null;
	const grundlage = feld === 'urlaubstage' ? urlaubsgrundlage(b, umfeld) : null;
	return vorgabe !== null && grundlage ? ueblicherUrlaub(vorgabe, grundlage) : vorgabe;
}

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

const umfeldIstTraeger = (umfeld: Vertragsumfeld): boolean => rang(umfeld.rolle) >= rang('MA_VERWALTUNG');

/** The last day the terms lead to. */
const ende = (b: Pick<Bedingungen, 'geplantesEnde' | 'vertragsende'>): string | null =>
	b.geplantesEnde ?? b.vertragsende;

function verstoss(code: Ablehnungscode, feld: keyof Vertragsbedingungen, text: string): Regelverstoss {
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
function dauer(b: Bedingungen, umfeld: Vertragsumfeld, recht: Recht): Regelverstoss | null {
	const bis = ende(b);
	const { vertragsbeginn: von, isSonderkonzept } = b;
	if (von === null || bis === null || endeNachBeginn(b) !== null) return null;
	const { dienstart } = umfeld;
	const konzept = { isSonderkonzept, isAbschnitte: b.isAbschnitte || hatBestand(b, umfeld) };
	const { min, max } = dauergrenzen(dienstart, konzept, von, recht);
	const feld = b.geplantesEnde === null ? 'vertragsende' : 'geplantesEnde';
	if (volleMonate(von, bis) >= min && begonneneMonate(von, bis) <= max)
		return b.isAbschnitte ? summeDerAbschnitte({ von, bis }, feld, umfeld, recht) : null;
	const text = `Der Freiwilligendienst muss mindestens ${min} und darf höchstens ${max} Monate dauern.`;
	return verstoss('G11', feld, text);
}

/** Agreed on while the Sonderkonzept alone allowed parts: nobody has to put it right (docs/adr/0094). */
function hatBestand(b: Bedingungen, { vereinbart, dienstart }: Vertragsumfeld): boolean {
	if (!vereinbart || !b.isSonderkonzept || !vereinbart.isSonderkonzept || vereinbart.isAbschnitte) return false;
	const { vertragsbeginn, vertragsende } = vereinbart;
	return (
		vertragsbeginn !== null && vertragsende !== null && volleMonate(vertragsbeginn, vertragsende) < dienstart.minMonate
	);
}

/** Asked at the agreement, and later where the part gets shorter: what was planned beside it may be gone by then. */
function summeDerAbschnitte(
	dieser: Zeitraum,
	feld: 'vertragsende' | 'geplantesEnde',
	{ abschnitte, vereinbart }: Vertragsumfeld,
	recht: Recht,
): Regelverstoss | null {
	if (abschnitte === null) return null;
	const { monate, mindestens } = abschnittssumme(dieser, abschnitte, recht);
	if (monate >= mindestens) return null;
	if (vereinbart?.isAbschnitte && tageZwischen(dieser.von, dieser.bis) >= laenge(vereinbart)) return null;
	const text = `Die Abschnitte des Dienstes müssen zusammen mindestens ${mindestens} Monate dauern. Bisher sind es ${monate}.`;
	return verstoss('G11', feld, text);
}

function laenge(b: Dauerbedingungen): number {
	const bis = ende(b);
	return b.vertragsbeginn && bis ? tageZwischen(b.vertragsbeginn, bis) : 0;
}

function schulpflicht(b: Bedingungen, { person }: Vertragsumfeld): Regelverstoss | null {
	if (b.vertragsbeginn === null || !person.schulpflichtErfuelltZum) return null;
	if (person.schulpflichtErfuelltZum <= b.vertragsbeginn) return null;
	return verstoss('SCHULPFLICHT', 'vertragsbeginn', 'Die Vollzeitschulpflicht muss vor Dienstbeginn erfüllt sein.');
}

function grenzenBeiBeginn(b: Bedingungen, { person, zyklus, heute }: Vertragsumfeld, recht: Recht): Arbeitszeitgrenzen {
	return arbeitszeitgrenzen(person.geburtsdatum, b.vertragsbeginn ?? maxDatum(zyklus.start, heute), recht);
}

function wochenstunden(b: Bedingungen, umfeld: Vertragsumfeld, recht: Recht): Regelverstoss[] {
	const zehntel = b.wochenstunden;
	if (zehntel === null) return [];
	const grenzen = grenzenBeiBeginn(b, umfeld, recht);
	if (zehntel <= grenzen.mehrAls) {
		const text = `Die Wochenarbeitszeit muss mehr als ${formatStunden(grenzen.mehrAls)} Stunden betragen.`;
		return [verstoss('MORE', 'wochenstunden', text)];
	}
	const { hoechstens, minderjaehrig } = grenzen;
	const liste = zehntel > hoechstens ? [verstoss('MAX', 'wochenstunden', meldungMax(hoechstens / 10))] : [];
	if (minderjaehrig === null) return liste;
	if (zehntel > minderjaehrig.hoechstens) {
		const stunden = formatStunden(minderjaehrig.hoechstens);
		const text = `Minderjährige dürfen höchstens ${stunden} Stunden pro Woche arbeiten.`;
		liste.push(verstoss('MINDERJAEHRIG', 'wochenstunden', text));
	} else if (zehntel * 10 > minderjaehrig.mitAusgleich * b.diensttageProWoche) {
		// However they are spread, which the week need not lay down.
		const am = formatStunden(minderjaehrig.mitAusgleich);
		const text = `Minderjährige dürfen höchstens ${am} Stunden am Tag arbeiten: ${formatStunden(zehntel)} Stunden sind für ${formatStunden(b.diensttageProWoche)} Diensttage zu viel.`;
		liste.push(verstoss('MINDERJAEHRIG', 'wochenstunden', text));
	}
	return liste;
}

function diensttage(b: Bedingungen, umfeld: Vertragsumfeld, recht: Recht): Regelverstoss | null {
	const max = grenzenBeiBeginn(b, umfeld, recht).minderjaehrigDiensttage;
	if (max === null || b.diensttageProWoche <= max) return null;
	const text = `Minderjährige dürfen höchstens an ${formatStunden(max)} Tagen pro Woche arbeiten.`;
	return verstoss('MINDERJAEHRIG', 'diensttageProWoche', text);
}

/** The week laid down agrees with the hours and days; an alternating one shows every day it may fall on. */
function dienstwoche(b: Bedingungen, umfeld: Vertragsumfeld, recht: Recht): Regelverstoss[] {
	const woche = b.dienstwoche === null ? null : liesDienstwoche(b.dienstwoche);
	if (woche === null) return [];
	const liste: Regelverstoss[] = [];
	if (b.wochenstunden !== null && summe(woche) !== b.wochenstunden) {
		const text = `Die Dienstwoche ergibt ${formatStunden(summe(woche))} statt ${formatStunden(b.wochenstunden)} Stunden.`;
		liste.push(verstoss('DIENSTWOCHE', 'dienstwoche', text));
	}
	if (woche.size !== Math.ceil(b.diensttageProWoche / 10)) {
		const text = `Die Dienstwoche hat ${woche.size} statt ${formatStunden(b.diensttageProWoche)} Diensttage.`;
		liste.push(verstoss('DIENSTWOCHE', 'dienstwoche', text));
	}
	const jung = grenzenBeiBeginn(b, umfeld, recht).minderjaehrig;
	if (jung === null) return liste;
	const istEinerKuerzer = [...woche.values()].some((stunden) => stunden < jung.taeglich);
	if (groesster(woche.values()) > (istEinerKuerzer ? jung.mitAusgleich : jung.taeglich)) {
		const text = `Minderjährige dürfen höchstens ${formatStunden(jung.taeglich)} Stunden am Tag arbeiten, ${formatStunden(jung.mitAusgleich)} Stunden, wenn ein anderer Diensttag der Woche kürzer ist.`;
		liste.push(verstoss('MINDERJAEHRIG', 'dienstwoche', text));
	}
	return liste;
}

function ausserhalb(b: Bedingungen, { feld, min, max, teiler }: (typeof GRENZEN)[number]): Regelverstoss | null {
	const wert = b[feld];
	if (wert === null) return null;
	if (wert < min && min === 0 && teiler > 1) return verstoss('POS', feld, MELDUNG.POS);
	if (wert < min) return verstoss('MIN', feld, meldungMin(min / teiler));
	if (max === undefined || wert <= max) return null;
	return verstoss('MAX', feld, meldungMax(max / teiler));
}

function taschengeld(b: Bedingungen, umfeld: Vertragsumfeld, recht: Recht): Regelverstoss | null {
	const { zyklus, zyklusDienstart, dienstart, einsatzstelle } = umfeld;
	const beginn = b.vertragsbeginn ?? zyklus.start;
	const voll = hoechstbetragAm(zyklusDienstart?.taschengeldHoechstbetrag, dienstart.art, beginn, recht);
	const max = taschengeldObergrenze(voll, b.wochenstunden, einsatzstelle.regulaereVollzeitstunden);
	if (b.taschengeld === null || max === null || b.taschengeld <= max) return null;
	const text = `Das Taschengeld darf höchstens ${formatBetrag(max)} € betragen.`;
	return verstoss('TASCHENGELD', 'taschengeld', text);
}

function urlaub(b: Bedingungen, umfeld: Vertragsumfeld, recht: Recht): Regelverstoss | null {
	const grundlage = urlaubsgrundlage(b, umfeld);
	if (!grundlage || b.urlaubstage === null || b.urlaubstage < 0) return null;
	const { tage } = rechneUrlaub(grundlage, recht);
	if (b.urlaubstage >= tage) return null;
	return verstoss('URLAUBSTAGE', 'urlaubstage', `Es sind mindestens ${tage} Urlaubstage zu gewähren.`);
}

/** null: the period isn't known yet. */
function urlaubsgrundlage(b: Bedingungen, { person }: Pick<Vertragsumfeld, 'person'>): Urlaubsgrundlage | null {
	const bis = ende(b);
	if (b.vertragsbeginn === null || bis === null || bis < b.vertragsbeginn) return null;
	return {
		geburtsdatum: person.geburtsdatum,
		von: b.vertragsbeginn,
		bis,
		diensttage: b.diensttageProWoche,
	};
}

/** Together with earlier services, told of or done here, the maximum must hold; the Traeger is only warned. */
function vordienst(
	b: Bedingungen,
	{ dienstart, person, geleistet }: Vertragsumfeld,
	recht: Recht,
): Regelverstoss | null {
	const bis = ende(b);
	if (b.vertragsbeginn === null || bis === null || bis < b.vertragsbeginn) return null;
	const { max } = dauergrenzen(dienstart, b, b.vertragsbeginn, recht);
	const genannt = genannterVordienst(person);
	const eigene = geleistet.filter((eigener) => !genannt || eigener.bis < genannt.von || genannt.bis < eigener.von);
	const grenzen = { max, art: dienstart.art, geburtsdatum: person.geburtsdatum ?? null };
	if (vordienstErlaubt(genannt ? [genannt, ...eigene] : eigene, { von: b.vertragsbeginn, bis }, grenzen, recht))
		return null;
	const text = `Zusammen mit dem früheren Dienst wird die Höchstdauer von ${max} Monaten überschritten.`;
	return verstoss('VORDIENST', 'vertragsende', text);
}

/** As the volunteer says it; one that was done here may be said as well. */
function genannterVordienst({
	isVordienst,
	vordienstVon: von,
	vordienstBis: bis,
}: Vertragsumfeld['person']): Zeitraum | null {
	return isVordienst && von && bis && von <= bis ? { von, bis } : null;
}
