/** What is claimed of programmes for services. Table: money.md, funding programme. */
import type { Monat } from '#domain/recht/monate.ts';
import type { Zeitraum } from '../zeitraum.ts';
import { type Foerderdienst, foerdermonate } from './foerdermonate.ts';
import type { Foerderprogramm } from './programm.ts';

/** The months of one service that have the same rate. */
export interface Foerderzeile<Dienst> {
	readonly dienst: Dienst;
	readonly programm: Foerderprogramm;
	readonly monate: readonly Monat[];
	/** Thirtieths of a month of a participant. */
	readonly anteil: number;
	/** Cents for a unit; null: none is entered, so there is no amount. */
	readonly satz: number | null;
	/** Cents. */
	readonly betrag: number | null;
}

/** Row by row; of several programmes each month goes to the first that gives for it. */
export function foerderzeilen<Dienst extends Foerderdienst>(
	programme: readonly Foerderprogramm[],
	dienste: readonly Dienst[],
	zeitraum: Zeitraum,
): Foerderzeile<Dienst>[] {
	return dienste.flatMap((dienst) => {
		const vergeben = new Set<Monat>();
		return programme.flatMap((programm) => {
			const monate = foerdermonate(programm, dienst, zeitraum).filter(({ monat }) => !vergeben.has(monat));
			for (const { monat } of monate) vergeben.add(monat);
			return [...Map.groupBy(monate, ({ satz }) => satz)].map(([satz, gleiche]) => ({
				...{ dienst, programm, satz, monate: gleiche.map(({ monat }) => monat) },
				anteil: gleiche.reduce((summe, { anteil }) => summe + anteil, 0),
				betrag: satz === null ? null : gleiche.reduce((summe, { betrag }) => summe + (betrag ?? 0), 0),
			}));
		});
	});
}

/** Of what has an amount; null: nothing has. */
export function foerdersumme(zeilen: readonly Pick<Foerderzeile<unknown>, 'betrag'>[]): number | null {
	const betraege = zeilen.flatMap(({ betrag }) => betrag ?? []);
	return betraege.length === 0 ? null : betraege.reduce((summe, betrag) => summe + betrag, 0);
}
