import { randomBytes } from 'node:crypto';
import {
	accessSync,
	chmodSync,
	constants,
	existsSync,
	linkSync,
	mkdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Clamdort } from '#commands/netz/virenpruefung.ts';
import { type Mandantangabe, mandantenSchema } from './mandantangabe.ts';

export interface Konfiguration {
	readonly produktion: boolean;
	readonly port: number;
	readonly datenVerzeichnis: string;
	/** `null`: the embedded PostgreSQL. Requests sign in with `url`, migrations, rebuild and erasure with `ownerUrl`. */
	readonly datenbank: { readonly url: string; readonly ownerUrl: string } | null;
	/** Where a PgBouncer takes the statements of requests, `host:port`; `null`: the server itself does. */
	readonly pooler: string | null;
	/** Never empty. */
	readonly mandanten: readonly Mandanteintrag[];
	/** `null`: BullMQ runs on PostgreSQL. */
	readonly redisUrl: string | null;
	/** `null`: mails stay as `.eml` under `datenVerzeichnis`. */
	readonly smtpUrl: string | null;
	/** Where reports of failed deliveries come in over SMTP; `null`: nobody takes them. */
	readonly bouncePort: number | null;
	/** Where clamd looks into uploaded files; `null`: nobody does. */
	readonly clamd: Clamdort | null;
	/** Processes of the portal (APIs and workers) that share the connections of the database. */
	readonly prozesse: number;
	readonly apiBasisPfad: string;
	/** Addresses and networks whose word counts on who asks for which host (`X-Forwarded-*`); none: nobody's. */
	readonly vertrauteProxys: readonly string[];
	/** Public address without a trailing slash; `null`: the address the server prints. */
	readonly baseUrl: string | null;
	readonly logLevel: z.infer<typeof logLevel>;
	readonly jwtSecret: string;
	/** Part of the path of the operator's calls; `null`: there are none. */
	readonly extraKey: string | null;
	/** Who gets the signed roots of the day; `null`: nobody. */
	readonly auditMail: string | null;
	/** Who gets questions about the portal; `null`: the contact of each tenant. */
	readonly supportMail: string | null;
	/** So many hours lie between two roots of a day, which stay on the machine. */
	readonly auditStunden: number;
	/** Key of their signatures; `null`: one of the tenant's own under `datenVerzeichnis`. */
	readonly auditSchluesseldatei: string | null;
	/** Certificate signed documents are sealed with; `null`: one of the tenant's own under `datenVerzeichnis`. */
	readonly siegelP12: { readonly datei: string; readonly kennwort: string } | null;
	/** Of a development machine: hosts that single sign-on may ask though they are private or without TLS. */
	readonly erlaubteHosts: readonly string[];
	/** How far the clock of `ctx` is ahead of the real one, because `JETZT` was given; otherwise 0. */
	readonly vorsprungMs: number;
}

/** A tenant as the environment names it. */
export interface Mandanteintrag {
	readonly key: string;
	/** The names it answers under, the first one in its mails; none: every name. */
	readonly hosts: readonly string[];
	/** `null`: a database on the portal's own server, found by the key. */
	readonly datenbank: { readonly url: string; readonly ownerUrl: string } | null;
}

/** The tenant that is there when none is named. */
export const STANDARD_MANDANT = 'demo';

/** What is wrong with the environment, as one sentence for whoever set it. */
export class Konfigurationsfehler extends Error {}

const logLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']);

function url(...protokolle: string[]) {
	const satz = (wert: string) => `„${wert}“ ist keine Adresse mit ${protokolle.map((p) => `${p}//`).join(' oder ')}.`;
	return z.string().refine((wert) => URL.canParse(wert) && protokolle.includes(new URL(wert).protocol), {
		error: ({ input }) => satz(String(input)),
	});
}

function clamdort(wert: string): Clamdort {
	if (wert.startsWith('/')) return { path: wert };
	const { hostname: host, port } = new URL(wert);
	return { host, port: Number(port) };
}

/** An address, or a network as an address with the length of its prefix. */
function istNetz(text: string): boolean {
	const [adresse = '', praefix, ...rest] = text.split('/');
	const art = isIP(adresse);
	if (art === 0 || rest.length > 0) return false;
	return praefix === undefined || (/^\d{1,3}$/.test(praefix) && Number(praefix) <= (art === 4 ? 32 : 128));
}

const ISO_ZEIT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;

const umgebung = z.object({
	NODE_ENV: z
		.enum(['production', 'development', 'test'], { error: 'erlaubt sind production, development und test.' })
		.default('development'),
	PORT: z
		.string()
		.regex(/^\d{1,5}$/, 'eine Zahl von 0 bis 65535 wird erwartet.')
		.transform(Number)
		.refine((port) => port <= 65_535, 'eine Zahl von 0 bis 65535 wird erwartet.')
		.default(3000),
	DATA_DIR: z.string().default('var'),
	DATABASE_URL: url('postgres:', 'postgresql:').optional(),
	DATABASE_APP_URL: url('postgres:', 'postgresql:').optional(),
	DATABASE_POOLER: z
		.string()
		.regex(/^[\w.-]+:\d{1,5}$/, 'host:port wird erwartet.')
		.optional(),
	MANDANTEN: mandantenSchema.optional(),
	REDIS_URL: url('redis:', 'rediss:').optional(),
	SMTP_URL: url('smtp:', 'smtps:').optional(),
	BOUNCE_PORT: z
		.string()
		.regex(/^\d{1,5}$/, 'eine Zahl von 1 bis 65535 wird erwartet.')
		.transform(Number)
		.refine((port) => port >= 1 && port <= 65_535, 'eine Zahl von 1 bis 65535 wird erwartet.')
		.optional(),
	CLAMD: z
		.string()
		.regex(/^(tcp:\/\/[^\s/:]+:\d{1,5}|\/\S+)$/, 'tcp://host:3310 oder der Pfad eines Sockets wird erwartet.')
		.transform(clamdort)
		.optional(),
	AUDIT_STUNDEN: z
		.string()
		.regex(/^([1-9]|1\d|2[0-4])$/, 'eine Zahl von 1 bis 24 wird erwartet.')
		.transform(Number)
		.default(1),
	PROZESSE: z
		.string()
		.regex(/^[1-9]\d?$/, 'eine Zahl von 1 bis 99 wird erwartet.')
		.transform(Number)
		.default(2),
	API_BASE_PATH: z
		.string()
		.regex(/^(\/[\w.-]+)+$/, 'ein Pfad wie /api wird erwartet, ohne Schrägstrich am Ende.')
		.default('/api'),
	TRUSTED_PROXIES: z
		.string()
		.transform((wert) => wert.split(',').map((teil) => teil.trim()))
		.refine((netze) => netze.every(istNetz), 'Adressen oder Netze wie 10.0.0.7,172.16.0.0/12 werden erwartet.')
		.optional(),
	BASE_URL: url('http:', 'https:').optional(),
	LOG_LEVEL: z.enum(logLevel.options, { error: `erlaubt sind ${logLevel.options.join(', ')}.` }).default('info'),
	JWT_SECRET: z.string().min(32, 'mindestens 32 Zeichen werden erwartet.').optional(),
	// As long as what the log takes for a secret.
	EXTRA_KEY: z
		.string()
		.regex(/^[A-Za-z0-9_-]{40,128}$/, '40 bis 128 Zeichen aus A–Z, a–z, 0–9, _ und - werden erwartet.')
		.optional(),
	AUDIT_MAIL: z.email('eine E-Mail-Adresse wird erwartet.').optional(),
	SUPPORT_MAIL: z.email('eine E-Mail-Adresse wird erwartet.').optional(),
	AUDIT_KEY_FILE: z.string().optional(),
	SEAL_P12_FILE: z.string().optional(),
	SEAL_P12_PASSWORD: z.string().optional(),
	SSO_ERLAUBTE_HOSTS: z
		.string()
		.transform((wert) => wert.split(',').map((host) => host.trim().toLowerCase()))
		.optional(),
	JETZT: z
		.string()
		.refine((wert) => ISO_ZEIT.test(wert) && !Number.isNaN(Date.parse(wert)), {
			error: 'eine Zeit nach ISO 8601 wie 2026-09-01T08:00:00+02:00 wird erwartet.',
		})
		.optional(),
});
type Umgebung = z.infer<typeof umgebung>;
export const VARIABLEN = Object.keys(umgebung.shape) as readonly (keyof Umgebung)[];

/**
 * Reads the environment; an empty value counts as unset. Creates `DATA_DIR` and, where none is given, the key of the
 * access tokens in it. Throws a `Konfigurationsfehler`.
 */
export function liesKonfiguration(env: NodeJS.ProcessEnv): Konfiguration {
	const gesetzt = Object.fromEntries(Object.entries(env).filter(([, wert]) => wert !== ''));
	const gelesen = umgebung.safeParse(gesetzt);
	if (!gelesen.success) {
		const [befund] = gelesen.error.issues;
		throw new Konfigurationsfehler(`${befund?.path.join('.')}: ${befund?.message}`);
	}
	const werte = gelesen.data;
	if (werte.NODE_ENV === 'production') pruefeProduktion(werte);
	pruefePooler(werte);
	const datenVerzeichnis = resolve(werte.DATA_DIR);
	legeAn(datenVerzeichnis);
	return {
		produktion: werte.NODE_ENV === 'production',
		port: werte.PORT,
		datenVerzeichnis,
		datenbank: datenbank(werte),
		pooler: werte.DATABASE_POOLER ?? null,
		mandanten: werte.MANDANTEN?.map(eintrag) ?? [{ key: STANDARD_MANDANT, hosts: [], datenbank: null }],
		redisUrl: werte.REDIS_URL ?? null,
		smtpUrl: werte.SMTP_URL ?? null,
		bouncePort: werte.BOUNCE_PORT ?? null,
		clamd: werte.CLAMD ?? null,
		prozesse: werte.PROZESSE,
		apiBasisPfad: werte.API_BASE_PATH,
		vertrauteProxys: werte.TRUSTED_PROXIES ?? [],
		baseUrl: werte.BASE_URL?.replace(/\/+$/, '') ?? null,
		logLevel: werte.LOG_LEVEL,
		jwtSecret: werte.JWT_SECRET ?? schluesselUnter(datenVerzeichnis),
		extraKey: werte.EXTRA_KEY ?? null,
		auditMail: werte.AUDIT_MAIL ?? null,
		supportMail: werte.SUPPORT_MAIL ?? null,
		auditStunden: werte.AUDIT_STUNDEN,
		auditSchluesseldatei: werte.AUDIT_KEY_FILE ?? null,
		siegelP12: werte.SEAL_P12_FILE ? { datei: werte.SEAL_P12_FILE, kennwort: werte.SEAL_P12_PASSWORD ?? '' } : null,
		erlaubteHosts: werte.SSO_ERLAUBTE_HOSTS ?? [],
		vorsprungMs: werte.JETZT === undefined ? 0 : zeitpunkt(werte.JETZT).getTime() - Date.now(),
	};
}

/** For the entry points: a wrong environment ends the process with its sentence and exit code 1. */
export function konfigurationOderEnde(): Konfiguration {
	try {
		return liesKonfiguration(process.env);
	} catch (fehler) {
		if (!(fehler instanceof Konfigurationsfehler)) throw fehler;
		process.stderr.write(`${fehler.message}\n`);
		process.exit(1);
	}
}

function pruefeProduktion(werte: Umgebung): void {
	// Tenants with names of their own have their addresses by them.
	const noetig = ['JWT_SECRET', 'DATABASE_URL', ...(werte.MANDANTEN ? [] : ['BASE_URL' as const])] as const;
	for (const name of noetig) {
		if (werte[name] === undefined) throw new Konfigurationsfehler(`${name}: im Produktivbetrieb erforderlich.`);
	}
	if (werte.BASE_URL?.startsWith('https:') === false) {
		throw new Konfigurationsfehler('BASE_URL: im Produktivbetrieb wird eine Adresse mit https:// erwartet.');
	}
	for (const name of ['JETZT', 'SSO_ERLAUBTE_HOSTS'] as const) {
		if (werte[name] !== undefined) throw new Konfigurationsfehler(`${name}: im Produktivbetrieb nicht erlaubt.`);
	}
}

/** The role an address takes on would not arrive behind it. */
function pruefePooler({ DATABASE_POOLER, DATABASE_URL, DATABASE_APP_URL, MANDANTEN = [] }: Umgebung): void {
	if (DATABASE_POOLER === undefined) return;
	const ohneEigene = MANDANTEN.find(({ url: adresse, ownerUrl }) => adresse !== undefined && ownerUrl === undefined);
	if (ohneEigene) {
		throw new Konfigurationsfehler(
			`DATABASE_POOLER: dafür braucht portal_app bei „${ohneEigene.key}“ eine eigene Anmeldung (ownerUrl in MANDANTEN).`,
		);
	}
	if (DATABASE_URL !== undefined && DATABASE_APP_URL === undefined) {
		throw new Konfigurationsfehler(
			'DATABASE_POOLER: dafür braucht portal_app eine eigene Anmeldung (DATABASE_APP_URL).',
		);
	}
}

/** Without a login of its own for requests, they sign in as the owner and take on the role `portal_app` at once. */
function datenbank({ DATABASE_URL, DATABASE_APP_URL }: Umgebung): Konfiguration['datenbank'] {
	if (DATABASE_URL === undefined) return null;
	return { ownerUrl: DATABASE_URL, url: DATABASE_APP_URL ?? alsApp(DATABASE_URL) };
}

/** Without an owner of its own, its one login is the owner's, as with `DATABASE_URL`. */
function eintrag({ key, hosts, url: adresse, ownerUrl }: Mandantangabe): Mandanteintrag {
	if (adresse === undefined) return { key, hosts, datenbank: null };
	return { key, hosts, datenbank: ownerUrl ? { url: adresse, ownerUrl } : { url: alsApp(adresse), ownerUrl: adresse } };
}

export function alsApp(ownerUrl: string): string {
	const adresse = new URL(ownerUrl);
	adresse.searchParams.set('options', '-c role=portal_app');
	return adresse.href;
}

const NUR_WIR = 0o700;
/** PostgreSQL as a user of its own goes through to its data, and sees nothing on the way. */
const AUCH_DURCH = 0o711;

/** One that is ours and holds our data is nobody else's to look into; other people's directories stay as they are. */
function verschliesse(verzeichnis: string): void {
	const besitzer = statSync(verzeichnis).uid;
	const unsere = ['jwt-schluessel', 'dateien', 'postgres'].some((name) => existsSync(join(verzeichnis, name)));
	if (!unsere || besitzer !== process.getuid?.()) return;
	const daten = join(verzeichnis, 'postgres');
	const isAnderer = existsSync(daten) && statSync(daten).uid !== besitzer && !existsSync(join(daten, 'ort'));
	chmodSync(verzeichnis, isAnderer ? AUCH_DURCH : NUR_WIR);
}

function legeAn(verzeichnis: string): void {
	try {
		mkdirSync(verzeichnis, { recursive: true, mode: NUR_WIR });
		accessSync(verzeichnis, constants.W_OK);
		verschliesse(verzeichnis);
	} catch (ursache) {
		throw new Konfigurationsfehler(`DATA_DIR: ${verzeichnis} lässt sich nicht anlegen oder beschreiben.`, {
			cause: ursache,
		});
	}
}

/** Written aside and linked, so that of two processes starting together both read the one whole key. */
function schluesselUnter(verzeichnis: string): string {
	const datei = join(verzeichnis, 'jwt-schluessel');
	const entwurf = `${datei}.${process.pid}`;
	writeFileSync(entwurf, randomBytes(48).toString('base64url'), { mode: 0o600 });
	try {
		linkSync(entwurf, datei);
	} catch (fehler) {
		if (!(fehler instanceof Error && 'code' in fehler && fehler.code === 'EEXIST')) throw fehler;
	} finally {
		rmSync(entwurf);
	}
	return readFileSync(datei, 'utf8');
}

const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'medium' });

/** A time without an offset, or a day alone, is meant in Berlin. */
function zeitpunkt(iso: string): Date {
	if (/(Z|[+-]\d{2}:\d{2})$/.test(iso) && iso.includes('T')) return new Date(iso);
	const alsUtc = new Date(`${iso.includes('T') ? iso : `${iso}T00:00`}Z`);
	const versatz = Date.parse(`${berlin.format(alsUtc).replace(' ', 'T')}Z`) - alsUtc.getTime();
	return new Date(alsUtc.getTime() - versatz);
}

export interface Uhr {
	jetzt(): Date;
	/** Today in Europe/Berlin, `YYYY-MM-DD`. */
	heute(): string;
}

/** The clock of `ctx`: starts at `JETZT` and runs on from it. Leases and tokens take the real time instead. */
export function uhr({ vorsprungMs }: Pick<Konfiguration, 'vorsprungMs'>): Uhr {
	const jetzt = () => new Date(Date.now() + vorsprungMs);
	return { jetzt, heute: () => berlin.format(jetzt()).slice(0, 10) };
}
