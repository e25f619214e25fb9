import { type Kysely, sql } from 'kysely';
import { allowInsecureRequests, Configuration, customFetch } from 'openid-client';
import type { Aussenverbindung } from '#commands/mandant.ts';
import { istErreichbaresZiel } from '#commands/netz/ziel.ts';
import { alsCustomFetch, ausweis, FRIST_SEKUNDEN } from '#commands/sso/anbieter.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { entschluessele, verschluessele } from '#commands/zugang/geheimnis.ts';
import { NUR_UEBER_HTTPS } from '#domain/felder/meldungen.ts';
import { istStoerung, STOERUNGSTEXT, type Stoerung, type Verbindungsstand } from '#domain/meeting/videodienst.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { DB } from '#projections/db.ts';
import { kontoVon } from '#projections/queries/zugang/akteur.ts';

const ZWECK = 'videodienst';

/** What rooms are ordered with: the tenant, the key of its secrets, the hosts of a development machine. */
export interface Raeume extends Pick<Aussenverbindung, 'hauptschluessel' | 'erlaubteHosts'> {
	readonly umgebung: Umgebung;
}

export interface Dienstadressen {
	/** Where an administrator agrees. */
	readonly anmeldeadresse: string;
	readonly tokenadresse: string;
	/** null: it has none. */
	readonly widerrufsadresse: string | null;
	/** Makes a room by POST, takes one away by DELETE below it. */
	readonly raumadresse: string;
}

export interface Videodienst extends Dienstadressen {
	readonly clientId: string;
	readonly bereiche: string;
	readonly stand: Verbindungsstand;
	readonly verbundenAm: string | null;
	/** By name; null: whose account is gone. */
	readonly verbundenVon: string | null;
	readonly fehler: string | null;
	readonly fehlerAm: string | null;
}

export interface Videodiensteingabe extends Dienstadressen, Pick<Videodienst, 'clientId' | 'bereiche'> {
	/** null: as before. */
	readonly clientSecret: string | null;
}

export const dienstzeile = (db: Kysely<DB>) => db.selectFrom('videodienst').selectAll().executeTakeFirst();
export type Dienstzeile = NonNullable<Awaited<ReturnType<typeof dienstzeile>>>;

export function standVon(zeile: Pick<Dienstzeile, 'verbunden_am' | 'access_token'>): Verbindungsstand {
	if (zeile.verbunden_am === null) return 'GETRENNT';
	return zeile.access_token === null ? 'ERNEUERN' : 'VERBUNDEN';
}

/** Without secret and tokens: those never leave. */
export async function liesVideodienst(db: Kysely<DB>): Promise<Videodienst | null> {
	const zeile = await dienstzeile(db);
	if (!zeile) return null;
	const konto = zeile.verbunden_von === null ? null : await kontoVon(db, zeile.verbunden_von);
	return {
		clientId: zeile.client_id,
		bereiche: zeile.bereiche,
		...adressenIn(zeile),
		stand: standVon(zeile),
		verbundenAm: zeile.verbunden_am,
		verbundenVon: konto?.name ?? null,
		fehler: istStoerung(zeile.fehler) ? STOERUNGSTEXT[zeile.fehler] : null,
		fehlerAm: zeile.fehler_am,
	};
}

const adressenIn = (zeile: Dienstzeile): Dienstadressen => ({
	anmeldeadresse: zeile.anmeldeadresse,
	tokenadresse: zeile.tokenadresse,
	widerrufsadresse: zeile.widerrufsadresse,
	raumadresse: zeile.raumadresse,
});

/**
 * Stores what leads to the service. Neither the secret nor what the service has agreed to goes to another address than it
 * was given for: whoever changes one of them enters the secret anew and connects again.
 */
export async function speichereVideodienst(
	{ umgebung: { db }, hauptschluessel, erlaubteHosts }: Raeume,
	{ clientId, clientSecret, bereiche, ...adressen }: Videodiensteingabe,
): Promise<void> {
	await pruefeAdressen(adressen, erlaubteHosts);
	await db.transaction().execute(async (trx) => {
		const bisher = await dienstzeile(trx);
		const istDerselbe = bisher !== undefined && istGleich(bisher, { clientId, ...adressen });
		if (clientSecret === null && !istDerselbe) throw new Abgelehnt([bisher ? GEHEIMNIS_NEU : GEHEIMNIS_FEHLT]);
		const istVerbunden = istDerselbe && bisher.bereiche === bereiche;
		const werte = {
			...{
				client_id: clientId,
				bereiche,
				anmeldeadresse: adressen.anmeldeadresse,
				tokenadresse: adressen.tokenadresse,
			},
			...{ widerrufsadresse: adressen.widerrufsadresse, raumadresse: adressen.raumadresse },
			...(clientSecret === null ? {} : { client_secret: verberge({ hauptschluessel }, clientSecret) }),
			...(istVerbunden ? {} : UNVERBUNDEN),
		};
		await trx
			.insertInto('videodienst')
			.values({ client_secret: Buffer.alloc(0), ...werte })
			.onConflict((oc) => oc.column('id').doUpdateSet(werte))
			.execute();
	});
}

const UNVERBUNDEN = {
	...{ access_token: null, refresh_token: null, gilt_bis: null, verbunden_am: null, verbunden_von: null },
	...{ fehler: null, fehler_am: null },
};

const istGleich = (zeile: Dienstzeile, { clientId, ...adressen }: Dienstadressen & { clientId: string }): boolean =>
	zeile.client_id === clientId && ADRESSFELDER.every((feld) => adressenIn(zeile)[feld] === adressen[feld]);

const ADRESSFELDER = ['anmeldeadresse', 'tokenadresse', 'widerrufsadresse', 'raumadresse'] as const;

async function pruefeAdressen(adressen: Dienstadressen, erlaubteHosts: readonly string[]): Promise<void> {
	const maengel = await Promise.all(
		ADRESSFELDER.map(async (feld) => {
			const adresse = adressen[feld];
			return adresse === null || (await istErreichbaresZiel(new URL(adresse), erlaubteHosts))
				? []
				: [nichtErlaubt(feld)];
		}),
	);
	if (maengel.flat().length > 0) throw new Abgelehnt(maengel.flat());
}

/** The service as the library asks it; null: the key of our secrets is another one by now. */
export function alsClient({ hauptschluessel, erlaubteHosts }: Raeume, zeile: Dienstzeile): Configuration | null {
	const clientSecret = entziffere({ hauptschluessel }, zeile.client_secret);
	if (clientSecret === null) return null;
	const { anmeldeadresse, tokenadresse, widerrufsadresse } = zeile;
	const metadaten = {
		issuer: new URL(tokenadresse).origin,
		authorization_endpoint: anmeldeadresse,
		token_endpoint: tokenadresse,
		...(widerrufsadresse === null ? {} : { revocation_endpoint: widerrufsadresse }),
	};
	const client = new Configuration(metadaten, zeile.client_id, undefined, ausweis(clientSecret));
	client[customFetch] = alsCustomFetch(erlaubteHosts);
	client.timeout = FRIST_SEKUNDEN;
	// Which hosts may do without TLS, the request itself judges.
	if (erlaubteHosts.length > 0) allowInsecureRequests(client);
	return client;
}

export const verberge = ({ hauptschluessel }: Pick<Raeume, 'hauptschluessel'>, text: string): Buffer =>
	verschluessele(hauptschluessel, text, ZWECK);

export const entziffere = ({ hauptschluessel }: Pick<Raeume, 'hauptschluessel'>, daten: Buffer | null): string | null =>
	daten && entschluessele(hauptschluessel, daten, ZWECK);

/** Notes the mistake for the card of the integrations; null: all is well again. Without access there is no connection. */
export async function merkeStoerung(db: Kysely<DB>, fehler: Stoerung | null): Promise<void> {
	await db
		.updateTable('videodienst')
		.set({
			...{ fehler, fehler_am: fehler === null ? null : sql<string>`now()` },
			...(fehler === 'ZUGANG' ? OHNE_ZUGANG : {}),
		})
		.$if(fehler === null, (q) => q.where('fehler', 'is not', null))
		.execute();
}

const OHNE_ZUGANG = { access_token: null, refresh_token: null, gilt_bis: null };

const nichtErlaubt = (feld: string): Regelverstoss => ({
	code: 'MEETING_DIENSTADRESSE',
	http: 422,
	text: NUR_UEBER_HTTPS,
	feld,
});
const GEHEIMNIS_FEHLT: Regelverstoss = { code: 'P', http: 422, text: 'Dies ist ein Pflichtfeld', feld: 'clientSecret' };
const GEHEIMNIS_NEU: Regelverstoss = {
	code: 'MEETING_DIENSTGEHEIMNIS',
	http: 422,
	text: 'Für andere Adressen oder eine andere Client-ID geben Sie bitte das Client-Secret neu ein.',
	feld: 'clientSecret',
};
