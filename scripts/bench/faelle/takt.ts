import { setTimeout as warte } from 'node:timers/promises';
import type { Fall, Messort, Messung } from '../fall.ts';
import { aktiverZyklus, bevoelkert } from '../mandant.ts';
import { melde } from '../messwert.ts';
import { mitServer } from '../server.ts';
import { alsTraeger } from '../zugang.ts';
import { DATENBANK, FREIWILLIGE, listenruf } from './liste.ts';
import { suchruf } from './suche.ts';

const JE_SEKUNDE = 20;
const AUFWAERMEN = 3 * JE_SEKUNDE;
const GEMESSEN = 15 * JE_SEKUNDE;

/** A call of the API, the nr-th one. */
type Ruf = (nr: number) => string;
/** Made in turn; by what their durations are told of. */
export type Rufe = Readonly<Record<string, Ruf>>;
type Frage = (nr: number) => Promise<void>;
/** The durations of so many calls. */
type Gangart = (frage: Frage, anzahl: number) => Promise<number[]>;

/** Begun twenty times a second, whether those before are answered or not. */
const imTakt: Gangart = async (frage, anzahl) => {
	const beginn = performance.now();
	const laufend: Promise<number>[] = [];
	for (let nr = 0; nr < anzahl; nr++) {
		const wann = beginn + (nr * 1_000) / JE_SEKUNDE;
		await warte(Math.max(0, wann - performance.now()));
		// From when it should have begun: whoever has to wait for his turn waits, too.
		laufend.push(frage(nr).then(() => performance.now() - wann));
	}
	return Promise.all(laufend);
};

const nacheinander: Gangart = async (frage, anzahl) => {
	const dauern: number[] = [];
	for (let nr = 0; nr < anzahl; nr++) {
		const beginn = performance.now();
		await frage(nr);
		dauern.push(performance.now() - beginn);
	}
	return dauern;
};

/** How many a second the slowest of twenty allows: 10 are 100 ms each. */
const langsamste =
	(rufe: (gross: Messort) => Promise<Rufe>, gangart: Gangart): Messung =>
	async (ort) => {
		const gross = await bevoelkert(ort, DATENBANK, FREIWILLIGE);
		const arten = Object.entries(await rufe(gross));
		const art = (nr: number) => arten[nr % arten.length] as (typeof arten)[number];
		return mitServer(gross, async (adresse) => {
			const zyklus = JSON.stringify({ id: await aktiverZyklus(gross) });
			const headers = { ...(await alsTraeger(adresse)), 'x-zyklus': zyklus };
			const frage = async (nr: number) => {
				const [name, ruf] = art(nr);
				const antwort = await fetch(`${adresse}/api/v1/${ruf(Math.floor(nr / arten.length))}`, { headers });
				await antwort.arrayBuffer();
				if (!antwort.ok) throw new Error(`${name}: ${antwort.status}`);
			};
			await gangart(frage, AUFWAERMEN);
			const dauern = await gangart(frage, GEMESSEN);
			const je = Map.groupBy(dauern.entries(), ([nr]) => art(nr)[0]);
			if (je.size > 1)
				for (const [name, d] of je)
					melde({
						[name]: Math.round(
							anteil(
								d.map(([, ms]) => ms),
								0.95,
							),
						),
					});
			const p95 = anteil(dauern, 0.95);
			melde({ p50: Math.round(anteil(dauern, 0.5)), p95: Math.round(p95) });
			return 1_000 / p95;
		});
	};

const anteil = (dauern: readonly number[], wieviele: number): number =>
	dauern.toSorted((a, b) => a - b)[Math.floor(dauern.length * wieviele)] ?? 0;

/** Calls of the tenant with 100,000 volunteers. */
export const imTaktBei = (was: string, rufe: (gross: Messort) => Promise<Rufe>): Fall => ({
	name: `${was} (p95) at ${JE_SEKUNDE} requests/s / alone`,
	unsere: langsamste(rufe, imTakt),
	vergleich: langsamste(rufe, nacheinander),
});

const fall = (was: string, ruf: Ruf): Fall => imTaktBei(was, async () => ({ [was]: ruf }));

export const imTaktListe = fall('list page', () => listenruf(false));
export const imTaktFeld = fall('filter by a free field', () => listenruf(true));
export const imTaktSuche = fall('quick search', suchruf);
