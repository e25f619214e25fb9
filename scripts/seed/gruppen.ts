import { platzumfeld } from '#commands/seminar/teilnahme.ts';
import { gruppeZuweisen } from '#domain/akte/entscheidungen/seminar/seminargruppe.ts';
import { gleicheGruppenplatzAb } from '#domain/akte/seminar/gruppenabgleich.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { addiereMonate, addiereTage } from '#domain/datum.ts';
import { PORTAL } from '#domain/rollen.ts';
import { legeSeminarAn, veroeffentlicheSeminar } from '#domain/seminar/entscheidungen.ts';
import { seminarAggregat } from '#domain/seminar/seminar.ts';
import { legeGruppeAn, nimmAuf, nimmHeraus } from '#domain/seminargruppe/entscheidungen.ts';
import { seminargruppeAggregat } from '#domain/seminargruppe/seminargruppe.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import type { Grundlage } from './grundlage.ts';
import type { Schritt } from './schritt.ts';
import { benannt, montag, type Seminarkreis } from './seminare.ts';
import { Zufall } from './zufall.ts';

/** What groups draw, beside seminars and the lives of the volunteers. */
const KEIM = 20_261_123;
const NAMEN = ['Gruppe Lahn', 'Gruppe Main'] as const;
const PLAETZE = 20;
/** Who is to be in one; the others stay without, as those who came late do. */
const MITGLIEDER = 15;

/** One for all portions of a large tenant. */
export const gruppenzufall = (): Zufall => new Zufall(KEIM);
/** Further apart than years. */
const JE_KREIS = 10_000;

/** Two groups a cycle, filled when the services begin; one seminar is for the first of them. */
export const gruppenschritte = (wo: Seminarkreis, { zyklen }: Grundlage): Schritt[] =>
	zyklen
		.flatMap(({ id: zyklusID, start }) => {
			const gruppen = NAMEN.map((name) => ({ id: wo.zufall.uuid(), bezeichnung: benannt(name, wo.nr) }));
			const seminarID = wo.zufall.uuid();
			const ersteID = gruppen[0]?.id ?? '';
			const zweiteID = gruppen[1]?.id ?? '';
			const entwurfID = new Zufall(KEIM + JE_KREIS * wo.nr + Number(start.slice(0, 4))).uuid();
			return [
				{ tag: addiereTage(start, -50), tue: () => gruppen.map((g) => lege(wo, zyklusID, g)) },
				{ tag: addiereTage(start, 7), tue: () => gruppen.map((g, i) => fuelle(wo, zyklusID, g.id, i)) },
				{ tag: addiereTage(start, 10), tue: () => plane(wo, zyklusID, { seminarID, start, gruppeID: ersteID }) },
				{
					tag: addiereTage(start, 12),
					tue: () => entwirf(wo, zyklusID, { seminarID: entwurfID, start, gruppeID: zweiteID }),
				},
				{ tag: addiereTage(start, 11), tue: () => gleicheAb(wo, seminarID, ersteID) },
				{ tag: wo.heute, tue: () => gruppen.map((g) => raeume(wo, g.id)) },
				{ tag: wo.heute, tue: () => gleicheAb(wo, seminarID, ersteID) },
			];
		})
		.filter(({ tag }) => tag <= wo.heute);

function lege(wo: Seminarkreis, zyklusID: string, { id, bezeichnung }: { id: string; bezeichnung: string }): void {
	const gruppe = wo.welt.lies(seminargruppeAggregat, id);
	const ereignisse = legeGruppeAn(gruppe, zyklusID, { bezeichnung, maxTeilnehmer: PLAETZE });
	wo.welt.schreibe(seminargruppeAggregat, id, ereignisse, wo.akteur, wo.zufall.uuid());
}

function fuelle(wo: Seminarkreis, zyklusID: string, id: string, nr: number): void {
	const { welt, akteur, zufall, akteIDs } = wo;
	const dienende = akteIDs.filter((wer) => {
		const { status, seminargruppeID, ...akte } = welt.akte(wer);
		return (
			akte.zyklusID === zyklusID &&
			status >= FREIWILLIGER.nr.BewerbungEinigung &&
			status < FREIWILLIGER.nr.Dienstende &&
			seminargruppeID === null
		);
	});
	for (const wer of dienende.filter((_, i) => i % NAMEN.length === nr || nr > 0).slice(0, MITGLIEDER)) {
		const gruppe = welt.lies(seminargruppeAggregat, id);
		const fall = { gruppe, bisherige: null, wechselt: false };
		if (!welt.tue(akteur, wer, (lage) => gruppeZuweisen(lage, fall), zufall)) continue;
		welt.schreibe(seminargruppeAggregat, id, nimmAuf(gruppe, wer), akteur, zufall.uuid());
	}
}

interface Gruppenseminar {
	readonly seminarID: string;
	readonly gruppeID: string;
	readonly start: string;
}

function plane(wo: Seminarkreis, zyklusID: string, { seminarID, gruppeID, start }: Gruppenseminar): void {
	const von = montag(addiereMonate(start, 8), 2);
	const angelegt = legeSeminarAn(wo.welt.lies(seminarAggregat, seminarID), zyklusID, {
		bezeichnung: benannt('Sport für alle', wo.nr),
		seminartypID: 'ZWISCHEN',
		termine: [{ von, bis: addiereTage(von, 4), beginn: '10:00', ende: null }],
		geplanteTage: 50,
		ort: 'Sporthaus Grünberg',
		adresse: 'Am Tiergarten 8, 35305 Grünberg',
		maxTeilnehmer: PLAETZE,
		seminargruppeIDs: [gruppeID],
	});
	const { welt, akteur, zufall } = wo;
	const seminar = welt.schreibe(seminarAggregat, seminarID, angelegt, akteur, zufall.uuid());
	welt.schreibe(seminarAggregat, seminarID, veroeffentlicheSeminar(seminar, MITGLIEDER), akteur, zufall.uuid());
}

/** Not published yet, and in the week before Easter or near to it: the planner says so. */
function entwirf(wo: Seminarkreis, zyklusID: string, { seminarID, gruppeID, start }: Gruppenseminar): void {
	const von = montag(addiereMonate(start, 6), 4);
	const angelegt = legeSeminarAn(wo.welt.lies(seminarAggregat, seminarID), zyklusID, {
		bezeichnung: benannt('Bewegung und Spiel', wo.nr),
		seminartypID: 'ZWISCHEN',
		termine: [{ von, bis: addiereTage(von, 4), beginn: '10:00', ende: null }],
		geplanteTage: 50,
		ort: 'Jugendherberge Marburg',
		adresse: 'Jahnstraße 1, 35037 Marburg',
		maxTeilnehmer: PLAETZE,
		seminargruppeIDs: [gruppeID],
	});
	wo.welt.schreibe(seminarAggregat, seminarID, angelegt, wo.akteur, wo.zufall.uuid());
}

/** As the worker does it: places and proofs follow who belongs to the group. */
function gleicheAb({ welt, zufall, akteIDs }: Seminarkreis, seminarID: string, gruppeID: string): void {
	const gruppe = welt.lies(seminargruppeAggregat, gruppeID);
	for (const wer of akteIDs) {
		const seminar = welt.lies(seminarAggregat, seminarID);
		const seine = welt.akte(wer).seminargruppeID === gruppeID;
		if (!seine && !seminar.plaetze.some((p) => p.freiwilligerID === wer)) continue;
		const lage = welt.lage(PORTAL, wer, zufall);
		const umfeld = { ...platzumfeld(lage), auchBegonnene: false };
		const folgen = gleicheGruppenplatzAb(lage, seine ? gruppe : null, seminar, umfeld);
		welt.schreibe(seminarAggregat, seminarID, [...folgen.seminar], PORTAL, zufall.uuid());
		welt.tue(PORTAL, wer, (l) => vollende(l, folgen.akte), zufall);
	}
}

/** Whose service has ended early isn't in it any more. */
function raeume({ welt, zufall }: Seminarkreis, id: string): void {
	const gruppe = welt.lies(seminargruppeAggregat, id);
	for (const { freiwilligerID } of [...gruppe.plaetze]) {
		if (welt.akte(freiwilligerID).seminargruppeID === id) continue;
		welt.schreibe(seminargruppeAggregat, id, nimmHeraus(gruppe, freiwilligerID, 'DIENST'), PORTAL, zufall.uuid());
	}
}
