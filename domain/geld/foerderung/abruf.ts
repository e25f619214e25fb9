/** What is claimed of programmes for services. Table: money.md, funding programme. */
import type { Monat } from '#domain/recht/monate.ts';
import type { Posten } from '../posten.ts';
import type { Zeitraum } from '../zeitraum.ts';
import { type Foerderdienst, foerderbetraege, foerdermonate, verlangeSatz } from './foerdermonate.ts';
import type { Foerderprogramm, Foerderregel } from './programm.ts';

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

/** Row by row, a person's services oldest first; of several programmes each month goes to the first that gives for it. */
export function foerderzeilen<Dienst extends Foerderdienst>(
	programme: readonly Foerderprogramm[],
	dienste: readonly Dienst[],
	zeitraum: Zeitraum,
): Foerderzeile<Dienst>[] {
	const jePerson = new Map<string, Map<Monat, number>>();
	return dienste.flatMap((dienst) => {
		const vergeben = new Set<Monat>();
		const derPerson = (programm: Foerderprogramm) => inMappe(jePerson, `${dienst.freiwilligerID} ${programm.id}`);
		return programme.flatMap((programm) => {
			const monate = foerdermonate(programm, dienst, zeitraum, derPerson(programm)).filter(
				({ monat }) => !vergeben.has(monat),
			);
			for (const { monat } of monate) vergeben.add(monat);
			return [...Map.groupBy(monate, ({ satz }) => satz)].map(([satz, gleiche]) => ({
				...{ dienst, programm, satz, monate: gleiche.map(({ monat }) => monat) },
				anteil: gleiche.reduce((summe, { anteil }) => summe + anteil, 0),
				betrag: satz === null ? null : gleiche.reduce((summe, { betrag }) => summe + (betrag ?? 0), 0),
			}));
		});
	});
}

function inMappe(mappe: Map<string, Map<Monat, number>>, key: string): Map<Monat, number> {
	const neu = mappe.get(key) ?? new Map<Monat, number>();
	mappe.set(key, neu);
	return neu;
}

/** A service with the contract it is served by. */
export interface Abrufdienst extends Foerderdienst {
	readonly vertragID: string;
}

/** What a programme owes by contract and month of a period. */
export function abrufposten(regel: Foerderregel, dienste: readonly Abrufdienst[], zeitraum: Zeitraum): Posten[] {
	verlangeSatz(regel);
	const personen = Map.groupBy(dienste, ({ freiwilligerID }) => freiwilligerID);
	return [...personen.values()].flatMap((ihre) => {
		const vergeben = new Map<Monat, number>();
		return ihre.toSorted(nachBeginn).flatMap((dienst) =>
			foerderbetraege(regel, dienst, zeitraum, vergeben).map(({ monat, anteil, menge, satz, betrag }) => ({
				...{ vertragID: dienst.vertragID, freiwilligerID: dienst.freiwilligerID, monat, anteil, menge, satz },
				teile: betrag === 0 ? {} : { FOERDERUNG: betrag },
			})),
		);
	});
}

/** A person's services, oldest first. */
export const nachBeginn = (a: Abrufdienst, b: Abrufdienst): number =>
	`${a.von} ${a.vertragID}` < `${b.von} ${b.vertragID}` ? -1 : 1;

/** Of what has an amount; null: nothing has. */
export function foerdersumme(zeilen: readonly Pick<Foerderzeile<unknown>, 'betrag'>[]): number | null {
	const betraege = zeilen.flatMap(({ betrag }) => betrag ?? []);
	return betraege.length === 0 ? null : betraege.reduce((summe, betrag) => summe + betrag, 0);
}
