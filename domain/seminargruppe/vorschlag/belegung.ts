import { entfernungKm } from '#domain/geo/entfernung.ts';
import type { Gruppe, Person } from './beteiligte.ts';
import type { Quoten } from './groessen.ts';
import type { Mitten } from './schwerpunkt.ts';
import { hindernisse } from './termine.ts';
import { darfIn, freie } from './zulassung.ts';

/** In tenths of a kilometre: so much further somebody goes for it. */
const TERMIN = 500;
const GEMEINSAM = 250;

/** Who goes to which group, and how well it suits him; whole numbers, so that nothing is ever better by a rounding. */
export class Belegung {
	readonly personen: readonly Person[];
	readonly gruppen: readonly Gruppe[];
	/** For each person the place of his group; -1: none. */
	readonly zuordnung: number[];
	/** Members and those who come. */
	readonly groesse: number[];
	readonly #termine: readonly (readonly number[])[];
	#weg: readonly (readonly number[])[] = [];
	readonly #frei: number[];
	/** By group: how many of which Einsatzstelle. */
	readonly #stellen: Map<string, number>[];

	constructor(personen: readonly Person[], gruppen: readonly Gruppe[], mitten: Mitten) {
		this.personen = personen;
		this.gruppen = gruppen;
		this.zuordnung = personen.map(() => -1);
		this.groesse = gruppen.map(({ mitglieder }) => mitglieder.length);
		this.#frei = gruppen.map(freie);
		this.#stellen = gruppen.map(({ mitglieder }) => zaehle(mitglieder));
		this.#termine = personen.map((p) =>
			gruppen.map((g) => {
				if (!darfIn(p, g)) return Number.POSITIVE_INFINITY;
				const { ausserhalb, zugleich } = hindernisse(p, g);
				return (ausserhalb + zugleich) * TERMIN;
			}),
		);
		this.verlege(mitten);
	}

	/** The groups lie elsewhere now. */
	verlege(mitten: Mitten): void {
		this.#weg = this.personen.map(({ ort }) =>
			mitten.map((mitte) => (ort && mitte ? Math.round(entfernungKm(ort, mitte) * 10) : 0)),
		);
	}

	/** What suits best comes first, as long as there are places of it left. */
	fuelle(quoten: Quoten): void {
		const uebrig = new Map([...quoten].map(([art, zahlen]) => [art, [...zahlen]]));
		const paare = this.personen.flatMap((_, p) => this.gruppen.map((_g, g) => ({ p, g, last: this.#grundlast(p, g) })));
		const moegliche = paare.filter(({ last }) => Number.isFinite(last));
		for (const { p, g } of moegliche.sort((a, b) => a.last - b.last || a.p - b.p || a.g - b.g)) {
			const zahlen = uebrig.get(this.personen[p]?.dienstartID ?? null);
			const rest = zahlen?.[g] ?? 0;
			if (!zahlen || rest === 0 || this.zuordnung[p] !== -1) continue;
			zahlen[g] = rest - 1;
			this.setze(p, g);
		}
	}

	/** -1: into none. */
	setze(p: number, g: number): void {
		const bisher = this.zuordnung[p] ?? -1;
		if (bisher >= 0) this.#zaehle(p, bisher, -1);
		if (g >= 0) this.#zaehle(p, g, 1);
		this.zuordnung[p] = g;
	}

	hatPlatz(g: number): boolean {
		return (this.#frei[g] ?? 0) > 0;
	}

	/** What it costs to have him in this group, whether he is or not; the less the better. */
	last(p: number, g: number): number {
		const stelle = this.personen[p]?.einsatzstelleID ?? null;
		const dort = stelle === null ? 0 : (this.#stellen[g]?.get(stelle) ?? 0);
		const andere = this.zuordnung[p] === g ? dort - 1 : dort;
		return this.#grundlast(p, g) - (stelle !== null && andere > 0 ? GEMEINSAM : 0);
	}

	#grundlast(p: number, g: number): number {
		return (this.#termine[p]?.[g] ?? 0) + (this.#weg[p]?.[g] ?? 0);
	}

	#zaehle(p: number, g: number, um: number): void {
		this.groesse[g] = (this.groesse[g] ?? 0) + um;
		this.#frei[g] = (this.#frei[g] ?? 0) - um;
		const stelle = this.personen[p]?.einsatzstelleID ?? null;
		const stellen = this.#stellen[g];
		if (stelle !== null && stellen) stellen.set(stelle, (stellen.get(stelle) ?? 0) + um);
	}
}

function zaehle(wer: readonly Pick<Person, 'einsatzstelleID'>[]): Map<string, number> {
	const zahlen = new Map<string, number>();
	for (const { einsatzstelleID: id } of wer) if (id !== null) zahlen.set(id, (zahlen.get(id) ?? 0) + 1);
	return zahlen;
}
