/** A piece of the client as the bundler cuts it. */
export interface Stueck {
	readonly name: string;
	readonly kB: number;
	readonly hatStile: boolean;
	/** Pieces that are loaded with it. */
	readonly braucht: readonly string[];
}

/** What is loaded at once: a page with all that stands around it, or what comes at a click. */
export interface Bedarf {
	readonly stuecke: readonly string[];
	/** How much it counts, compared to a page. */
	readonly gewicht: number;
}

/** What one more file costs: so many kB load in the same time. */
const KB_JE_DATEI = 2;

/** Pieces put together so far. */
interface Gruppe {
	readonly namen: readonly string[];
	readonly kB: number;
	readonly hatStile: boolean;
	readonly braucht: ReadonlySet<Gruppe>;
	/** Of each need whether it loads this. */
	readonly geladen: readonly boolean[];
}

const dateien = ({ hatStile }: { readonly hatStile: boolean }) => (hatStile ? 2 : 1);
const kosten = (gruppe: Gruppe) => gruppe.kB + KB_JE_DATEI * dateien(gruppe);

/**
 * Puts pieces together as long as the files saved outweigh what is then loaded without need, the best pair first.
 * Returns the names that belong together. No group ends up needing itself by way of another.
 */
export function gruppiere(stuecke: readonly Stueck[], bedarfe: readonly Bedarf[]): string[][] {
	let gruppen = ausgang(stuecke, bedarfe);
	for (const gleiche of Map.groupBy(gruppen, ({ geladen }) => geladen.join()).values()) {
		gruppen = vereint(gruppen, gleiche);
	}
	for (;;) {
		const paar = bestesPaar(gruppen, bedarfe);
		if (!paar) return gruppen.map(({ namen }) => namen.toSorted());
		gruppen = vereint(gruppen, paar);
	}
}
