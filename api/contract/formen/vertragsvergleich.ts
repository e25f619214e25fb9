import { z } from 'zod';
import { PARTEIEN } from '#domain/akte/vertrag/betroffene.ts';
import { BEDINGUNGEN } from '#domain/felder/vertragsfelder.ts';
import { benutzerRef, id, seite, zeit } from '../werte.ts';

const urheber = {
	/** Stream version; versions of the terms go by it. */
	version: z.int(),
	zeit,
	/** null: the system. */
	akteur: benutzerRef.nullable(),
	impersoniertVon: benutzerRef.nullable(),
	seite,
};
/** Euros and hours as numbers; the Einsatzort by its name. */
const wert = z.union([z.string(), z.number(), z.boolean()]).nullable();
const feld = z.enum(BEDINGUNGEN);
const hash = z.string();

const aenderung = z.object({
	feld,
	von: wert,
	nach: wert,
	/** Every step that led there, oldest first. */
	schritte: z.array(z.object({ ...urheber, von: wert, nach: wert })),
	betrifft: z.array(z.enum(PARTEIEN)).readonly(),
	/** Somebody else did it since the caller looked last. */
	isNeu: z.boolean(),
});

const fassung = z.object({
	...urheber,
	anlass: z.enum(['VORGAENGER', 'ENTWURF', 'AENDERUNG', 'EINIGUNG', 'UNTERSCHRIFT', 'VON_HAND']),
	/** Recorded when the terms were frozen. */
	hash: hash.nullable(),
	/** Terms in which it differs from the version before. */
	anzahl: z.int(),
});

const zustimmung = z.object({
	partei: z.enum(PARTEIEN),
	durch: z.enum(['PORTAL', 'UNTERSCHRIFT']),
	/** Terms that wait for it. */
	ausstehend: z.array(feld),
	/** The last time this side agreed to the terms as they are now. */
	zugestimmt: z.object(urheber).nullable(),
});

/** The terms of a contract compared, as far as the caller reads them. */
export const vergleich = z.object({
	vertragID: id,
	seit: z.enum(['BESUCH', 'EINIGUNG', 'ANFANG', 'FASSUNG']),
	von: z.int(),
	bis: z.int(),
	aenderungen: z.array(aenderung),
	/** Oldest first. */
	fassungen: z.array(fassung),
	/** Up to which version the caller has seen the terms; null: never looked. */
	gesehen: z.object({ version: z.int(), zeit }).nullable(),
	/** Number of terms others have changed since. */
	neue: z.int(),
	/** What was agreed on or signed last. */
	vereinbart: z.object({ version: z.int(), zeit, hash: hash.nullable() }).nullable(),
	/** Fingerprint of the terms as they are now; null for who doesn't read all of them. */
	hash: hash.nullable(),
	/** Empty before the first agreement. */
	zustimmungen: z.array(zustimmung),
	darfZustimmen: z.boolean(),
});
