/** Rooms of talks: out of the tenant's template, or ordered from its service and given back to it. */

import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { VON_SELBST } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import { ausOutbox } from '#commands/mail/aus-outbox.ts';
import type { Mandant } from '#commands/mandant.ts';
import {
	type Abrufauftrag,
	AbrufVerweigert,
	istErlaubteAdresse,
	sichererAbruf,
} from '#commands/netz/sicherer-abruf.ts';
import type { OutboxZeile, Umgebung } from '#commands/umgebung.ts';
import { KEINE_ANBINDUNG } from '#domain/meeting/meeting.ts';
import { RAUM_ZEICHEN, raumlink, raumname } from '#domain/meeting/raum.ts';
import { KEIN_RAUM, raumtitel, type Stoerung, VERBINDUNG_ERNEUERN } from '#domain/meeting/videodienst.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { MEETING } from '#domain/status/meeting.ts';
import type { DB } from '#projections/db.ts';
import { meetingImRaum } from '#projections/queries/akte/meetings.ts';
import { pruefeVerbindung, zugangstoken } from './verbindung.ts';
import { dienstzeile, merkeStoerung, type Raeume } from './videodienst.ts';

export const MEETINGRAUM_ENTFERNEN = 'meetingraum-entfernen';

export interface Raum {
	readonly raum: string;
	readonly link: string;
	/** Where it was ordered; null: of the template. */
	readonly raumdienst: string | null;
}

export interface Raumwunsch {
	readonly vorname: string | null | undefined;
	readonly termin: string;
	readonly dauerMinuten: number;
}

/** Orders the room a command needs. */
export type Raumbesteller = (wunsch: Raumwunsch) => Promise<Raum>;

const einstellung = (db: Kysely<DB>) => db.selectFrom('meeting_konfiguration').selectAll().executeTakeFirst();

/** Refuses where there are no rooms. */
export async function pruefeRaeume(db: Kysely<DB>): Promise<void> {
	const zeile = await einstellung(db);
	if (!zeile?.aktiv) throw new Abgelehnt([KEINE_ANBINDUNG]);
	if (zeile.art === 'OAUTH2') pruefeVerbindung(await dienstzeile(db));
}

/** A room nobody has been in; refused where there are none. */
async function neuerRaum(raeume: Raeume, wunsch: Raumwunsch): Promise<Raum> {
	const { db } = raeume.umgebung;
	const zeile = await einstellung(db);
	if (!zeile?.aktiv) throw new Abgelehnt([KEINE_ANBINDUNG]);
	if (zeile.art === 'OAUTH2') return bestelle(raeume, wunsch);
	const raum = raumname(randomBytes(4 * RAUM_ZEICHEN));
	return { raum, link: raumlink(zeile.vorlage, raum), raumdienst: null };
}

/**
 * Runs a command that needs a room. It is ordered once, however often the command decides, and no connection is held
 * meanwhile; one that no talk came to lie in is given back.
 */
export async function mitRaum<T>(raeume: Raeume, tue: (bestelle: Raumbesteller) => Promise<T>): Promise<T> {
	let bestellt: Promise<Raum> | null = null;
	try {
		return await tue((wunsch) => {
			bestellt ??= neuerRaum(raeume, wunsch);
			return bestellt;
		});
	} finally {
		// What became of the talk is the answer, whatever becomes of the room.
		await gibUnbenutztenZurueck(raeume, bestellt).catch((fehler) =>
			raeume.umgebung.melde?.(fehler, { auftrag: MEETINGRAUM_ENTFERNEN, stream: MEETINGRAUM_ENTFERNEN }),
		);
	}
}

async function gibUnbenutztenZurueck({ umgebung }: Raeume, bestellt: Promise<Raum> | null): Promise<void> {
	const raum = await bestellt?.catch(() => null);
	if (!raum || raum.raumdienst === null || (await meetingImRaum(umgebung.db, raum.raum))) return;
	await execute(umgebung, VON_SELBST, async (sitzung) => {
		for (const zeile of raumrueckgabe(raum)) sitzung.outbox(zeile);
	});
}

/** What is left to be done about a room that nobody needs any more. */
export const raumrueckgabe = ({ raum, raumdienst }: Pick<Raum, 'raum' | 'raumdienst'>): OutboxZeile[] =>
	raumdienst === null ? [] : [{ art: 'job', schluessel: MEETINGRAUM_ENTFERNEN, daten: { raum, raumdienst } }];

/** A service that rooms were ordered from knows the first name of whose talks they were for. */
export async function gibRaeumeZurueck(umgebung: Umgebung, freiwilligerID: string): Promise<void> {
	const raeume = await umgebung.db
		.selectFrom('meeting')
		.select(['raum', 'raumdienst'])
		.where('freiwilliger_id', '=', freiwilligerID)
		.where('raumdienst', 'is not', null)
		.where('status', '<>', MEETING.nr.Abgesagt)
		.execute();
	if (raeume.length === 0) return;
	await execute(umgebung, VON_SELBST, async (sitzung) => {
		for (const zeile of raeume.flatMap(raumrueckgabe)) sitzung.outbox(zeile);
	});
}

/** Takes it away at the service it was ordered from, as long as the portal is connected with that one. */
export async function entferneRaum({ umgebung, aussen }: Pick<Mandant, 'umgebung' | 'aussen'>, id: string) {
	await ausOutbox(umgebung, id, async ({ daten: { raum, raumdienst } }) => {
		const zeile = await dienstzeile(umgebung.db);
		if (!raum || zeile?.raumadresse !== raumdienst) return undefined;
		const adresse = `${raumdienst}/${encodeURIComponent(raum)}`;
		const { status, ok } = await frage({ umgebung, ...aussen }, adresse, { method: 'DELETE' });
		// One that isn't there is taken away already.
		if (!ok && status !== 404 && status !== 410) throw new Abgelehnt([await gestoert(umgebung.db, 'ANTWORT')]);
		return undefined;
	});
}

const ANTWORT = z.object({
	// Both would lead to another address below the one that rooms are taken away at.
	id: z.union([z.string(), z.int().transform(String)]).pipe(
		z
			.string()
			.min(1)
			.max(200)
			.refine((id) => id !== '.' && id !== '..'),
	),
	joinUrl: z.url({ protocol: /^https?$/ }).max(2_000),
});

/** Not in words of whoever agreed on it: those could hold a name. */
async function bestelle(raeume: Raeume, { vorname, termin, dauerMinuten }: Raumwunsch): Promise<Raum> {
	const { db } = raeume.umgebung;
	const zeile = await dienstzeile(db);
	pruefeVerbindung(zeile);
	if (!zeile) throw new Abgelehnt([KEINE_ANBINDUNG]);
	const body = JSON.stringify({
		titel: raumtitel(vorname),
		beginn: new Date(termin).toISOString(),
		dauerMinuten,
	});
	const antwort = await frage(raeume, zeile.raumadresse, { method: 'POST', body });
	const inhalt = antwort.ok ? await antwort.json().then(ANTWORT.safeParse, () => null) : null;
	if (!inhalt?.success || !istBetretbar(inhalt.data.joinUrl, raeume))
		throw new Abgelehnt([await gestoert(db, 'ANTWORT')]);
	await merkeStoerung(db, null);
	const { id: raum, joinUrl: link } = inhalt.data;
	return { raum, link, raumdienst: zeile.raumadresse };
}

/** People open it, the portal never does: it has to be encrypted, and to hold nobody's name and password. */
function istBetretbar(link: string, { erlaubteHosts }: Raeume): boolean {
	return istErlaubteAdresse(new URL(link), erlaubteHosts);
}

/** Asks the service; a token it doesn't take is renewed once. */
async function frage(raeume: Raeume, adresse: string, auftrag: Pick<Abrufauftrag, 'method' | 'body'>) {
	const token = await zugangstoken(raeume);
	const antwort = await sende(raeume, adresse, { ...auftrag, token });
	if (antwort.status !== 401) return antwort;
	const zweite = await sende(raeume, adresse, { ...auftrag, token: await zugangstoken(raeume, token) });
	if (zweite.status === 401) throw new Abgelehnt([await gestoert(raeume.umgebung.db, 'ZUGANG')]);
	return zweite;
}

async function sende(
	{ umgebung, erlaubteHosts }: Raeume,
	adresse: string,
	{ method, body, token }: Pick<Abrufauftrag, 'method' | 'body'> & { readonly token: string },
): Promise<Response> {
	const inhalt = typeof body === 'string' ? Buffer.from(body) : null;
	const headers = {
		...{ authorization: `Bearer ${token}`, accept: 'application/json' },
		...(inhalt ? { 'content-type': 'application/json', 'content-length': String(inhalt.length) } : {}),
	};
	try {
		return await sichererAbruf({ erlaubteHosts })(adresse, { ...(method ? { method } : {}), headers, body: inhalt });
	} catch (fehler) {
		const stoerung = fehler instanceof AbrufVerweigert ? 'VERWEIGERT' : 'ANTWORT';
		throw new Abgelehnt([await gestoert(umgebung.db, stoerung)]);
	}
}

/** Told to whoever wanted something, and noted for whoever can help. */
async function gestoert(db: Kysely<DB>, stoerung: Stoerung) {
	await merkeStoerung(db, stoerung);
	return stoerung === 'ZUGANG' ? VERBINDUNG_ERNEUERN : KEIN_RAUM;
}
