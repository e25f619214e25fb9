/**
 * Who could sleep where: as many as possible in a bed, within the hard rules; then barrier-free rooms for those who need
 * them, then wishes, then as few moves as possible. The same answer for the same house. Table: House and kitchen.
 */
import type { Bett, Gastangaben, Haus, Raum } from './haus.ts';
import type { Gast } from './raumregeln.ts';

export interface Hauslage extends Pick<Haus, 'raeume' | 'betten' | 'angaben'> {
	readonly gaeste: readonly Gast[];
}

/** From one room to another; null: without a bed. */
export interface Umzug {
	readonly gastID: string;
	readonly von: string | null;
	readonly nach: string | null;
}

export interface Vorschlag {
	readonly umzuege: readonly Umzug[];
	readonly wuensche: { readonly alle: number; readonly vorher: number; readonly nachher: number };
	readonly ohneBett: readonly string[];
}

/** Who may share a room: sex and age; X: neither woman nor man, or not said; L: who leads. */
type Klasse = 'WA' | 'WU' | 'MA' | 'MU' | 'XA' | 'L';

/** What a room is for in this proposal; G: adults of any sex. */
type Zimmerklasse = Klasse | 'G';

/** null: the rules put him nowhere without a reason. */
function klasseVon({ art, geschlecht, isMinderjaehrig }: Gast): Klasse | null {
	if (art === 'LEITUNG') return 'L';
	if (isMinderjaehrig === null) return null;
	if (geschlecht === 'W' || geschlecht === 'M') return `${geschlecht}${isMinderjaehrig ? 'U' : 'A'}`;
	return isMinderjaehrig ? null : 'XA';
}

const passt = (klasse: Klasse, zimmer: Zimmerklasse): boolean =>
	klasse === zimmer || (zimmer === 'G' && (klasse === 'WA' || klasse === 'MA' || klasse === 'XA'));

interface Zimmer {
	readonly raum: Raum;
	readonly klasse: Zimmerklasse;
	readonly drin: Set<string>;
}

interface Person {
	readonly id: string;
	readonly klasse: Klasse;
	readonly isBarrierefrei: boolean;
	/** Where he sleeps now. */
	readonly bisher: string | null;
	/** How many wishes join him and another. */
	readonly freunde: ReadonlyMap<string, number>;
}

export function schlageVor(lage: Hauslage): Vorschlag {
	const gaeste = new Map(lage.gaeste.map((gast) => [gast.id, gast]));
	const betten = lage.betten.filter(({ gastID }) => gaeste.has(gastID));
	const fest = festeRaeume(betten, gaeste);
	const ruhend = new Map(betten.filter(({ raumID }) => fest.has(raumID)).map((bett) => [bett.gastID, bett.raumID]));
	const personen = beweglich({ ...lage, betten }, ruhend);
	const raeume = lage.raeume.filter(({ id }) => !fest.has(id));
	const verteilung = new Verteilung(personen, planeZimmer(raeume, personen, betten), ruhend);
	verteilung.fuelle();
	verteilung.verbessere();
	return ergebnis(lage, betten, verteilung);
}

/** Where the Traeger gave a reason, or only he can judge, nobody moves in or out. */
const festeRaeume = (betten: readonly Bett[], gaeste: ReadonlyMap<string, Gast>): ReadonlySet<string> =>
	new Set(betten.filter(({ gastID, grund }) => grund !== null || nurVonHand(gaeste.get(gastID))).map((b) => b.raumID));

const nurVonHand = (gast: Gast | undefined): boolean => gast !== undefined && klasseVon(gast) === null;

function beweglich(lage: Hauslage, ruhend: ReadonlyMap<string, string>): Person[] {
	const freunde = freundschaften(lage);
	const bisher = new Map(lage.betten.map(({ gastID, raumID }) => [gastID, raumID]));
	const braucht = new Set(lage.angaben.filter(({ isBarrierefrei }) => isBarrierefrei).map(({ gastID }) => gastID));
	return lage.gaeste
		.toSorted((a, b) => (a.id < b.id ? -1 : 1))
		.flatMap((gast) => {
			const klasse = klasseVon(gast);
			if (klasse === null || ruhend.has(gast.id)) return [];
			const { id } = gast;
			return [
				{
					id,
					klasse,
					isBarrierefrei: braucht.has(id),
					bisher: bisher.get(id) ?? null,
					freunde: freunde.get(id) ?? new Map(),
				},
			];
		});
}

function freundschaften({
	gaeste,
	angaben,
}: Pick<Hauslage, 'gaeste' | 'angaben'>): ReadonlyMap<string, ReadonlyMap<string, number>> {
	const alle = new Map<string, Map<string, number>>(gaeste.map(({ id }) => [id, new Map()]));
	const zaehle = (von: string, nach: string) => {
		const seine = alle.get(von);
		seine?.set(nach, (seine.get(nach) ?? 0) + 1);
	};
	for (const [wer, mit] of wuensche(gaeste, angaben)) {
		zaehle(wer, mit);
		zaehle(mit, wer);
	}
	return alle;
}

/** Who wishes for whom, as far as both are there. */
function wuensche(gaeste: readonly Pick<Gast, 'id'>[], angaben: readonly Gastangaben[]): [string, string][] {
	const da = new Set(gaeste.map(({ id }) => id));
	return angaben.flatMap(({ gastID, mit }) =>
		da.has(gastID) ? mit.filter((id) => da.has(id)).map((id): [string, string] => [gastID, id]) : [],
	);
}

/** How many wishes are met where everybody sleeps in this room. */
function erfuellteWuensche(
	{ gaeste, angaben }: Pick<Hauslage, 'gaeste' | 'angaben'>,
	raumVon: (gastID: string) => string | null,
): { readonly alle: number; readonly erfuellt: number } {
	const alle = wuensche(gaeste, angaben);
	const erfuellt = alle.filter(([wer, mit]) => {
		const raum = raumVon(wer);
		return raum !== null && raum === raumVon(mit);
	});
	return { alle: alle.length, erfuellt: erfuellt.length };
}

/**
 * Which rooms of women and of men are for minors: so that most people find a bed, then so that fewest have to leave
 * theirs. Exact: for every number of beds that could be for minors the cheapest choice of rooms is known.
 */
function planeZimmer(raeume: readonly Raum[], personen: readonly Person[], betten: readonly Bett[]): Zimmer[] {
	const klassen = new Map(personen.map(({ id, klasse }) => [id, klasse]));
	const drin = Map.groupBy(betten, ({ raumID }) => raumID);
	const bewohner = ({ id }: Raum, klasse: Klasse) =>
		(drin.get(id) ?? []).filter(({ gastID }) => klassen.get(gastID) === klasse).length;
	const braucht = (klasse: Klasse) => personen.some((p) => p.klasse === klasse && p.isBarrierefrei);
	const anzahl = (klasse: Klasse) => personen.filter((p) => p.klasse === klasse).length;
	const beide = (['W', 'M'] as const).map((fuer) => {
		const seine = raeume.filter((raum) => raum.fuer === fuer);
		const wahlen = aufteilungen(seine, (raum, unter18) => {
			const andere: Klasse = `${fuer}${unter18 ? 'A' : 'U'}`;
			// Of equal choices the one that leaves a barrier-free room to those who need it.
			return bewohner(raum, andere) * VERTRIEBEN + (raum.isBarrierefrei && braucht(andere) ? 1 : 0);
		});
		const gesamt = seine.reduce((summe, { betten: n }) => summe + n, 0);
		return { seine, wahlen, gesamt, jung: anzahl(`${fuer}U`), alt: anzahl(`${fuer}A`) };
	});
	const gemischt = raeume.filter(({ fuer }) => fuer === 'GEMISCHT').reduce((summe, { betten: n }) => summe + n, 0);
	const moeglich = beide.map(({ wahlen, gesamt, jung, alt }) =>
		[...wahlen].map(([fuerJunge, { kosten, unter18 }]) => ({
			versorgt: Math.min(jung, fuerJunge) + Math.min(alt, gesamt - fuerJunge),
			uebrig: Math.max(0, alt - (gesamt - fuerJunge)),
			kosten,
			unter18,
		})),
	) as [Teilung[], Teilung[]];
	const junge = besteTeilung(moeglich, gemischt - Math.min(gemischt, anzahl('XA')));
	return raeume.map((raum) => {
		const klasse = zimmerklasse(raum, junge);
		const bleiben = (drin.get(raum.id) ?? []).filter(({ gastID }) => {
			const seine = klassen.get(gastID);
			return seine !== undefined && passt(seine, klasse);
		});
		return { raum, klasse, drin: new Set(bleiben.slice(0, raum.betten).map(({ gastID }) => gastID)) };
	});
}

const zimmerklasse = ({ id, fuer }: Raum, junge: ReadonlySet<string>): Zimmerklasse => {
	if (fuer === 'GEMISCHT') return 'G';
	return fuer === 'LEITUNG' ? 'L' : `${fuer}${junge.has(id) ? 'U' : 'A'}`;
};

/** One who has to leave counts more than all barrier-free rooms. */
const VERTRIEBEN = 1000;

interface Wahl {
	/** First who would have to leave, then barrier-free rooms given to those who don't need them. */
	readonly kosten: number;
	readonly unter18: readonly string[];
}
interface Teilung extends Wahl {
	readonly versorgt: number;
	/** Adults for whom only a mixed room is left. */
	readonly uebrig: number;
}

function aufteilungen(
	raeume: readonly Raum[],
	kostenVon: (raum: Raum, unter18: boolean) => number,
): ReadonlyMap<number, Wahl> {
	let wahlen = new Map<number, Wahl>([[0, { kosten: 0, unter18: [] }]]);
	for (const raum of raeume) {
		const danach = new Map<number, Wahl>();
		const merke = (betten: number, wahl: Wahl) => {
			const bisher = danach.get(betten);
			if (!bisher || wahl.kosten < bisher.kosten) danach.set(betten, wahl);
		};
		for (const [betten, { kosten, unter18 }] of wahlen) {
			merke(betten, { kosten: kosten + kostenVon(raum, false), unter18 });
			merke(betten + raum.betten, { kosten: kosten + kostenVon(raum, true), unter18: [...unter18, raum.id] });
		}
		wahlen = danach;
	}
	return wahlen;
}

function besteTeilung([frauen, maenner]: readonly [Teilung[], Teilung[]], gemischt: number): ReadonlySet<string> {
	let beste = { versorgt: -1, kosten: 0, unter18: [] as readonly string[][] };
	for (const w of frauen)
		for (const m of maenner) {
			const versorgt = w.versorgt + m.versorgt + Math.min(gemischt, w.uebrig + m.uebrig);
			const kosten = w.kosten + m.kosten;
			if (versorgt < beste.versorgt || (versorgt === beste.versorgt && kosten >= beste.kosten)) continue;
			beste = { versorgt, kosten, unter18: [[...w.unter18], [...m.unter18]] };
		}
	return new Set(beste.unter18.flat());
}

/** Nobody waits for better than this: so many steps, and in a large house so many comparisons. */
const SCHRITTE_JE_PERSON = 4;
const VERGLEICHE_MAX = 8_000_000;

class Verteilung {
	readonly #personen: readonly Person[];
	readonly #zimmer: readonly Zimmer[];
	readonly #wo = new Map<string, Zimmer>();
	/** Whose rooms nobody touches. */
	readonly #ruhend: ReadonlyMap<string, string>;
	/** One wish is worth more than all moves, one barrier-free room more than all wishes. */
	readonly #wunschwert: number;
	readonly #barrierewert: number;

	constructor(personen: readonly Person[], zimmer: readonly Zimmer[], ruhend: ReadonlyMap<string, string>) {
		this.#personen = personen;
		this.#zimmer = zimmer;
		this.#ruhend = ruhend;
		for (const eines of zimmer) for (const id of eines.drin) this.#wo.set(id, eines);
		const alle = personen.reduce((summe, { freunde }) => summe + [...freunde.values()].reduce((a, b) => a + b, 0), 0);
		this.#wunschwert = 2 * personen.length + 1;
		this.#barrierewert = this.#wunschwert * (alle + 1);
	}

	raumVon(gastID: string): string | null {
		return this.#wo.get(gastID)?.raum.id ?? this.#ruhend.get(gastID) ?? null;
	}

	/** Whoever has no bed finds one: where it is best, else where somebody can make room for him. */
	fuelle(): void {
		const ohne = this.#personen.filter(({ id }) => !this.#wo.has(id));
		// Whoever has least to choose from comes first, and of the others whoever is wished for most.
		const rang = ({ klasse, isBarrierefrei }: Person) => (isBarrierefrei ? 0 : klasse === 'XA' ? 1 : 2);
		const gefragt = ({ freunde }: Person) => freunde.size;
		for (const person of ohne.toSorted((a, b) => rang(a) - rang(b) || gefragt(b) - gefragt(a))) {
			const zimmer = this.#bestes(person) ?? this.#machePlatz(person);
			if (zimmer) this.#setze(person, zimmer);
		}
	}

	#bestes(person: Person): Zimmer | null {
		// Mixed rooms are for those who find nothing among their own.
		const wert = (zimmer: Zimmer) =>
			this.#wert(person, zimmer) - (zimmer.klasse === 'G' && person.klasse !== 'XA' ? 2 * this.#barrierewert : 0);
		return hoechster(
			this.#zimmer.filter((z) => passt(person.klasse, z.klasse) && z.drin.size < z.raum.betten),
			wert,
		);
	}

	/** Somebody in a mixed room for whom there is a bed among his own. */
	#machePlatz(person: Person): Zimmer | null {
		const zuege = this.#personen.flatMap((andere) => {
			const zimmer = this.#wo.get(andere.id);
			if (zimmer?.klasse !== 'G' || !passt(person.klasse, 'G')) return [];
			const frei = this.#zimmer.filter((z) => z.klasse === andere.klasse && z.drin.size < z.raum.betten);
			return frei.map((nach) => ({
				andere,
				zimmer,
				nach,
				wert: this.#wert(andere, nach) - this.#wert(andere, zimmer),
			}));
		});
		const zug = hoechster(zuege, ({ wert }) => wert);
		if (zug) this.#setze(zug.andere, zug.nach);
		return zug?.zimmer ?? null;
	}

	/** Moves and exchanges, the best one first, as long as one makes it better. */
	verbessere(): void {
		const n = this.#personen.length;
		const jeSchritt = n * (n + this.#zimmer.length) + 1;
		for (let schritt = Math.min(n * SCHRITTE_JE_PERSON, VERGLEICHE_MAX / jeSchritt); schritt > 0; schritt--) {
			const zug = hoechster(this.#zuege(), ({ gewinn }) => gewinn);
			if (!zug) return;
			const { person, nach, tausch } = zug;
			const von = this.#wo.get(person.id);
			if (tausch && von) this.#setze(tausch, von);
			this.#setze(person, nach);
		}
	}

	#zuege() {
		const zuege: { person: Person; nach: Zimmer; tausch: Person | null; gewinn: number }[] = [];
		for (const [i, person] of this.#personen.entries()) {
			const von = this.#wo.get(person.id);
			if (!von) continue;
			for (const nach of this.#zimmer) {
				if (nach === von || nach.drin.size >= nach.raum.betten || !passt(person.klasse, nach.klasse)) continue;
				const gewinn = this.#wert(person, nach) - this.#wert(person, von);
				if (gewinn > 0) zuege.push({ person, nach, tausch: null, gewinn });
			}
			for (const tausch of this.#personen.slice(i + 1)) {
				const nach = this.#wo.get(tausch.id);
				if (!nach || nach === von || !passt(person.klasse, nach.klasse) || !passt(tausch.klasse, von.klasse)) continue;
				const gewinn = this.#gewinnDesTauschs(person, von, tausch, nach);
				if (gewinn > 0) zuege.push({ person, nach, tausch, gewinn });
			}
		}
		return zuege;
	}

	#gewinnDesTauschs(person: Person, von: Zimmer, tausch: Person, nach: Zimmer): number {
		const hin = this.#wert(person, nach) - this.#wert(person, von);
		const her = this.#wert(tausch, von) - this.#wert(tausch, nach);
		// Each was counted as if the other stayed.
		return hin + her - 2 * (person.freunde.get(tausch.id) ?? 0) * this.#wunschwert;
	}

	/** What it is worth that he sleeps there. */
	#wert({ id, isBarrierefrei, bisher, freunde }: Person, { raum, drin }: Zimmer): number {
		let wuensche = 0;
		for (const [freund, n] of freunde) if (freund !== id && drin.has(freund)) wuensche += n;
		const barrierefrei = isBarrierefrei && raum.isBarrierefrei ? this.#barrierewert : 0;
		return barrierefrei + wuensche * this.#wunschwert - (bisher !== null && bisher !== raum.id ? 1 : 0);
	}

	#setze({ id }: Person, zimmer: Zimmer): void {
		this.#wo.get(id)?.drin.delete(id);
		zimmer.drin.add(id);
		this.#wo.set(id, zimmer);
	}
}

/** The first of the best; null: there is none. */
function hoechster<T>(alle: readonly T[], wert: (eines: T) => number): T | null {
	let bester: { eines: T; wert: number } | null = null;
	for (const eines of alle) {
		const seiner = wert(eines);
		if (!bester || seiner > bester.wert) bester = { eines, wert: seiner };
	}
	return bester?.eines ?? null;
}

function ergebnis(lage: Hauslage, betten: readonly Bett[], verteilung: Verteilung): Vorschlag {
	const bisher = new Map(betten.map(({ gastID, raumID }) => [gastID, raumID]));
	const umzuege = lage.gaeste.flatMap(({ id: gastID }) => {
		const [von, nach] = [bisher.get(gastID) ?? null, verteilung.raumVon(gastID)];
		return von === nach ? [] : [{ gastID, von, nach }];
	});
	const vorher = erfuellteWuensche(lage, (id) => bisher.get(id) ?? null);
	const nachher = erfuellteWuensche(lage, (id) => verteilung.raumVon(id));
	return {
		umzuege,
		wuensche: { alle: vorher.alle, vorher: vorher.erfuellt, nachher: nachher.erfuellt },
		ohneBett: lage.gaeste.map(({ id }) => id).filter((id) => verteilung.raumVon(id) === null),
	};
}
