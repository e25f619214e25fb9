import { z } from 'zod';
import { BUNDESLANDKUERZEL } from '#domain/bundesland.ts';
import { istDatum } from '#domain/datum.ts';
import { ROLLEN } from '#domain/rollen.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';

const DAT = 'Bitte geben Sie ein gültiges Datum ein';

/** Scalars and small shapes of the wire that every area uses. */

export const bundesland = z.enum(BUNDESLANDKUERZEL);

export const id = z.guid('Die Kennung ist ungültig.');
/** Of an entry of a list some of whose entries the portal comes with: those are known by a word. */
export const listenID = z.union([id, z.string().regex(/^[A-Z_]{2,30}$/)], 'Die Kennung ist ungültig.');
/** `YYYY-MM-DD` */
export const tag = z.iso.date(DAT).refine(istDatum, DAT);
/** ISO 8601 in UTC */
export const zeit = z.iso.datetime();
export const rolle = z.enum(ROLLEN);

const nummern = (eintraege: object) => Object.keys(eintraege).map(Number);
export const freiwilligerStatus = z.literal(nummern(FREIWILLIGER.eintraege) as (keyof typeof FREIWILLIGER.eintraege)[]);
export const wunschStatus = z.literal(nummern(WUNSCH.eintraege) as (keyof typeof WUNSCH.eintraege)[]);
export const vertragStatus = z.literal(nummern(VERTRAG.eintraege) as (keyof typeof VERTRAG.eintraege)[]);
export const seite = z.enum(['FREIWILLIGER', 'EINSATZSTELLE', 'TRAEGER', 'SYSTEM']);

/** A user by name; after his deletion only the id remains. */
export const benutzerRef = z.object({ id: z.string(), name: z.string().nullable() });

/** Optimistic locking: the version the caller saw. */
export const version = z.int().min(0);

/** Free text as the general form rules ask for: trimmed, normalised, without control characters. */
export const text = (max: number) =>
	z
		.string()
		.max(2 * max, `Bitte geben Sie höchstens ${max} Zeichen ein`)
		.transform((t) => t.normalize('NFC').trim())
		.pipe(
			z
				.string()
				.max(max, `Bitte geben Sie höchstens ${max} Zeichen ein`)
				.regex(/^(?:[\t\n\r]|[^\p{Cc}\p{Cs}])*$/u, 'Invalides Format'),
		);
export const pflichttext = (max: number) => text(max).pipe(z.string().min(1, 'Dies ist ein Pflichtfeld'));

/** Every refused call answers so. */
export const fehlerAntwort = z.object({
	error: z.object({
		code: z.string(),
		message: z.string(),
		details: z.array(
			z.object({
				feld: z.string().optional(),
				code: z.string(),
				text: z.string(),
				behebbarDurch: z.array(z.string()).optional(),
				ziel: z.string().optional(),
			}),
		),
	}),
});
