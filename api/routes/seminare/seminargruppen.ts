import type { seminargruppen } from '#api/contract/seminare/seminargruppen.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { zeigeGruppe, zeigeGruppenverlauf, zeigeGruppenzeile } from '#api/present/seminare/seminargruppen.ts';
import { readStreams } from '#commands/event-store/read.ts';
import { aendereSeminargruppe, legeSeminargruppeAn, loescheSeminargruppe } from '#commands/seminar/gruppen.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { hatRolle } from '#domain/rollen.ts';
import type { SeminargruppeEreignis } from '#domain/seminargruppe/ereignisse.ts';
import type { Gruppenfelder } from '#domain/seminargruppe/gruppen-felder.ts';
import { seminargruppeAggregat } from '#domain/seminargruppe/seminargruppe.ts';
import { SEMINAR, SICHTBARE_SEMINARE } from '#domain/status/seminar.ts';
import {
	andereSeminare,
	eineGruppe,
	seminargruppen as gruppenliste,
	gruppenmitglieder,
	gruppenplan,
	gruppenseminare,
} from '#projections/queries/seminare/gruppen.ts';
import { seminarnamen } from '#projections/queries/seminare/seminare.ts';
import { alsAnfrage, alsSeite, gibAnzahlen } from '../anfrage.ts';
import type { Handlers, Umstand } from '../handler.ts';

/** Groups of volunteers who attend their seminars together. */
export const seminargruppenHandlers: Handlers<typeof seminargruppen> = {
	async listeSeminargruppen(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		return alsSeite(await gruppenliste(anruf.umgebung, anfrage), anfrage, zeigeGruppenzeile);
	},

	zaehleSeminargruppen: (anruf) => gibAnzahlen(anruf, gruppenplan()),

	async legeSeminargruppeAn(anruf) {
		const { akteur, idempotenz, umgebung, zyklusID } = anruf;
		const { seminarIDs, ...felder } = anruf.body;
		const angaben = { felder: genannte(felder), seminarIDs };
		const { id } = await legeSeminargruppeAn(umgebung, { akteur, idempotenz }, zyklusID, angaben);
		return { data: await zeige(anruf, id) };
	},

	holeSeminargruppe: async (anruf) => ({ data: await zeige(anruf, anruf.params.id) }),

	async aendereSeminargruppe(anruf) {
		const { akteur, idempotenz, umgebung, params } = anruf;
		const { seminarIDs, version, hinzufuegen = [], wechseln = [], entfernen = [], ...felder } = anruf.body;
		const aenderung = { felder: genannte(felder), seminarIDs, version, hinzufuegen, wechseln, entfernen };
		await aendereSeminargruppe(umgebung, { akteur, idempotenz }, params.id, aenderung);
		return { data: await zeige(anruf, params.id) };
	},

	async loescheSeminargruppe({ akteur, idempotenz, umgebung, params }) {
		await loescheSeminargruppe(umgebung, { akteur, idempotenz }, params.id);
	},

	async holeGruppenhistorie({ umgebung, params: { id } }) {
		const [inhalt] = await readStreams(umgebung.pool, [{ aggregat: seminargruppeAggregat.name, id }]);
		if (!inhalt?.version) throw nichtGefunden();
		const ereignisse = inhalt.ereignisse as Aufgezeichnet<SeminargruppeEreignis>[];
		return { data: zeigeGruppenverlauf(ereignisse, await seminarnamen(umgebung.db, genannteIDs(ereignisse))) };
	},
};

/** Others than the Traeger see what is published. */
async function zeige({ umgebung, akteur }: Umstand, id: string) {
	const istTraeger = hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']);
	const [zeile, mitglieder, seminare, andere] = await Promise.all([
		eineGruppe(umgebung, id),
		gruppenmitglieder(umgebung.db, akteur, id),
		gruppenseminare(
			umgebung.db,
			id,
			istTraeger ? [SEMINAR.nr.Geplant, SEMINAR.nr.Published, SEMINAR.nr.Durchgefuehrt] : SICHTBARE_SEMINARE,
		),
		andereSeminare(umgebung.db, id),
	]);
	if (!zeile) throw nichtGefunden();
	return zeigeGruppe({ zeile, mitglieder, seminare, andere });
}

/** What was sent; a field left out isn't said. */
const genannte = (felder: object): Partial<Gruppenfelder> =>
	Object.fromEntries(Object.entries(felder).filter(([, wert]) => wert !== undefined));

/** Users, persons and volunteers the history names. */
function genannteIDs(ereignisse: readonly Aufgezeichnet<SeminargruppeEreignis>[]): string[] {
	const ids = ereignisse.flatMap(({ meta, ...e }) => {
		const leitung = e.type === 'SeminargruppeGeaendert' ? e.facts.aenderungen.leitungPersonID : undefined;
		const wer = 'freiwilligerID' in e.facts ? e.facts.freiwilligerID : undefined;
		return [meta.userID, meta.impersoniertVon, leitung?.von, leitung?.nach, wer];
	});
	return [...new Set(ids.filter((id) => typeof id === 'string'))];
}
