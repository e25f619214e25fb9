import type { Empfaenger } from '#commands/reaktionen/mailzeile.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { VORLAGEN } from '#domain/vorlagen/katalog.ts';
import { rendere, Vorlagenfehler } from '#domain/vorlagen/rendern.ts';
import { entfaellt } from './anlass.ts';
import { einmalSeite } from './einmal-seite.ts';
import { darfLesen, findeLeser, type Leser, mitglieder } from './empfaenger.ts';
import { ladeKontext, type Mailkontext } from './kontext.ts';
import { baue, istBeispieladresse, Unzustellbar } from './nachricht.ts';
import * as outbox from './outbox.ts';
import { type Sendung, Versandfehler } from './versand.ts';
import type { Mailwerkzeug } from './werkzeug.ts';
import { seite, werteFuer } from './werte.ts';
import type { Outboxzeile } from './zeile.ts';

export interface Postamt {
	readonly umgebung: Umgebung;
	readonly mail: Mailwerkzeug;
}

/** Brings one mail of the outbox to its end, as far as this attempt can. */
export async function sende(amt: Postamt, id: string): Promise<void> {
	const { pool } = amt.umgebung;
	const zeile = await outbox.beanspruche(pool, id);
	if (!zeile) return;
	try {
		await versuche(amt, zeile);
	} catch (fehler) {
		if (fehler instanceof outbox.LeaseVerloren) return;
		await halteFest(amt, zeile, fehler);
	}
}

async function versuche(amt: Postamt, zeile: Outboxzeile): Promise<void> {
	const { pool } = amt.umgebung;
	const { empfaenger } = zeile;
	if (!empfaenger) return outbox.storniert(pool, zeile, 'Kein Empfänger');
	const kontext = await ladeKontext(amt.umgebung, zeile);
	const einzelne = await mitglieder(amt.umgebung, empfaenger);
	const leser = einzelne ? null : await findeLeser(amt.umgebung, empfaenger, kontext);
	const grund = entfaellt(zeile, kontext, leser?.user ?? null);
	if (grund) return outbox.storniert(pool, zeile, grund);
	if (einzelne?.length) return outbox.teileAuf(pool, zeile, einzelne);
	if (!leser || !darfLesen(leser, zeile.schluessel)) return outbox.storniert(pool, zeile, 'Kein Empfänger');
	if (istBeispieladresse(leser.email)) return outbox.storniert(pool, zeile, 'Beispieladresse');
	const sendung = await verfasse(amt, zeile, empfaenger, kontext, leser);
	await amt.mail.versand(sendung, () => outbox.merkeUebergabe(pool, zeile));
	await outbox.gesendet(pool, zeile);
}

async function verfasse(
	amt: Postamt,
	zeile: Outboxzeile,
	empfaenger: Empfaenger,
	kontext: Mailkontext,
	leser: Leser,
): Promise<Sendung> {
	const vorlage = VORLAGEN.get(zeile.schluessel);
	if (!vorlage) throw new Vorlagenfehler(`${zeile.schluessel}: Vorlage fehlt`);
	const { parameter } = kontext;
	const baseUrl = parameter.baseUrl ?? amt.mail.baseUrl;
	const { heute } = amt.umgebung.ctx();
	const link = `${baseUrl}${(await einmalSeite(amt.umgebung, zeile.schluessel, kontext, leser)) ?? seite(empfaenger, kontext)}`;
	const inhalt = rendere(vorlage, werteFuer(kontext, leser, { baseUrl, heute, link }), parameter.colorPrimary);
	const { hostname } = new URL(baseUrl);
	return baue(
		{
			id: zeile.id,
			messageID: `<${zeile.messageID}@${hostname}>`,
			von: { name: parameter.mandantBezeichnung, email: `noreply@${hostname}` },
			an: { name: leser.name, email: leser.email },
			antwortAn: parameter.mailReplyTo,
		},
		inhalt,
	);
}

/** Only codes are kept: the words of others may repeat addresses. */
async function halteFest({ umgebung: { pool } }: Postamt, zeile: Outboxzeile, fehler: unknown): Promise<void> {
	if (fehler instanceof Vorlagenfehler || fehler instanceof Unzustellbar) {
		return outbox.gescheitert(pool, zeile, fehler.message);
	}
	if (!(fehler instanceof Versandfehler)) {
		await outbox.spaeter(pool, zeile, fehler instanceof Error ? fehler.name : 'Fehler');
		throw fehler;
	}
	const { folge, message } = fehler;
	if (folge === 'UNGEWISS') return outbox.ungewiss(pool, zeile, message);
	return folge === 'NIE' ? outbox.gescheitert(pool, zeile, message) : outbox.spaeter(pool, zeile, message);
}
