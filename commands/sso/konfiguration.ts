import { type Kysely, sql } from 'kysely';
import type { Configuration } from 'openid-client';
import type { Umgebung } from '#commands/umgebung.ts';
import { entschluessele, verschluessele } from '#commands/zugang/geheimnis.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { DB } from '#projections/db.ts';
import { erkenneAnbieter, pruefeAnbieter } from './anbieter.ts';

/** What single sign-on runs in: the tenant, the key of its secret, where the provider sends people back to. */
export interface SsoUmgebung {
	readonly umgebung: Umgebung;
	readonly hauptschluessel: string;
	readonly erlaubteHosts: readonly string[];
	/** Registered at the provider, and compared by it letter by letter. */
	readonly rueckkehr: string;
}

export interface SsoKonfiguration {
	readonly issuer: string;
	readonly clientId: string;
	/** Whoever has a verified address of one of these may ask for an account. */
	readonly domains: readonly string[];
	/** On the button. */
	readonly label: string;
	readonly aktiv: boolean;
	readonly geaendertVon: string;
	readonly geaendertAm: string;
}

export type SsoEingabe = Omit<SsoKonfiguration, 'geaendertVon' | 'geaendertAm'> & {
	/** null: as before. */
	readonly clientSecret: string | null;
};

const zeileVon = (db: Kysely<DB>) => db.selectFrom('sso_konfiguration').selectAll().executeTakeFirst();

export async function liesKonfiguration(db: Kysely<DB>): Promise<SsoKonfiguration | null> {
	const zeile = await zeileVon(db);
	if (!zeile) return null;
	const { issuer, client_id: clientId, domains, label, aktiv, geaendert_von, geaendert_am } = zeile;
	return { issuer, clientId, domains, label, aktiv, geaendertVon: geaendert_von, geaendertAm: geaendert_am };
}

/** Stores what leads to a provider; the secret goes to no other one than it was entered for. */
export async function speichereKonfiguration(
	{ umgebung: { db }, hauptschluessel, erlaubteHosts }: SsoUmgebung,
	{ issuer, clientId, clientSecret: neues, domains, label, aktiv }: SsoEingabe,
	userID: string,
): Promise<void> {
	const bisher = await zeileVon(db);
	const dasselbe = bisher?.issuer === issuer && bisher.client_id === clientId;
	const clientSecret = neues ?? (bisher && dasselbe ? entschluessele(hauptschluessel, bisher.client_secret) : null);
	if (clientSecret === null) throw new Abgelehnt([bisher ? GEHEIMNIS_NEU : GEHEIMNIS_FEHLT]);
	const werte = {
		issuer: await pruefeAnbieter({ issuer, clientId, clientSecret }, erlaubteHosts),
		client_id: clientId,
		client_secret: verschluessele(hauptschluessel, clientSecret),
		domains: [...domains],
		label,
		aktiv,
		geaendert_von: userID,
		geaendert_am: sql<string>`now()`,
	};
	await db
		.insertInto('sso_konfiguration')
		.values(werte)
		.onConflict((oc) => oc.column('id').doUpdateSet(werte))
		.execute();
}

/** false: there was none. Who is linked stays linked, in case the same provider returns. */
export async function entferneKonfiguration(db: Kysely<DB>): Promise<boolean> {
	const { numDeletedRows } = await db.deleteFrom('sso_konfiguration').executeTakeFirstOrThrow();
	return numDeletedRows > 0n;
}

/** The provider doesn't answer as it should, or can't be asked; whoever signs in is told no more than that. */
export class AnbieterGestoert extends Error {
	override name = 'AnbieterGestoert';
}

interface Gemerkt {
	readonly stand: string;
	readonly bis: number;
	readonly anbieter: Promise<Configuration>;
}
const MERKT_MS = 10 * 60_000;
const GEMERKT = new WeakMap<Kysely<DB>, Gemerkt>();

/** The provider to sign in at; null: single sign-on is switched off. Throws `AnbieterGestoert`. */
export async function aktiverAnbieter({ umgebung: { db }, hauptschluessel, erlaubteHosts }: SsoUmgebung): Promise<{
	readonly anbieter: Configuration;
	readonly domains: readonly string[];
} | null> {
	const zeile = await zeileVon(db);
	if (!zeile?.aktiv) return null;
	const { issuer, client_id: clientId, client_secret, domains, geaendert_am: stand } = zeile;
	const clientSecret = entschluessele(hauptschluessel, client_secret);
	if (clientSecret === null)
		throw new AnbieterGestoert('Das Client-Secret ist mit einem anderen Schlüssel geschrieben');
	try {
		const anbieter = await merke(db, stand, () => erkenneAnbieter({ issuer, clientId, clientSecret }, erlaubteHosts));
		return { anbieter, domains };
	} catch (cause) {
		throw new AnbieterGestoert('Der Anbieter antwortet nicht', { cause });
	}
}

/** Metadata and keys are kept for a while; a provider that didn't answer is asked anew the next time. */
function merke(db: Kysely<DB>, stand: string, erkenne: () => Promise<Configuration>): Promise<Configuration> {
	const bekannt = GEMERKT.get(db);
	if (bekannt?.stand === stand && bekannt.bis > Date.now()) return bekannt.anbieter;
	const neu = { stand, bis: Date.now() + MERKT_MS, anbieter: erkenne() };
	GEMERKT.set(db, neu);
	neu.anbieter.catch(() => {
		if (GEMERKT.get(db) === neu) GEMERKT.delete(db);
	});
	return neu.anbieter;
}

const GEHEIMNIS_FEHLT: Regelverstoss = {
	code: 'P',
	http: 422,
	text: 'Dies ist ein Pflichtfeld',
	feld: 'clientSecret',
};
const GEHEIMNIS_NEU: Regelverstoss = {
	code: 'SSO_GEHEIMNIS',
	http: 422,
	text: 'Bitte geben Sie das Client-Secret neu ein.',
	feld: 'clientSecret',
};
