/** Rules on applying: G02, G03, G12, G14, G23, G24, G25. Each reads the wish as it would be. */

import { ortMit } from '#domain/akte/dienstort.ts';
import type { Befund, Fall, Wunschfall } from '#domain/akte/fall.ts';
import { kleinster } from '#domain/beliebig-viele.ts';
import { alterAm, maxDatum } from '#domain/datum.ts';
import { altersbereich, alterZumBeginn, zuJungOderZuAlt } from '#domain/recht/alter.ts';
import type { Altersgrenzen } from '#domain/recht/warum/berechnung.ts';
import type { Referenz } from '#domain/referenz.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { seite } from '#domain/rollen.ts';
import { EIGENE_OFFEN, GEBUNDEN, WUNSCH } from '#domain/status/wunsch.ts';
import { rechtstexteDa } from '#domain/text/rechtstexte.ts';
import { bewerbbareZyklen } from '#domain/zyklus/bewerbbar.ts';
import { durch } from './behebbar.ts';

/** G02. A wish without Dienstart is stopped when all that its Einsatzort offers are. */
export function keinBewerbungsstopp({ lage, wunsch }: Wunschfall): Befund {
	const { dienstarten, adressen, zyklen } = lage.referenz;
	const zyklus = zyklen.get(wunsch.zyklusID);
	const moeglich = wunsch.dienstartID ? [wunsch.dienstartID] : (adressen.get(wunsch.einsatzortID)?.dienstartIDs ?? []);
	const gestoppt = moeglich.filter((id) => zyklus?.dienstarten.get(id)?.isBewerbungsstopp);
	const namen = moeglich.map((id) => dienstarten.get(id));
	if (gestoppt.length === 0 || gestoppt.length < moeglich.length) {
		return wunsch.dienstartID ? `Kein Bewerbungsstopp: ${namen[0]?.kurz}` : 'Kein Bewerbungsstopp';
	}
	return {
		code: 'G02',
		http: 409,
		text: `Für die Dienstart ${namen.map((d) => d?.bezeichnung).join(', ')} gilt derzeit ein Bewerbungsstopp.`,
		behebbarDurch: durch(lage.akteur, 'ADMIN'),
		ziel: 'zyklen',
	};
}

/** G03, and G36 without which no phase is open, bind applicants; staff may always create. */
export function bewerbungsphaseOffen({ lage }: Fall): Befund {
	const oeffentlich = lage.akteur.art !== 'SYSTEM' && seite(lage.akteur) === 'FREIWILLIGER';
	if (!oeffentlich) return null;
	if (lage.referenz.parameter.isBewerbungsphase) return rechtstexteDa(lage.referenz.rechtstexte);
	return {
		code: 'G03',
		http: 409,
		text: 'Die Bewerbungsphase ist derzeit geschlossen. Neue Bewerbungen sind nicht möglich.',
		behebbarDurch: ['ADMIN'],
	};
}

/** G12. Without Dienstart only the Einsatzort's own bounds are looked at; without birth date none can be. */
export function altersgrenze({ lage, wunsch, vertrag }: Wunschfall): Befund {
	const { zyklen } = lage.referenz;
	const { geburtsdatum, gewuenschterBeginn } = lage.akte.person;
	if (!geburtsdatum) return null;
	const { min, max } = altersgrenzen(lage.referenz, wunsch.dienstartID, ortMit(wunsch, vertrag));
	const start = zyklen.get(wunsch.zyklusID)?.start ?? lage.ctx.heute;
	const gewuenscht = gewuenschterBeginn ? `${gewuenschterBeginn}-01` : maxDatum(start, lage.ctx.heute);
	const alter = alterAm(geburtsdatum, vertrag?.vertragsbeginn ?? gewuenscht);
	const grenzen = max === null ? `ab ${min} Jahren` : `${min}–${max} Jahre`;
	if (min <= alter && (max === null || alter <= max)) return `Alter bei Dienstbeginn: ${alter} (${grenzen})`;
	return {
		code: 'G12',
		http: 409,
		text: `Die Altersgrenze (${grenzen}) ist zum Dienstbeginn nicht eingehalten.`,
		behebbarDurch: durch(lage.akteur, 'MA_VERWALTUNG', 'ADMIN'),
		ziel: vertrag ? 'vertrag' : 'daten',
	};
}

/** G12 for the Dienstart somebody would like best, before any place is named. */
export function altersgrenzeDesWunsches({ lage }: Fall): Befund {
	const { person, zyklusID } = lage.akte;
	const dienstart = lage.referenz.dienstarten.get(person.dienstartWunschID ?? '');
	if (!dienstart || !person.geburtsdatum) return null;
	const start = lage.referenz.zyklen.get(zyklusID)?.start ?? lage.ctx.heute;
	const text = zuJungOderZuAlt(dienstart, alterZumBeginn(person, maxDatum(start, lage.ctx.heute)));
	return text === null ? null : { code: 'G12', http: 422, feld: 'dienstartWunschID', text };
}

/** The narrowest of what the Traeger, the Dienstart and the Einsatzort ask for. */
export function altersgrenzen(
	{ dienstarten, adressen, parameter: { mindestalterBeginn } }: Referenz,
	dienstartID: string | null,
	einsatzortID: string,
): Altersgrenzen {
	const dienstart = dienstartID ? dienstarten.get(dienstartID) : undefined;
	const { mindestalter = null, hoechstalter = null } = adressen.get(einsatzortID) ?? {};
	const bereich = dienstart && altersbereich(dienstart);
	const hoechste = [bereich?.max, hoechstalter].filter((alter) => typeof alter === 'number');
	return {
		min: Math.max(mindestalterBeginn, bereich?.min ?? 0, mindestalter ?? 0),
		max: hoechste.length ? kleinster(hoechste) : null,
		mindestalterBeginn,
		ort: { min: mindestalter, max: hoechstalter },
	};
}

/** G14 */
export function keineAndereEinigung({ lage, wunsch }: Wunschfall): Befund {
	const andere = lage.akte.wuensche.some((w) => w.id !== wunsch.id && GEBUNDEN.includes(w.status));
	if (!andere) return 'Keine andere Einigung';
	return {
		code: 'G14',
		http: 409,
		text: 'Es besteht bereits eine Vertragseinigung mit einem anderen Einsatzort.',
		behebbarDurch: durch(lage.akteur, 'MA_VERWALTUNG', 'ADMIN'),
		ziel: 'einsatzorte',
	};
}

/** G23: what ended by a contract counts as well, what was withdrawn or declined doesn't. */
export function keineDoppelteBewerbung({ lage, wunsch }: Wunschfall): Befund {
	const { id, einsatzortID, zyklusID } = wunsch;
	const doppelt = lage.akte.wuensche.some(
		(w) => w.id !== id && w.einsatzortID === einsatzortID && w.zyklusID === zyklusID && w.status < WUNSCH.nr.Abgesagt,
	);
	if (!doppelt) return null;
	return {
		code: 'G23',
		http: 409,
		feld: 'einsatzortID',
		text: 'Für diesen Einsatzort liegt bereits eine Bewerbung vor.',
		ziel: 'einsatzorte',
	};
}

/** G24 counts the volunteer's own open wishes without the one concerned. */
export function anzahlBewerbungen(fall: Fall | Wunschfall): Befund {
	const { akte, akteur, referenz } = fall.lage;
	const max = referenz.parameter.maxBewerbungen;
	const id = 'wunsch' in fall ? fall.wunsch.id : null;
	const offen = akte.wuensche.filter((w) => w.id !== id && EIGENE_OFFEN.includes(w.status)).length;
	if (offen < max) return `Bewerbungen: ${offen} von höchstens ${max}`;
	return {
		code: 'G24',
		http: 409,
		text: `Es sind höchstens ${max} gleichzeitige Bewerbungen möglich.`,
		behebbarDurch: durch(akteur, 'FREIWILLIGER', 'MA_VERWALTUNG', 'ADMIN'),
		ziel: 'einsatzorte',
	};
}

/** The cycle is one of those people may apply for now. Without an active one G25 says so. */
export function zyklusBewerbbar({ lage: { akte, referenz, ctx } }: Fall | Wunschfall): Befund {
	const waehlbar = bewerbbareZyklen(referenz.zyklen.values(), ctx.heute);
	if (waehlbar.length === 0 || waehlbar.some(({ id }) => id === akte.zyklusID)) return null;
	return NICHT_BEWERBBAR;
}

export const NICHT_BEWERBBAR: Regelverstoss = {
	code: 'ZYKLUS',
	http: 422,
	feld: 'zyklusID',
	text: 'Für diesen Dienstbeginn sind zurzeit keine Bewerbungen möglich.',
};

/** G25: the cycle exists, is not closed and is the volunteer's own. */
export function zyklusOffen(fall: Fall | Wunschfall): Befund {
	const { akte, akteur, referenz } = fall.lage;
	const zyklusID = 'wunsch' in fall ? fall.wunsch.zyklusID : akte.zyklusID;
	const zyklus = referenz.zyklen.get(zyklusID);
	if (zyklus && !zyklus.isAbgeschlossen && zyklusID === akte.zyklusID) return null;
	return {
		code: 'G25',
		http: 409,
		text: `Der Zyklus ${zyklus?.bezeichnung ?? ''} ist abgeschlossen und kann nicht mehr bearbeitet werden.`,
		behebbarDurch: durch(akteur, 'ADMIN'),
		ziel: 'zyklen',
	};
}
