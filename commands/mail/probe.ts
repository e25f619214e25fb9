import { liesAkte } from '#commands/akte/lesen.ts';
import type { Handlung } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import { type Maildaten, mailzeile } from '#commands/reaktionen/mailzeile.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import type { Akteur } from '#domain/rollen.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { beispielwerte } from '#domain/vorlagen/beispielwerte.ts';
import { namenInMail } from '#domain/vorlagen/variablen.ts';
import type { Mailvorlage } from '#domain/vorlagen/vorlage.ts';
import type { Wert, Werte } from '#domain/vorlagen/werte.ts';
import { findeLeser } from './inhalt/empfaenger.ts';
import { ladeKontext } from './inhalt/kontext.ts';
import { werteFuer } from './inhalt/werte.ts';

/**
 * Sends a template to whoever asks for it, with values of a volunteer who doesn't exist or of the one named. False:
 * there is no such volunteer.
 */
export async function sendeProbe(
	umgebung: Umgebung,
	befehl: Handlung,
	schluessel: string,
	freiwilligerID: string | null,
): Promise<boolean> {
	const akte = await akteZurProbe(umgebung, freiwilligerID);
	if (freiwilligerID !== null && !akte) return false;
	return execute(umgebung, befehl, async (sitzung) => {
		sitzung.outbox(mailzeile(schluessel, { art: 'USER', id: leserID(befehl.akteur) }, daten(akte)));
		return true;
	});
}

/** What a mail would be filled with that is tried out with this volunteer; null: there is no such volunteer. */
export async function werteDerProbe(
	umgebung: Umgebung,
	akteur: Akteur,
	vorlage: Mailvorlage,
	{ freiwilligerID, baseUrl }: { freiwilligerID: string; baseUrl: string },
): Promise<Werte | null> {
	const akte = await akteZurProbe(umgebung, freiwilligerID);
	if (!akte) return null;
	const empfaenger = { art: 'USER', id: leserID(akteur) } as const;
	const zeile = { ...NICHT_GESENDET, schluessel: vorlage.key, empfaenger, daten: daten(akte) };
	const kontext = await ladeKontext(umgebung, zeile);
	const leser = await findeLeser(umgebung, empfaenger, kontext, { zusatzEmpfaenger: [] });
	if (!leser) throw new Error('Wer eine Probe liest, hat eine E-Mail-Adresse');
	const url = kontext.parameter.baseUrl ?? baseUrl;
	const link = url && `${url}/`;
	return probewerte(vorlage, werteFuer(kontext, leser, { baseUrl: url, heute: umgebung.ctx().heute, link }));
}

const NICHT_GESENDET = { id: '', stream: null, version: null, versuch: 0, messageID: '' };

function leserID({ userID }: Akteur): string {
	if (userID === null) throw new Error('Eine Probe geht an einen Benutzer');
	return userID;
}

/** null: none is named, or there is none. */
async function akteZurProbe(umgebung: Umgebung, freiwilligerID: string | null): Promise<Akte | null> {
	if (freiwilligerID === null) return null;
	const { akte } = await liesAkte(umgebung, freiwilligerID);
	return akte.version === 0 || akte.geloescht ? null : akte;
}

/** Of the volunteer the newest wish that is still alive. */
function daten(akte: Akte | null): Maildaten {
	const wunsch = akte?.wuensche.findLast(({ status }) => status < WUNSCH.nr.Abgesagt);
	return { isProbe: true, ...(akte && { freiwilligerID: akte.id }), ...(wunsch && { wunschID: wunsch.id }) };
}

/** Examples wherever the real values say nothing; nothing the mail couldn't name. */
export function probewerte({ kontext }: Mailvorlage, echte: Werte): Werte {
	const namen = namenInMail(kontext);
	const beispiele = beispielwerte(namen);
	return new Map(namen.map((name) => [name, istLeer(echte.get(name)) ? beispiele.get(name) : echte.get(name)]));
}

const istLeer = (wert: Wert): boolean =>
	wert === null || wert === undefined || wert === '' || (Array.isArray(wert) && wert.length === 0);
