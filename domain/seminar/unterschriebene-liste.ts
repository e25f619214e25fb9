/** The list participants have signed, kept with its seminar. Tables: Papers, lists, feeds; Seminar. */

import { formatDatum } from '#domain/format/datum.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import { falscherStatus } from './entscheidungen.ts';
import { type SeminarEreignis, UnterschriebeneListeAbgelegt, UnterschriebeneListeEntfernt } from './ereignisse.ts';
import type { Seminar } from './seminar.ts';
import { ersterTag } from './seminar-felder.ts';

interface Listendatei {
	readonly uploadID: string;
	/** As its uploader calls it. */
	readonly dateiname: string;
}

/** From its first day on, since nobody has signed before; in the place of the one before. The same once more is nothing. */
export function legeListeAb(seminar: Seminar, { uploadID, dateiname }: Listendatei, heute: string): SeminarEreignis[] {
	const { id, status, felder, liste } = seminar;
	if (status !== SEMINAR.nr.Published && status !== SEMINAR.nr.Durchgefuehrt)
		throw falscherStatus(seminar, 'Unterschriebene Liste ablegen');
	const beginn = ersterTag(felder);
	if (beginn === null || beginn > heute) throw zuFrueh(beginn);
	if (liste?.uploadID === uploadID) return [];
	const ersetzt = liste ? { ersetzt: liste.uploadID } : {};
	const person = { betroffener: id, art: 'FREITEXT' as const, daten: { dateiname } };
	return [UnterschriebeneListeAbgelegt({ uploadID, ...ersetzt }, person)];
}

/** Whatever has become of the seminar: what was filed by mistake names people. */
export function entferneListe({ liste }: Seminar): SeminarEreignis[] {
	if (!liste) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return [UnterschriebeneListeEntfernt({ uploadID: liste.uploadID })];
}

function zuFrueh(beginn: string | null): Abgelehnt {
	const ab = beginn === null ? 'nach dem Beginn des Seminars' : `ab dem ${formatDatum(beginn)}`;
	return new Abgelehnt([
		{ code: 'ZUKUNFT', http: 409, text: `Die unterschriebene Teilnehmerliste können Sie ${ab} ablegen.` },
	]);
}
