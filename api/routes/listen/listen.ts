import type { freiwilligerListen } from '#api/contract/akte/freiwilliger-listen.ts';
import type { Listenfilter } from '#api/contract/filter.ts';
import { masterCsv } from '#api/routes/listen/master-export.ts';
import { dokumentzeilentat, wunschzeilentat } from '#domain/akte/dran/zeilentat.ts';
import {
	bewerbungen,
	bewerbungenJePerson,
	bewerbungenplan,
	boardspalte,
} from '#projections/queries/akte/bewerbungen.ts';
import { freiwillige, freiwilligenplan } from '#projections/queries/akte/freiwillige.ts';
import { pool, poolplan } from '#projections/queries/akte/pool.ts';
import { statusschritte, statuswechsel, statuswechselplan } from '#projections/queries/akte/statuswechsel.ts';
import { dokumente, dokumenteplan, naechsteMahnung } from '#projections/queries/dokumente/dokumente.ts';
import { anzahlen, ausgabe } from '#projections/queries/liste/liste.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { alsAnfrage, alsSeite, blickVon, gibAnzahlen } from '../anfrage.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { gibBewerbungen, gibDokumente, gibFreiwillige, gibPool, gibStatuswechsel } from './listendateien.ts';
import { gibStrom } from './listenexport.ts';
import { ladeListenzusatz, ladeZusatzfelder } from './listenfelder.ts';
import { mitOptionen } from './listenoptionen.ts';

/** Lists of volunteers and their exports. */
export const listenHandlers: Handlers<typeof freiwilligerListen> = {
	async listeBewerbungen(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const { zusatz, lesbar, merke } = await ladeListenzusatz(anruf, 'bewerbungen', anfrage, anruf.query.zusatz);
		const lies = anruf.query.jePerson ? bewerbungenJePerson : bewerbungen;
		const seite = await lies(anruf.umgebung, await blickVon(anruf), anfrage, zusatz);
		await merke(seite.zeilen.map((z) => z.freiwilligerID));
		return alsSeite(seite, anfrage, (z) => ({
			...z,
			zusatz: lesbar(z.zusatz),
			zeilentat: wunschzeilentat(anruf.akteur, z),
		}));
	},

	async listeFreiwillige(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const { zusatz, lesbar, merke } = await ladeListenzusatz(anruf, 'freiwillige', anfrage, anruf.query.zusatz);
		const seite = await freiwillige(anruf.umgebung, await blickVon(anruf), anfrage, zusatz);
		await merke(seite.zeilen.map((z) => z.freiwilligerID));
		return alsSeite(seite, anfrage, (z) => ({
			...z,
			zusatz: lesbar(z.zusatz),
			zeilentat: wunschzeilentat(anruf.akteur, z),
		}));
	},

	async listePool(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const seite = await pool(anruf.umgebung, await blickVon(anruf), anfrage);
		return alsSeite(seite, anfrage, (z) => z);
	},

	zaehlePool: async (anruf) => gibAnzahlen(anruf, poolplan(await blickVon(anruf))),

	async listeStatuswechsel(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const seite = await statuswechsel(anruf.umgebung, await blickVon(anruf), anfrage);
		return alsSeite(seite, anfrage, ({ userID, user, impersoniertVonID, impersoniertVon, ...z }) => ({
			...z,
			akteur: userID === null ? null : { id: userID, name: user },
			impersoniertVon: impersoniertVonID === null ? null : { id: impersoniertVonID, name: impersoniertVon },
		}));
	},

	zaehleStatuswechsel: async (anruf) => gibAnzahlen(anruf, statuswechselplan(await blickVon(anruf))),

	zaehleStatusschritte: async (anruf) => ({
		data: [...(await statusschritte(anruf.umgebung.db, await blickVon(anruf), alsAnfrage(anruf, anruf.query)))],
	}),
	exportStatuswechsel: (anruf) => gibStatuswechsel(anruf, anruf.query),

	async listeDokumente(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const takt = await alleParameter(anruf.umgebung.db);
		const seite = await dokumente(anruf.umgebung, await blickVon(anruf), takt, anfrage);
		return alsSeite(seite, anfrage, (z) => ({
			...z,
			naechsteMahnung: naechsteMahnung(z, takt),
			zeilentat: dokumentzeilentat(anruf.akteur, z),
		}));
	},

	async zaehleDokumente(anruf) {
		const takt = await alleParameter(anruf.umgebung.db);
		return gibAnzahlen(anruf, dokumenteplan(await blickVon(anruf), takt));
	},

	async listeListenfelder(anruf) {
		const { felder, referenz } = await ladeZusatzfelder(anruf, anruf.query.liste);
		return { data: await Promise.all(felder.map((feld) => mitOptionen(anruf, feld, referenz))) };
	},

	async zaehleBewerbungen(anruf) {
		const { anfragen, zusatz } = await bereiteZaehlung(anruf, 'bewerbungen', anruf.query.f);
		return { data: await anzahlen(anruf.umgebung.db, bewerbungenplan(await blickVon(anruf), zusatz), anfragen) };
	},

	async zeigeBoardspalte(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const { zusatz } = await ladeListenzusatz(anruf, 'bewerbungen', anfrage);
		return { data: await boardspalte(anruf.umgebung.db, await blickVon(anruf), anfrage, zusatz) };
	},

	async zaehleFreiwillige(anruf) {
		const { anfragen, zusatz } = await bereiteZaehlung(anruf, 'freiwillige', anruf.query.f);
		return { data: await anzahlen(anruf.umgebung.db, freiwilligenplan(await blickVon(anruf), zusatz), anfragen) };
	},

	exportBewerbungen: (anruf) => gibBewerbungen(anruf, anruf.query),
	exportGewaehlteBewerbungen: (anruf) => gibBewerbungen(anruf, anruf.body),
	exportFreiwillige: (anruf) => gibFreiwillige(anruf, anruf.query),
	exportGewaehlteFreiwillige: (anruf) => gibFreiwillige(anruf, anruf.body),
	exportPool: (anruf) => gibPool(anruf, anruf.query),
	exportGewaehltenPool: (anruf) => gibPool(anruf, anruf.body),
	exportDokumente: (anruf) => gibDokumente(anruf, anruf.query),
	exportGewaehlteDokumente: (anruf) => gibDokumente(anruf, anruf.body),

	async exportMaster(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const { zusatz } = await ladeListenzusatz(anruf, 'freiwillige', anfrage);
		const { ids } = await ausgabe(anruf.umgebung.db, freiwilligenplan(await blickVon(anruf), zusatz), anfrage);
		const zaehlwerk = { erledigt: 0 };
		const datei = { liste: 'freiwillige-master', endung: 'csv', anzahl: ids.length, anfrage, zaehlwerk } as const;
		return gibStrom(anruf, datei, await masterCsv({ ...anruf, zaehlwerk }, ids));
	},
};

/** The fields that all of these filters need besides. */
async function bereiteZaehlung(
	umstand: Umstand,
	liste: 'bewerbungen' | 'freiwillige',
	filter: readonly Listenfilter[],
) {
	const anfragen = filter.map((f) => alsAnfrage(umstand, { f }));
	const und = anfragen.flatMap((anfrage) => anfrage.filter ?? []);
	const zusammen = { ...alsAnfrage(umstand, {}), filter: und.length > 0 ? { und } : null };
	const { zusatz } = await ladeListenzusatz(umstand, liste, zusammen);
	return { anfragen, zusatz };
}
