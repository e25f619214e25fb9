/** What calendars were told of a seminar, and how often that changed. Table: Papers, lists, feeds. */
import { groesster } from '#domain/beliebig-viele.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { SeminarEreignis } from './ereignisse.ts';
import type { Termin } from './seminar-felder.ts';

/** One date of a seminar under a number that stays when it is moved. */
export interface Kalendertermin extends Termin {
	readonly nr: number;
	/** When it was dropped, ISO 8601; null: it is planned. */
	readonly entfallenAm: string | null;
}

/** What the calendar of somebody was told of his place. */
export interface Kalenderplatz {
	readonly freiwilligerID: string;
	readonly stand: 'ANGEMELDET' | 'ANGEBOTEN' | 'AUFGEGEBEN';
	/** How often that changed. */
	readonly wechsel: number;
	/** ISO 8601 */
	readonly seit: string;
}

export interface Kalenderstand {
	/** It has been published. */
	readonly istBekannt: boolean;
	/** How often something changed that calendars show. */
	readonly aenderungen: number;
	/** When it last did, ISO 8601. */
	readonly seit: string;
	readonly termine: readonly Kalendertermin[];
	readonly plaetze: readonly Kalenderplatz[];
}

export const OHNE_KALENDER: Kalenderstand = { istBekannt: false, aenderungen: 0, seit: '', termine: [], plaetze: [] };

/** Every figure only rises: a calendar takes over what has the higher one. `termine`: as the event left them. */
export function fuehreKalender(
	kalender: Kalenderstand,
	e: Aufgezeichnet<SeminarEreignis>,
	termine: readonly Termin[],
): Kalenderstand {
	const seit = e.meta.zeit;
	const geaendert = { ...kalender, aenderungen: kalender.aenderungen + 1, seit };
	switch (e.type) {
		case 'SeminarAngelegt':
			return { ...kalender, seit, termine: numeriere(kalender, termine, seit) };
		case 'SeminarGeaendert':
			return zeigtSich(e) ? { ...geaendert, termine: numeriere(kalender, termine, seit) } : kalender;
		case 'SeminarVeroeffentlicht':
			return { ...geaendert, istBekannt: true };
		case 'SeminarZurueckgezogen':
		case 'SeminarAbgesagt':
			return geaendert;
		case 'SeminarplatzVergeben':
		case 'SeminarplatzAngeboten':
		case 'AufSeminarwarteliste':
		case 'SeminarplatzAufgegeben':
			return { ...kalender, plaetze: mitPlatz(kalender.plaetze, e) };
		default:
			return kalender;
	}
}

/** By what stays when the words are erased: any text counts, though not all of them are shown. */
const zeigtSich = ({
	facts: { aenderungen },
	betroffener,
}: Aufgezeichnet<SeminarEreignis & { type: 'SeminarGeaendert' }>) =>
	aenderungen.termine !== undefined || aenderungen.isOnline !== undefined || betroffener !== null;

/** A date on the same day keeps its number, one that was moved takes the place of the one it replaces. */
function numeriere(
	{ termine: bisher, istBekannt }: Kalenderstand,
	termine: readonly Termin[],
	jetzt: string,
): readonly Kalendertermin[] {
	const nummern = new Map<Termin, number>();
	for (const termin of termine) {
		const gleicher = bisher.find(({ von }) => von === termin.von);
		if (gleicher) nummern.set(termin, gleicher.nr);
	}
	const frei = bisher.filter(({ nr, entfallenAm }) => entfallenAm === null && ![...nummern.values()].includes(nr));
	let hoechste = Math.max(0, groesster(bisher.map(({ nr }) => nr)));
	for (const termin of termine) {
		if (!nummern.has(termin)) nummern.set(termin, frei.shift()?.nr ?? ++hoechste);
	}
	const neue = termine.map((termin) => ({ ...termin, nr: nummern.get(termin) ?? 0, entfallenAm: null }));
	const uebrige = bisher.filter(({ nr }) => !neue.some((n) => n.nr === nr));
	const entfallene = uebrige.map((t) => ({ ...t, entfallenAm: t.entfallenAm ?? jetzt }));
	return [...neue, ...(istBekannt ? entfallene : [])];
}

type Platzereignis = Aufgezeichnet<Extract<SeminarEreignis, { facts: { freiwilligerID: string } }>>;

/** Whoever only waits has nothing in his calendar; whoever had is told that it is gone. */
function mitPlatz(plaetze: readonly Kalenderplatz[], e: Platzereignis): readonly Kalenderplatz[] {
	const { freiwilligerID } = e.facts;
	const bisher = plaetze.find((p) => p.freiwilligerID === freiwilligerID);
	const stand = standNach(e);
	if (bisher ? bisher.stand === stand : stand === 'AUFGEGEBEN') return plaetze;
	const wechsel = bisher ? bisher.wechsel + 1 : 0;
	return [...plaetze.filter((p) => p !== bisher), { freiwilligerID, stand, wechsel, seit: e.meta.zeit }];
}

function standNach(e: Platzereignis): Kalenderplatz['stand'] {
	if (e.type === 'SeminarplatzVergeben') return 'ANGEMELDET';
	return e.type === 'SeminarplatzAngeboten' ? 'ANGEBOTEN' : 'AUFGEGEBEN';
}
