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
	/** How much it counts, compared to any page. */
	readonly gewicht: number;
	/** What one more file costs: so many kB load in the same time. */
	readonly kBJeDatei: number;
}

/** What is loaded, or loaded more. */
interface Menge {
	readonly kB: number;
	readonly dateien: number;
}

/** What one more kB and one more file cost those who load them. */
interface Preis {
	readonly kB: number;
	readonly datei: number;
}

const kosten = (preis: Preis, { kB, dateien }: Menge): number => preis.kB * kB + preis.datei * dateien;

/** What one more piece costs whoever loads it, put together or not: what packs apart packs worse. */
const KB_JE_STUECK = 0.3;

/** Of two pieces in one, by whoever loads both: a file of scripts and one of styles. */
const HOECHSTENS_GESPART = { kB: KB_JE_STUECK, dateien: 2 };

/** Pieces put together so far. */
interface Gruppe {
	readonly namen: readonly string[];
	readonly kB: number;
	readonly hatStile: boolean;
	/** Direct. */
	readonly braucht: Set<Gruppe>;
	/** By need, 1 where it loads this. */
	readonly geladen: Uint8Array;
}

/** Of a group: who loads it and what it costs them together, all it needs, and by need the cost of what else that would load. */
interface Folgen {
	readonly geladenVon: readonly number[];
	readonly preis: Preis;
	readonly alles: ReadonlySet<Gruppe>;
	nachgeladen(): Float64Array;
}

/**
 * Puts pieces together as long as the files saved outweigh what is then loaded without need, the best pair first.
 * Returns the names that belong together. No group comes to need itself by way of another.
 */
export function gruppiere(stuecke: readonly Stueck[], bedarfe: readonly Bedarf[]): string[][] {
	let gruppen = ausgangslage(stuecke, bedarfe);
	const immerZusammen = Map.groupBy(gruppen, ({ geladen }) => geladen.join(''));
	for (const teile of immerZusammen.values()) gruppen = vereine(gruppen, teile);
	const preise = bedarfe.map(({ gewicht, kBJeDatei }) => ({ kB: gewicht, datei: gewicht * kBJeDatei }));
	for (;;) {
		const paar = bestesPaar(gruppen, preise);
		if (!paar) return gruppen.map(({ namen }) => [...namen]);
		gruppen = vereine(gruppen, paar);
	}
}

function ausgangslage(stuecke: readonly Stueck[], bedarfe: readonly Bedarf[]): Gruppe[] {
	const nach = new Map<string, Gruppe>();
	for (const { name, kB, hatStile } of stuecke) {
		nach.set(name, { namen: [name], kB, hatStile, braucht: new Set(), geladen: new Uint8Array(bedarfe.length) });
	}
	const gruppe = (name: string): Gruppe => {
		const gesucht = nach.get(name);
		if (!gesucht) throw new Error(`Ein Stück ${name} gibt es nicht.`);
		return gesucht;
	};
	for (const { name, braucht } of stuecke) for (const anderes of braucht) gruppe(name).braucht.add(gruppe(anderes));
	bedarfe.forEach(({ stuecke: gebraucht }, bedarf) => {
		for (const name of gebraucht) lade(gruppe(name), bedarf);
	});
	return [...nach.values()];
}

/** Also what it needs. */
function lade({ geladen, braucht }: Gruppe, bedarf: number): void {
	if (geladen[bedarf]) return;
	geladen[bedarf] = 1;
	for (const andere of braucht) lade(andere, bedarf);
}

function vereine(gruppen: readonly Gruppe[], teile: readonly Gruppe[]): Gruppe[] {
	const [eine, ...weitere] = teile;
	if (!eine || weitere.length === 0) return [...gruppen];
	const neu: Gruppe = {
		namen: teile.flatMap(({ namen }) => namen),
		kB: teile.reduce((summe, { kB }) => summe + kB, 0),
		hatStile: teile.some(({ hatStile }) => hatStile),
		braucht: new Set(teile.flatMap(({ braucht }) => [...braucht]).filter((andere) => !teile.includes(andere))),
		geladen: new Uint8Array(eine.geladen.length),
	};
	const uebrige = gruppen.filter((gruppe) => !teile.includes(gruppe));
	for (const { braucht } of uebrige) {
		const ersetzt = teile.filter((teil) => braucht.delete(teil));
		if (ersetzt.length > 0) braucht.add(neu);
	}
	neu.geladen.forEach((_, bedarf) => {
		if (teile.some(({ geladen }) => geladen[bedarf])) lade(neu, bedarf);
	});
	return [...uebrige, neu];
}

/** The two whose union saves most; null where none saves anything. */
function bestesPaar(gruppen: readonly Gruppe[], preise: readonly Preis[]): [Gruppe, Gruppe] | null {
	const folgen = alleFolgen(gruppen, preise);
	let paar: [Gruppe, Gruppe] | null = null;
	let wenigste = 0;
	gruppen.forEach((a, i) => {
		const gespart = kosten((folgen.get(a) as Folgen).preis, HOECHSTENS_GESPART);
		for (const b of gruppen.slice(0, i)) {
			// Soon known, and most pairs are out with it.
			const hoechstens = Math.min(gespart, kosten((folgen.get(b) as Folgen).preis, HOECHSTENS_GESPART));
			if (-hoechstens >= wenigste || mindestkosten(a, b, folgen, preise) >= wenigste) continue;
			const mehr = mehrkosten(a, b, folgen, preise);
			if (mehr >= wenigste || brauchtUeberAndere(a, b, folgen) || brauchtUeberAndere(b, a, folgen)) continue;
			paar = [a, b];
			wenigste = mehr;
		}
	});
	return paar;
}

function alleFolgen(gruppen: readonly Gruppe[], preise: readonly Preis[]): Map<Gruppe, Folgen> {
	const folgen = new Map<Gruppe, Folgen>();
	const folgenVon = (gruppe: Gruppe): Folgen => {
		const bekannt = folgen.get(gruppe);
		if (bekannt) return bekannt;
		const alles = new Set<Gruppe>();
		for (const andere of gruppe.braucht) {
			alles.add(andere);
			for (const weitere of folgenVon(andere).alles) alles.add(weitere);
		}
		const geladenVon = [...gruppe.geladen.keys()].filter((bedarf) => gruppe.geladen[bedarf]);
		const preis = summe(geladenVon.map((bedarf) => preise[bedarf] as Preis));
		let bisher: Float64Array | undefined;
		const nachgeladen = () => {
			bisher ??= nachgeladenMit(alles, preise);
			return bisher;
		};
		const eigene = { alles, geladenVon, preis, nachgeladen };
		folgen.set(gruppe, eigene);
		return eigene;
	};
	for (const gruppe of gruppen) folgenVon(gruppe);
	return folgen;
}

function nachgeladenMit(alles: ReadonlySet<Gruppe>, preise: readonly Preis[]): Float64Array {
	const nachgeladen = new Float64Array(preise.length);
	for (const { kB, hatStile, geladen } of alles) {
		const menge = { kB, dateien: dateien(hatStile) };
		geladen.forEach((ja, bedarf) => {
			if (!ja) nachgeladen[bedarf] = (nachgeladen[bedarf] ?? 0) + kosten(preise[bedarf] as Preis, menge);
		});
	}
	return nachgeladen;
}

const summe = (preise: readonly Preis[]): Preis => ({
	kB: preise.reduce((bisher, { kB }) => bisher + kB, 0),
	datei: preise.reduce((bisher, { datei }) => bisher + datei, 0),
});
const ohne = (preis: Preis, { kB, datei }: Preis): Preis => ({ kB: preis.kB - kB, datei: preis.datei - datei });

const dateien = (hatStile: boolean) => (hatStile ? 2 : 1);

/** What whoever loads both has to load more once they are one, negative as it is; what, who loads only the one. */
function proBedarf(a: Gruppe, b: Gruppe) {
	const gemeinsam = dateien(a.hatStile || b.hatStile);
	const [beiA, beiB] = [dateien(a.hatStile), dateien(b.hatStile)];
	return {
		beide: { kB: -KB_JE_STUECK, dateien: gemeinsam - beiA - beiB },
		nurA: { kB: b.kB, dateien: gemeinsam - beiA },
		nurB: { kB: a.kB, dateien: gemeinsam - beiB },
	};
}

/** What it costs apart from all the two need. */
function mindestkosten(a: Gruppe, b: Gruppe, folgen: Map<Gruppe, Folgen>, preise: readonly Preis[]): number {
	const { beide, nurA, nurB } = proBedarf(a, b);
	const [mitA, mitB] = [folgen.get(a) as Folgen, folgen.get(b) as Folgen];
	const [wenige, andere] = mitA.geladenVon.length < mitB.geladenVon.length ? [mitA, b] : [mitB, a];
	const beider = summe(
		wenige.geladenVon.flatMap((bedarf) => (andere.geladen[bedarf] ? (preise[bedarf] as Preis) : [])),
	);
	const [einzeln, allein] = [ohne(mitA.preis, beider), ohne(mitB.preis, beider)];
	return kosten(beider, beide) + kosten(einzeln, nurA) + kosten(allein, nurB);
}

/** What all needs together would have to load more, negative where they save. */
function mehrkosten(a: Gruppe, b: Gruppe, folgen: Map<Gruppe, Folgen>, preise: readonly Preis[]): number {
	const { beide, nurA, nurB } = proBedarf(a, b);
	const [mitA, mitB] = [folgen.get(a) as Folgen, folgen.get(b) as Folgen];
	const [auchA, auchB] = [mitA.nachgeladen(), mitB.nachgeladen()];
	let mehr = 0;
	for (const bedarf of mitA.geladenVon) {
		const preis = preise[bedarf] as Preis;
		mehr += b.geladen[bedarf] ? kosten(preis, beide) : kosten(preis, nurA) + (auchB[bedarf] as number);
	}
	for (const bedarf of mitB.geladenVon) {
		if (!a.geladen[bedarf]) mehr += kosten(preise[bedarf] as Preis, nurB) + (auchA[bedarf] as number);
	}
	return mehr;
}

/** Put together with it, it would need itself. */
function brauchtUeberAndere(a: Gruppe, b: Gruppe, folgen: Map<Gruppe, Folgen>): boolean {
	return [...a.braucht].some((andere) => andere !== b && folgen.get(andere)?.alles.has(b));
}
