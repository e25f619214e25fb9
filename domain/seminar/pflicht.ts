/** How far somebody has come with his seminar days. Tables: Computations (Composition), Seminarnachweis. */
import type { Seminarteil } from '#domain/recht/recht.ts';
import { type Gelegenheit, nichtMehrErreichbarAb } from './erreichbar.ts';

/** A seminar that counts for somebody. Days in tenths. */
export interface Gezaehltes {
	/** null: an own entry, which counts for the sum and never for the composition. */
	readonly seminartypID: string | null;
	readonly stand: 'GEPLANT' | 'PRUEFUNG' | 'ANERKANNT';
	readonly tage: number;
}

export interface Moegliches extends Gelegenheit {
	readonly id: string;
	readonly seminartypID: string;
}

/** Days in tenths. */
export interface Tagestand {
	readonly anerkannt: number;
	readonly pruefung: number;
	readonly geplant: number;
	/** Required, not recognised. */
	readonly offen: number;
	/** First day from which the open ones can't be attended any more, as far as they aren't planned. */
	readonly nichtMehrErreichbarAb: string | null;
}

export interface Teilstand extends Tagestand {
	readonly seminartypID: Seminarteil['seminartypID'];
	readonly mindestens: number;
}

export interface Pflichtstand<M extends Moegliches = Moegliches> extends Tagestand {
	readonly teile: readonly Teilstand[];
	/** What would still help, a missing part first, then by date. */
	readonly hilft: readonly M[];
}

interface Pflicht {
	/** Tenths of a day. */
	readonly tage: number;
	readonly teile: readonly Seminarteil[];
}

export function pflichtstand<M extends Moegliches>(
	pflicht: Pflicht,
	gezaehltes: readonly Gezaehltes[],
	gelegenheiten: readonly M[],
	heute: string,
): Pflichtstand<M> {
	const teile = pflicht.teile.map(({ seminartypID, tage }): Teilstand => {
		const davon = gezaehltes.filter((g) => g.seminartypID === seminartypID);
		const passende = gelegenheiten.filter((a) => a.seminartypID === seminartypID);
		return { seminartypID, mindestens: tage * 10, ...tagestand(tage * 10, davon, passende, heute) };
	});
	const summe = tagestand(pflicht.tage, gezaehltes, gelegenheiten, heute);
	return { ...summe, teile, hilft: hilfreiche(summe, teile, gelegenheiten) };
}

function tagestand(
	pflicht: number,
	gezaehltes: readonly Gezaehltes[],
	gelegenheiten: readonly Gelegenheit[],
	heute: string,
): Tagestand {
	const summe = (stand: Gezaehltes['stand']) =>
		gezaehltes.filter((g) => g.stand === stand).reduce((n, { tage }) => n + tage, 0);
	const [anerkannt, pruefung, geplant] = [summe('ANERKANNT'), summe('PRUEFUNG'), summe('GEPLANT')];
	const offen = Math.max(0, pflicht - anerkannt);
	const ungedeckt = Math.max(0, offen - pruefung - geplant);
	return {
		anerkannt,
		pruefung,
		geplant,
		offen,
		nichtMehrErreichbarAb: nichtMehrErreichbarAb(ungedeckt, gelegenheiten, heute),
	};
}

function hilfreiche<M extends Moegliches>(
	summe: Tagestand,
	teile: readonly Teilstand[],
	gelegenheiten: readonly M[],
): M[] {
	const fehlt = (stand: Tagestand) => stand.offen - stand.pruefung - stand.geplant > 0;
	const fehlende = new Set<string>(teile.filter(fehlt).map(({ seminartypID }) => seminartypID));
	const beginn = ({ termine: [erster] }: Moegliches) => erster?.von ?? '';
	const rang = ({ seminartypID }: Moegliches) => (fehlende.has(seminartypID) ? 0 : 1);
	return gelegenheiten
		.filter((a) => fehlende.has(a.seminartypID) || fehlt(summe))
		.toSorted((a, b) => rang(a) - rang(b) || beginn(a).localeCompare(beginn(b)));
}
