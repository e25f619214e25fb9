import type { anwesenheit } from '#api/contract/seminare/anwesenheit.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { zeigeAnwesenheit } from '#api/present/seminare/anwesenheit.ts';
import { erfasseAnwesenheit } from '#commands/seminar/anwesenheit.ts';
import { anwesenheitsvermerke, anwesenheitszeilen } from '#projections/queries/seminare/anwesenheit.ts';
import { einSeminar } from '#projections/queries/seminare/seminare.ts';
import type { Handlers, Umstand } from '../handler.ts';

/** Who was there on which half day of a seminar. */
export const anwesenheitHandlers: Handlers<typeof anwesenheit> = {
	holeAnwesenheit: async (anruf) => ({ data: await zeige(anruf, anruf.params.id) }),

	async erfasseAnwesenheit(anruf) {
		const { umgebung, akteur, idempotenz, params, body } = anruf;
		await erfasseAnwesenheit(umgebung, { akteur, idempotenz }, params.id, body.eintraege);
		return { data: await zeige(anruf, params.id) };
	},
};

async function zeige({ umgebung, akteur }: Umstand, id: string) {
	const { db } = umgebung;
	const [seminar, zeilen, vermerke] = await Promise.all([
		einSeminar(umgebung, akteur, id),
		anwesenheitszeilen(db, akteur, id),
		anwesenheitsvermerke(db, akteur, id),
	]);
	if (!seminar) throw nichtGefunden();
	return zeigeAnwesenheit(seminar, zeilen, vermerke, umgebung.ctx().heute);
}
