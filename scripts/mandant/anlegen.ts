import { sql } from 'kysely';
import { z } from 'zod';
import { type Konfiguration, STANDARD_MANDANT, uhr } from '#api/config.ts';
import { mandantHost, mandantKey } from '#api/mandantangabe.ts';
import { konfigurationFuer, type Mandantort } from '#api/mandanten.ts';
import { oeffneUmgebung } from '#api/umgebung.ts';
import { VON_SELBST } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import { praegeSeite } from '#commands/mail/inhalt/einmal-seite.ts';
import { legeGrunddatenAn } from '#commands/systembetrieb/grunddaten.ts';
import { legeZugangAn } from '#commands/systembetrieb/zugang-anlegen.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { starte } from '#commands/zyklus/starten.ts';
import { legeAn } from '#commands/zyklus/zyklus.ts';
import { EMAIL, istBeispieladresse, MELDUNG_BEISPIEL } from '#domain/felder/kontakt.ts';
import { pflichttext } from '#domain/felder/text.ts';
import { STANDARD_PARAMETER } from '#domain/parameter/standard.ts';
import { alleZyklen } from '#projections/queries/traeger/zyklen.ts';
import { kontoZurEmail } from '#projections/queries/zugang/akteur.ts';
import { bereiteVor, type Datenbanken, ortAuf } from '#scripts/betrieb/datenbank.ts';
import { erstelleDatenbank } from '#scripts/betrieb/datenbank-anlegen.ts';
import { mitClient } from '#scripts/postgres/zugang.ts';
import { Bedienfehler } from './wahl.ts';

const KURZ_MAX = 30;
const mailadresse = pflichttext(EMAIL).refine((email) => !istBeispieladresse(email), { error: MELDUNG_BEISPIEL });

const angabenSchema = z
	.object({
		key: mandantKey.default(STANDARD_MANDANT),
		host: mandantHost.optional(),
		bezeichnung: pflichttext({ max: 150 }),
		kurz: pflichttext({ max: KURZ_MAX }).optional(),
		admin: mailadresse,
		antwort: mailadresse.optional(),
		absender: mailadresse.optional(),
		zyklus: z
			.string()
			.regex(/^20\d{2}$/, 'Ein Jahr wie 2027 wird erwartet: Der Zyklus beginnt dann im September.')
			.optional(),
	})
	.refine(({ kurz, bezeichnung }) => kurz !== undefined || bezeichnung.length <= KURZ_MAX, {
		path: ['kurz'],
		error: `Die Bezeichnung hat mehr als ${KURZ_MAX} Zeichen: Bitte geben Sie auch eine kurze an.`,
	})
	.transform(({ kurz, antwort, ...angaben }) => ({
		...angaben,
		kurz: kurz ?? angaben.bezeichnung,
		antwort: antwort ?? angaben.admin,
	}));
export type Angaben = z.infer<typeof angabenSchema>;

/** What was done; what was there already was left as it is. */
export interface Anlage {
	readonly datenbank: string;
	readonly isDatenbankNeu: boolean;
	readonly sindGrunddatenNeu: boolean;
	/** Null: it has none yet. */
	readonly zyklus: string | null;
	/** Opens the administrator's account once; null: it is open already. */
	readonly link: string | null;
	/** The setting that makes it served, beside those that are; null: it is already. */
	readonly zeile: string | null;
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
	const { ort, isNeu } = findeOrt(konfiguration, datenbank, angaben);
	const isDatenbankNeu = await erstelleDatenbank(ort.ownerUrl);
	await bereiteVor(ort);
	const seine = konfigurationFuer(konfiguration, ort);
	const umgebung = await oeffneUmgebung(ort.url, uhr(seine), console.error);
	try {
		const sindGrunddatenNeu = await saeGrunddaten(umgebung, angaben);
		const zyklus = await stelleZyklus(umgebung, angaben);
		const seite = await stelleAdministrator(umgebung, angaben);
		const adresse = seine.baseUrl ?? `http://${ort.hosts[0] ?? 'localhost'}:${seine.port}`;
		return {
			datenbank: new URL(ort.ownerUrl).pathname.slice(1),
			isDatenbankNeu,
			sindGrunddatenNeu,
			zyklus,
			link: seite && `${adresse}${seite}`,
			zeile: isNeu ? await mandantenzeile(konfiguration, datenbank, ort) : null,
		};
	} finally {
		await umgebung.pool.end();
	}
}

/** A tenant that is served already, or a new one and what makes it served. */
function findeOrt(
	{ mandanten }: Konfiguration,
	eigene: Datenbanken['datenbank'],
	{ key, host }: Angaben,
): { ort: Mandantort; isNeu: boolean } {
	const amHost = host === undefined ? undefined : mandanten.find((m) => m.hosts.includes(host));
	if (amHost && amHost.key !== key)
		throw new Bedienfehler(`--host: „${host}“ gehört schon dem Mandanten ${amHost.key}.`);
	const bekannt = mandanten.find((m) => m.key === key);
	if (bekannt) {
		if (host !== undefined && !amHost) throw new Bedienfehler(andererHost(bekannt.key, bekannt.hosts));
		return { ort: { ...bekannt, ...(bekannt.datenbank ?? ortAuf(eigene, bekannt)) }, isNeu: false };
	}
	if (key === STANDARD_MANDANT)
		throw new Bedienfehler('--key: Es gibt mehrere Mandanten; bitte nennen Sie den gemeinten.');
	if (host === undefined) throw new Bedienfehler('--host: ein Host wird erwartet.');
	return { ort: { key, hosts: [host], ...ortAuf(eigene, { key }) }, isNeu: true };
}

/** Holds a password, which whoever runs the portal has in the setting already. */
const ANDERSWO = { url: '…', ownerUrl: '…' };

/**
 * With quotes a shell takes off. The one tenant there was without `MANDANTEN` answered under every host; beside another
 * it needs one of its own.
 */
async function mandantenzeile(
	{ mandanten, baseUrl }: Konfiguration,
	eigene: Datenbanken['datenbank'],
	neuer: Mandantort,
): Promise<string> {
	const eintraege = mandanten.flatMap(({ key, hosts, datenbank }) =>
		hosts.map((host) => [host, { key, ...(datenbank && ANDERSWO) }] as const),
	);
	const bisheriger =
		eintraege.length === 0 && baseUrl && (await hatGrunddaten(eigene))
			? [[new URL(baseUrl).hostname, { key: STANDARD_MANDANT }] as const]
			: [];
	const neue = neuer.hosts.map((host) => [host, { key: neuer.key }] as const);
	const json = JSON.stringify(Object.fromEntries([...bisheriger, ...eintraege, ...neue]));
	return `MANDANTEN='${json.replaceAll("'", '\\u0027')}'`;
}

const hatGrunddaten = ({ ownerUrl }: Datenbanken['datenbank']): Promise<boolean> =>
	mitClient(ownerUrl, async (client) => {
		const { rows } = await client.query<{ da: boolean }>(`select to_regclass('parameter') is not null as da`);
		return rows[0]?.da === true && (await client.query('select from parameter limit 1')).rowCount === 1;
	});

const andererHost = (key: string, hosts: readonly string[]) =>
	hosts.length
		? `--key: „${key}“ gibt es schon, mit anderen Hosts.`
		: `--host: Der Mandant ${key} antwortet unter jedem Host, seine Adresse ist BASE_URL; ein weiterer braucht einen eigenen --key.`;

/** All of it or nothing, in one transaction. */
const saeGrunddaten = (umgebung: Umgebung, { bezeichnung, kurz, antwort, absender }: Angaben): Promise<boolean> =>
	execute(umgebung, VON_SELBST, (sitzung) =>
		legeGrunddatenAn(sitzung, {
			...STANDARD_PARAMETER,
			mandantBezeichnung: bezeichnung,
			mandantKurzBezeichnung: kurz,
			mailReplyTo: antwort,
			mandantApMail: antwort,
			mailAbsender: absender ?? null,
		}),
	);

/** The first cycle, begun at once. One that has a cycle keeps it: further ones are planned in the portal. */
async function stelleZyklus(umgebung: Umgebung, { zyklus: jahr }: Angaben): Promise<string | null> {
	const [vorhandener] = await alleZyklen(umgebung.db);
	if (vorhandener || jahr === undefined) return vorhandener?.bezeichnung ?? null;
	const bezeichnung = `${jahr}/${Number(jahr) + 1}`;
	const felder = { bezeichnung, start: `${jahr}-09-01`, bewerbungVon: null, bewerbungBis: null };
	const { id } = await legeAn(umgebung, VON_SELBST, { ...felder, kontingentabfrageFrist: null });
	await starte(umgebung, VON_SELBST, { zyklusID: id, vorschau: false, kontingenteUebernehmen: false });
	return bezeichnung;
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
