/** Places in a seminar and its waiting list. Table: Taking part in a seminar. */

import type { Ablehnungscode } from '#domain/ablehnungen.ts';
import { addiereTage, endeDesTages } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import {
	AufSeminarwarteliste,
	type SeminarEreignis,
	SeminarplatzAngeboten,
	SeminarplatzAufgegeben,
	SeminarplatzVergeben,
} from './ereignisse.ts';
import type { Platz, Seminar } from './seminar.ts';
import { ersterTag, type SeminarFelder } from './seminar-felder.ts';

/** What is reckoned with beside the seminar itself. */
export interface Platzumfeld {
	readonly heute: string;
	/** ISO 8601. */
	readonly jetzt: string;
	/** Hours somebody has to answer (parameter). */
	readonly nachrueckFrist: number;
}

/** Taken, or held for somebody who hasn't answered yet. */
export const belegtePlaetze = (plaetze: readonly Pick<Platz, 'stand'>[]): number =>
	plaetze.filter(({ stand }) => stand !== 'WARTELISTE').length;

/** null: as many as come. */
const freiePlaetze = (plaetze: readonly Pick<Platz, 'stand'>[], max: number | null): number | null =>
	max === null ? null : Math.max(0, max - belegtePlaetze(plaetze));

/** Where somebody stands on the waiting list, from 1; null: he isn't on it. */
export function wartelistenplatz(plaetze: readonly Platz[], freiwilligerID: string): number | null {
	const wartende = plaetze.filter(({ stand }) => stand === 'WARTELISTE');
	const stelle = wartende.findIndex((p) => p.freiwilligerID === freiwilligerID);
	return stelle < 0 ? null : stelle + 1;
}

/** Last day on which volunteers and sites register and unregister; null: it has no dates. */
export function letzterAnmeldetag({
	anmeldeschluss,
	termine,
}: Pick<SeminarFelder, 'anmeldeschluss' | 'termine'>): string | null {
	const beginn = ersterTag({ termine });
	return anmeldeschluss ?? (beginn === null ? null : addiereTage(beginn, -1));
}

/** A place, or the end of the waiting list while anybody is on it; whoever is offered a place takes it. */
export function meldeAn(
	seminar: Seminar,
	freiwilligerID: string,
	umfeld: Platzumfeld & { readonly istTraeger: boolean },
): SeminarEreignis[] {
	const bisher = platzVon(seminar, freiwilligerID);
	if (umfeld.istTraeger && vergibtSelbst(seminar, bisher, umfeld))
		return [SeminarplatzVergeben({ freiwilligerID, ...(bisher && { von: bisher.stand }), nach: 'ANGEMELDET' })];
	if (bisher?.stand === 'ANGEBOTEN') return nimmAn(bisher, umfeld);
	if (bisher) throw abgelehnt('ANGEMELDET', 'Für dieses Seminar besteht bereits eine Anmeldung.');
	if (!umfeld.istTraeger) pruefeAnmeldezeit(seminar.felder, umfeld.heute);
	return nimmAuf(seminar, freiwilligerID, null, umfeld);
}

/** Once it has begun nobody is asked any more: a place that is left is whose the Traeger says, of those who wait, too. */
function vergibtSelbst({ status, plaetze, felder }: Seminar, bisher: Platz | null, umfeld: Platzumfeld): boolean {
	if (status !== SEMINAR.nr.Published || antwortfrist(felder, umfeld) !== null || bisher?.stand === 'ANGEMELDET')
		return false;
	return bisher?.stand === 'ANGEBOTEN' || freiePlaetze(plaetze, felder.maxTeilnehmer) !== 0;
}

/** Whoever belongs to one of its groups has a place, or waits for one, without asking. Nothing where he has. */
export const nimmMitgliedAuf = (
	seminar: Seminar,
	freiwilligerID: string,
	gruppeID: string,
	umfeld: Platzumfeld,
): SeminarEreignis[] => (platzVon(seminar, freiwilligerID) ? [] : nimmAuf(seminar, freiwilligerID, gruppeID, umfeld));

function nimmAuf(
	seminar: Seminar,
	freiwilligerID: string,
	gruppeID: string | null,
	umfeld: Platzumfeld,
): SeminarEreignis[] {
	const { plaetze, felder } = seminar;
	const wer = { freiwilligerID, ...(gruppeID !== null && { gruppeID }) };
	const wartetWer = plaetze.some(({ stand }) => stand === 'WARTELISTE');
	const istVoll = freiePlaetze(plaetze, felder.maxTeilnehmer) === 0;
	if (!istVoll && !wartetWer) return [SeminarplatzVergeben({ ...wer, nach: 'ANGEMELDET' })];
	const danach = [...plaetze, wartend(freiwilligerID, gruppeID)];
	return [
		AufSeminarwarteliste({ ...wer, nach: 'WARTELISTE' }),
		...ruecktNach(seminar, danach, felder.maxTeilnehmer, umfeld),
	];
}

function nimmAn({ freiwilligerID, frist }: Platz, { jetzt }: Platzumfeld): SeminarEreignis[] {
	if (frist !== null && frist < jetzt)
		throw abgelehnt('FRIST_ABGELAUFEN', 'Die Frist für diesen Platz ist abgelaufen.');
	return [SeminarplatzVergeben({ freiwilligerID, von: 'ANGEBOTEN', nach: 'ANGEMELDET' })];
}

type Aufgabe = Extract<SeminarEreignis, { type: 'SeminarplatzAufgegeben' }>['facts']['anlass'];

/** Gives a place up; the oldest of the waiting list is asked. Nothing where there is none. */
export function gibPlatzAuf(
	seminar: Seminar,
	freiwilligerID: string,
	anlass: Aufgabe,
	umfeld: Platzumfeld,
): SeminarEreignis[] {
	const bisher = platzVon(seminar, freiwilligerID);
	if (!bisher) return [];
	const danach = seminar.plaetze.filter((p) => p !== bisher);
	return [
		SeminarplatzAufgegeben({ freiwilligerID, von: bisher.stand, anlass }),
		...ruecktNach(seminar, danach, seminar.felder.maxTeilnehmer, umfeld),
	];
}

/** Whoever didn't answer goes to the end of the list, the second time off it; of what was called off there is none. */
export function lassePlatzangeboteVerfallen(seminar: Seminar, umfeld: Platzumfeld): SeminarEreignis[] {
	if (seminar.status !== SEMINAR.nr.Published) return [];
	const verfallene = seminar.plaetze.filter(({ frist }) => frist !== null && frist < umfeld.jetzt);
	if (verfallene.length === 0) return [];
	const nochEinmal = verfallene.filter(({ verfallen }) => verfallen === 0);
	const danach = [
		...seminar.plaetze.filter((p) => !verfallene.includes(p)),
		...nochEinmal.map(({ freiwilligerID, gruppeID }) => wartend(freiwilligerID, gruppeID)),
	];
	return [
		...verfallene.map(({ freiwilligerID, verfallen }) =>
			verfallen === 0
				? AufSeminarwarteliste({ freiwilligerID, von: 'ANGEBOTEN', nach: 'WARTELISTE' })
				: SeminarplatzAufgegeben({ freiwilligerID, von: 'ANGEBOTEN', anlass: 'VERFALLEN' }),
		),
		...ruecktNach(seminar, danach, seminar.felder.maxTeilnehmer, umfeld),
	];
}

/** More places than before are offered to those who wait. */
export const bieteFreiePlaetzeAn = (seminar: Seminar, max: number | null, umfeld: Platzumfeld): SeminarEreignis[] =>
	ruecktNach(seminar, seminar.plaetze, max, umfeld);

/** It has taken place: nobody waits for it any more. */
export const beendeWarteliste = ({ plaetze }: Seminar): SeminarEreignis[] =>
	plaetze
		.filter(({ stand }) => stand !== 'ANGEMELDET')
		.map(({ freiwilligerID, stand: von }) => SeminarplatzAufgegeben({ freiwilligerID, von, anlass: 'DURCHGEFUEHRT' }));

/** It isn't published any more: the places of its groups go, others there are none. */
export const gibGruppenplaetzeAuf = ({ plaetze }: Seminar): SeminarEreignis[] =>
	plaetze.map(({ freiwilligerID, stand: von }) =>
		SeminarplatzAufgegeben({ freiwilligerID, von, anlass: 'ZURUECKGEZOGEN' }),
	);

/** Fewer places than its groups have members. */
export function pruefeGruppengroesse(
	{ maxTeilnehmer }: Pick<SeminarFelder, 'maxTeilnehmer'>,
	mitglieder: number,
): void {
	if (maxTeilnehmer === null || mitglieder <= maxTeilnehmer) return;
	const plaetze = maxTeilnehmer === 1 ? '1 Platz' : `${maxTeilnehmer} Plätze`;
	const text = `Zu den Seminargruppen gehören ${mitglieder} Freiwillige, das Seminar hat ${plaetze}.`;
	throw new Abgelehnt([{ code: 'GRUPPENGROESSE', http: 409, feld: 'seminargruppeIDs', text }]);
}

/** Fewer places than people is none of the answers. */
export function pruefePlatzzahl({ plaetze }: Seminar, max: number | null): void {
	const belegt = belegtePlaetze(plaetze);
	if (max === null || belegt <= max) return;
	const waeren = max === 1 ? 'wäre 1 Platz' : `wären ${max} Plätze`;
	throw new Abgelehnt([
		{
			code: 'PLATZZAHL',
			http: 409,
			feld: 'maxTeilnehmer',
			text: `Vorgesehen ${waeren}, vergeben sind schon ${belegt}.`,
		},
	]);
}

function pruefeAnmeldezeit(felder: SeminarFelder, heute: string): void {
	const bis = letzterAnmeldetag(felder);
	if (bis !== null && heute > bis)
		throw abgelehnt('ANMELDESCHLUSS', `Die Anmeldung ist seit dem ${formatDatum(bis)} geschlossen.`);
}

export const platzVon = ({ plaetze }: Pick<Seminar, 'plaetze'>, freiwilligerID: string): Platz | null =>
	plaetze.find((p) => p.freiwilligerID === freiwilligerID) ?? null;

/** Whoever has waited longest is asked first, or moves up without asking as member of a group; before it begins only. */
function ruecktNach(
	{ status, felder }: Seminar,
	plaetze: readonly Platz[],
	max: number | null,
	umfeld: Platzumfeld,
): SeminarEreignis[] {
	const frist = status === SEMINAR.nr.Published ? antwortfrist(felder, umfeld) : null;
	if (frist === null) return [];
	const wartende = plaetze.filter(({ stand }) => stand === 'WARTELISTE');
	const frei = freiePlaetze(plaetze, max) ?? wartende.length;
	return wartende
		.slice(0, frei)
		.map(({ freiwilligerID, gruppeID }) =>
			gruppeID === null
				? SeminarplatzAngeboten({ freiwilligerID, von: 'WARTELISTE', nach: 'ANGEBOTEN', frist })
				: SeminarplatzVergeben({ freiwilligerID, von: 'WARTELISTE', nach: 'ANGEMELDET', gruppeID }),
		);
}

const STUNDE = 3_600_000;
/** Shortly before a seminar nobody can be waited for. */
const KURZ_DAVOR = { beginntInStunden: 72, frist: 12 };

/** Last moment of an answer, ISO 8601; null: it has begun. */
export function antwortfrist(felder: SeminarFelder, { jetzt, nachrueckFrist }: Platzumfeld): string | null {
	const beginn = ersterTag(felder);
	if (beginn === null) return null;
	const davor = Date.parse(endeDesTages(addiereTage(beginn, -1)));
	const nun = Date.parse(jetzt);
	if (nun >= davor) return null;
	const istKurzDavor = davor - nun <= KURZ_DAVOR.beginntInStunden * STUNDE;
	const stunden = istKurzDavor ? Math.min(KURZ_DAVOR.frist, nachrueckFrist) : nachrueckFrist;
	return new Date(Math.min(nun + stunden * STUNDE, davor)).toISOString();
}

/** As he will stand there. */
const wartend = (freiwilligerID: string, gruppeID: string | null): Platz => ({
	freiwilligerID,
	stand: 'WARTELISTE',
	seit: '',
	frist: null,
	verfallen: 0,
	gruppeID,
});

const abgelehnt = (code: Ablehnungscode, text: string): Abgelehnt => new Abgelehnt([{ code, http: 409, text }]);
