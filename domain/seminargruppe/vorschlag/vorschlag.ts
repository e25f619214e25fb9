/**
 * Which group takes whom: proposed for many at once. Hard: the rules of joining (table: Seminargruppe), never more than
 * there are places, nobody past somebody who waits; whoever has a group keeps it. As even as these allow; within that
 * near by place, with the others of the Einsatzstelle, in seminars he can attend. The same input has the same output,
 * in whatever order it comes.
 */
import { begruende, type Zuweisungszeile } from './begruendung.ts';
import { Belegung } from './belegung.ts';
import type { Gruppe, Person } from './beteiligte.ts';
import { groessen } from './groessen.ts';
import { ersteMitten, mitten } from './schwerpunkt.ts';
import { tausche } from './tausch.ts';

export interface Vorschlag {
	/** Of every person one. */
	readonly zeilen: readonly Zuweisungszeile[];
	readonly gruppen: readonly Gruppenstand[];
}

export interface Gruppenstand {
	readonly gruppeID: string;
	readonly vorher: number;
	readonly nachher: number;
	/** How far those who come have it to the middle, on average. */
	readonly km: number | null;
}

/** Where a group without members lies follows from who comes, and who comes from where it lies. */
const RUNDEN = 4;

export function schlageVor(personen: readonly Person[], gruppen: readonly Gruppe[]): Vorschlag {
	const wer = geordnet(personen);
	const ziele = geordnet(gruppen);
	const quoten = groessen(wer, ziele);
	const belegung = new Belegung(wer, ziele, ersteMitten(wer, ziele));
	belegung.fuelle(quoten);
	tausche(belegung);
	const wandert = ziele.some(({ mitglieder }) => mitglieder.every(({ ort }) => ort === null));
	for (let runde = 1; wandert && runde < RUNDEN; runde++) {
		belegung.verlege(mitten(wer, ziele, belegung.zuordnung));
		tausche(belegung);
	}
	return ergebnis(wer, ziele, belegung.zuordnung);
}

/** As chosen by hand: nothing is moved. Who is named later finds what is left. */
export function beurteile(
	personen: readonly Person[],
	gruppen: readonly Gruppe[],
	wahl: ReadonlyMap<string, string | null>,
): Vorschlag {
	const ziele = geordnet(gruppen);
	const je = new Map(personen.map((p) => [p.id, p]));
	const genannte = [...wahl.keys()].flatMap((id) => je.get(id) ?? []);
	const wer = [...genannte, ...geordnet(personen.filter(({ id }) => !wahl.has(id)))];
	const zuordnung = wer.map(({ id }) => ziele.findIndex((g) => g.id === wahl.get(id)));
	return ergebnis(wer, ziele, zuordnung);
}

/** `zuordnung`: for each person the place of his group; -1: none. */
function ergebnis(wer: readonly Person[], ziele: readonly Gruppe[], zuordnung: readonly number[]): Vorschlag {
	const zeilen = begruende(wer, ziele, zuordnung, mitten(wer, ziele, zuordnung));
	const gruppen = ziele.map(({ id, mitglieder }): Gruppenstand => {
		const neue = zeilen.filter((z) => z.gruppeID === id && z.geht);
		const wege = neue.flatMap(({ km }) => km ?? []);
		const summe = wege.reduce((s, km) => s + km, 0);
		return {
			gruppeID: id,
			vorher: mitglieder.length,
			nachher: mitglieder.length + neue.length,
			km: wege.length === 0 ? null : Math.round((summe / wege.length) * 10) / 10,
		};
	});
	return { zeilen, gruppen };
}

const geordnet = <T extends { readonly id: string }>(dinge: readonly T[]): T[] =>
	dinge.toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));
