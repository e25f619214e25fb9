import { Abgelehnt } from '#domain/regelverstoss.ts';
import { frageText } from '#projections/roh.ts';
import { type Befehl, VON_SELBST } from './befehl.ts';
import {
	BefehlWiederholt,
	EindeutigVerletzt,
	EpocheVeraltet,
	istZusammenstoss,
	Versionskonflikt,
} from './event-store/fehler.ts';
import { BEFEHL, befehlAnweisung, pruefeBefehl, Wiederholung } from './idempotenz.ts';
import { type Leser, Mitschrift } from './mitschrift.ts';
import type { Probe, Sitzung } from './sitzung.ts';
import { ladeEpocheNeu, type Sandkasten, type Umgebung } from './umgebung.ts';
import { poolLeser, probiereAus, versucheFrei, versucheGesperrt, versucheImSandkasten } from './versuch.ts';

/** From the second attempt on the rows are locked, so a third is needed only when the decision turns to other streams. */
const VERSUCHE = 5;

/**
 * Runs a command: reads, decides and writes in one transaction. After a collision it decides again with the streams
 * locked, so `decide` must have no effects of its own. Its result is remembered under the idempotency key and must be
 * small JSON: ids, never personal data.
 */
export async function execute<T>(
	umgebung: Umgebung,
	befehl: Befehl,
	decide: (sitzung: Sitzung) => Promise<T>,
): Promise<T> {
	if (umgebung.sandkasten) return imSandkasten(umgebung, umgebung.sandkasten, befehl, decide);
	const commandID = umgebung.ctx().neueID();
	let vorige: Mitschrift | null = null;
	for (let versuch = 1; ; versuch++) {
		let mitschrift: Mitschrift | null = null;
		const beginne = (leser: Leser): Mitschrift => {
			mitschrift = neueMitschrift(umgebung, befehl, commandID, leser);
			return mitschrift;
		};
		try {
			const versuch = { umgebung, befehl, decide, beginne };
			return await (vorige ? versucheGesperrt(versuch, vorige) : versucheFrei(versuch));
		} catch (fehler) {
			if (fehler instanceof Wiederholung) return fehler.ergebnis as T;
			if (versuch === VERSUCHE || !istWiederholbar(fehler, mitschrift))
				return await gibAuf<T>(umgebung, befehl, fehler, mitschrift);
			if (fehler instanceof EpocheVeraltet) await ladeEpocheNeu(umgebung);
			else vorige = mitschrift;
		}
	}
}

/** Once: after an error nothing of its transaction is left. */
async function imSandkasten<T>(
	umgebung: Umgebung,
	sandkasten: Sandkasten,
	befehl: Befehl,
	decide: (sitzung: Sitzung) => Promise<T>,
): Promise<T> {
	let mitschrift: Mitschrift | null = null;
	const beginne = (leser: Leser): Mitschrift => {
		mitschrift = neueMitschrift(umgebung, befehl, umgebung.ctx().neueID(), leser);
		return mitschrift;
	};
	try {
		return await versucheImSandkasten({ umgebung, befehl, decide, beginne }, sandkasten);
	} catch (fehler) {
		throw alsVerstoss(fehler, mitschrift);
	}
}

/** What `decide` would do now. What it writes it reads again itself, and is forgotten in the end. */
export function probiere<T>(
	umgebung: Umgebung,
	befehl: Pick<Befehl, 'akteur'>,
	decide: (probe: Probe) => Promise<T>,
): Promise<T> {
	const commandID = umgebung.ctx().neueID();
	// What is never written needs no rows.
	const ohneZeilen = { ...umgebung, projektionen: [] };
	return probiereAus(umgebung, (leser) => decide(neueMitschrift(ohneZeilen, befehl, commandID, leser)));
}

/** Streams as a decision would be handed them, to be shown; what is asked for together travels together. */
export function lesesitzung(umgebung: Umgebung): Pick<Sitzung, 'ctx' | 'db' | 'lies' | 'halte'> {
	return neueMitschrift(umgebung, VON_SELBST, '', poolLeser(umgebung, VON_SELBST));
}

function neueMitschrift(
	umgebung: Umgebung,
	{ akteur }: Pick<Befehl, 'akteur'>,
	commandID: string,
	leser: Leser,
): Mitschrift {
	const ctx = umgebung.ctx();
	const { userID, rollen, impersoniertVon } = akteur;
	return new Mitschrift(
		ctx,
		{ userID, rollen, impersoniertVon, commandID, zeit: ctx.jetzt },
		leser,
		umgebung.projektionen,
	);
}

/** A stream that exists although it was written unread, as a new one, will exist the next time as well. */
function istWiederholbar(fehler: unknown, mitschrift: Mitschrift | null): boolean {
	if (fehler instanceof EpocheVeraltet) return true;
	if (fehler instanceof Versionskonflikt) return mitschrift?.stroeme.get(fehler.stream)?.gelesen ?? false;
	return istZusammenstoss(fehler);
}

/** A refusal is final, unless this very command has succeeded in the meantime. */
async function gibAuf<T>(
	umgebung: Umgebung,
	befehl: Befehl,
	fehler: unknown,
	mitschrift: Mitschrift | null,
): Promise<T> {
	const { akteur, idempotenz } = befehl;
	const refusal =
		fehler instanceof Abgelehnt || fehler instanceof Versionskonflikt || fehler instanceof EindeutigVerletzt;
	if (idempotenz && (refusal || fehler instanceof BefehlWiederholt)) {
		const befehle = await frageText(umgebung.pool, BEFEHL, befehlAnweisung(akteur.userID, idempotenz));
		try {
			pruefeBefehl(befehle, idempotenz);
		} catch (wiederholung) {
			if (wiederholung instanceof Wiederholung) return wiederholung.ergebnis as T;
			throw wiederholung;
		}
	}
	throw alsVerstoss(fehler, mitschrift);
}

function alsVerstoss(fehler: unknown, mitschrift: Mitschrift | null): unknown {
	if (!(fehler instanceof EindeutigVerletzt)) return fehler;
	const belegt = mitschrift?.belegt.find((b) => b.art === fehler.art && b.wert === fehler.wert);
	return belegt ? new Abgelehnt([belegt.verstoss]) : fehler;
}
