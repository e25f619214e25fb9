import type { zyklen } from '#api/contract/traeger/zyklus.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { zeigeZyklus, zeigeZyklusverlauf } from '#api/present/zyklen.ts';
import { readStreams } from '#commands/event-store/read.ts';
import { starte } from '#commands/zyklus/starten.ts';
import { aendere, legeAn } from '#commands/zyklus/zyklus.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { G31 } from '#domain/parameter/features.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { ZyklusbudgetEreignis } from '#domain/zyklus/budgetereignisse.ts';
import type { ZyklusEreignis } from '#domain/zyklus/ereignisse.ts';
import { startfolgen } from '#domain/zyklus/startwirkung.ts';
import { zyklusAggregat } from '#domain/zyklus/zyklus.ts';
import { zyklusbudgetAggregat } from '#domain/zyklus/zyklusbudget.ts';
import { istFreigeschaltet } from '#projections/queries/traeger/features.ts';
import { alleZyklen, freiwilligeJeZyklus, type Zykluszeile, zyklusnamen } from '#projections/queries/traeger/zyklen.ts';
import type { Anruf, Handlers, Umstand } from '../handler.ts';

/** Cycles with what holds in them per Dienstart. */
export const zyklusHandlers: Handlers<typeof zyklen> = {
	listeZyklen: async (anruf) => ({ data: await liste(anruf) }),
	listeZyklenAlias: async (anruf) => ({ data: await liste(anruf) }),

	async holeZyklus({ umgebung, akteur, params }) {
		const zeile = finde(await alleZyklen(umgebung.db), params.id);
		return { data: zeigeZyklus(akteur, zeile) };
	},

	async legeZyklusAn(anruf) {
		const { id } = await legeAn(anruf.umgebung, auftragVon(anruf), anruf.body);
		return { data: zeigeZyklus(anruf.akteur, finde(await alleZyklen(anruf.umgebung.db), id)) };
	},

	async starteZyklus(anruf) {
		const { umgebung, body } = anruf;
		if (body.vorschau && !(await istFreigeschaltet(umgebung.db, 'PREVIEW_ZYKLUS_START'))) throw new Abgelehnt([G31]);
		const wirkung = await starte(umgebung, auftragVon(anruf), body);
		const namen = new Map((await alleZyklen(umgebung.db)).map((z) => [z.id, z.bezeichnung]));
		return { data: { aenderungen: startfolgen(wirkung, (id) => namen.get(id) ?? '') } };
	},

	async holeZyklenUebersicht({ umgebung, akteur }) {
		const [zeilen, freiwillige] = await Promise.all([alleZyklen(umgebung.db), freiwilligeJeZyklus(umgebung.db)]);
		return { data: zeilen.map((z) => ({ ...zeigeZyklus(akteur, z), freiwillige: freiwillige.get(z.id) ?? 0 })) };
	},

	async holeZyklusHistorie({ umgebung, params }) {
		const { id } = params;
		const inhalte = await readStreams(umgebung.pool, [
			{ aggregat: zyklusAggregat.name, id },
			{ aggregat: zyklusbudgetAggregat.name, id },
		]);
		if (!inhalte[0]?.version) throw nichtGefunden();
		const ereignisse = inhalte.flatMap((i) => i.ereignisse as Aufgezeichnet<ZyklusEreignis | ZyklusbudgetEreignis>[]);
		const userIDs = ereignisse.flatMap(({ meta }) => [meta.userID, meta.impersoniertVon].filter((u) => u !== null));
		const namen = await zyklusnamen(umgebung.db, [...new Set(userIDs)]);
		return { data: zeigeZyklusverlauf(ereignisse, namen) };
	},

	async aendereZyklus(anruf) {
		const { isAbgeschlossen, version, dienstarten, ...felder } = anruf.body;
		const aenderung = { felder: genannte(felder), isAbgeschlossen, version, dienstarten: dienstarten.map(genannte) };
		await aendere(anruf.umgebung, auftragVon(anruf), anruf.params.id, aenderung);
		return { data: zeigeZyklus(anruf.akteur, finde(await alleZyklen(anruf.umgebung.db), anruf.params.id)) };
	},

	async holeBelegteZyklen({ umgebung }) {
		const zyklen = await alleZyklen(umgebung.db);
		const gesperrt = zyklen.filter((z) => z.isAbgeschlossen).map((z) => z.id);
		return { data: { starts: zyklen.map((z) => z.start).sort(), gesperrt } };
	},
};

const auftragVon = ({ akteur, idempotenz }: Umstand) => ({ akteur, idempotenz });

/** What was sent; a field left out stays as it was. */
const genannte = <T extends object>(felder: T): T =>
	Object.fromEntries(Object.entries(felder).filter(([, wert]) => wert !== undefined)) as T;

async function liste({
	umgebung,
	akteur,
	query,
}: Pick<Anruf<typeof zyklen.listeZyklen>, 'umgebung' | 'akteur' | 'query'>) {
	const alle = (await alleZyklen(umgebung.db)).map((z) => zeigeZyklus(akteur, z));
	return query.sort === 'start' ? alle.reverse() : alle;
}

function finde(liste: readonly Zykluszeile[], id: string): Zykluszeile {
	const treffer = liste.find((x) => x.id === id);
	if (!treffer) throw nichtGefunden();
	return treffer;
}
