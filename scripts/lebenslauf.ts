import { DatabaseError } from 'pg';
import { Konfigurationsfehler } from '#api/config.ts';
import { ProzessVeraltet } from '#commands/event-store/fehler.ts';

type Stop = () => Promise<void>;

/**
 * Runs what a process consists of, one part after the other, and stops it in the opposite order on SIGINT, SIGTERM or
 * SIGHUP, once however often it is asked. What can be said in one sentence is; everything else keeps its stack.
 */
export async function lebe(starte: (beiEnde: (stop: Stop) => void) => Promise<void>): Promise<void> {
	const offen: Stop[] = [];
	let ende: Promise<void> | null = null;
	const beende = () => {
		ende ??= (async () => {
			for (const stop of offen.reverse()) await stop();
		})();
		return ende;
	};
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
		process.on(signal, () => {
			beende().then(
				() => process.exit(0),
				(fehler) => {
					console.error(fehler);
					process.exit(1);
				},
			);
		});
	}
	try {
		await starte((stop) => void offen.push(stop));
	} catch (fehler) {
		// A part that fails because the parts below it are being stopped says nothing of interest.
		if (ende) return;
		process.stderr.write(`${satz(fehler)}\n`);
		await beende();
		process.exit(1);
	}
}

const KEINE_TABELLE = '42P01';

function satz(fehler: unknown): string {
	if (fehler instanceof Konfigurationsfehler) return fehler.message;
	const isLeer = fehler instanceof DatabaseError && fehler.code === KEINE_TABELLE;
	if (isLeer || fehler instanceof ProzessVeraltet)
		return 'Die Datenbank ist nicht auf dem Stand dieses Programms: Zuerst npm run migrate.';
	if (fehler instanceof DatabaseError) return `Die Datenbank lehnt ab: ${fehler.message} (${fehler.code}).`;
	if (fehler instanceof Error && 'code' in fehler && fehler.code === 'EADDRINUSE' && 'port' in fehler) {
		return `PORT: ${String(fehler.port)} ist schon belegt.`;
	}
	return fehler instanceof Error ? (fehler.stack ?? fehler.message) : String(fehler);
}
