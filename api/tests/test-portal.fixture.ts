import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ohneSchluessel } from '#commands/befehl.ts';
import { type Ablage, ablage } from '#commands/dateien/ablage.ts';
import { pruefeAlle } from '#commands/event-store/pruefung.ts';
import { execute } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { praegeToken } from '#commands/zugang/einmal-token.ts';
import { hashKennwort, kennwortZeile } from '#commands/zugang/kennwort.ts';
import type { Aggregat } from '#domain/aggregat.ts';
import type { Ereignis } from '#domain/ereignis.ts';
import { PARAMETER_ID, parameterStammdatum } from '#domain/parameter/parameter.ts';
import type { ParameterFelder } from '#domain/parameter/parameterfelder.ts';
import { PORTAL, type Rolle } from '#domain/rollen.ts';
import { legeUserAn, schalteFrei } from '#domain/user/entscheidungen.ts';
import type { Zuordnung } from '#domain/user/ereignisse.ts';
import { userAggregat } from '#domain/user/user.ts';
import { setzeBewerbungsstopp } from '#domain/zyklus/entscheidungen.ts';
import { zyklusAggregat } from '#domain/zyklus/zyklus.ts';
import { mitClient } from '#scripts/postgres/zugang.ts';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
import type { Grundlage } from '#scripts/seed/grundlage.ts';
import type { TestDatenbank } from '#scripts/test/datenbank.ts';
import { baueApp } from '../app.ts';
import { liesKonfiguration, type Uhr } from '../config.ts';
import { einziger } from '../mandanten.ts';
import type { Portal } from '../portal.ts';
import { oeffneUmgebung } from '../umgebung.ts';
import { type Antwort, type Fragend, inject } from './portal.fixture.ts';
import { mitSendewacht } from './sendewacht.fixture.ts';
import { type Aufbau, HEUTE, kleinerMandant, LOGINS, PERSON } from './test-mandant.fixture.ts';

/** A volunteer with his wishes in the order they were asked for. */
export interface Bewerber {
	readonly id: string;
	readonly wunschIDs: readonly string[];
	wunschID(nr?: number): string;
}

/** One who has an account and is signed in. */
export interface Angemeldet extends Bewerber {
	readonly frage: Fragend;
	readonly email: string;
}

/** An account that isn't a volunteer's, signed in. */
export interface Konto {
	readonly id: string;
	readonly email: string;
	readonly frage: Fragend;
}

/** What signing in gives. */
export interface Tokenpaar {
	readonly token: string;
	readonly refreshToken: string;
}

/** A tenant of three Einsatzstellen with five Einsatzorte, without volunteers. */
export interface Kleinportal {
	readonly app: FastifyInstance;
	readonly portal: Portal;
	readonly umgebung: Umgebung;
	readonly datenbank: TestDatenbank;
	/** Where the tenant's data lies, and its files in it. */
	readonly verzeichnis: string;
	readonly dateien: Ablage;
	readonly grundlage: Grundlage;
	readonly niemand: Fragend;
	/** The demo logins: ADMIN, MA_VERWALTUNG, MA_VEREIN of the first and of the second Einsatzstelle. */
	readonly admin: Fragend;
	readonly traeger: Fragend;
	readonly verein: Fragend;
	readonly verein2: Fragend;
	/** The bearer token of a demo login. */
	token(login: string): Promise<string>;
	/** Asks with this bearer token. */
	mitToken(token: string): Fragend;
	/** Asks in this session for as long as it lasts: its access token is renewed before it runs out. */
	inSitzung(paar: Tokenpaar): Fragend;
	/** A new session of this login. */
	melde(login: string): Promise<Fragend>;
	/** A new account, signed in. */
	konto(rollen: readonly Rolle[], zuordnung?: Partial<Zuordnung>): Promise<Konto>;
	/** An account of MA_VEREIN for a single Einsatzort, signed in. */
	stelleEin(einsatzortID: string): Promise<Fragend>;
	/** Another process of the portal over the same database. */
	zweitesPortal(): Promise<FastifyInstance>;
	/** Einsatzort `ort` of Einsatzstelle `stelle`, by number. */
	ort(stelle: number, ort?: number): string;
	betreuer(stelle: number): string;
	dienstart(key: 'FSJ' | 'BFD_U27' | 'BFD_UE27' | 'FOEJ'): string;
	/** Moves the clock of the portal to noon of a day. */
	stelleUhr(tag: string): void;
	/** Files a volunteer by staff. */
	erfasse(orte: readonly string[], person?: object, zyklusID?: string): Promise<Bewerber>;
	/** Registers a volunteer, follows the link of the mail and signs in. */
	registriere(orte: readonly string[], person?: object): Promise<Angemeldet>;
	/** Registers a volunteer who hasn't followed the link yet. */
	registriereUnbestaetigt(orte: readonly string[], person?: object): Promise<Bewerber & { readonly email: string }>;
	verhandle(bewerber: Bewerber, stelle: number, nr?: number, dienstart?: string): Promise<void>;
	/** Agrees on the wish; twelve months from October unless told otherwise. */
	einige(bewerber: Bewerber, nr?: number, felder?: object): Promise<Antwort>;
	schliesseAb(bewerber: Bewerber, nr?: number): Promise<Antwort>;
	status(bewerber: Bewerber): Promise<number>;
	plaetze(ortID: string, dienstartID: string): Promise<Plaetze | undefined>;
	setzeParameter(werte: Partial<ParameterFelder>): Promise<void>;
	setzeStopp(dienstartID: string, stopp: boolean): Promise<void>;
	/** Number of all events; unchanged where nothing was written. */
	ereignisse(): Promise<number>;
	/** Every chain still holds. */
	kettenfehler(): Promise<readonly object[]>;
	/** As the owner of the database, whose rights the portal hasn't got. */
	alsEigner(anweisung: string): Promise<unknown>;
	stop(): Promise<void>;
}

interface Plaetze {
	readonly zugeteilt: number;
	readonly reserviert: number;
	readonly belegt: number;
}

/** The portal over a database of its own, which only a test's own calls fill. */
export async function kleinportal(aufbau: Aufbau = {}, env: NodeJS.ProcessEnv = {}): Promise<Kleinportal> {
	const { datenbank, grundlage } = await kleinerMandant(aufbau);
	const verzeichnis = mkdtempSync(join(tmpdir(), 'portal-klein-'));
	const zeit = stellbareUhr();
	const oeffne = () => oeffnePortal(datenbank.appUrl, verzeichnis, zeit, env);
	const { app, portal } = await oeffne();
	const { umgebung } = portal;
	const weitere: Awaited<ReturnType<typeof oeffne>>[] = [];
	const frage =
		(token: string | null): Fragend =>
		(method, pfad, body, headers = {}) =>
			inject(
				app,
				{
					method,
					url: pfad.startsWith('/v1/') ? `/api${pfad}` : pfad,
					headers,
					...(body === undefined ? {} : { payload: body as object }),
				},
				token,
			);
	const niemand = frage(null);
	const oeffneSitzung = async (login: string): Promise<Tokenpaar> =>
		(await niemand('POST', '/v1/auth/login', { login, password: DEMO_KENNWORT })).data;
	const token = async (login: string): Promise<string> => (await oeffneSitzung(login)).token;
	const inSitzung = (anfang: Tokenpaar): Fragend => haltend(anfang, niemand, frage);
	const melde = async (login: string): Promise<Fragend> => inSitzung(await oeffneSitzung(login));
	const [admin, traeger, verein, verein2] = (await Promise.all(LOGINS.map(melde))) as [
		Fragend,
		Fragend,
		Fragend,
		Fragend,
	];
	let laufend = 0;

	const bewerber = async (id: string): Promise<Bewerber> => {
		const akte = await traeger('GET', `/v1/freiwilliger/${id}`);
		const wunschIDs = (akte.data as { wuensche: { id: string }[] }).wuensche.map((w) => w.id);
		return { id, wunschIDs, wunschID: (nr = 0) => wunschIDs[nr] ?? '' };
	};
	const konto: Kleinportal['konto'] = async (rollen, { einsatzstelleIDs = [], einsatzortIDs = [] } = {}) => {
		const id = randomUUID();
		const email = `konto${++laufend}@test.test`;
		const person = { vorname: 'Ina', nachname: 'Einzel', email, sprache: 'de' } as const;
		const facts = { rollen, einsatzstelleIDs, einsatzortIDs, freiwilligerID: null };
		await schreibe(umgebung, userAggregat, id, (u) => legeUserAn(u, { ...person, ...facts }));
		await schreibe(umgebung, userAggregat, id, schalteFrei);
		await kennwortZeile(umgebung.db, id, await hashKennwort(DEMO_KENNWORT)).execute();
		return { id, email, frage: await melde(email) };
	};
	const dienstart = (key: string): string => grundlage.dienstarten.find((d) => d.key === key)?.id ?? '';
	const registriereUnbestaetigt: Kleinportal['registriereUnbestaetigt'] = async (orte, person = {}) => {
		const email = `jule${++laufend}@test.test`;
		const payload = {
			...PERSON,
			email,
			passwort: DEMO_KENNWORT,
			datenschutz: true,
			dienstartWunschID: dienstart('FSJ'),
			wuensche: orte.map((einsatzortID) => ({ einsatzortID })),
			...person,
		};
		// Each from a place of its own: so many from one would be too many.
		const remoteAddress = `10.1.${laufend >> 8}.${laufend & 255}`;
		const url = '/api/v1/freiwilliger/registrierung';
		const antwort = await inject(app, { method: 'POST', url, remoteAddress, payload });
		return { ...(await bewerber(erwarte(antwort, 201).id)), email };
	};

	return {
		app,
		portal,
		umgebung,
		datenbank,
		verzeichnis,
		dateien: ablage(verzeichnis),
		grundlage,
		niemand,
		token,
		mitToken: frage,
		inSitzung,
		melde,
		admin,
		traeger,
		verein,
		verein2,
		konto,
		stelleEin: async (einsatzortID) => (await konto(['MA_VEREIN'], { einsatzortIDs: [einsatzortID] })).frage,
		async zweitesPortal() {
			const noch = await oeffne();
			weitere.push(noch);
			return noch.app;
		},
		ort: (stelle, ort = 0) => grundlage.stellen[stelle]?.orte[ort] ?? '',
		betreuer: (stelle) => grundlage.stellen[stelle]?.betreuerIDs[0] ?? '',
		dienstart,
		stelleUhr: zeit.stelle,
		async erfasse(orte, person = {}, zyklusID) {
			const kopf: Record<string, string> = zyklusID ? { 'x-zyklus': JSON.stringify({ id: zyklusID }) } : {};
			const wuensche = orte.map((einsatzortID) => ({ einsatzortID }));
			const antwort = await traeger('POST', '/v1/freiwilliger/erfassung', { ...PERSON, wuensche, ...person }, kopf);
			return bewerber(erwarte(antwort, 201).id);
		},
		registriereUnbestaetigt,
		async registriere(orte, person) {
			const neu = await registriereUnbestaetigt(orte, person);
			const { rows } = await umgebung.pool.query<{ id: string }>('select id from benutzer where email = $1', [
				neu.email,
			]);
			const token = await praegeToken(umgebung.db, 'AKTIVIERUNG', rows[0]?.id ?? '');
			const offen = await niemand('POST', `/v1/auth/activate-account/${token}`, { passwort: DEMO_KENNWORT });
			return { ...neu, frage: inSitzung(offen.data as Tokenpaar) };
		},
		async verhandle(wer, stelle, nr = 0, dienstartID = dienstart('FSJ')) {
			const betreuerUserID = grundlage.stellen[stelle]?.betreuerIDs[0];
			const pfad = `/v1/freiwilliger/wunsch/${wer.wunschID(nr)}/verhandlung`;
			erwarte(await traeger('POST', pfad, { dienstartID, betreuerUserID }), 200);
		},
		einige(wer, nr = 0, felder = {}) {
			const bedingungen = { ...VERTRAG, ...felder };
			const rueckwirkend = bedingungen.vertragsbeginn < zeit.heute() ? { grund: 'Nachgetragen', bestaetigt: true } : {};
			return traeger('POST', `/v1/freiwilliger/wunsch/${wer.wunschID(nr)}/einigung`, {
				...bedingungen,
				...rueckwirkend,
			});
		},
		schliesseAb: (wer, nr = 0) =>
			traeger('POST', `/v1/freiwilliger/${wer.id}/wunsch/${wer.wunschID(nr)}/vertragsabschluss`, {}),
		status: async (wer) => ((await traeger('GET', `/v1/freiwilliger/${wer.id}`)).data as { status: number }).status,
		async plaetze(ortID, dienstartID) {
			const antwort = await traeger('GET', `/v1/adresse/${ortID}/kontingente/blocked`);
			const zeilen = antwort.data as (Plaetze & { dienstartID: string; minimum: number })[];
			const zeile = zeilen.find((z) => z.dienstartID === dienstartID);
			return zeile && { zugeteilt: zeile.zugeteilt, reserviert: zeile.reserviert, belegt: zeile.belegt };
		},
		setzeParameter: (werte) =>
			schreibe(umgebung, parameterStammdatum.aggregat, PARAMETER_ID, (p) => parameterStammdatum.aendere(p, werte)),
		setzeStopp: (dienstartID, stopp) =>
			schreibe(umgebung, zyklusAggregat, grundlage.zyklen.at(-1)?.id ?? '', (z) =>
				setzeBewerbungsstopp(z, dienstartID, stopp),
			),
		async ereignisse() {
			const { rows } = await umgebung.pool.query<{ n: number }>('select count(*)::int as n from event');
			return rows[0]?.n ?? 0;
		},
		kettenfehler: async () => (await mitClient(datenbank.ownerUrl, pruefeAlle)).fehler,
		alsEigner: (anweisung) => mitClient(datenbank.ownerUrl, (client) => client.query(anweisung)),
		async stop() {
			for (const { app: eine, portal: ihres } of [...weitere, { app, portal }]) {
				await eine.close();
				await ihres.umgebung.pool.end();
			}
			await datenbank.stop();
			rmSync(verzeichnis, { recursive: true, force: true });
		},
	};
}

/** An access token lasts ten minutes. */
const ERNEUERN_NACH = 5 * 60_000;

function haltend(anfang: Tokenpaar, niemand: Fragend, mitToken: (token: string) => Fragend): Fragend {
	let paar = anfang;
	let seit = Date.now();
	return async (...anfrage) => {
		if (Date.now() - seit > ERNEUERN_NACH) {
			const { status, data } = await niemand('POST', '/v1/auth/refresh', { refreshToken: paar.refreshToken });
			// A session that is over answers as one.
			if (status === 200) paar = data;
			seit = Date.now();
		}
		return mitToken(paar.token)(...anfrage);
	};
}

export const VERTRAG = { vertragsbeginn: '2026-10-01', vertragsende: '2027-08-31', wochenstunden: 39 } as const;

function erwarte(antwort: Antwort, status: number): { readonly id: string } {
	if (antwort.status !== status) throw new Error(`${antwort.status}: ${antwort.roh.body}`);
	return antwort.data;
}

async function oeffnePortal(
	url: string,
	verzeichnis: string,
	zeit: Uhr,
	env: NodeJS.ProcessEnv,
): Promise<{ app: FastifyInstance; portal: Portal }> {
	const konfiguration = liesKonfiguration({ NODE_ENV: 'test', DATA_DIR: verzeichnis, LOG_LEVEL: 'silent', ...env });
	const umgebung = mitSendewacht(await oeffneUmgebung(url, zeit, () => {}, { clamd: konfiguration.clamd }));
	const ausgabe = { version: '0.0.0', zeit: '2026-01-01T00:00:00.000Z' };
	const portal: Portal = { key: 'demo', konfiguration, umgebung, uhr: zeit, ausgabe };
	const app = await baueApp({ konfiguration, ausgabe, clientVerzeichnis: null }, einziger(portal));
	await app.ready();
	return { app, portal };
}

/** Stands at noon of a day; within it time goes on, so that events keep their order. */
function stellbareUhr(): Uhr & { stelle(tag: string): void } {
	let tag = HEUTE;
	let gestellt = Date.now();
	return {
		stelle(neu) {
			tag = neu;
			gestellt = Date.now();
		},
		heute: () => tag,
		jetzt: () => new Date(Date.parse(`${tag}T10:00:00.000Z`) + Date.now() - gestellt),
	};
}

function schreibe<Z, E extends Ereignis>(
	umgebung: Umgebung,
	aggregat: Aggregat<Z, E>,
	id: string,
	entscheide: (zustand: Z) => readonly E[],
): Promise<void> {
	return execute(umgebung, ohneSchluessel(PORTAL), async (sitzung) => {
		const zustand = await sitzung.lies(aggregat, id);
		sitzung.schreibe(aggregat, id, entscheide(zustand));
	});
}
