/** What a proof follows from: the seminar as it stands, and the service. Tables: Seminar, effects; Seminarnachweis. */

import {
	type AkteEreignis,
	SeminargruppeVerlassen,
	SeminarnachweisEntfernt,
	SeminarnachweisGeaendert,
	SeminarnachweisGeplant,
	SeminarnachweisZurPruefung,
	SeminarnachweisZurueckgestellt,
} from '#domain/akte/ereignisse.ts';
import type { Lage } from '#domain/akte/lage.ts';
import type { Akte, Seminarnachweis } from '#domain/akte/zustand.ts';
import { teilnahmevorschlag } from '#domain/seminar/anwesenheit.ts';
import { platzVon } from '#domain/seminar/plaetze.ts';
import type { Seminar } from '#domain/seminar/seminar.ts';
import { ersterTag } from '#domain/seminar/seminar-felder.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import { DIENST_BEENDET } from '#domain/status/wunsch.ts';
import { vertragAm } from './dienstzeit.ts';
import { einteilbarAb } from './seminarfall.ts';

/** A new line of the plan for a seminar of the Traeger. */
export const geplant = (akte: Pick<Akte, 'id'>, nachweisID: string, seminar: Seminar): AkteEreignis =>
	SeminarnachweisGeplant(
		{ nachweisID, seminarID: seminar.id, ...angaben(seminar), nach: 0 },
		worte(akte, { titel: seminar.felder.bezeichnung, veranstalter: null }),
	);

/**
 * Brings the proof of one seminar to what the seminar says; said again it says nothing. It never makes one: that comes
 * with the place.
 */
export function gleicheNachweisAb(akte: Akte, seminar: Seminar): AkteEreignis[] {
	const nachweis = akte.seminarnachweise.find((n) => n.seminarID === seminar.id);
	if (akte.geloescht || !nachweis) return [];
	const hatPlatz = platzVon(seminar, akte.id)?.stand === 'ANGEMELDET';
	const findetStatt =
		!seminar.geloescht && (seminar.status === SEMINAR.nr.Published || seminar.status === SEMINAR.nr.Durchgefuehrt);
	if (nachweis.status === SEMINARNACHWEIS.nr.Geplant && !(hatPlatz && findetStatt)) {
		const anlass = findetStatt ? 'ABGEMELDET' : 'ABGESAGT';
		return [SeminarnachweisEntfernt({ nachweisID: nachweis.id, seminarID: seminar.id, anlass })];
	}
	return [...angepasst(akte, nachweis, seminar), ...umgestellt(nachweis, seminar)];
}

function angepasst(akte: Akte, nachweis: Seminarnachweis, seminar: Seminar): AkteEreignis[] {
	const neu = angaben(seminar);
	const { bezeichnung } = seminar.felder;
	const bisher = { seminartypID: nachweis.seminartypID, termine: nachweis.termine, geplant: nachweis.geplant };
	const istAnders = (Object.keys(bisher) as (keyof typeof bisher)[]).some(
		(feld) => JSON.stringify(bisher[feld]) !== JSON.stringify(neu[feld]),
	);
	const heisstAnders = nachweis.titel !== bezeichnung && bezeichnung !== '';
	if (!istAnders && !heisstAnders) return [];
	const titel = heisstAnders ? worte(akte, { titel: bezeichnung, veranstalter: null }) : undefined;
	return [
		SeminarnachweisGeaendert({ nachweisID: nachweis.id, ...neu, ...folgendeTage(nachweis, neu) }, titel),
		...(neu.geplant === nachweis.geplant ? [] : tageGeaendert(nachweis, neu.geplant)),
	];
}

/** As long as it is checked and the proposal is that of the attendance, it stays so with other dates and days. */
function folgendeTage(nachweis: Seminarnachweis, neu: Pick<Seminarnachweis, 'termine' | 'geplant'>): { tage?: number } {
	const folgt = nachweis.status === SEMINARNACHWEIS.nr.Pruefung && nachweis.tage === teilnahmevorschlag(nachweis).tage;
	return folgt ? { tage: teilnahmevorschlag({ ...nachweis, ...neu }).tage } : {};
}

/** What was recognised is to be looked at again, with the earlier days as proposal. */
export function tageGeaendert({ id, status: von, tage }: Seminarnachweis, geplant: number): AkteEreignis[] {
	if (von !== SEMINARNACHWEIS.nr.AnerkanntAU && von !== SEMINARNACHWEIS.nr.Anerkannt) return [];
	const vorschlag = tage === null ? null : Math.min(tage, geplant);
	return [SeminarnachweisZurPruefung({ nachweisID: id, von, nach: 10, anlass: 'TAGE', tage: vorschlag })];
}

function umgestellt(nachweis: Seminarnachweis, seminar: Seminar): AkteEreignis[] {
	const { id, status, datei } = nachweis;
	if (status === SEMINARNACHWEIS.nr.Geplant && seminar.status === SEMINAR.nr.Durchgefuehrt)
		return [durchgefuehrt(nachweis, seminar)];
	// What was handed in stays with those who check it.
	if (status === SEMINARNACHWEIS.nr.Pruefung && seminar.status === SEMINAR.nr.Published && datei === null)
		return [SeminarnachweisZurueckgestellt({ nachweisID: id, von: 10, nach: 0 })];
	return [];
}

/** Proposed is what was attended. */
function durchgefuehrt({ id: nachweisID, anwesenheit }: Seminarnachweis, { felder }: Seminar): AkteEreignis {
	const { tage } = teilnahmevorschlag({ termine: felder.termine, geplant: felder.geplanteTage, anwesenheit });
	return SeminarnachweisZurPruefung({ nachweisID, von: 0, nach: 10, anlass: 'DURCHGEFUEHRT', tage });
}

const angaben = ({ felder: { seminartypID, termine, geplanteTage } }: Seminar) => ({
	seminartypID,
	termine,
	geplant: geplanteTage,
	kosten: null,
});

export const worte = <D extends object>({ id }: Pick<Akte, 'id'>, daten: D) => ({
	betroffener: id,
	art: 'FREITEXT' as const,
	daten,
});

/**
 * W11, W12, W16 and the deletion: nobody plans for a service that doesn't come or has ended. What runs on the last day
 * stays, its first day decides. A contract whose dates are merely changed leaves the plan to people.
 */
export function seminarfolgen(lage: Lage, danach: Akte): AkteEreignis[] {
	return [...ausgeplante(lage, danach), ...gruppenfolge(lage, danach)];
}

/** Nobody belongs to a group whose seminars he doesn't attend; after a regular end it stays with him. */
function gruppenfolge(lage: Lage, danach: Akte): AkteEreignis[] {
	const { seminargruppeID: gruppeID } = danach;
	if (gruppeID === null) return [];
	const ohneDienst = danach.geloescht || danach.status < einteilbarAb(lage) || VORZEITIG.includes(danach.status);
	if (ohneDienst) return [SeminargruppeVerlassen({ gruppeID, anlass: 'DIENST' })];
	return danach.zyklusID === lage.akte.zyklusID ? [] : [SeminargruppeVerlassen({ gruppeID, anlass: 'ZYKLUS' })];
}

/** Ended early, withdrawn, not begun. */
const VORZEITIG: readonly number[] = [9300, 9500];

function ausgeplante(lage: Lage, danach: Akte): AkteEreignis[] {
	const entfaellt = (n: Seminarnachweis) => {
		if (danach.geloescht || danach.status < einteilbarAb(lage)) return true;
		const beginn = ersterTag(n);
		return hatGeendet(lage.akte, danach) && (beginn === null || vertragAm(danach, beginn) === null);
	};
	return danach.seminarnachweise
		.filter((n) => n.status === SEMINARNACHWEIS.nr.Geplant && entfaellt(n))
		.map(({ id: nachweisID, seminarID }) => SeminarnachweisEntfernt({ nachweisID, seminarID, anlass: 'DIENST' }));
}

/**
 * Does he keep the place he has or waits for? Where the service doesn't come any more, others have it. What was planned
 * for him beside his service by the Traeger stays as long as the plan says so.
 */
export function haeltPlatz(lage: Lage, seminar: Seminar): boolean {
	const { akte } = lage;
	if (akte.geloescht) return false;
	if (akte.seminarnachweise.some((n) => n.seminarID === seminar.id)) return true;
	const wartet = platzVon(seminar, akte.id)?.stand !== 'ANGEMELDET';
	return wartet && akte.status >= einteilbarAb(lage) && vertragAm(akte, ersterTag(seminar.felder) ?? '') !== null;
}

/** A service ended with this decision, or its end was put otherwise. */
function hatGeendet(vorher: Akte, danach: Akte): boolean {
	const endete = danach.wuensche.some(
		(w) => DIENST_BEENDET.includes(w.status) && vorher.wuensche.find((alt) => alt.id === w.id)?.status !== w.status,
	);
	const anders = danach.vertraege.some(
		(v) => v.dienstende !== null && vorher.vertraege.find((alt) => alt.id === v.id)?.dienstende !== v.dienstende,
	);
	return endete || anders;
}
