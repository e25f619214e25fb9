/** The password rule (table: Freiwilliger, passwort). */
import { z } from 'zod';
import { MELDUNG, meldungLaenge } from './meldungen.ts';
import { passwortMangel } from './passwortregel.ts';
import { falscherTyp } from './text.ts';

/** Longer ones only serve to keep the hashing busy. */
const MAX = 200;

/** A new password; spaces count, since they are part of it. */
export function passwortSchema(email?: string | null) {
	return z
		.string({ error: falscherTyp })
		.overwrite((passwort) => passwort.normalize('NFC'))
		.min(1, { error: MELDUNG.P, abort: true })
		.max(MAX, { error: meldungLaenge(MAX), abort: true })
		.superRefine((passwort, ctx) => {
			const message = /[\p{Cc}\p{Cs}]/u.test(passwort) ? MELDUNG.PT : passwortMangel(passwort, email);
			if (message) ctx.addIssue({ code: 'custom', message });
		});
}
