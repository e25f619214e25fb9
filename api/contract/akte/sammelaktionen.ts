import { z } from 'zod';
import { verstoss } from '#api/contract/formen/wunsch.ts';
import type { Sammelaktion, Sammeleingabe } from '#domain/akte/sammelaktion.ts';
import { BESCHEINIGUNGEN } from '#domain/liste/bescheinigungen.ts';
import { BEWERBUNGEN } from '#domain/liste/bewerbungen.ts';
import { DOKUMENTE } from '#domain/liste/dokumente.ts';
import { FREIWILLIGE } from '#domain/liste/freiwillige.ts';
import { sortierbar } from '#domain/liste/liste.ts';
import { POOL } from '#domain/liste/pool.ts';
import { ZUSATZ_SORT } from '#domain/liste/sortierung.ts';
import { SAMMELERGEBNISSE } from '#domain/sammelbescheid.ts';
import { nachrichtanhaenge, nachrichtdokumente } from '../eingaben.ts';
import { eintragIDs, listenfilter } from '../filter.ts';
import { begonnen } from '../formen/sammellauf.ts';
import { vorhaben } from '../formen/vorhaben.ts';
import { eins, route } from '../route.ts';
import { freiwilligerStatus, id, pflichttext, tag, text, wunschStatus, zeit } from '../werte.ts';

const area = 'freiwilliger';
const LISTEN = [BEWERBUNGEN, FREIWILLIGE, POOL, DOKUMENTE, BESCHEINIGUNGEN];
const SORT = [...LISTEN.flatMap<string>(sortierbar), ...ZUSATZ_SORT].flatMap((s) => [s, `-${s}`] as const);
const liste = z.enum(['BEWERBUNGEN', 'FREIWILLIGE', 'POOL', 'DOKUMENTE', 'BESCHEINIGUNGEN']);
/** What a run may be about besides: they are begun by calls of their own. */
const laufliste = z.enum([...liste.options, 'ADRESSEN', 'PERSONEN', 'GRUPPEN']);

/** What the single action asks for, asked once for all. */
const eingabe = z.discriminatedUnion('aktion', [
	z.strictObject({ aktion: z.literal('kontaktieren'), nachricht: text(4000).optional() }),
	z.strictObject({ aktion: z.literal('ablehnen'), grund: pflichttext(2000), nachricht: text(4000).optional() }),
	z.strictObject({ aktion: z.literal('betreuerAendern'), betreuerUserID: id }),
	z.strictObject({ aktion: z.literal('dienstartFestlegen'), dienstartID: id }),
	z.strictObject({
		aktion: z.literal('nachricht'),
		betreff: pflichttext(200),
		text: pflichttext(10_000),
		anhaenge: nachrichtanhaenge.optional(),
		dokumente: nachrichtdokumente.optional(),
		nochmals: z.array(id).max(5000).optional(),
	}),
	z.strictObject({ aktion: z.literal('antreten'), datum: tag }),
	z.strictObject({ aktion: z.literal('dokumentZurueckweisen'), grund: pflichttext(2000) }),
	...(
		[
			'dokumentVerifizieren',
			'bescheinigungAusstellen',
			'mahnen',
			'mahnbrief',
			'verhandeln',
			'einigen',
			'reaktivieren',
			'wartelisteSetzen',
			'wartelisteAufheben',
			'zyklusUebernehmen',
		] as const satisfies readonly Sammelaktion[]
	).map((aktion) => z.strictObject({ aktion: z.literal(aktion) })),
]) as z.ZodType<Sammeleingabe, Sammeleingabe>;

const lauf = z.object({
	id,
	liste: laufliste,
	aktion: z.string(),
	begonnenAm: zeit,
	/** null: it goes on. */
	beendetAm: zeit.nullable(),
	gesamt: z.int(),
	erledigt: z.int(),
	gesperrt: z.int(),
});

/** One action on many volunteers: first on trial, then by a job whose result can be looked at for 30 days. */
export const sammelaktionen = {
	probiereSammelaktion: route({
		method: 'POST',
		path: '/v1/sammelaktion/probelauf',
		area,
		titel: 'Eine Aktion an vielen Einträgen prüfen, ohne etwas zu ändern',
		action: 'sammelaktion',
		zyklus: true,
		extra: true,
		body: z.strictObject({
			liste,
			eingabe,
			/** Entries by their ids, or exactly what the list shows with this filter. */
			auswahl: z.union([
				z.strictObject({ ids: eintragIDs }),
				z.strictObject({ filter: listenfilter, sort: z.enum(SORT).optional() }),
			]),
		}),
		response: eins(
			z.object({
				zeit,
				/** Mails it would send, as far as somebody has an address. */
				mails: z.int(),
				ohneAdresse: z.int(),
				/** What leaves for the first of them; null: nothing, or it isn't the caller's to read. */
				sendung: vorhaben.nullable(),
				zeilen: z.array(
					z.object({
						eintragID: id,
						freiwilligerID: id.nullable(),
						/** The wish it is done to, or is about; null: none is meant. */
						wunschID: id.nullable(),
						/** The newest document of a request: what the order names as seen. */
						dokumentID: id.nullable(),
						vorname: z.string().nullable(),
						nachname: z.string().nullable(),
						einsatzort: z.string().nullable(),
						dienstart: z.string().nullable(),
						/** Name of the document, where the list shows documents. */
						dokument: z.string().nullable(),
						status: freiwilligerStatus.nullable(),
						wunschstatus: wunschStatus.nullable(),
						/** Empty: it goes. */
						gruende: z.array(verstoss).readonly(),
					}),
				),
			}),
		),
	}),
	beginneSammelaktion: route({
		method: 'POST',
		path: '/v1/sammelaktion',
		area,
		titel: 'Eine Aktion an vielen Einträgen beginnen',
		action: 'sammelaktion',
		zyklus: true,
		extra: true,
		status: 202,
		body: z.strictObject({
			...{ liste, eingabe, ids: eintragIDs },
			/** By entry, the document the trial showed: one that was handed in since isn't checked unseen. */
			gesehen: z.record(id, id).optional(),
		}),
		response: eins(begonnen),
	}),
	listeSammelaktionen: route({
		method: 'GET',
		path: '/v1/sammelaktion',
		area,
		titel: 'Die eigenen Sammelaktionen der letzten 30 Tage',
		action: 'sammelaktion',
		extra: true,
		response: eins(z.array(lauf)),
	}),
	holeSammelaktion: route({
		method: 'GET',
		path: '/v1/sammelaktion/{id}',
		area,
		titel: 'Fortschritt und Ergebnis einer Sammelaktion',
		action: 'sammelaktion',
		extra: true,
		response: eins(
			lauf.extend({
				zeilen: z.array(
					z.object({
						eintragID: id,
						freiwilligerID: id.nullable(),
						vorname: z.string().nullable(),
						nachname: z.string().nullable(),
						einsatzort: z.string().nullable(),
						dokument: z.string().nullable(),
						/** What it is called where it is no volunteer. */
						bezeichnung: z.string().nullable(),
						/** Which group he joins or leaves. */
						gruppeID: id.nullable(),
						gruppe: z.string().nullable(),
						/** null: waiting; empty: done; otherwise the codes of the rules that refused it. */
						gruende: z.array(z.string()).readonly().nullable(),
						/** null: waiting. */
						ergebnis: z.enum(SAMMELERGEBNISSE).nullable(),
						/** What came of it, or why nothing did. */
						text: z.string().nullable(),
					}),
				),
			}),
		),
	}),
};
