import { platzumfeld } from '#commands/seminar/teilnahme.ts';
import { anwesenheitErfassen } from '#domain/akte/entscheidungen/seminar/anwesenheit-erfassen.ts';
import { nachweisPruefen } from '#domain/akte/entscheidungen/seminar/nachweis-pruefen.ts';
import { pruefeSeminaranmeldung, seminarEinplanen } from '#domain/akte/entscheidungen/seminar/seminar-anmelden.ts';
import { gleicheNachweisAb, haeltPlatz } from '#domain/akte/seminar/abgleich.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { addiereMonate, addiereTage, wochenbeginn } from '#domain/datum.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { type Akteur, PORTAL } from '#domain/rollen.ts';
import { einzelneTage, type Halbtagstand, halbtageVon, teilnahmevorschlag } from '#domain/seminar/anwesenheit.ts';
import {
	fuehreSeminarDurch,
	legeSeminarAn,
	type NeuesSeminar,
	sageSeminarAb,
	veroeffentlicheSeminar,
} from '#domain/seminar/entscheidungen.ts';
import type { SeminarEreignis } from '#domain/seminar/ereignisse.ts';
import { gibPlatzAuf, meldeAn, platzVon } from '#domain/seminar/plaetze.ts';
import { type Seminar, seminarAggregat } from '#domain/seminar/seminar.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import type { Grundlage } from './grundlage.ts';
import type { Schritt } from './schritt.ts';
import { richteHausEin } from './seminarhaus.ts';
import type { Welt } from './welt.ts';
import { Zufall } from './zufall.ts';

interface Seminarplan {
	/** Months after the beginning of the cycle, and the Monday of that month. */
	readonly monat: number;
	readonly woche: number;
	/** Days from Monday on. */
	readonly tage: number;
	readonly angaben: Omit<NeuesSeminar, 'termine' | 'geplanteTage'> & { readonly bezeichnung: string };
	/** What the Traeger doesn't make public yet, or called off. */
	readonly stand?: 'GEPLANT' | 'ABGESAGT';
	/** Its rooms are known, and most have a bed. */
	readonly haus?: true;
}

const HAUS = { ort: 'Sporthaus Grünberg', adresse: 'Am Tiergarten 8, 35305 Grünberg' };
const HERBERGE = { ort: 'Jugendherberge Marburg', adresse: 'Jahnstraße 1, 35037 Marburg' };

const PLAENE: readonly Seminarplan[] = [
	{
		monat: 0,
		woche: 2,
		tage: 5,
		angaben: { bezeichnung: 'Einführung Lahn', seminartypID: 'EINFUEHRUNG', ...HAUS, maxTeilnehmer: 25 },
	},
	{
		monat: 0,
		woche: 3,
		tage: 5,
		angaben: { bezeichnung: 'Einführung Main', seminartypID: 'EINFUEHRUNG', ...HERBERGE, maxTeilnehmer: 25 },
	},
	{
		monat: 2,
		woche: 2,
		tage: 5,
		angaben: {
			bezeichnung: 'Politische Bildung Grünberg',
			seminartypID: 'POLITISCHE_BILDUNG',
			...HAUS,
			maxTeilnehmer: 24,
		},
		haus: true,
	},
	{
		monat: 4,
		woche: 2,
		tage: 1,
		angaben: {
			bezeichnung: 'Erste Hilfe',
			seminartypID: 'BILDUNGSTAG',
			ort: 'Geschäftsstelle Wetzlar',
			maxTeilnehmer: 20,
		},
	},
	{
		monat: 4,
		woche: 3,
		tage: 1,
		angaben: { bezeichnung: 'Kinderschutz im Verein', seminartypID: 'BILDUNGSTAG', isOnline: true },
	},
	{
		monat: 5,
		woche: 2,
		tage: 5,
		angaben: { bezeichnung: 'Zwischenseminar Lahn', seminartypID: 'ZWISCHEN', ...HAUS, maxTeilnehmer: 25 },
	},
	{
		monat: 5,
		woche: 4,
		tage: 5,
		angaben: { bezeichnung: 'Zwischenseminar Main', seminartypID: 'ZWISCHEN', ...HERBERGE, maxTeilnehmer: 25 },
	},
	{
		monat: 6,
		woche: 2,
		tage: 3,
		angaben: {
			bezeichnung: 'Übungsleitung Basis',
			seminartypID: 'LIZENZ',
			...HAUS,
			maxTeilnehmer: 20,
			beschreibung: 'Erster Teil der Lizenzausbildung. Bitte bringen Sie Sportzeug für Halle und Freien mit.',
		},
	},
	{
		monat: 7,
		woche: 2,
		tage: 2,
		angaben: {
			bezeichnung: 'Klettern und Vertrauen',
			seminartypID: 'FREI',
			ort: 'Kletterhalle Gießen',
			maxTeilnehmer: 14,
		},
		stand: 'ABGESAGT',
	},
	{
		monat: 9,
		woche: 1,
		tage: 5,
		angaben: { bezeichnung: 'Abschluss Lahn', seminartypID: 'ABSCHLUSS', ...HAUS, maxTeilnehmer: 25 },
		stand: 'GEPLANT',
	},
	{
		monat: 9,
		woche: 3,
		tage: 5,
		angaben: { bezeichnung: 'Abschluss Main', seminartypID: 'ABSCHLUSS', maxTeilnehmer: 25 },
		stand: 'GEPLANT',
	},
];

/** What seminars and proofs draw, beside the lives of the volunteers. */
const KEIM = 20_260_907;

/** One for all portions of a large tenant, so that none of them draws what another has drawn. */
export const seminarzufall = (): Zufall => new Zufall(KEIM);

/** The volunteers one set of seminars is for; the demo has one set. */
export interface Seminarkreis {
	readonly welt: Welt;
	readonly akteur: Akteur;
	readonly zufall: Zufall;
	readonly akteIDs: readonly string[];
	/** From 0 on. */
	readonly nr: number;
	readonly heute: string;
}

/** The first set has the bare names. */
export const benannt = (name: string, nr: number): string => (nr === 0 ? name : `${name} ${nr + 1}`);

/**
 * Planned before the cycle began, published with it; what is over has taken place, and what was long enough ago has
 * been reviewed. Steps later than today are left out.
 */
export const seminarschritte = (wo: Seminarkreis, { zyklen }: Grundlage): Schritt[] =>
	zyklen
		.flatMap(({ id, start }) => PLAENE.flatMap((plan, nr) => schritteVon(wo, plan, { nr, zyklusID: id, start })))
		.filter(({ tag }) => tag <= wo.heute);

function schritteVon(
	wo: Seminarkreis,
	plan: Seminarplan,
	{ nr, zyklusID, start }: { nr: number; zyklusID: string; start: string },
): Schritt[] {
	const von = montag(addiereMonate(start, plan.monat), plan.woche);
	const bis = addiereTage(von, plan.tage - 1);
	const id = wo.zufall.uuid();
	const am = (tag: string, entscheide: (seminar: Seminar) => SeminarEreignis[]): Schritt => ({
		tag,
		tue: () => schreibe(wo, id, entscheide(wo.welt.lies(seminarAggregat, id))),
	});
	const termine = [{ von, bis, beginn: '10:00', ende: plan.tage === 1 ? '17:00' : null }];
	const eingabe = {
		...plan.angaben,
		bezeichnung: benannt(plan.angaben.bezeichnung, wo.nr),
		termine,
		geplanteTage: plan.tage * 10,
		anmeldeschluss: addiereTage(von, -21),
	};
	const angelegt = am(addiereTage(start, -60), (seminar) => legeSeminarAn(seminar, zyklusID, eingabe));
	if (plan.stand === 'GEPLANT') return [angelegt];
	const oeffentlich = [angelegt, am(addiereTage(start, -30), (s) => veroeffentlicheSeminar(s, 0))];
	if (plan.stand === 'ABGESAGT') {
		const grund = 'Die Halle wird in dieser Zeit umgebaut.';
		return [...oeffentlich, am(addiereTage(start, 20), (s) => sageSeminarAb(s, grund))];
	}
	const danach = addiereTage(bis, 3);
	return [
		...oeffentlich,
		{ tag: addiereTage(von, -25), tue: () => meldeAlleAn(wo, id, nr) },
		...(plan.haus ? [{ tag: addiereTage(von, -7), tue: () => richteHausEin(wo, id, addiereTage(von, -7)) }] : []),
		{ tag: addiereTage(von, -1), tue: () => gibFrei(wo, id) },
		am(danach, (s) => fuehreSeminarDurch(s, danach)),
		{ tag: danach, tue: () => gleicheAb(wo, id) },
		{ tag: danach, tue: () => erfasseFehlende(wo, id) },
		{ tag: addiereTage(bis, 10 + 7 * (wo.nr % RUECKSTAND_WOCHEN)), tue: () => pruefeAlle(wo, id) },
	];
}

const schreibe = ({ welt, akteur, zufall }: Seminarkreis, id: string, ereignisse: readonly SeminarEreignis[]) =>
	welt.schreibe(seminarAggregat, id, ereignisse, akteur, zufall.uuid());

/** Of a large tenant some sets are reviewed later, so that proofs wait for it on any day. */
const RUECKSTAND_WOCHEN = 5;

/** More than there are places, so that some wait; another part of them each time. */
const WARTENDE = 2;

function meldeAlleAn(wo: Seminarkreis, id: string, nr: number): void {
	const { welt, akteur, akteIDs, zufall } = wo;
	const seminar = welt.lies(seminarAggregat, id);
	const hoechstens = (seminar.felder.maxTeilnehmer ?? 30) + WARTENDE;
	const ab = Math.floor((akteIDs.length / PLAENE.length) * nr);
	for (const akteID of [...akteIDs.slice(ab), ...akteIDs.slice(0, ab)]) {
		if (seminar.plaetze.length >= hoechstens) return;
		const akte = welt.akte(akteID);
		if (
			akte.status < FREIWILLIGER.nr.BewerbungEinigung ||
			akte.status >= FREIWILLIGER.nr.Dienstende ||
			akte.zyklusID !== seminar.zyklusID
		)
			continue;
		// As he would himself: neither beside his service nor twice at a time.
		const selbst = { ...akteur, art: 'USER' as const, rollen: ['FREIWILLIGER' as const], freiwilligerID: akteID };
		const ereignisse = versuche(() => {
			pruefeSeminaranmeldung(welt.lage(selbst, akteID, zufall), seminar, false);
			return meldeAn(seminar, akteID, { ...platzumfeld(welt.lage(akteur, akteID, zufall)), istTraeger: true });
		});
		if (!ereignisse) continue;
		schreibe(wo, id, ereignisse);
		if (platzVon(seminar, akteID)?.stand !== 'ANGEMELDET') continue;
		welt.tue(akteur, akteID, (lage) => vollende(lage, seminarEinplanen(lage, seminar)), zufall);
	}
}

function versuche<T>(tue: () => T): T | null {
	try {
		return tue();
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) return null;
		throw fehler;
	}
}

/** Whose service has ended meanwhile leaves the place to others. */
function gibFrei(wo: Seminarkreis, id: string): void {
	const { welt, akteur, zufall } = wo;
	const seminar = welt.lies(seminarAggregat, id);
	for (const { freiwilligerID } of [...seminar.plaetze]) {
		const lage = welt.lage(akteur, freiwilligerID, zufall);
		if (!haeltPlatz(lage, seminar)) schreibe(wo, id, gibPlatzAuf(seminar, freiwilligerID, 'DIENST', platzumfeld(lage)));
	}
}

function gleicheAb({ welt, zufall }: Seminarkreis, id: string): void {
	const seminar = welt.lies(seminarAggregat, id);
	for (const { freiwilligerID } of seminar.plaetze) {
		welt.tue(PORTAL, freiwilligerID, (lage) => vollende(lage, gleicheNachweisAb(lage.akte, seminar)), zufall);
	}
}

/** Nearly everybody was there all the time; one left early, one was ill, one didn't come, one came later. */
function erfasseFehlende({ welt, akteur, zufall }: Seminarkreis, id: string): void {
	const seminar = welt.lies(seminarAggregat, id);
	const alle = halbtageVon(einzelneTage(seminar.felder.termine));
	const fehlende: Readonly<Record<number, readonly Halbtagstand[]>> = {
		3: alle.slice(-Math.min(3, alle.length - 1)).map((h) => ({ ...h, stand: 'ABGEREIST' })),
		7: alle.slice(-4).map((h) => ({ ...h, stand: 'AU' })),
		11: alle.map((h) => ({ ...h, stand: 'UNENTSCHULDIGT' })),
		17: alle.slice(0, 1).map((h) => ({ ...h, stand: 'ENTSCHULDIGT' })),
	};
	for (const [i, { freiwilligerID }] of seminar.plaetze.entries()) {
		const halbtage = fehlende[i % 25];
		if (!halbtage) continue;
		welt.tue(akteur, freiwilligerID, (lage) => anwesenheitErfassen(lage, { seminar, halbtage }), zufall);
	}
}

/** As the attendance proposes it. */
function pruefeAlle({ welt, akteur, zufall }: Seminarkreis, id: string): void {
	const { plaetze } = welt.lies(seminarAggregat, id);
	for (const { freiwilligerID } of plaetze) {
		const nachweis = welt.akte(freiwilligerID).seminarnachweise.find((n) => n.seminarID === id);
		if (!nachweis) continue;
		const { tage, ergebnis } = teilnahmevorschlag(nachweis);
		const wie = {
			nachweisID: nachweis.id,
			ergebnis,
			tage,
			grund: ergebnis === 'ABGELEHNT' ? 'Nicht erschienen' : null,
		};
		welt.tue(akteur, freiwilligerID, (lage) => nachweisPruefen(lage, wie), zufall);
	}
}

/** The n-th Monday from this day on. */
export const montag = (ab: string, n: number): string => addiereTage(wochenbeginn(addiereTage(ab, 6)), (n - 1) * 7);
