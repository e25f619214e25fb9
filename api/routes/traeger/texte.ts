import type { texte } from '#api/contract/traeger/texte.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { speichereText } from '#commands/stammdaten/portaltext.ts';
import { istZeit, liestText, schreibtTexte } from '#domain/text/portaltexte.ts';
import { allePortaltexte, einPortaltext, type Portaltext } from '#projections/queries/traeger/portaltexte.ts';
import type { Handlers, Umstand } from '../handler.ts';

/** Texts of pages. */
export const texteHandlers: Handlers<typeof texte> = {
	listeTexte: async ({ umgebung }) => ({
		data: (await allePortaltexte(umgebung.db)).map((text) => mitZeit(text, umgebung.ctx().heute)),
	}),

	holeText: (anruf) => zeige(anruf, anruf.params.key),

	async aendereText(anruf) {
		const { umgebung, akteur, idempotenz, params, body } = anruf;
		const { von = null, bis = null, ...rest } = body;
		await speichereText(umgebung, { akteur, idempotenz }, params.key, { ...rest, von, bis });
		return zeige(anruf, params.key);
	},

	async setzeTextZurueck({ umgebung, akteur, idempotenz, params }) {
		if (!(await einPortaltext(umgebung.db, params.key))) throw nichtGefunden();
		await speichereText(umgebung, { akteur, idempotenz }, params.key, { content: null });
	},
};

async function zeige({ umgebung, akteur }: Umstand, key: string) {
	const text = liestText(akteur, key) ? await einPortaltext(umgebung.db, key) : null;
	if (!text) throw nichtGefunden();
	const gezeigt = mitZeit(text, umgebung.ctx().heute);
	// What isn't to be read yet, or any more, stays with those who write it.
	return { data: gezeigt.isGezeigt || schreibtTexte(akteur) ? gezeigt : { ...gezeigt, content: '' } };
}

const mitZeit = (text: Portaltext, heute: string) => ({
	...text,
	isGezeigt: text.content.trim() !== '' && istZeit(text, heute),
});
