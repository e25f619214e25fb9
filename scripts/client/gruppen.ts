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
}

/** What one more file costs: so many kB load in the same time. */
const KB_JE_DATEI = 6;

/** What one more piece costs whoever loads it, put together or not: what packs apart packs worse. */
const KB_JE_STUECK = 0.3;

/** Of two pieces in one, by whoever loads both: a file of scripts and one of styles. */
const HOECHSTENS_GESPART = 2 * KB_JE_DATEI + KB_JE_STUECK;

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

/** Of a group: who loads it and how much they count, all it needs, and by need what else that would have to load with it. */
interface Folgen {
	readonly geladenVon: readonly number[];
	readonly gewicht: number;
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
	const gewichte = bedarfe.map(({ gewicht }) => gewicht);
	for (;;) {
		const paar = bestesPaar(gruppen, gewichte);
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
function bestesPaar(gruppen: readonly Gruppe[], gewichte: readonly number[]): [Gruppe, Gruppe] | null {
	const folgen = alleFolgen(gruppen, gewichte);
	let paar: [Gruppe, Gruppe] | null = null;
	let wenigste = 0;
	gruppen.forEach((a, i) => {
		const { gewicht } = folgen.get(a) as Folgen;
		for (const b of gruppen.slice(0, i)) {
			// Soon known, and most pairs are out with it.
			const hoechstens = Math.min(gewicht, (folgen.get(b) as Folgen).gewicht) * HOECHSTENS_GESPART;
			if (-hoechstens >= wenigste || mindestkosten(a, b, folgen, gewichte) >= wenigste) continue;
			const mehr = mehrkosten(a, b, folgen, gewichte);
			if (mehr >= wenigste || brauchtUeberAndere(a, b, folgen) || brauchtUeberAndere(b, a, folgen)) continue;
			paar = [a, b];
			wenigste = mehr;
		}
	});
	return paar;
}

function alleFolgen(gruppen: readonly Gruppe[], gewichte: readonly number[]): Map<Gruppe, Folgen> {
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
		const gewicht = geladenVon.reduce((summe, bedarf) => summe + (gewichte[bedarf] as number), 0);
		let bisher: Float64Array | undefined;
		const nachgeladen = () => {
			bisher ??= nachgeladenMit(alles, gewichte.length);
			return bisher;
		};
		const eigene = { alles, geladenVon, gewicht, nachgeladen };
		folgen.set(gruppe, eigene);
		return eigene;
	};
	for (const gruppe of gruppen) folgenVon(gruppe);
	return folgen;
}

function nachgeladenMit(alles: ReadonlySet<Gruppe>, bedarfe: number): Float64Array {
	const nachgeladen = new Float64Array(bedarfe);
	for (const andere of alles) {
		const kosten = kostenVon(andere);
		andere.geladen.forEach((ja, bedarf) => {
			if (!ja) nachgeladen[bedarf] = (nachgeladen[bedarf] ?? 0) + kosten;
		});
	}
	return nachgeladen;
}

const dateien = (hatStile: boolean) => (hatStile ? 2 : 1);
const kostenVon = ({ kB, hatStile }: Gruppe) => kB + KB_JE_DATEI * dateien(hatStile);

/** What whoever loads both has to load more once they are one, negative as it is; what, who loads only the one. */
function proBedarf(a: Gruppe, b: Gruppe) {
	const gemeinsam = KB_JE_DATEI * dateien(a.hatStile || b.hatStile);
	const [beiA, beiB] = [KB_JE_DATEI * dateien(a.hatStile), KB_JE_DATEI * dateien(b.hatStile)];
	const beide = gemeinsam - beiA - beiB - KB_JE_STUECK;
	return { beide, nurA: b.kB + gemeinsam - beiA, nurB: a.kB + gemeinsam - beiB };
}

/** What it costs apart from all the two need. */
function mindestkosten(a: Gruppe, b: Gruppe, folgen: Map<Gruppe, Folgen>, gewichte: readonly number[]): number {
	const { beide, nurA, nurB } = proBedarf(a, b);
	const [mitA, mitB] = [folgen.get(a) as Folgen, folgen.get(b) as Folgen];
	const [wenige, andere] = mitA.geladenVon.length < mitB.geladenVon.length ? [mitA, b] : [mitB, a];
	let beider = 0;
	for (const bedarf of wenige.geladenVon) if (andere.geladen[bedarf]) beider += gewichte[bedarf] as number;
	return beider * beide + (mitA.gewicht - beider) * nurA + (mitB.gewicht - beider) * nurB;
}

/** What all needs together would have to load more, negative where they save. */
function mehrkosten(a: Gruppe, b: Gruppe, folgen: Map<Gruppe, Folgen>, gewichte: readonly number[]): number {
	const { beide, nurA, nurB } = proBedarf(a, b);
	const [mitA, mitB] = [folgen.get(a) as Folgen, folgen.get(b) as Folgen];
	const [auchA, auchB] = [mitA.nachgeladen(), mitB.nachgeladen()];
	let summe = 0;
	for (const bedarf of mitA.geladenVon) {
		summe += (gewichte[bedarf] as number) * (b.geladen[bedarf] ? beide : nurA + (auchB[bedarf] as number));
	}
	for (const bedarf of mitB.geladenVon) {
		if (!a.geladen[bedarf]) summe += (gewichte[bedarf] as number) * (nurB + (auchA[bedarf] as number));
	}
	return summe;
}

/** Put together with it, it would need itself. */
function brauchtUeberAndere(a: Gruppe, b: Gruppe, folgen: Map<Gruppe, Folgen>): boolean {
	return [...a.braucht].some((andere) => andere !== b && folgen.get(andere)?.alles.has(b));
}
