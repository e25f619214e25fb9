import type { vertragsvergleich } from '#api/contract/akte/vertragsvergleich.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { type Vergleichswunsch, zeigeVergleich } from '#api/present/vertragsvergleich.ts';
import { merkeVertragGesehen } from '#commands/akte/vertrag-gesehen.ts';
import { bedingungenZustimmen } from '#domain/akte/entscheidungen/vertrag/bedingungen-zustimmen.ts';
import { neueste, vertragsverlauf } from '#domain/akte/redline/fassungen.ts';
import { vertragseinsicht } from '#projections/queries/akte/vertragseinsicht.ts';
import { befehl } from '../aktenbefehl.ts';
import { sieheVerlauf } from '../aktenblick.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { namenFuer } from './namen.ts';

export const vertragsvergleichHandlers: Handlers<typeof vertragsvergleich> = {
	async vergleicheVertrag(anruf) {
		return { data: await zeige(anruf, anruf.params, anruf.query) };
	},

	async merkeGesehen(anruf) {
		const { akteur, umgebung, params, body } = anruf;
		const { verlauf } = await sieheVertrag(anruf, params);
		// Whoever looks as somebody else hasn't looked for him.
		if (akteur.userID === null || akteur.impersoniertVon !== null) return;
		const version = Math.min(body.version, neueste(verlauf).version);
		await merkeVertragGesehen(umgebung, { vertragID: verlauf.vertragID, userID: akteur.userID, version });
	},

	async stimmeBedingungenZu(anruf) {
		const { params, body } = anruf;
		const eingabe = { vertragID: params.vertragID, hash: body.hash };
		await befehl(anruf, params.freiwilligerID, (lage) => bedingungenZustimmen(lage, eingabe));
		return { data: await zeige(anruf, params, { seit: 'BESUCH' }) };
	},
};

interface Gemeint {
	readonly freiwilligerID: string;
	readonly vertragID: string;
}

async function zeige(anruf: Umstand, gemeint: Gemeint, wunsch: Vergleichswunsch) {
	const { vertrag, verlauf, lage, ereignisse } = await sieheVertrag(anruf, gemeint);
	const [namen, gesehen] = await Promise.all([
		namenFuer(anruf, ereignisse),
		vertragseinsicht(anruf.umgebung.db, vertrag.id, anruf.akteur.userID),
	]);
	return zeigeVergleich({ lage, vertrag, verlauf, namen, gesehen }, wunsch);
}

/** A contract the caller sees, with the course of its terms. */
async function sieheVertrag(anruf: Umstand, { freiwilligerID, vertragID }: Gemeint) {
	const { lage, sicht, ereignisse } = await sieheVerlauf(anruf, freiwilligerID);
	const vertrag = sicht.vertraege.find((v) => v.id === vertragID);
	const verlauf = vertrag && vertragsverlauf(ereignisse, vertragID);
	if (!vertrag || !verlauf) throw nichtGefunden();
	return { vertrag, verlauf, lage, ereignisse };
}
