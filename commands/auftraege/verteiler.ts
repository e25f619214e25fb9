import { setTimeout as warte } from 'node:timers/promises';
import type { Pool } from 'pg';
import { type FaelligeZeile, faellige } from '#commands/mail/faellig.ts';
import type { NeuerJob, Warteschlange } from './queue.ts';

const SEITE = 500;

/**
 * Puts the rows that are due into the queue. `bekannt` holds the jobs it has been given already, so that a long
 * backlog isn't sent anew every few seconds; whoever empties it makes up for a queue that lost its jobs, since the
 * queue itself knows a job again by its id.
 */
export async function verteile(
	mandant: { readonly key: string; readonly pool: Pool },
	queue: Pick<Warteschlange, 'fuegeHinzu'>,
	bekannt: Set<string>,
): Promise<void> {
	let seite: FaelligeZeile[] = [];
	do {
		seite = await faellige(mandant.pool, seite.at(-1) ?? null, SEITE);
		const neue = seite.map((zeile) => alsJob(mandant.key, zeile)).filter(({ jobID }) => !bekannt.has(jobID));
		await queue.fuegeHinzu(neue);
		for (const { jobID } of neue) bekannt.add(jobID);
	} while (seite.length === SEITE);
}

const alsJob = (mandant: string, { id, versuch, art, schluessel }: FaelligeZeile): NeuerJob => ({
	name: art === 'mail' ? 'mail' : schluessel,
	daten: { mandant, id },
	jobID: `${mandant}-${id}-${versuch}`,
});

const TAKT_MS = 5_000;
const KEHREN_MS = 60_000;
const GEDULD_MS = 2_000;

/**
 * Gives the queue what it is to have at every call of `wecke` and every few seconds, one round at a time, and once a
 * minute without regard to what it has been given before. What fails (Redis away) is tried at the next beat.
 */
export function starteVerteiler(
	runde: (bekannt: Set<string>) => Promise<void>,
	melde: (fehler: unknown) => void,
): { wecke(): void; stop(): Promise<void> } {
	const bekannt = new Set<string>();
	let laufend: Promise<void> | null = null;
	let nochmal = false;
	let beendet = false;

	const laufe = async () => {
		while (nochmal && !beendet) {
			nochmal = false;
			await runde(bekannt).catch(melde);
		}
		laufend = null;
	};
	const wecke = () => {
		nochmal = true;
		laufend ??= laufe();
	};
	const takt = setInterval(wecke, TAKT_MS);
	const kehren = setInterval(() => bekannt.clear(), KEHREN_MS);
	wecke();
	return {
		wecke,
		async stop() {
			beendet = true;
			clearInterval(takt);
			clearInterval(kehren);
			// A round that waits for a queue that is away ends when the queue is closed.
			await Promise.race([laufend, warte(GEDULD_MS, undefined, { ref: false })]);
		},
	};
}
