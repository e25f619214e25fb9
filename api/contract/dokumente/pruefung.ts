import { z } from 'zod';
import { AUSGABESTAENDE } from '#domain/akte/dokument/ausgabestand.ts';
import { PRUEFERGEBNISSE } from '#domain/papier/echtheit.ts';
import { eins, route } from '../route.ts';
import { tag, text } from '../werte.ts';

const angaben = z
	.strictObject({
		/** As it was typed or scanned. */
		nummer: text(60).nullish(),
		/** Of the file, which stays where it is. */
		sha256: z
			.string()
			.regex(/^[0-9a-f]{64}$/)
			.nullish(),
	})
	.refine(({ nummer, sha256 }) => nummer || sha256, 'Bitte geben Sie die Prüfnummer ein oder wählen Sie die Datei.');

/** Is a paper one of ours? Anybody may ask. */
export const pruefung = {
	pruefePapier: route({
		method: 'POST',
		path: '/v1/pruefung',
		area: 'pruefung',
		titel: 'Prüfen, ob ein Papier echt ist und noch gilt',
		action: 'echtheitPruefen',
		body: angaben,
		response: eins(
			z.object({
				ergebnis: z.enum(PRUEFERGEBNISSE),
				organisation: z.string(),
				/** null: none is known. */
				papier: z.object({ titel: z.string(), am: tag, stand: z.enum(AUSGABESTAENDE) }).nullable(),
			}),
		),
		extra: true,
	}),
};
