import type { Fall, Messung } from '../fall.ts';
import { aktiverZyklus, bevoelkert } from '../mandant.ts';
import { mitServer } from '../server.ts';
import { alsTraeger } from '../zugang.ts';
import { DATENBANK, FREIWILLIGE } from './liste.ts';

const GROESSE = 50;
/** Pages that are asked for in turn, each with what it is found by. */
const RUFE = 60;

interface Seite {
	readonly total: number;
	readonly data: readonly { readonly wunschID: string }[];
}
type Hole = (query: Record<string, string>) => Promise<Seite>;
/** The query of the n-th call. */
type Frage = (nr: number) => Record<string, string>;

/** Pages per second of the applications of the active cycle, one after the other. */
const seiten =
	(sort: string, welche: (hole: Hole) => Promise<Frage>): Messung =>
	async (ort) => {
		const gross = await bevoelkert(ort, DATENBANK, FREIWILLIGE);
		return mitServer(gross, async (adresse) => {
			const zyklus = JSON.stringify({ id: await aktiverZyklus(gross) });
			const headers = { ...(await alsTraeger(adresse)), 'x-zyklus': zyklus };
			const hole: Hole = async (query) => {
				const suche = new URLSearchParams({ sort, groesse: String(GROESSE), ...query });
				const antwort = await fetch(`${adresse}/api/v1/freiwilliger/bewerbungen?${suche}`, { headers });
				const seite = (await antwort.json()) as Seite;
				if (!antwort.ok || seite.data.length === 0) throw new Error(`${antwort.status}: ${suche}`);
				return seite;
			};
			const frage = await welche(hole);
			for (let nr = 0; nr < RUFE / 4; nr++) await hole(frage(nr));
			const beginn = performance.now();
			for (let nr = 0; nr < RUFE; nr++) await hole(frage(nr));
			return RUFE / ((performance.now() - beginn) / 1000);
		});
	};

const erste = async (): Promise<Frage> => () => ({ seite: '1' });

/** In the middle of the list, right behind a page that has been read. */
const tiefe = async (hole: Hole): Promise<Frage> => {
	const { total } = await hole({ seite: '1' });
	const mitte = Math.floor(total / GROESSE / 2);
	const nach = (await hole({ seite: String(mitte) })).data.at(-1)?.wunschID as string;
	return () => ({ seite: String(mitte + 1), nach });
};

const letzte = async (hole: Hole): Promise<Frage> => {
	const { total } = await hole({ seite: '1' });
	return () => ({ seite: String(Math.ceil(total / GROESSE)) });
};

/** Beside the first page of the same order: the closer to 1, the less it matters how deep a page lies. */
export const tiefeSeite: Fall = {
	name: 'page in the middle of the applications, beside the first',
	unsere: seiten('name', tiefe),
	vergleich: seiten('name', erste),
};

export const letzteSeite: Fall = {
	name: 'last page of the applications, beside the first',
	unsere: seiten('name', letzte),
	vergleich: seiten('name', erste),
};

/** By a name that another table has, beside one of its own. */
export const nachEinsatzort: Fall = {
	name: 'applications by Einsatzort, beside by name',
	unsere: seiten('einsatzort', erste),
	vergleich: seiten('name', erste),
};
