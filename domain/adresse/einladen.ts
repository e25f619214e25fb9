/** Inviting somebody to a place. Tables: G29, G02, G04; Einladung. */

import { z } from 'zod';
import { gedachterWunsch } from '#domain/akte/bausteine/neuer-wunsch.ts';
import { wunschfall } from '#domain/akte/fall.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { keinBewerbungsstopp, zyklusBewerbbar, zyklusOffen } from '#domain/akte/regeln/bewerbung.ts';
import { dienstartUndBetreuer, g29, kontingentFuerEinladung } from '#domain/akte/regeln/einladung.ts';
import { einsatzortWaehlbar } from '#domain/akte/regeln/einsatzort.ts';
import { pruefeRegeln } from '#domain/akte/verb.ts';
import { EMAIL, NAME } from '#domain/felder/kontakt.ts';
import { freitext, pflichttext } from '#domain/felder/text.ts';
import { Abgelehnt, NICHT_GEFUNDEN, type Regelverstoss } from '#domain/regelverstoss.ts';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import { ausgesprochen } from '#domain/user/einladung.ts';
import { istEigeneAdresse } from './zugang.ts';

export interface Ortseinladung {
	readonly email: string | null;
	readonly vorname: string | null;
	readonly nachname: string | null;
	readonly nachricht: string | null;
	readonly zyklusID: string;
	readonly einsatzortID: string;
	readonly dienstartID: string | null;
	readonly betreuerUserID: string | null;
}

const person = z.object({
	email: pflichttext(EMAIL),
	vorname: pflichttext(NAME),
	nachname: pflichttext(NAME),
	nachricht: freitext({ max: 2000, mehrzeilig: true }),
});

/** Without a volunteer yet: `lage` holds an empty file in the cycle of the invitation. */
export function ladeZumOrtEin(lage: Lage, eingabe: Ortseinladung) {
	const { akteur, referenz } = lage;
	const { zyklusID, einsatzortID, dienstartID, betreuerUserID } = eingabe;
	if (!referenz.adressen.has(einsatzortID) || !istEigeneAdresse(akteur, einsatzortID)) {
		throw new Abgelehnt([NICHT_GEFUNDEN]);
	}
	const angaben = pruefeFelder(person, eingabe);
	if (dienstartID === null || betreuerUserID === null) throw new Abgelehnt([g29(422)]);
	const wunsch = gedachterWunsch(lage, eingabe, { zyklusID, dienstartID, betreuerUserID, herkunft: 'EINLADUNG' });
	pruefeRegeln(
		{
			key: 'adresseEinladen',
			titel: 'Einladen',
			unbestaetigt: true,
			ausgang: [],
			felder: [zyklusBewerbbar, einsatzortWaehlbar, dienstartUndBetreuer],
			regeln: [keinBewerbungsstopp, kontingentFuerEinladung, zyklusOffen],
		},
		wunschfall(lage, wunsch, eingabe),
	);
	return { ...angaben, nachricht: angaben.nachricht ?? null, status: ausgesprochen(), dienstartID, betreuerUserID };
}

export const SCHON_ZUM_ORT_EINGELADEN: Regelverstoss = {
	code: 'EINLADUNG',
	http: 409,
	feld: 'email',
	text: 'Für diese E-Mail-Adresse gibt es schon eine offene Einladung zu diesem Einsatzort.',
};
