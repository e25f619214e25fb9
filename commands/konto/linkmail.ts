import { setTimeout as warte } from 'node:timers/promises';
import type { OutboxZeile, Umgebung } from '#commands/umgebung.ts';
import { type Konto, kontoZurEmail } from '#projections/queries/zugang/akteur.ts';
import { type Grenze, zaehleFehlversuch } from './bremse.ts';

/** Every answer takes at least this long, so that its duration doesn't tell whether a mail was queued. */
const MINDESTDAUER_MS = 250;

interface Anforderung {
	readonly email: string;
	readonly grenze: Grenze;
	/** The mail for this account; null: it gets none. */
	readonly mail: (konto: Konto) => OutboxZeile | null | Promise<OutboxZeile | null>;
}

/** Queues a mail anybody can ask for, a few times an hour at most; the caller never learns whether there is an account. */
export const sendeLink = (umgebung: Umgebung, anforderung: Anforderung): Promise<void> =>
	mitMindestdauer(reiheEin(umgebung, anforderung));

/** Hides by its duration what was done. */
export async function mitMindestdauer(arbeit: Promise<void>): Promise<void> {
	await Promise.all([arbeit, warte(MINDESTDAUER_MS)]);
}

async function reiheEin({ db, outboxGefuellt }: Umgebung, { email, grenze, mail }: Anforderung): Promise<void> {
	const anzahl = await zaehleFehlversuch(db, grenze, email.trim().toLowerCase());
	const konto = await kontoZurEmail(db, email);
	const zeile = konto && anzahl <= grenze.anzahl ? await mail(konto) : null;
	if (!zeile) return;
	const { art, schluessel, empfaenger, daten } = zeile;
	await db
		.insertInto('outbox')
		.values({ art, schluessel, empfaenger: JSON.stringify(empfaenger), daten: JSON.stringify(daten) })
		.execute();
	outboxGefuellt?.();
}
