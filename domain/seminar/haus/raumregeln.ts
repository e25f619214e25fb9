/** Who may sleep where. Table: House and kitchen; the sentences are those of the design guide. */
import type { Bett, Haus, Raum } from './haus.ts';

/** Who sleeps there, as far as the rules ask. */
export interface Gast {
	readonly id: string;
	readonly name: string;
	readonly art: 'TEILNEHMEND' | 'LEITUNG';
	readonly geschlecht: 'W' | 'M' | 'D' | 'K' | null;
	/** On the first day; null: nobody knows. */
	readonly alter: number | null;
	readonly isMinderjaehrig: boolean | null;
}

/** Why somebody doesn't fit. */
export interface Hindernis {
	readonly code: 'BETTEN' | 'LEITUNG' | 'GESCHLECHT' | 'ALTER';
	readonly text: string;
	/** The Traeger may say why nevertheless; never over the beds. */
	readonly mitGrund: boolean;
}

/** `drin`: the others who sleep there. null: he fits. */
export const hindernis = (gast: Gast, raum: Raum, drin: readonly Gast[]): Hindernis | null =>
	ohneBett(raum, drin.length) ??
	andereSeite(gast, raum) ??
	anderesGeschlecht(gast, raum) ??
	anderesAlter(gast, raum, drin);

function ohneBett({ bezeichnung, betten }: Raum, belegt: number): Hindernis | null {
	if (belegt < betten) return null;
	const text =
		betten === 1
			? `${bezeichnung} hat 1 Bett, es ist belegt.`
			: `${bezeichnung} hat ${betten} Betten, alle sind belegt.`;
	return { code: 'BETTEN', text, mitGrund: false };
}

/** Whoever leads sleeps in a room for the leaders, and nobody else does. */
function andereSeite({ art }: Gast, { bezeichnung, fuer }: Raum): Hindernis | null {
	if ((art === 'LEITUNG') === (fuer === 'LEITUNG')) return null;
	const text = fuer === 'LEITUNG' ? `${bezeichnung} ist für die Leitung.` : `${bezeichnung} ist für Teilnehmende.`;
	return { code: 'LEITUNG', text, mitGrund: false };
}

/** Whoever is neither, or doesn't say, is asked first: without a reason only a mixed room is right. */
function anderesGeschlecht({ geschlecht }: Gast, { bezeichnung, fuer }: Raum): Hindernis | null {
	if ((fuer !== 'W' && fuer !== 'M') || geschlecht === fuer) return null;
	const text = `${bezeichnung} ist für ${fuer === 'W' ? 'Frauen' : 'Männer'}.`;
	return { code: 'GESCHLECHT', text, mitGrund: true };
}

const NICHT_ZUSAMMEN = 'Minderjährige teilen kein Zimmer mit Volljährigen.';

function anderesAlter(gast: Gast, raum: Raum, drin: readonly Gast[]): Hindernis | null {
	const grund = altersgrund(gast, raum, drin);
	return grund === null ? null : { code: 'ALTER', text: `${grund} ${NICHT_ZUSAMMEN}`, mitGrund: true };
}

function altersgrund(gast: Gast, { bezeichnung, fuer }: Raum, drin: readonly Gast[]): string | null {
	if (fuer === 'LEITUNG') return null;
	const unbekannt = [gast, ...drin].find(({ isMinderjaehrig }) => isMinderjaehrig === null);
	if (unbekannt && (fuer === 'GEMISCHT' || drin.length > 0)) return `Das Geburtsdatum von ${unbekannt.name} fehlt.`;
	if (gast.isMinderjaehrig) {
		if (fuer === 'GEMISCHT') return `${wer(gast)} ist ${gast.alter}, ${bezeichnung} ist für Volljährige.`;
		return drin.some((d) => d.isMinderjaehrig === false)
			? `${wer(gast)} ist ${gast.alter}, in ${bezeichnung} schlafen Volljährige.`
			: null;
	}
	return fuer !== 'GEMISCHT' && drin.some((d) => d.isMinderjaehrig === true)
		? `${wer(gast)} ist volljährig, in ${bezeichnung} schlafen Minderjährige.`
		: null;
}

const wer = ({ geschlecht, name }: Gast): string => (geschlecht === 'W' ? 'Sie' : geschlecht === 'M' ? 'Er' : name);

/** Who sleeps in a room, without those nobody knows any more. */
export const bewohner = ({ betten }: Pick<Haus, 'betten'>, raumID: string, gaeste: ReadonlyMap<string, Gast>): Gast[] =>
	betten.flatMap((bett) => {
		const gast = bett.raumID === raumID ? gaeste.get(bett.gastID) : undefined;
		return gast ? [gast] : [];
	});

/** Where somebody could sleep: what fits first, then what doesn't with the reason. */
export interface Raumwahl {
	readonly raum: Raum;
	readonly frei: number;
	readonly hindernis: Hindernis | null;
}

export function raumwahl(gast: Gast, haus: Pick<Haus, 'raeume' | 'betten'>, gaeste: readonly Gast[]): Raumwahl[] {
	const wer = new Map(gaeste.map((g) => [g.id, g]));
	const ohneIhn = { betten: haus.betten.filter(({ gastID }) => gastID !== gast.id) };
	const wahl = haus.raeume.map((raum) => {
		const drin = bewohner(ohneIhn, raum.id, wer);
		return { raum, frei: Math.max(0, raum.betten - drin.length), hindernis: hindernis(gast, raum, drin) };
	});
	const rang = ({ hindernis: h }: Raumwahl) => (h === null ? 0 : h.mitGrund ? 1 : 2);
	return wahl.toSorted((a, b) => rang(a) - rang(b));
}

/** Why somebody no longer fits where he sleeps, for example after his birth date was corrected; a reason settles it. */
export function unstimmigkeit(
	{ gastID, raumID, grund }: Bett,
	haus: Pick<Haus, 'raeume' | 'betten'>,
	gaeste: ReadonlyMap<string, Gast>,
): Hindernis | null {
	const [gast, raum] = [gaeste.get(gastID), haus.raeume.find(({ id }) => id === raumID)];
	if (!gast || !raum || grund !== null) return null;
	// Whose reason was given answers for it alone.
	const andere = haus.betten.filter((bett) => bett.gastID !== gastID && bett.grund === null);
	return hindernis(gast, raum, bewohner({ betten: andere }, raumID, gaeste));
}
