import { wiedervorlage } from '#domain/liste/gemeinsam.ts';
import type { Fall, Messort } from '../fall.ts';
import { aktiverZyklus, bevoelkert } from '../mandant.ts';
import { mitServer } from '../server.ts';
import { alsTraeger } from '../zugang.ts';
import { DATENBANK, FREIWILLIGE } from './liste.ts';

const KLEIN = { datenbank: 'bench_klein', freiwillige: 10_000 } as const;
const GROSS = { datenbank: DATENBANK, freiwillige: FREIWILLIGE } as const;
type Mandant = typeof KLEIN | typeof GROSS;

/** A call may cost half as much again where there are ten times as many volunteers. */
const HOECHSTENS_TEURER = 1.5;

const AUFWAERMEN = 3;
const MINDESTENS = 5;
const DAUER_MS = 3_000;

/** One caller: what a call costs, and a screen of a large tenant asked for by sixteen at once is turned away. */
async function nacheinander(frage: () => Promise<void>): Promise<number> {
	for (let nr = 0; nr < AUFWAERMEN; nr++) await frage();
	const beginn = performance.now();
	let fertig = 0;
	for (; fertig < MINDESTENS || performance.now() - beginn < DAUER_MS; fertig++) await frage();
	return fertig / ((performance.now() - beginn) / 1_000);
}

const rate =
	(pfad: string, { datenbank, freiwillige }: Mandant) =>
	async (ort: Messort) => {
		const mandant = await bevoelkert(ort, datenbank, freiwillige);
		return mitServer(mandant, async (adresse) => {
			const zyklus = JSON.stringify({ id: await aktiverZyklus(mandant) });
			const headers = { ...(await alsTraeger(adresse)), 'x-zyklus': zyklus };
			return nacheinander(async () => {
				const antwort = await fetch(`${adresse}/api/v1/${pfad}`, { headers });
				if (!antwort.ok) throw new Error(`${pfad}: ${antwort.status} ${await antwort.text()}`);
				await antwort.arrayBuffer();
			});
		});
	};

const fall = (was: string, pfad: string): Fall => ({
	name: `${was} of ${GROSS.freiwillige} / ${KLEIN.freiwillige} volunteers`,
	ziel: 1 / HOECHSTENS_TEURER,
	unsere: rate(pfad, GROSS),
	vergleich: rate(pfad, KLEIN),
});

const heute = new Date().toISOString().slice(0, 10);
const FAELLIG = JSON.stringify({ und: wiedervorlage.und(heute) });

/** What grows with the volunteers, the large tenant against the small one. */
export const wachstum: readonly Fall[] = [
	fall('start page', 'start'),
	fall('map', 'adresse/karte'),
	fall('quota screen', 'kontingente'),
	fall('quota overview', 'kontingente/uebersicht'),
	fall('reminders preview', 'dokumente/mahnwesen'),
	fall('overview of the cycles', 'stammdaten/zyklus/uebersicht'),
	fall('Wiedervorlage', `freiwilliger/list-freiwillige?f=${encodeURIComponent(FAELLIG)}`),
];
