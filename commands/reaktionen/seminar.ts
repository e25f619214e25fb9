import type { OutboxZeile } from '#commands/umgebung.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { SeminarEreignis } from '#domain/seminar/ereignisse.ts';
import type { Seminar } from '#domain/seminar/seminar.ts';

export const SEMINARNACHWEIS_ABGLEICHEN = 'seminarnachweis-abgleichen';
export const SEMINARPLAETZE_FREIGEBEN = 'seminarplaetze-freigeben';

const abgleich = (freiwilligerID: string, seminarID: string): OutboxZeile => ({
	art: 'job',
	schluessel: SEMINARNACHWEIS_ABGLEICHEN,
	daten: { freiwilligerID, seminarID },
});

const BETRIFFT_NACHWEISE: readonly SeminarEreignis['type'][] = [
	'SeminarGeaendert',
	'SeminarDurchgefuehrt',
	'SeminarWiederGeoeffnet',
	'SeminarAbgesagt',
];

/** What changes a seminar changes the proof of everybody in it, each file by itself. */
export const reagiereAufSeminar = (e: Aufgezeichnet<SeminarEreignis>, { id, plaetze }: Seminar): OutboxZeile[] =>
	BETRIFFT_NACHWEISE.includes(e.type)
		? plaetze.filter((p) => p.stand === 'ANGEMELDET').map((p) => abgleich(p.freiwilligerID, id))
		: [];

/** The seminars a service doesn't reach any more get their places back. */
export const seminarplaetzeFreigeben = (freiwilligerID: string): OutboxZeile => ({
	art: 'job',
	schluessel: SEMINARPLAETZE_FREIGEBEN,
	daten: { freiwilligerID },
});

/** Below these numbers nobody has a place in a seminar, above them nobody needs one any more. */
const VOR_DER_EINIGUNG = 2800;
const NACH_DEM_DIENST = 9000;

/** Does the volunteer's new number mean that places may have become free? */
export function gibtPlaetzeFrei({ facts }: Extract<AkteEreignis, { type: 'FreiwilligerStatusGeaendert' }>): boolean {
	if (facts.nach >= NACH_DEM_DIENST) return true;
	return facts.von !== null && facts.von >= VOR_DER_EINIGUNG && facts.nach < facts.von;
}
