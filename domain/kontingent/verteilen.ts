/** Distributing what is left of an Einsatzstelle to its Einsatzorte. Table: docs/adr/0057. */

/** An Einsatzort that may be given places. */
export interface Empfaenger {
	readonly einsatzortID: string;
	/** Z, as it stands. */
	readonly zugeteilt: number;
	/** Most places taken in the cycle before. */
	readonly zuletzt: number;
	/** Recognised places; null: no limit of its own. */
	readonly hoechstens: number | null;
}

export interface Anteil {
	readonly einsatzortID: string;
	readonly zugeteilt: number;
}

/**
 * The rest in proportion to what each used in the cycle before, in equal shares where none used any; whole places go by
 * largest remainder, those that tie in the order given. Nobody loses a place or gets more than is recognised there: what
 * that leaves is shared among the others. Only those whose figure changes are named.
 */
export function verteileRest(rest: number, empfaenger: readonly Empfaenger[]): Anteil[] {
	const dazu = new Map(empfaenger.map((e) => [e.einsatzortID, 0]));
	for (let offen = rest; offen > 0; ) {
		const moegliche = empfaenger.filter((e) => platzFuer(e, dazu) > 0);
		const vergeben = runde(offen, moegliche, dazu);
		if (vergeben === 0) break;
		offen -= vergeben;
	}
	return empfaenger.flatMap(({ einsatzortID, zugeteilt }) => {
		const mehr = dazu.get(einsatzortID) ?? 0;
		return mehr > 0 ? [{ einsatzortID, zugeteilt: zugeteilt + mehr }] : [];
	});
}

function platzFuer({ einsatzortID, zugeteilt, hoechstens }: Empfaenger, dazu: ReadonlyMap<string, number>): number {
	return (hoechstens ?? Number.POSITIVE_INFINITY) - zugeteilt - (dazu.get(einsatzortID) ?? 0);
}

/** Shares out once and says how many places found somebody. */
function runde(offen: number, an: readonly Empfaenger[], dazu: Map<string, number>): number {
	const anteile = nachGroesstemRest(
		offen,
		an.map((e) => e.zuletzt),
	);
	let vergeben = 0;
	for (const [nr, e] of an.entries()) {
		const mehr = Math.min(anteile[nr] ?? 0, platzFuer(e, dazu));
		dazu.set(e.einsatzortID, (dazu.get(e.einsatzortID) ?? 0) + mehr);
		vergeben += mehr;
	}
	return vergeben;
}

/** `anzahl` in whole shares in proportion to the weights, equal where all are 0. */
function nachGroesstemRest(anzahl: number, gewichte: readonly number[]): number[] {
	const summe = gewichte.reduce((s, g) => s + g, 0);
	const teiler = summe || gewichte.length;
	const zaehler = gewichte.map((g) => anzahl * (summe ? g : 1));
	const ganz = zaehler.map((z) => Math.floor(z / teiler));
	const uebrig = anzahl - ganz.reduce((s, n) => s + n, 0);
	const reste = zaehler.map((z, nr) => ({ nr, rest: z % teiler })).sort((a, b) => b.rest - a.rest || a.nr - b.nr);
	const mehr = new Set(reste.slice(0, uebrig).map(({ nr }) => nr));
	return ganz.map((n, nr) => (mehr.has(nr) ? n + 1 : n));
}
