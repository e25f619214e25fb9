import type { support } from '#api/contract/system/support.ts';
import { frageSupport } from '#commands/konto/support.ts';
import { hoechste } from '#domain/rollen.ts';
import type { Handlers } from '../handler.ts';

/** Questions to those who make the portal. */
export const supportHandlers: Handlers<typeof support> = {
	async frageSupport({ umgebung, akteur, idempotenz, portal, body }) {
		const { betreff, nachricht, fehlerId = null, anhang = null, seite = null, browser = null, aktionen } = body;
		const umstaende = { seite, browser, aktionen, version: portal.ausgabe.version, rolle: hoechste(akteur.rollen) };
		await frageSupport(umgebung, { akteur, idempotenz }, { betreff, nachricht, fehlerId, anhang, umstaende });
	},
};
