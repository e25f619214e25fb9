import { speichereText } from '#commands/stammdaten/portaltext.ts';
import { allePortaltexte, einPortaltext } from '#projections/queries/portaltexte.ts';
import type { texte } from '../contract/texte.ts';
import { nichtGefunden } from '../plugins/fehler.ts';
import type { Handlers, Umstand } from './handler.ts';

/** Texts of pages. */
export const texteHandlers: Handlers<typeof texte> = {
	listeTexte: async ({ umgebung }) => ({ data: await allePortaltexte(umgebung.db) }),

	holeText: (anruf) => zeige(anruf, anruf.params.key),

	async aendereText(anruf) {
		const { umgebung, akteur, idempotenz, params, body } = anruf;
		await speichereText(umgebung, { akteur, idempotenz }, params.key, body);
		return zeige(anruf, params.key);
	},

	async setzeTextZurueck({ umgebung, akteur, idempotenz, params }) {
		if (!(await einPortaltext(umgebung.db, params.key))) throw nichtGefunden();
		await speichereText(umgebung, { akteur, idempotenz }, params.key, { content: null });
	},
};

async function zeige({ umgebung }: Umstand, key: string) {
	const text = await einPortaltext(umgebung.db, key);
	if (!text) throw nichtGefunden();
	return { data: text };
}
