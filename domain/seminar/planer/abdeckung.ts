/** How far the plan covers what the people of a group must attend. Table: Seminarplaner, Coverage. */
import { SEMINAR } from '#domain/status/seminar.ts';
import { ersterTag } from '../seminar-felder.ts';
import {
	eigene,
	freiePlaetze,
	imDienst,
	nachDienstbeginn,
	nachTermin,
	offene,
	type Plan,
	type Plangruppe,
	type Planseminar,
	passtZu,
	zahlen,
	zugleich,
} from './plan.ts';

/** Tenths of a day. */
export interface Abdeckung {
	/** Seminars of the group. */
	readonly geplant: number;
	/** Open ones in which there is a place for each of its members. */
	readonly moeglich: number;
	readonly fehlen: number;
	/** The open ones that are counted. */
	readonly moeglicheIDs: readonly string[];
}

type Grundlage = Pick<Plan, 'heute' | 'gruppen' | 'seminare' | 'dabei'>;

/**
 * By group. A place in an open seminar is counted once: whose service begins first chooses first, and takes by date what
 * it still needs.
 */
export function abdeckung({ heute, gruppen, seminare, dabei }: Grundlage): ReadonlyMap<string, Abdeckung> {
	const schonDabei = zahlen(dabei);
	const angebote = nachTermin(offene(seminare)).filter(
		({ status, termine }) => status === SEMINAR.nr.Published && termine.length > 0,
	);
	const frei = new Map(angebote.map((seminar) => [seminar.id, freiePlaetze(seminar)]));
	const nimm = (gruppe: Plangruppe): Abdeckung => {
		const ihre = eigene(seminare, gruppe.id).filter((seminar) => imDienst(gruppe, seminar));
		const geplant = tage(ihre);
		const gewaehlt: Planseminar[] = [];
		for (const seminar of angebote) {
			if (geplant + tage(gewaehlt) >= gruppe.pflicht) break;
			const bedarf = Math.max(0, gruppe.mitglieder - schonDabei(seminar.id, gruppe.id));
			const passt = imDienst(gruppe, seminar) && passtZu(seminar, gruppe) && !verplant([...ihre, ...gewaehlt], seminar);
			const umstaende = { bedarf, mitglieder: gruppe.mitglieder, heute };
			if (!passt || !reicht(seminar, frei.get(seminar.id) ?? null, umstaende)) continue;
			gewaehlt.push(seminar);
			const uebrig = frei.get(seminar.id);
			if (uebrig != null) frei.set(seminar.id, uebrig - bedarf);
		}
		const moeglich = tage(gewaehlt);
		const fehlen = Math.max(0, gruppe.pflicht - geplant - moeglich);
		return { geplant, moeglich, fehlen, moeglicheIDs: gewaehlt.map(({ id }) => id) };
	};
	return new Map(nachDienstbeginn(gruppen).map((gruppe) => [gruppe.id, nimm(gruppe)]));
}

/** Whoever has his place needs none; nobody else is put in after it has begun, nor past those who wait. */
function reicht(
	seminar: Planseminar,
	frei: number | null,
	{ bedarf, mitglieder, heute }: { bedarf: number; mitglieder: number; heute: string },
): boolean {
	if (bedarf === 0 && mitglieder > 0) return true;
	return (ersterTag(seminar) ?? '') >= heute && seminar.wartend === 0 && (frei === null || frei >= bedarf);
}

const verplant = (andere: readonly Planseminar[], seminar: Planseminar): boolean =>
	andere.some((anderes) => zugleich(anderes, seminar));

const tage = (seminare: readonly Planseminar[]): number =>
	seminare.reduce((summe, { geplanteTage }) => summe + geplanteTage, 0);
