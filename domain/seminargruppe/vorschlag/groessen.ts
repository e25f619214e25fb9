import type { Gruppe, Person } from './beteiligte.ts';
import { freie, istFuer } from './zulassung.ts';

type Dienstart = string | null;

/** How many of each Dienstart go to which group, by the group's place. */
export type Quoten = ReadonlyMap<Dienstart, readonly number[]>;

/**
 * As many as there are places for, and no group emptier than it must be: one after the other goes to the emptiest
 * group that can be reached, where need be by others making room. Chosen so each time, no chain of moves evens it out
 * further in the end, and whoever finds no place now finds none later.
 */
export function groessen(personen: readonly Person[], gruppen: readonly Gruppe[]): Quoten {
	const verteilung = new Verteilung(gruppen);
	const arten = [...new Set(personen.map(({ dienstartID }) => dienstartID))];
	for (const art of arten) {
		const wieViele = personen.filter(({ dienstartID }) => dienstartID === art).length;
		for (let n = 0; n < wieViele && verteilung.nimmEinen(art); n++);
	}
	return verteilung.quoten;
}

/** Who makes room for whom on the way to a group: one of this Dienstart, out of that group; -1: he has none yet. */
interface Schritt {
	readonly art: Dienstart;
	readonly aus: number;
}

class Verteilung {
	readonly quoten = new Map<Dienstart, number[]>();
	readonly #gruppen: readonly Gruppe[];
	readonly #frei: number[];
	readonly #groesse: number[];

	constructor(gruppen: readonly Gruppe[]) {
		this.#gruppen = gruppen;
		this.#frei = gruppen.map(freie);
		this.#groesse = gruppen.map(({ mitglieder }) => mitglieder.length);
	}

	/** False: there is no place for him, whoever moves. */
	nimmEinen(art: Dienstart): boolean {
		if (!this.quoten.has(art))
			this.quoten.set(
				art,
				this.#gruppen.map(() => 0),
			);
		const wege = this.#wege(art);
		let ziel: number | null = null;
		for (const g of wege.keys()) {
			const istBesser = ziel === null || (this.#groesse[g] ?? 0) < (this.#groesse[ziel] ?? 0);
			if ((this.#frei[g] ?? 0) > 0 && istBesser) ziel = g;
		}
		if (ziel === null) return false;
		this.#groesse[ziel] = (this.#groesse[ziel] ?? 0) + 1;
		this.#frei[ziel] = (this.#frei[ziel] ?? 0) - 1;
		for (let g = ziel; g >= 0; ) {
			const { art: wer, aus } = wege.get(g) as Schritt;
			this.#zaehle(wer, g, 1);
			if (aus >= 0) this.#zaehle(wer, aus, -1);
			g = aus;
		}
		return true;
	}

	/** The groups he or those who make room can get to, the shortest ways first. */
	#wege(art: Dienstart): ReadonlyMap<number, Schritt> {
		const wege = new Map<number, Schritt>();
		const weiter = (wer: Dienstart, aus: number) => {
			for (const [g, gruppe] of this.#gruppen.entries()) {
				if (!wege.has(g) && gruppe.wartend === 0 && istFuer(gruppe, wer)) wege.set(g, { art: wer, aus });
			}
		};
		weiter(art, -1);
		for (const g of wege.keys()) {
			for (const [wer, zahlen] of this.quoten) if ((zahlen[g] ?? 0) > 0) weiter(wer, g);
		}
		return wege;
	}

	#zaehle(art: Dienstart, g: number, um: number): void {
		const zahlen = this.quoten.get(art);
		if (zahlen) zahlen[g] = (zahlen[g] ?? 0) + um;
	}
}
