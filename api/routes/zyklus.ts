import { aendere, legeAn } from '#commands/zyklus/zyklus.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import { alleZyklen, type Zykluszeile } from '#projections/queries/zyklen.ts';
import type { zyklen } from '../contract/zyklus.ts';
import { nichtGefunden } from '../plugins/fehler.ts';
import type { Anruf, Handlers, Umstand } from './handler.ts';

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

	async aendereZyklus(anruf) {
		const { isAbgeschlossen, dienstarten, ...felder } = anruf.body;
		const aenderung = { felder: genannte(felder), isAbgeschlossen, dienstarten: dienstarten.map(genannte) };
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

/** Budgets, fees and allowances are for staff; everybody may know where applications are stopped. */
function zeigeZyklus(akteur: Akteur, { dienstarten, ...zyklus }: Zykluszeile) {
	const istPersonal = hatRolle(akteur, ['MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN']);
	return {
		...zyklus,
		isAktiv: zyklus.status === 'AKTIV',
		dienstarten: dienstarten.map(([dienstartID, d]) => {
			if (!istPersonal) return { dienstartID, isBewerbungsstopp: d.isBewerbungsstopp };
			return {
				...d,
				dienstartID,
				taschengeld: geteilt(d.taschengeld, 100),
				taschengeldHoechstbetrag: geteilt(d.taschengeldHoechstbetrag, 100),
				estBeitrag: geteilt(d.estBeitrag, 100),
				wochenstunden: geteilt(d.wochenstunden, 10),
			};
		}),
	};
}

const geteilt = (wert: number | null, teiler: number): number | null => (wert === null ? null : wert / teiler);
