import type { hilfe } from '#api/contract/traeger/hilfe.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { liesHilfetexte, speichereHilfetexte } from '#commands/hilfe/hilfetexte.ts';
import { AUSGABEN } from '#domain/neuerungen/neuerungen.ts';
import type { Handlers, Umstand } from '../handler.ts';

/** Help texts and news. */
export const hilfeHandlers: Handlers<typeof hilfe> = {
	listeHilfetexte: async ({ umgebung, akteur }) => ({ data: await liesHilfetexte(umgebung.db, akteur) }),

	async aendereHilfetexte({ umgebung: { db }, akteur, body }) {
		await speichereHilfetexte(db, akteur, body);
		return { data: await liesHilfetexte(db, akteur, [...new Set(body.map(({ key }) => key))]) };
	},

	holeHilfetext: (anruf) => zeige(anruf, anruf.params.key),

	async aendereHilfetext(anruf) {
		const { key } = anruf.params;
		await speichereHilfetexte(anruf.umgebung.db, anruf.akteur, [{ key, ...anruf.body }]);
		return zeige(anruf, key);
	},

	listeNeuerungen: async () => ({ data: AUSGABEN }),
};

async function zeige({ umgebung, akteur }: Umstand, key: string) {
	const [text] = await liesHilfetexte(umgebung.db, akteur, [key]);
	if (!text) throw nichtGefunden();
	return { data: text };
}
