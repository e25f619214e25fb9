/** Where a side of a case works: its own process, one database for all. */
export interface Messort {
	/** Signs in as the role of the requests. */
	readonly url: string;
	readonly ownerUrl: string;
}

/** Things per second. */
export type Messung = (ort: Messort) => Promise<number>;

/** One comparison: ours and the peer do the same work, each in a process of its own. */
export interface Fall {
	readonly name: string;
	readonly unsere: Messung;
	readonly vergleich: Messung;
	/** The ratio it is to reach. */
	readonly ziel?: number;
}

export const AUFRUFER = 16;
const WARM_MS = 1_000;
const DAUER_MS = 3_000;

/** Calls `arbeite` from sixteen callers at once and counts what is finished in the time after warming up. */
export async function durchsatz(arbeite: (aufrufer: number) => Promise<unknown>): Promise<number> {
	let fertig = 0;
	let zaehlt = false;
	const beginn = performance.now();
	const laeuft = () => performance.now() - beginn < WARM_MS + DAUER_MS;
	await Promise.all(
		Array.from({ length: AUFRUFER }, async (_, aufrufer) => {
			while (laeuft()) {
				await arbeite(aufrufer);
				zaehlt ||= performance.now() - beginn > WARM_MS;
				if (zaehlt) fertig += 1;
			}
		}),
	);
	return fertig / (DAUER_MS / 1_000);
}
