import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { z } from 'zod';
import { type Konfiguration, STANDARD_MANDANT, uhr } from '#api/config.ts';
import { mandantHost, mandantKey } from '#api/mandantangabe.ts';
import { konfigurationFuer, type Mandantort } from '#api/mandanten.ts';
import { oeffneUmgebung } from '#api/umgebung.ts';
import { legeStandardspecsAn } from '#commands/dokumentspec/standard.ts';
import { execute } from '#commands/execute.ts';
import { legeStandardabfragenAn } from '#commands/feldabfrage/pflegen.ts';
import { praegeSeite } from '#commands/mail/einmal-seite.ts';
import { legeZugangAn } from '#commands/systembetrieb/zugang-anlegen.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { EMAIL } from '#domain/felder/kontakt.ts';
import { pflichttext } from '#domain/felder/text.ts';
import { PARAMETER_ID, parameterStammdatum } from '#domain/stammdaten/parameter.ts';
import { STANDARD_PARAMETER } from '#domain/standard.ts';
import { kontoZurEmail } from '#projections/queries/akteur.ts';
import { bereiteVor, type Datenbanken, ortAuf } from './datenbank.ts';
import { Bedienfehler } from './mandantwahl.ts';
import { mitClient, mitDatenbank } from './postgres-zugang.ts';
import { anfang } from './seed/anfang.ts';

const angabenSchema = z.object({
	key: mandantKey,
	host: mandantHost,
	bezeichnung: pflichttext({ max: 150 }),
	admin: pflichttext(EMAIL),
});
export type Angaben = z.infer<typeof angabenSchema>;

/** What was done; what was there already was left as it is. */
export interface Anlage {
	readonly datenbank: string;
	readonly isDatenbankNeu: boolean;
	readonly sindGrunddatenNeu: boolean;
	/** Opens the administrator's account once; null: it is open already. */
	readonly link: string | null;
	/** For `MANDANTEN`; null: it is in there. */
	readonly eintrag: string | null;
}

/** Checks the options of the command; the first one that is wrong is named. */
export function pruefeAngaben(optionen: object): Angaben {
	const { data, error } = angabenSchema.safeParse(optionen);
	if (data) return data;
	const [befund] = error.issues;
	throw new Bedienfehler(`--${befund?.path.join('.')}: ${befund?.message}`);
}

/**
 * Creates the database of a tenant, its tables, its base data and its first administrator. Each step looks at what is
 * there, so that it can be repeated where it stopped half-way.
 */
export async function legeMandantAn(
	konfiguration: Konfiguration,
	{ datenbank }: Pick<Datenbanken, 'datenbank'>,
	angaben: Angaben,
): Promise<Anlage> {
	const { key, host } = angaben;
	const bekannt = pruefeEintrag(konfiguration, angaben);
	const ort: Mandantort = { key, hosts: [host], ...(bekannt?.datenbank ?? ortAuf(datenbank, angaben)) };
	const isDatenbankNeu = await erstelleDatenbank(ort.ownerUrl);
	await bereiteVor(ort);
	const seine = konfigurationFuer(konfiguration, ort);
	const umgebung = await oeffneUmgebung(ort.url, uhr(seine), console.error);
	try {
		const sindGrunddatenNeu = await saeAnfang(umgebung, angaben);
		const seite = await stelleAdministrator(umgebung, angaben);
		return {
			datenbank: new URL(ort.ownerUrl).pathname.slice(1),
			isDatenbankNeu,
			sindGrunddatenNeu,
			link: seite && `${seine.baseUrl ?? `http://${host}`}${seite}`,
			eintrag: bekannt ? null : `"${host}": {"key": "${key}"}`,
		};
	} finally {
		await umgebung.pool.end();
	}
}

/** A name stands for one tenant only, and the standard one is there anyway. */
function pruefeEintrag({ mandanten }: Konfiguration, { key, host }: Angaben) {
	if (key === STANDARD_MANDANT) throw new Bedienfehler(`--key: „${key}“ ist der Mandant, den es immer gibt.`);
	const amHost = mandanten.find((m) => m.hosts.includes(host));
	if (amHost && amHost.key !== key)
		throw new Bedienfehler(`--host: „${host}“ gehört schon dem Mandanten ${amHost.key}.`);
	if (!amHost && mandanten.some((m) => m.key === key))
		throw new Bedienfehler(`--key: „${key}“ gibt es schon, mit anderen Hosts.`);
	return amHost;
}

const UNBEKANNTE_DATENBANK = '3D000';
const SCHON_DA = '42P04';
const OHNE_RECHT = '42501';
const codeVon = (fehler: unknown) => (fehler instanceof DatabaseError ? fehler.code : undefined);

/** Sorted the German way whatever the server's own way is. True: it was missing. */
async function erstelleDatenbank(ownerUrl: string): Promise<boolean> {
	try {
		await mitClient(ownerUrl, (client) => client.query('select 1'));
		return false;
	} catch (fehler) {
		if (codeVon(fehler) !== UNBEKANNTE_DATENBANK) throw fehler;
	}
	const name = new URL(ownerUrl).pathname.slice(1);
	const anweisung = `create database "${name}" template template0 encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'de'`;
	try {
		await mitClient(mitDatenbank(ownerUrl, 'postgres'), (client) => client.query(anweisung));
		return true;
	} catch (fehler) {
		if (codeVon(fehler) === SCHON_DA) return false;
		if (codeVon(fehler) !== OHNE_RECHT) throw fehler;
		throw new Bedienfehler(`Die Anmeldung des Eigentümers darf keine Datenbank anlegen: Ihr fehlt CREATEDB.`);
	}
}

const SYSTEM = { akteur: { userID: null, rollen: [], impersoniertVon: null } };

/** All of it or nothing, in one transaction. */
function saeAnfang(umgebung: Umgebung, { bezeichnung }: Angaben): Promise<boolean> {
	return execute(umgebung, SYSTEM, async (sitzung) => {
		const { existiert } = await sitzung.lies(parameterStammdatum.aggregat, PARAMETER_ID);
		if (existiert) return false;
		const parameter = { ...STANDARD_PARAMETER, mandantBezeichnung: bezeichnung };
		for (const { aggregat, id, ereignisse } of anfang(parameter, sitzung.ctx))
			sitzung.schreibe(aggregat, id, ereignisse);
		await legeStandardabfragenAn(sitzung);
		await legeStandardspecsAn(sitzung);
		return true;
	});
}

/** The page that opens his account; null: it is open. The link is given to who called, so no mail must replace it. */
async function stelleAdministrator(umgebung: Umgebung, { admin }: Angaben): Promise<string | null> {
	const email = admin.toLowerCase();
	const da = await kontoZurEmail(umgebung.db, email);
	if (da && da.status !== 0) return null;
	if (!da) await pruefeErster(umgebung);
	const id = da?.id ?? (await legeZugangAn({ ...umgebung, reaktion: undefined }, { ...NAME, email, rolle: 'ADMIN' }));
	return praegeSeite(umgebung.db, 'USER_OPTIN', id);
}

/** He may change it himself. */
const NAME = { vorname: 'Portal', nachname: 'Administration' } as const;

/** Once somebody administers the tenant, further administrators are his to invite. */
async function pruefeErster({ db }: Umgebung): Promise<void> {
	const { rows } = await sql`select from benutzer where is_aktiv and 'ADMIN' = any(rollen) limit 1`.execute(db);
	if (rows.length) throw new Bedienfehler('--admin: Dieser Mandant hat schon einen Administrator.');
}
