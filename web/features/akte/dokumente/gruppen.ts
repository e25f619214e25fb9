import { DRANPARTEIEN } from '#domain/akte/dran/dran.ts';
import { kleinster } from '#domain/beliebig-viele.ts';
import type { FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import type { Anforderung } from './queries.ts';

export interface Anforderungsgruppe {
	/** The first status that isn't entered without them; null: no status waits for them. */
	readonly fuer: FreiwilligerStatus | null;
	readonly anforderungen: readonly Anforderung[];
}

const ERFUELLT: readonly Anforderung['status'][] = ['FINISHED', 'PROVIDED', 'SIGNED'];
const VERTRAGSABSCHLUSS = 3000;

export const istErfuellt = ({ status }: Anforderung): boolean => ERFUELLT.includes(status);

/** Out of the way: closed, or no longer asked for. */
const istAbgeschlossen = ({ status }: Anforderung): boolean => status === 'FINISHED' || status === 'NOT_REQUESTED';

/** The open requests by the status that needs them, the soonest first (table: Requirement levels). */
export function gruppen(anforderungen: readonly Anforderung[]): readonly Anforderungsgruppe[] {
	const offene = anforderungen.filter((a) => !istAbgeschlossen(a));
	const ziele = [...new Set(offene.map(noetigFuer))].toSorted((a, b) => (a ?? NIE) - (b ?? NIE));
	return ziele.map((fuer) => ({ fuer, anforderungen: offene.filter((a) => noetigFuer(a) === fuer) }));
}

const NIE = Number.POSITIVE_INFINITY;

export const abgeschlossene = (anforderungen: readonly Anforderung[]): readonly Anforderung[] =>
	anforderungen.filter(istAbgeschlossen);

/** What a contract rests on is needed for its conclusion whatever the levels say. */
function noetigFuer({ stufen, isVertragsrelevant }: Anforderung): FreiwilligerStatus | null {
	const stati = stufen
		.filter(({ stufe }) => stufe === 'PFLICHT' || stufe === 'UEBERPRUEFUNG')
		.map(({ abStatus }) => abStatus);
	const erster = kleinster([...stati, isVertragsrelevant ? VERTRAGSABSCHLUSS : NIE]);
	return erster === NIE ? null : (erster as FreiwilligerStatus);
}

/** Who is at turn with how many, in the order of the parties; closed ones wait for nobody. */
export const dranGruppen = (anforderungen: readonly Anforderung[]) =>
	DRANPARTEIEN.map((partei) => ({
		partei,
		anzahl: anforderungen.filter(({ dran }) => dran?.partei === partei).length,
	})).filter(({ anzahl }) => anzahl > 0);

/** How many stand how. */
export function zaehle(anforderungen: readonly Anforderung[]) {
	const mit = (...status: Anforderung['status'][]) => anforderungen.filter((a) => status.includes(a.status)).length;
	return {
		fehlen: mit('NOT_PROVIDED'),
		zuPruefen: mit('NEEDS_REVIEW'),
		zuUnterschreiben: mit('WAIT_SIGNING'),
	};
}

export type Fach = 'offen' | 'inPruefung' | 'erledigt';

/** Where a request stands for the volunteer himself; undefined: nobody asks him for it, or not any more. */
export function fach(anforderung: Anforderung): Fach | undefined {
	if (anforderung.status === 'NOT_REQUESTED') return undefined;
	if (istErfuellt(anforderung)) return 'erledigt';
	if (anforderung.status === 'NEEDS_REVIEW') return 'inPruefung';
	// What the provider draws up appears once it is there.
	if (anforderung.status === 'NOT_PROVIDED') return anforderung.nutzungsart === 'GESTELLT' ? undefined : 'offen';
	return wartetAufMich(anforderung) ? 'offen' : 'inPruefung';
}

/** The volunteer's own signature is next. */
export const wartetAufMich = ({ dokumente }: Anforderung): boolean =>
	dokumente.some((d) => !d.isGeloescht && d.unterschriften.some((u) => u.istEigene && u.istDran && u.sitzungID));
