import { z } from 'zod';
import { vergleich } from '#api/contract/formen/vertragsvergleich.ts';
import { eins, route } from '../route.ts';

const KOPF = { area: 'vertrag', extra: true } as const;
const PFAD = '/v1/freiwilliger/{freiwilligerID}/vertrag/{vertragID}';

const streamversion = z
	.string()
	.regex(/^[1-9]\d{0,8}$/, 'Bitte geben Sie eine gültige Fassung an')
	.transform(Number);

/** What changed in the terms of a contract, by whom, since one last looked. */
export const vertragsvergleich = {
	vergleicheVertrag: route({
		...KOPF,
		method: 'GET',
		path: `${PFAD}/vergleich`,
		titel: 'Was sich an den Vertragsbedingungen geändert hat: seit dem letzten Besuch, seit der Einigung, insgesamt',
		action: 'vertragVergleichen',
		query: z.strictObject({
			seit: z.enum(['BESUCH', 'EINIGUNG', 'ANFANG']).default('BESUCH'),
			/** Two versions instead. */
			von: streamversion.optional(),
			bis: streamversion.optional(),
		}),
		response: eins(vergleich),
	}),
	merkeGesehen: route({
		...KOPF,
		method: 'POST',
		path: `${PFAD}/vergleich/gesehen`,
		titel: 'Festhalten, bis wohin man die Änderungen gesehen hat',
		action: 'vertragVergleichen',
		body: z.strictObject({ version: z.int().min(1) }),
	}),
	stimmeBedingungenZu: route({
		...KOPF,
		method: 'POST',
		path: `${PFAD}/zustimmung`,
		titel: 'Nach der Einigung geänderten Vertragsbedingungen zustimmen',
		action: 'bedingungenZustimmen',
		body: z.strictObject({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
		response: eins(vergleich),
	}),
};
