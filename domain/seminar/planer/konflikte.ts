/** What stands against a plan, and what would help. It blocks nothing. Table: Seminarplaner, Conflicts. */

import { addiereTage, wochenbeginn } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import { ersterTag, letzterTag, type Termin } from '../seminar-felder.ts';
import {
	eigene,
	freiePlaetze,
	gemeinsam,
	imDienst,
	nachDienstbeginn,
	nachTermin,
	offene,
	type Plan,
	type Plangruppe,
	type Planseminar,
	passtZu,
	zahlen,
	zugleich,
} from './plan.ts';
import { freieTage, istFrei, naechsteWoche, selbesHaus } from './verlegen.ts';
import { aufFeiertag, inFerien, seminarname, spanne, und, vomBis } from './worte.ts';

/** One proposal, with what it changes: the value as it is, and as it would be. */
interface Gegenueber {
	/** On its button. */
	readonly verb: string;
	readonly vorher: string;
	readonly nachher: string;
}
export type Heilung = Gegenueber &
	(
		| { readonly art: 'VERLEGEN'; readonly seminarID: string; readonly termine: readonly Termin[] }
		| { readonly art: 'LEITUNG'; readonly seminarID: string; readonly leitungPersonID: string | null }
		| { readonly art: 'PLAETZE'; readonly seminarID: string; readonly maxTeilnehmer: number }
		| {
				readonly art: 'ANLEGEN';
				readonly gruppeID: string;
				readonly seminartypID: string;
				readonly bezeichnung: string;
				readonly von: string;
				readonly bis: string;
		  }
	);

export interface Konflikt {
	readonly art: 'ABSCHLUSS' | 'LEITUNG' | 'HAUS' | 'FREIE_TAGE' | 'PLAETZE' | 'DIENSTZEIT';
	readonly schwere: 'ROT' | 'GELB';
	readonly titel: string;
	readonly text: string;
	/** Those with a ring. */
	readonly seminarIDs: readonly string[];
	/** null: nothing simple helps. */
	readonly heilung: Heilung | null;
}

/** Red first, then by date. */
export function konflikte(plan: Plan): Konflikt[] {
	const kommende = nachTermin(plan.seminare).filter(
		(s) => s.status < SEMINAR.nr.Durchgefuehrt && (letzterTag(s) ?? '') >= plan.heute,
	);
	const beginn = new Map(plan.seminare.map((s) => [s.id, ersterTag(s) ?? '9999']));
	const erster = ({ seminarIDs: [id] }: Konflikt) => beginn.get(id ?? '') ?? '9999';
	return [
		...ohneAbschluss(plan),
		...paare(kommende).flatMap(([a, b]) => [...doppelteLeitung(plan, a, b), ...doppeltesHaus(plan, a, b)]),
		...kommende.flatMap((seminar) => [
			...zuWenigPlaetze(plan, seminar),
			...ausserhalb(plan, seminar),
			...inFreierZeit(plan, seminar),
		]),
	].toSorted(
		(a, b) => Number(a.schwere === 'GELB') - Number(b.schwere === 'GELB') || erster(a).localeCompare(erster(b)),
	);
}

const nameVon = ({ gruppen }: Plan, { bezeichnung, seminargruppeIDs }: Planseminar): string =>
	seminarname(
		bezeichnung,
		gruppen.filter(({ id }) => seminargruppeIDs.includes(id)).map((gruppe) => gruppe.bezeichnung),
	);

const zeitVon = (seminar: Planseminar) => ({ von: ersterTag(seminar) ?? '', bis: letzterTag(seminar) ?? '' });

/** Those at the same time, the earlier one first. They come by date: who begins after the end begins no sooner later on. */
function paare(seminare: readonly Planseminar[]): [Planseminar, Planseminar][] {
	return seminare.flatMap((a, i) => {
		const bis = letzterTag(a) ?? '';
		const danach = seminare.slice(i + 1);
		const ende = danach.findIndex((b) => (ersterTag(b) ?? '9999') > bis);
		return danach
			.slice(0, ende < 0 ? undefined : ende)
			.filter((b) => zugleich(a, b))
			.map((b): [Planseminar, Planseminar] => [a, b]);
	});
}

/** What nobody knows of yet is easier to change; of two alike the later one. */
const leichteres = (a: Planseminar, b: Planseminar): Planseminar => (a.status < b.status ? a : b);

function doppelteLeitung(plan: Plan, a: Planseminar, b: Planseminar): Konflikt[] {
	const { leitungPersonID, leitung } = a;
	if (leitungPersonID === null || leitungPersonID !== b.leitungPersonID) return [];
	const zeit = gemeinsam(zeitVon(a), zeitVon(b)) ?? zeitVon(a);
	const wechselt = leichteres(a, b);
	const frei = plan.leitungen.find(
		({ id }) => id !== leitungPersonID && !plan.seminare.some((s) => s.leitungPersonID === id && zugleich(s, wechselt)),
	);
	return [
		{
			art: 'LEITUNG',
			schwere: 'ROT',
			titel: 'Leitung doppelt',
			text: `${leitung ?? 'Dieselbe Person'} leitet ${vomBis(zeit)} ${und([a, b].map((s) => nameVon(plan, s)))}.`,
			seminarIDs: [a.id, b.id],
			heilung: {
				art: 'LEITUNG',
				verb: 'Leitung wechseln',
				vorher: `${nameVon(plan, wechselt)}: ${leitung ?? 'dieselbe Person'}`,
				nachher: `${nameVon(plan, wechselt)}: ${frei?.name ?? 'Leitung noch offen'}`,
				seminarID: wechselt.id,
				leitungPersonID: frei?.id ?? null,
			},
		},
	];
}

function doppeltesHaus(plan: Plan, a: Planseminar, b: Planseminar): Konflikt[] {
	if (!selbesHaus(a, b)) return [];
	const zeit = gemeinsam(zeitVon(a), zeitVon(b)) ?? zeitVon(a);
	return [
		{
			art: 'HAUS',
			schwere: 'GELB',
			titel: 'Haus doppelt',
			text: `${und([a, b].map((s) => nameVon(plan, s)))} sind ${vomBis(zeit)} im selben Haus: ${a.ort}.`,
			seminarIDs: [a.id, b.id],
			heilung: verlegung(plan, leichteres(a, b)),
		},
	];
}

function zuWenigPlaetze(plan: Plan, seminar: Planseminar): Konflikt[] {
	const { maxTeilnehmer: max, seminargruppeIDs } = seminar;
	const gruppen = plan.gruppen.filter(({ id }) => seminargruppeIDs.includes(id));
	const mitglieder = gruppen.reduce((summe, gruppe) => summe + gruppe.mitglieder, 0);
	if (max === null || mitglieder <= max) return [];
	const wem = gruppen.length === 1 ? 'zur Gruppe gehören' : 'zu den Gruppen gehören';
	return [
		{
			art: 'PLAETZE',
			schwere: 'ROT',
			titel: 'Zu wenig Plätze',
			text: `${nameVon(plan, seminar)} hat ${plaetze(max)}, ${wem} ${mitglieder}.`,
			seminarIDs: [seminar.id],
			heilung: {
				art: 'PLAETZE',
				verb: `${mitglieder} Plätze vorsehen`,
				vorher: plaetze(max),
				nachher: plaetze(mitglieder),
				seminarID: seminar.id,
				maxTeilnehmer: mitglieder,
			},
		},
	];
}

const plaetze = (anzahl: number): string => (anzahl === 1 ? '1 Platz' : `${anzahl} Plätze`);

function ausserhalb(plan: Plan, seminar: Planseminar): Konflikt[] {
	const betroffene = plan.ausserhalb.filter(({ seminarID, anzahl }) => seminarID === seminar.id && anzahl > 0);
	if (betroffene.length === 0) return [];
	const wieViele = betroffene.reduce((summe, { anzahl }) => summe + anzahl, 0);
	const mitglieder = plan.gruppen
		.filter(({ id }) => seminar.seminargruppeIDs.includes(id))
		.reduce((summe, gruppe) => summe + gruppe.mitglieder, 0);
	return [
		{
			art: 'DIENSTZEIT',
			schwere: wieViele >= mitglieder ? 'ROT' : 'GELB',
			titel: 'Außerhalb der Dienstzeit',
			text: `${nameVon(plan, seminar)} ${vomBis(zeitVon(seminar))} liegt für ${wieViele} von ${mitglieder} nicht im Dienst.`,
			seminarIDs: [seminar.id],
			heilung: verlegung(plan, seminar),
		},
	];
}

function inFreierZeit(plan: Plan, seminar: Planseminar): Konflikt[] {
	const frei = freieTage(plan, seminar);
	if (frei.length === 0) return [];
	const istFeiertag = frei.some(({ art }) => art === 'FEIERTAG');
	const ferien = frei.filter(({ art }) => art === 'FERIEN').map(({ name }) => inFerien(name));
	const feiertage = frei.filter(({ art }) => art === 'FEIERTAG').map(({ name }) => aufFeiertag(name));
	return [
		{
			art: 'FREIE_TAGE',
			schwere: 'GELB',
			titel: istFeiertag ? 'Feiertag im Seminar' : 'Ferien im Seminar',
			text: `${nameVon(plan, seminar)} ${vomBis(zeitVon(seminar))} liegt ${und([...ferien, ...feiertage])}.`,
			seminarIDs: [seminar.id],
			heilung: verlegung(plan, seminar),
		},
	];
}

function verlegung(plan: Plan, seminar: Planseminar): Heilung | null {
	const termine = naechsteWoche(plan, seminar);
	if (!termine) return null;
	const [bisher, neu] = [zeitVon(seminar), zeitVon({ ...seminar, termine })];
	return {
		art: 'VERLEGEN',
		verb: `${spanne(neu)} vorschlagen`,
		vorher: spanne(bisher),
		nachher: spanne(neu),
		seminarID: seminar.id,
		termine,
	};
}

/** Groups without a final seminar of their own go to an open one, as long as it has places. */
function ohneAbschluss(plan: Plan): Konflikt[] {
	const ohne = nachDienstbeginn(plan.gruppen).filter(
		({ id, brauchtAbschluss }) => brauchtAbschluss && !eigene(plan.seminare, id).some(istAbschluss),
	);
	const offen = nachTermin(offene(plan.seminare)).filter(
		(seminar) =>
			istAbschluss(seminar) && seminar.status === SEMINAR.nr.Published && (ersterTag(seminar) ?? '') >= plan.heute,
	);
	const uebrig = ohneUnterkunft(plan, ohne, offen);
	const letzte = uebrig.at(-1);
	if (!letzte) return [];
	const heilung = neuerAbschluss(plan, letzte);
	const passende = offen.filter((seminar) => ohne.some((g) => passtZu(seminar, g) && imDienst(g, seminar)));
	const gemeinsames = { art: 'ABSCHLUSS', schwere: 'ROT', heilung } as const;
	if (passende.length === 0) {
		const haben = uebrig.length === 1 ? 'hat' : 'haben';
		const text = `${und(uebrig.map(({ bezeichnung }) => bezeichnung))} ${haben} kein Abschlussseminar.`;
		return [{ ...gemeinsames, titel: 'Ohne Abschluss', text, seminarIDs: [] }];
	}
	const bedarf = bedarfVon(plan, ohne, passende);
	const frei = passende.reduce((summe, seminar) => summe + (freiePlaetze(seminar) ?? 0), 0);
	const fehlt = Math.max(1, bedarf - frei);
	const [einziges] = passende;
	const wo =
		passende.length === 1 && einziges
			? `im offenen Seminar vom ${formatDatum(ersterTag(einziges))}`
			: `in ${passende.length} offenen Seminaren`;
	const brauchen = ohne.length === 1 ? 'braucht' : 'brauchen';
	return [
		{
			...gemeinsames,
			titel: fehlt === 1 ? 'Abschluss: 1 Platz fehlt' : `Abschluss: ${fehlt} Plätze fehlen`,
			text: `${und(ohne.map(({ bezeichnung }) => bezeichnung))} ${brauchen} ${bedarf}, ${wo} ${frei === 1 ? 'ist 1' : `sind ${frei}`} frei.`,
			seminarIDs: passende.map(({ id }) => id),
		},
	];
}

const istAbschluss = ({ seminartypID }: Planseminar): boolean => seminartypID === 'ABSCHLUSS';

/** Groups that find no open final seminar with places for all, each place given once. */
function ohneUnterkunft(plan: Plan, gruppen: readonly Plangruppe[], offen: readonly Planseminar[]): Plangruppe[] {
	const schonDabei = zahlen(plan.dabei);
	const frei = new Map(offen.map((seminar) => [seminar.id, freiePlaetze(seminar)]));
	return gruppen.filter((gruppe) => {
		const passt = offen.find((seminar) => {
			const uebrig = frei.get(seminar.id) ?? null;
			const bedarf = gruppe.mitglieder - schonDabei(seminar.id, gruppe.id);
			return passtZu(seminar, gruppe) && imDienst(gruppe, seminar) && (uebrig === null || uebrig >= bedarf);
		});
		if (!passt) return true;
		const uebrig = frei.get(passt.id) ?? null;
		if (uebrig !== null) frei.set(passt.id, uebrig - (gruppe.mitglieder - schonDabei(passt.id, gruppe.id)));
		return false;
	});
}

function bedarfVon(plan: Plan, gruppen: readonly Plangruppe[], offen: readonly Planseminar[]): number {
	const schonDabei = zahlen(plan.dabei);
	return gruppen.reduce((summe, { id, mitglieder }) => {
		const dabei = offen.reduce((n, seminar) => n + schonDabei(seminar.id, id), 0);
		return summe + Math.max(0, mitglieder - dabei);
	}, 0);
}

/** So long before the end of the service there is a week to say goodbye. */
const WOCHEN_VOR_ENDE = 10;

function neuerAbschluss(plan: Plan, gruppe: Plangruppe): Heilung | null {
	const montag = addiereTage(wochenbeginn(gruppe.bis ?? plan.zyklus.ende), -7 * WOCHEN_VOR_ENDE);
	const bezeichnung = `Abschluss ${gruppe.bezeichnung}`;
	const woche = (um: number) => ({ von: addiereTage(montag, um * 7), bis: addiereTage(montag, um * 7 + 4) });
	const um = [0, -1, 1, -2, 2, -3, 3, -4, 4].find((wochen) =>
		istFrei(plan, {
			...LEER,
			seminargruppeIDs: [gruppe.id],
			termine: [{ ...woche(wochen), beginn: null, ende: null }],
		}),
	);
	if (um === undefined) return null;
	return {
		art: 'ANLEGEN',
		verb: `Abschluss für ${gruppe.bezeichnung} anlegen`,
		vorher: 'kein Abschluss',
		nachher: `${bezeichnung}, ${spanne(woche(um))}`,
		gruppeID: gruppe.id,
		seminartypID: 'ABSCHLUSS',
		bezeichnung,
		...woche(um),
	};
}

const LEER: Planseminar = {
	id: '',
	bezeichnung: '',
	seminartypID: 'ABSCHLUSS',
	status: 0,
	termine: [],
	geplanteTage: 50,
	ort: null,
	adresse: null,
	isOnline: false,
	maxTeilnehmer: null,
	angemeldet: 0,
	wartend: 0,
	leitungPersonID: null,
	leitung: null,
	seminargruppeIDs: [],
	dienstartIDs: [],
};
