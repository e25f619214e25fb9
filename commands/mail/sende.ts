import type { Pool } from 'pg';
import type { Ablage } from '#commands/dateien/ablage.ts';
import { type Empfaenger, istGruppe } from '#commands/reaktionen/mailzeile.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { istBeispieladresse } from '#domain/felder/kontakt.ts';
import type { ParameterFelder } from '#domain/parameter/parameterfelder.ts';
import { rendere, Vorlagenfehler } from '#domain/vorlagen/rendern.ts';
import { darfZusatz } from '#domain/vorlagen/stammdatum.ts';
import { KEIN_EMPFAENGER, NICHTS_ZUSTELLBAR } from '#projections/queries/post/ohne-empfaenger.ts';
import { eineMailvorlage, type Mailvorlagenstand } from '#projections/queries/traeger/mailvorlagen.ts';
import { ANDERSWO, type Ausgang, ausOutbox } from './aus-outbox.ts';
import { hatPostfachBudget, ZU_VIELE } from './budget.ts';
import { ladeAnhaenge } from './inhalt/anhaenge.ts';
import { entfaellt } from './inhalt/anlass.ts';
import { type Brief, verfasseBrief } from './inhalt/brief.ts';
import { darfLesen, type Leser, mitglieder, zusatzID } from './inhalt/empfaenger.ts';
import { kalenderanhang } from './inhalt/kalenderanhang.ts';
import { ladeKontext } from './inhalt/kontext.ts';
import { absender, baue, Unzustellbar } from './inhalt/nachricht.ts';
import { kopieVon } from './kopie.ts';
import * as outbox from './outbox.ts';
import { ruecklaufadresse } from './ruecklaufadresse.ts';
import { kommtInDigest } from './sammeln.ts';
import { adressHash, unzustellbarSeit } from './sperre.ts';
import { type Sendung, Versandfehler } from './versand.ts';
import type { Mailwerkzeug } from './werkzeug.ts';
import type { Outboxzeile } from './zeile.ts';

export interface Postamt {
	readonly umgebung: Umgebung;
	readonly mail: Mailwerkzeug;
	readonly dateien: Ablage;
}

/** Brings one mail of the outbox to its end, as far as this attempt can. */
export const sende = (amt: Postamt, id: string): Promise<void> =>
	ausOutbox(amt.umgebung, id, (zeile) => versuche(amt, zeile));

async function versuche(amt: Postamt, zeile: Outboxzeile): Promise<Ausgang> {
	const { pool } = amt.umgebung;
	try {
		return await verschicke(amt, zeile);
	} catch (fehler) {
		if (fehler instanceof Versandfehler) return () => nachVersandfehler(pool, zeile, fehler);
		if (fehler instanceof Vorlagenfehler || fehler instanceof Unzustellbar)
			return () => outbox.gescheitert(pool, zeile, fehler.message);
		throw fehler;
	}
}

async function verschicke(amt: Postamt, zeile: Outboxzeile): Promise<Ausgang> {
	const { pool, db } = amt.umgebung;
	const storniert = (grund: string) => () => outbox.storniert(pool, zeile, grund);
	const vorlage = await eineMailvorlage(db, zeile.schluessel);
	if (!vorlage) throw new Vorlagenfehler(`${zeile.schluessel}: Vorlage fehlt`);
	if (!vorlage.isAktiv && !zeile.daten.isProbe) return storniert('Die Vorlage ist abgeschaltet');
	if (!zeile.empfaenger) return storniert(KEIN_EMPFAENGER);
	if (istGruppe(zeile.empfaenger)) return teileAuf(amt, zeile, zeile.empfaenger);
	const brief = await verfasseBrief(amt, zeile, vorlage);
	if (typeof brief === 'string') return storniert(brief);
	const hindernis = await hindert(amt, zeile, brief.leser);
	if (hindernis) return storniert(hindernis);
	const postfach = adressHash(brief.leser.email);
	if (!(await hatPostfachBudget(pool, zeile, postfach))) return storniert(ZU_VIELE);
	const { sendung, anhaenge } = await packe(amt, zeile, brief);
	await amt.mail.versand(sendung, (ende) => outbox.uebergib(pool, zeile, postfach, ende));
	return () => outbox.gesendet(pool, zeile, kopien(zeile, vorlage), kopieVon(brief, sendung, anhaenge));
}

async function teileAuf({ umgebung }: Postamt, zeile: Outboxzeile, gruppe: Empfaenger): Promise<Ausgang> {
	const { pool, db } = umgebung;
	const kontext = await ladeKontext(umgebung, zeile);
	const grund = entfaellt(zeile, kontext, null);
	const einzelne = grund ? [] : await mitglieder(umgebung, gruppe);
	if (!einzelne?.length) return () => outbox.storniert(pool, zeile, grund ?? KEIN_EMPFAENGER);
	const isDigest = await wirdDigest(db, kontext.parameter, gruppe, zeile.schluessel);
	await outbox.teileAuf(pool, zeile, einzelne, { isDigest });
	return ANDERSWO;
}

/** Whether it waits for the summary of the day. */
export async function wirdDigest(
	db: Umgebung['db'],
	{ isBatchEmailsEnabled }: Pick<ParameterFelder, 'isBatchEmailsEnabled'>,
	gruppe: Empfaenger,
	schluessel: string,
): Promise<boolean> {
	if (!isBatchEmailsEnabled || !kommtInDigest(gruppe, schluessel)) return false;
	return (await eineMailvorlage(db, 'DIGEST'))?.isAktiv === true;
}

/** Why nobody would read it. */
export async function hindert(
	{ umgebung }: Pick<Postamt, 'umgebung'>,
	{ schluessel }: Pick<Outboxzeile, 'schluessel'>,
	leser: Leser,
): Promise<string | null> {
	if (!darfLesen(leser, schluessel)) return KEIN_EMPFAENGER;
	if (istBeispieladresse(leser.email)) return 'Beispieladresse';
	return (await unzustellbarSeit(umgebung.db, leser.email)) ? NICHTS_ZUSTELLBAR : null;
}

/** A copy has no copies, and neither has what only one may read. */
export function kopien(
	{ schluessel, daten, empfaenger }: Pick<Outboxzeile, 'schluessel' | 'daten' | 'empfaenger'>,
	vorlage: Mailvorlagenstand,
): Empfaenger[] {
	if (daten.isProbe || empfaenger?.art === 'ZUSATZ' || !darfZusatz(schluessel)) return [];
	return vorlage.zusatzEmpfaenger.map((email) => ({ art: 'ZUSATZ', id: zusatzID(email) }));
}

async function packe(
	{ umgebung, mail, dateien }: Postamt,
	zeile: Outboxzeile,
	brief: Brief,
): Promise<{ sendung: Sendung; anhaenge: readonly string[] }> {
	const { kontext, leser, vorlage, werte, baseUrl } = brief;
	const { parameter } = kontext;
	const { hostname } = new URL(baseUrl);
	const von = absender(parameter, baseUrl);
	const anhaenge = [
		...(await ladeAnhaenge(umgebung, dateien, zeile.daten.anhaenge ?? [])),
		...kalenderanhang(zeile, kontext, von, leser),
	];
	const sendung = await baue(
		{
			id: zeile.id,
			messageID: `<${zeile.messageID}@${hostname}>`,
			von,
			ruecklauf: mail.nimmtRuecklauf ? ruecklaufadresse(zeile.id, hostname) : von.email,
			an: { name: leser.name, email: leser.email },
			// Whoever answers a question answers to whoever asked it.
			antwortAn: (zeile.schluessel === 'SUPPORT' && kontext.supportanfrage?.von?.email) || parameter.mailReplyTo,
		},
		rendere(vorlage, werte, parameter.colorPrimary),
		anhaenge,
	);
	return { sendung, anhaenge: anhaenge.map(({ filename }) => filename) };
}

/** Only codes are kept: the words of others may repeat addresses. */
function nachVersandfehler(pool: Pool, zeile: Outboxzeile, { folge, message }: Versandfehler): Promise<void> {
	if (folge === 'UNGEWISS') return outbox.ungewiss(pool, zeile, message);
	return folge === 'NIE' ? outbox.gescheitert(pool, zeile, message) : outbox.spaeter(pool, zeile, message);
}
