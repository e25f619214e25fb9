import { DatabaseError } from 'pg';
import { destination, pino } from 'pino';
import { Konfigurationsfehler } from '#api/config.ts';
import { kennzeichen } from '#api/kennzeichen.ts';
import { zaehleUnbehandelte } from '#api/unbehandelt.ts';
import { istAusfall, ProzessVeraltet } from '#commands/event-store/fehler.ts';

type Stop = () => Promise<void>;

/** What a process consists of says how it ends, and may ask to be started anew. */
export interface Leben {
	beiEnde(stop: Stop): void;
	/** Ends it in order, for whoever supervises it to start another one. */
	starteNeu(): void;
	/** Ends it in order for good, with a sentence why. */
	gibAuf(grund: string): void;
}

/** Exit code of a process that wants to be started anew; scripts/start.js does so. */
const NEUSTART = 75;
/** So long it may take to end in order; what is left undone then is done after the next start. */
const FRIST_MS = 9_000;

/**
 * Runs what a process consists of, one part after the other, and stops it in the opposite order on SIGINT, SIGTERM or
 * SIGHUP, once however often it is asked. What can be said in one sentence is; everything else keeps its stack. A promise
 * that failed and belongs to nobody is told of and counted; an error nobody caught ends the process, since nobody knows
 * what it left half done.
 */
export async function lebe(starte: (leben: Leben) => Promise<void>): Promise<void> {
	// Written at once: it may be the last this process says.
	const log = pino(destination({ sync: true }));
	const offen: Stop[] = [];
	let ende: Promise<void> | null = null;
	const beende = () => {
		ende ??= (async () => {
			for (const stop of offen.reverse()) await stop();
		})();
		return ende;
	};
	const gehe = (code: number) => {
		setTimeout(() => process.exit(code || 1), FRIST_MS).unref();
		beende().then(
			() => process.exit(code),
			(fehler) => {
				console.error(fehler);
				process.exit(code || 1);
			},
		);
	};
	const gibAuf = (grund: string) => {
		process.stderr.write(`${grund}\n`);
		gehe(1);
	};
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => gehe(0));
	zaehleUnbehandelte((fehler) => log.error(kennzeichen(fehler), 'unbehandelter Fehler'));
	process.on('uncaughtException', (fehler) => {
		log.fatal(kennzeichen(fehler), 'unbehandelter Fehler, der Prozess endet');
		gehe(NEUSTART);
	});
	try {
		await starte({ beiEnde: (stop) => offen.push(stop), starteNeu: () => gehe(NEUSTART), gibAuf });
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
	if (fehler instanceof Error && istAusfall(fehler)) return `Die Datenbank antwortet nicht (${fehler.message}).`;
	if (fehler instanceof DatabaseError) return `Die Datenbank lehnt ab: ${fehler.message} (${fehler.code}).`;
	if (fehler instanceof Error && 'code' in fehler && fehler.code === 'EADDRINUSE' && 'port' in fehler) {
		return `PORT: ${String(fehler.port)} ist schon belegt.`;
	}
	return fehler instanceof Error ? (fehler.stack ?? fehler.message) : String(fehler);
}
