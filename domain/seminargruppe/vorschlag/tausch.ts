import type { Belegung } from './belegung.ts';

/** So often at most everything is looked through: 1,000 people in 40 groups take a tenth of it. */
const RUNDEN = 200;

/** Somebody goes from one group to another; back comes `p2`, or nobody where the other is smaller by one. */
interface Wechsel {
	readonly p: number;
	readonly p2: number | null;
	readonly g: number;
	readonly h: number;
	readonly gewinn: number;
}

/**
 * Two change places where that is better for them together; every change is, so it comes to an end. Nobody is left
 * then who would do so. Sizes stay, or change places themselves.
 */
export function tausche(belegung: Belegung): void {
	for (let runde = 0; runde < RUNDEN; runde++) {
		const vergeben = new Set<number>();
		let getan = 0;
		for (const wechsel of moegliche(belegung)) {
			if (vergeben.has(wechsel.g) || vergeben.has(wechsel.h) || !versuche(belegung, wechsel)) continue;
			getan += 1;
			vergeben.add(wechsel.g).add(wechsel.h);
		}
		if (getan === 0) return;
	}
}

/** Of every two groups the best change, the best of all first. */
function moegliche(belegung: Belegung): Wechsel[] {
	const beste = besteJe(belegung);
	const wechsel: Wechsel[] = [];
	const anzahl = belegung.gruppen.length;
	for (let g = 0; g < anzahl; g++) {
		for (let h = 0; h < anzahl; h++) {
			const hin = beste[g]?.[h];
			if (g === h || !hin) continue;
			const zurueck = g < h ? beste[h]?.[g] : null;
			if (zurueck && hin.gewinn + zurueck.gewinn > 0)
				wechsel.push({ p: hin.p, p2: zurueck.p, g, h, gewinn: hin.gewinn + zurueck.gewinn });
			if (hin.gewinn > 0 && kannAllein(belegung, g, h)) wechsel.push({ p: hin.p, p2: null, g, h, gewinn: hin.gewinn });
		}
	}
	return wechsel.sort((a, b) => b.gewinn - a.gewinn || a.g - b.g || a.h - b.h);
}

const kannAllein = (belegung: Belegung, g: number, h: number): boolean =>
	(belegung.groesse[h] ?? 0) < (belegung.groesse[g] ?? 0) && belegung.hatPlatz(h);

interface Bester {
	readonly p: number;
	readonly gewinn: number;
}

/** For every group and every other one: who of the first gains most by going there. */
function besteJe(belegung: Belegung): (Bester | undefined)[][] {
	const beste: (Bester | undefined)[][] = belegung.gruppen.map(() => []);
	for (const [p, g] of belegung.zuordnung.entries()) {
		const seine = beste[g];
		if (!seine) continue;
		const jetzt = belegung.last(p, g);
		for (let h = 0; h < belegung.gruppen.length; h++) {
			const gewinn = jetzt - belegung.last(p, h);
			if (h !== g && Number.isFinite(gewinn) && gewinn > (seine[h]?.gewinn ?? Number.NEGATIVE_INFINITY))
				seine[h] = { p, gewinn };
		}
	}
	return beste;
}

/** Who comes and goes may be of one Einsatzstelle: only what is better together is done. */
function versuche(belegung: Belegung, { p, p2, g, h }: Wechsel): boolean {
	const hin = wechsle(belegung, p, g, h);
	const zurueck = p2 === null ? 0 : wechsle(belegung, p2, h, g);
	if (hin + zurueck > 0) return true;
	if (p2 !== null) belegung.setze(p2, h);
	belegung.setze(p, g);
	return false;
}

function wechsle(belegung: Belegung, p: number, von: number, nach: number): number {
	const gewinn = belegung.last(p, von) - belegung.last(p, nach);
	belegung.setze(p, nach);
	return gewinn;
}
