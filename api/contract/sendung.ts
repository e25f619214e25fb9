import { z } from 'zod';
import { akteBeginn, freiwilligerVerben } from './akte/freiwilliger.ts';
import { meetings } from './akte/meetings.ts';
import { vertragVerben, wunschVerben } from './akte/wunsch.ts';
import { zeugnisRouten } from './akte/zeugnis.ts';
import { dokumente } from './dokumente/dokumente.ts';
import { downloads } from './dokumente/downloads.ts';
import { mahnwesen } from './dokumente/mahnwesen.ts';
import { signatur } from './dokumente/signatur.ts';
import { vorhaben } from './formen/vorhaben.ts';
import { adressverwaltung } from './orte/adressverwaltung.ts';
import { kontingentabfrage } from './orte/kontingentabfrage.ts';
import { type Aufruf, type Definition, eins, route } from './route.ts';
import { seminare } from './seminare/seminare.ts';
import { seminargruppen } from './seminare/seminargruppen.ts';
import { seminarplanung } from './seminare/seminarplanung.ts';
import { benutzer } from './zugang/benutzer.ts';

/** Calls that send, and can be asked beforehand what. */
export const SENDENDE = {
	fordereSignaturAn: signatur.fordereSignaturAn,
	sendeSignaturmail: signatur.sendeSignaturmail,
	mahneDokumente: mahnwesen.mahneDokumente,
	fordereDokumentAn: dokumente.fordereDokumentAn,
	pruefeDokument: dokumente.pruefeDokument,
	invalidiereDokument: dokumente.invalidiereDokument,
	verlangeZeugnis: zeugnisRouten.verlangeZeugnis,
	entscheideZeugnis: zeugnisRouten.entscheideZeugnis,
	erfassen: akteBeginn.erfassen,
	bewerben: freiwilligerVerben.bewerben,
	aendereVertrag: vertragVerben.aendereVertrag,
	aendereBetreuer: wunschVerben.aendereBetreuer,
	aendereTraegerBetreuer: freiwilligerVerben.aendereTraegerBetreuer,
	bieteTermineAn: meetings.bieteTermineAn,
	ladeZumMeetingEin: meetings.ladeZumMeetingEin,
	sageMeetingAb: meetings.sageMeetingAb,
	ladeBenutzerEin: benutzer.ladeBenutzerEin,
	sendeEinladungErneut: benutzer.sendeEinladungErneut,
	entscheideBeitritte: benutzer.entscheideBeitritte,
	ladeZumOrtEin: adressverwaltung.ladeZumOrtEin,
	aendereSeminar: seminare.aendereSeminar,
	meldeZumSeminarAn: seminarplanung.meldeZumSeminarAn,
	meldeVomSeminarAb: seminare.meldeVomSeminarAb,
	pruefeSeminarnachweis: seminarplanung.pruefeSeminarnachweis,
	aendereSeminargruppe: seminargruppen.aendereSeminargruppe,
	sendeKontingentabfrage: kontingentabfrage.sendeKontingentabfrage,
	erinnereKontingentabfrage: kontingentabfrage.erinnereKontingentabfrage,
	informiereUeberDownloads: downloads.informiereUeberDownloads,
} as const satisfies Readonly<Record<string, Definition>>;

/** Calls that also tell volunteers the caller needn't know of: whoever moves up from the waiting list. */
export const SENDEN_AN_ANDERE: readonly Sendender[] = ['meldeVomSeminarAb', 'aendereSeminargruppe'];

type Sendende = typeof SENDENDE;
export type Sendender = keyof Sendende;
/** What one of them is asked with. */
export type Sendeanfrage = {
	[Name in Sendender]: { ruf: Name } & Pick<Aufruf<Sendende[Name]>, 'params' | 'body'>;
}[Sendender];

/** Beyond the catalogue: what is sent is seen before. */
export const sendung = {
	zeigeSendung: route({
		method: 'POST',
		path: '/v1/sendung/vorschau',
		area: 'system',
		titel: 'Was ein Aufruf senden würde: an wen, wer nichts bekommt und warum, und die erste E-Mail',
		action: 'sendungAnsehen',
		zyklus: true,
		/** Whether they fit the call, its own declaration says. */
		body: z.strictObject({
			ruf: z.enum(Object.keys(SENDENDE) as Sendender[]),
			params: z.record(z.string(), z.string()).default({}),
			body: z.unknown().optional(),
		}),
		response: eins(vorhaben),
		extra: true,
	}),
};
