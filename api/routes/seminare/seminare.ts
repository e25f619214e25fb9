import type { seminare } from '#api/contract/seminare/seminare.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { zeigeSeminar, zeigeSeminarverlauf, zeigeTeilnahme } from '#api/present/seminare/seminare.ts';
import { readStreams } from '#commands/event-store/read.ts';
import { aendere, legeAn, loesche } from '#commands/seminar/seminare.ts';
import { meldeFreiwilligenAb } from '#commands/seminar/teilnahme.ts';
import { pruefeTeilnehmerliste } from '#commands/seminar/teilnehmerliste.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { hatRolle } from '#domain/rollen.ts';
import type { SeminarEreignis } from '#domain/seminar/ereignisse.ts';
import { seminarAggregat } from '#domain/seminar/seminar.ts';
import type { SeminarFelder } from '#domain/seminar/seminar-felder.ts';
import { listendatei } from '#projections/queries/seminare/listen.ts';
import { teilnehmende } from '#projections/queries/seminare/plaetze.ts';
import {
	einSeminar,
	leitungen,
	seminare as seminarliste,
	seminarnamen,
	seminarplan,
} from '#projections/queries/seminare/seminare.ts';
import { alsAnfrage, alsSeite, gibAnzahlen } from '../anfrage.ts';
import type { Handlers, Umstand } from '../handler.ts';

/** Seminars of the Traeger. */
export const seminareHandlers: Handlers<typeof seminare> = {
	async listeSeminare(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		return alsSeite(await seminarliste(anruf.umgebung, anruf.akteur, anfrage), anfrage, zeigeSeminar);
	},

	zaehleSeminare: (anruf) => gibAnzahlen(anruf, seminarplan(anruf.akteur)),

	async legeSeminarAn(anruf) {
		const { id } = await legeAn(anruf.umgebung, auftragVon(anruf), anruf.zyklusID, genannte(anruf.body));
		return { data: await zeige(anruf, id) };
	},

	listeSeminarleitungen: async ({ umgebung }) => ({ data: await leitungen(umgebung.db) }),

	holeSeminar: async (anruf) => ({ data: await zeige(anruf, anruf.params.id) }),

	async aendereSeminar(anruf) {
		const { status, grund, version, ...felder } = anruf.body;
		const aenderung = { felder: genannte(felder), status, grund, version };
		await aendere(anruf.umgebung, auftragVon(anruf), anruf.params.id, aenderung);
		return { data: await zeige(anruf, anruf.params.id) };
	},

	async loescheSeminar(anruf) {
		await loesche(anruf.umgebung, auftragVon(anruf), anruf.params.id);
	},

	async meldeVomSeminarAb({ umgebung, akteur, idempotenz, params }) {
		await meldeFreiwilligenAb(umgebung, { akteur, idempotenz }, params.tnID, params.id);
	},

	async pruefeTeilnehmerliste({ umgebung, akteur, idempotenz, body: { seminarID, eintraege, uploadID = null } }) {
		const zeilen = eintraege.map(({ tage, grund, ...rest }) => ({ ...rest, tage: tage ?? 0, grund: grund ?? null }));
		const pruefungen = { seminarID, eintraege: zeilen, uploadID };
		return { data: await pruefeTeilnehmerliste(umgebung, { akteur, idempotenz }, pruefungen) };
	},

	async holeSeminarHistorie({ umgebung, params: { id } }) {
		const [inhalt] = await readStreams(umgebung.pool, [{ aggregat: seminarAggregat.name, id }]);
		if (!inhalt?.version) throw nichtGefunden();
		const ereignisse = inhalt.ereignisse as Aufgezeichnet<SeminarEreignis>[];
		return { data: zeigeSeminarverlauf(ereignisse, await seminarnamen(umgebung.db, genannteIDs(ereignisse))) };
	},
};

const auftragVon = ({ akteur, idempotenz }: Umstand) => ({ akteur, idempotenz });

async function zeige({ umgebung, akteur }: Umstand, id: string) {
	const istTraeger = hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']);
	const [zeile, wer, unterschriebeneListe] = await Promise.all([
		einSeminar(umgebung, akteur, id),
		teilnehmende(umgebung.db, akteur, id),
		istTraeger ? listendatei(umgebung.db, id) : null,
	]);
	if (!zeile) throw nichtGefunden();
	return { ...zeigeSeminar(zeile), unterschriebeneListe, teilnehmende: wer.map(zeigeTeilnahme) };
}

/** What was sent; a field left out isn't said. Whether it fits its field, the decision says. */
const genannte = (felder: object): Partial<SeminarFelder> =>
	Object.fromEntries(Object.entries(felder).filter(([, wert]) => wert !== undefined));

/** Users, persons and volunteers the history names. */
function genannteIDs(ereignisse: readonly Aufgezeichnet<SeminarEreignis>[]): string[] {
	const ids = ereignisse.flatMap(({ meta, ...e }) => {
		const leitung = e.type === 'SeminarGeaendert' ? e.facts.aenderungen.leitungPersonID : undefined;
		const wer = 'freiwilligerID' in e.facts ? e.facts.freiwilligerID : 'gastID' in e.facts ? e.facts.gastID : undefined;
		return [meta.userID, meta.impersoniertVon, leitung?.von, leitung?.nach, wer];
	});
	return [...new Set(ids.filter((id) => typeof id === 'string'))];
}
