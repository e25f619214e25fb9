import { z } from 'zod';
import { adresseintrag } from '#api/contract/formen/adresse.ts';
import { historieneintrag, stand } from '#api/contract/formen/freiwilliger.ts';
import { eins, route } from '../route.ts';
import { tag } from '../werte.ts';

/** A file as the server gives it out and the browser takes it. */
const datei = z.custom<Uint8Array | Blob>();

/** The state at the end of the first day, and at the end of the second one. */
const zweiTage = z
	.strictObject({ von: tag, bis: tag })
	.refine(({ von, bis }) => von <= bis, { path: ['bis'], error: 'Der zweite Tag liegt vor dem ersten.' });

const wort = z.string().nullable();
const adressangabe = z.object({
	gruppe: z.enum(['Angaben', 'Leistungen', 'Zyklen', 'Kontingent']),
	bezeichnung: z.string(),
	von: wort,
	nach: wort,
});

const EXPORT = { method: 'GET', action: 'nachweisExportieren', response: datei, extra: true } as const;
/** Not named as JSON: it is handed on as it is, byte by byte. */
const JSON_DATEI = 'application/octet-stream';
const PDF_DATEI = 'application/pdf';

/** What auditors compare and take with them. */
export const nachweis = {
	vergleicheAkte: route({
		method: 'GET',
		path: '/v1/freiwilliger/{id}/vergleich',
		area: 'freiwilliger',
		titel: 'Was sich in einer Akte zwischen zwei Tagen geändert hat, mit allem, was dazwischen geschehen ist',
		action: 'aktePruefen',
		query: zweiTage,
		response: eins(
			z.object({
				von: tag,
				bis: tag,
				unterschiede: stand.shape.unterschiede,
				/** Newest first. */
				eintraege: z.array(historieneintrag),
			}),
		),
		extra: true,
	}),
	vergleicheAdresse: route({
		method: 'GET',
		path: '/v1/adresse/{id}/vergleich',
		area: 'adresse',
		titel: 'Was sich an einer Adresse und ihren Plätzen zwischen zwei Tagen geändert hat',
		action: 'adressaktLesen',
		query: zweiTage,
		response: eins(
			z.object({
				von: tag,
				bis: tag,
				unterschiede: z.array(adressangabe),
				/** Newest first. */
				eintraege: z.array(adresseintrag),
			}),
		),
		extra: true,
	}),
	holeAdressstand: route({
		method: 'GET',
		path: '/v1/adresse/{id}/stand',
		area: 'adresse',
		titel: 'Eine Adresse mit ihren Plätzen, wie sie am Ende eines Tages war',
		action: 'adressaktLesen',
		query: z.strictObject({ am: tag }),
		response: eins(
			z.object({
				am: tag,
				/** It was there that day, not yet deleted. */
				isVorhanden: z.boolean(),
				/** All there was then (`von`) or is now (`nach`). */
				angaben: z.array(adressangabe),
			}),
		),
		extra: true,
	}),
	exportAkteJson: route({
		...EXPORT,
		path: '/v1/freiwilliger/{id}/nachweis/json',
		area: 'freiwilliger',
		titel: 'Signierter Nachweis über alle Ereignisse einer Akte als JSON',
		contentType: JSON_DATEI,
	}),
	exportAktePdf: route({
		...EXPORT,
		path: '/v1/freiwilliger/{id}/nachweis/pdf',
		area: 'freiwilliger',
		titel: 'Signierter Nachweis über alle Ereignisse einer Akte als PDF',
		contentType: PDF_DATEI,
	}),
	exportAdresseJson: route({
		...EXPORT,
		path: '/v1/adresse/{id}/nachweis/json',
		area: 'adresse',
		titel: 'Signierter Nachweis über alle Ereignisse einer Adresse und ihres Kontingents als JSON',
		contentType: JSON_DATEI,
	}),
	exportAdressePdf: route({
		...EXPORT,
		path: '/v1/adresse/{id}/nachweis/pdf',
		area: 'adresse',
		titel: 'Signierter Nachweis über alle Ereignisse einer Adresse und ihres Kontingents als PDF',
		contentType: PDF_DATEI,
	}),
};
