/** Boxes one below the other, put on pages. Heights are in points. */

export interface Kasten {
	readonly hoehe: number;
	/** Room above, which the first on a page does without. */
	readonly davor: number;
	/** Stays on a page with the next one. */
	readonly bindet: boolean;
	/** Stands again above this one where it begins a page: the head of a table. */
	readonly kopf?: Kasten;
	/** Draws it on the page in hand; `y`: its upper edge, from the top of the page. */
	readonly setze: (y: number) => void;
}

export interface Gestellt {
	readonly kasten: Kasten;
	/** From the top of the room. */
	readonly y: number;
}

/** On pages of this height; `erste`: of the first. What is bound together moves on together, unless no page holds it. */
export function aufSeiten(kaesten: readonly Kasten[], hoehe: number, erste = hoehe): Gestellt[][] {
	const seiten: Gestellt[][] = [[]];
	let y = 0;
	const platz = () => (seiten.length === 1 ? erste : hoehe);
	const stelle = (kasten: Kasten) => {
		const oben = y === 0 ? 0 : y + kasten.davor;
		(seiten.at(-1) as Gestellt[]).push({ kasten, y: oben });
		y = oben + kasten.hoehe;
	};
	const neueSeite = (kopf: Kasten | undefined) => {
		seiten.push([]);
		y = 0;
		if (kopf) stelle(kopf);
	};
	for (const gruppe of gebundene(kaesten)) {
		const istZuGross = gesamthoehe(gruppe) > hoehe;
		if (!istZuGross && y + (y === 0 ? 0 : davor(gruppe)) + gesamthoehe(gruppe) > platz()) neueSeite(gruppe[0]?.kopf);
		for (const kasten of gruppe) {
			if (istZuGross && y > 0 && y + kasten.davor + kasten.hoehe > platz()) neueSeite(kasten.kopf);
			stelle(kasten);
		}
	}
	return seiten;
}

function gebundene(kaesten: readonly Kasten[]): Kasten[][] {
	const gruppen: Kasten[][] = [];
	let bindet = false;
	for (const kasten of kaesten) {
		if (bindet) gruppen.at(-1)?.push(kasten);
		else gruppen.push([kasten]);
		bindet = kasten.bindet;
	}
	return gruppen;
}

const davor = ([erster]: readonly Kasten[]): number => erster?.davor ?? 0;

/** Without the room above it. */
const gesamthoehe = (gruppe: readonly Kasten[]): number =>
	gruppe.reduce((summe, { davor, hoehe }) => summe + davor + hoehe, 0) - davor(gruppe);

/** The lines of a paragraph: neither its first nor its last stands alone on a page. */
export const bindetZeile = (nr: number, von: number): boolean => (nr === 0 ? von > 1 : nr === von - 2);
