import type { Dienstart } from '#domain/referenzsaetze.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import type { Auftrag, Ziel } from './auftrag.ts';
import type { Grundlage, Stelle, Zyklusplan } from './grundlage.ts';
import type { Zufall } from './zufall.ts';

/** How many of a hundred volunteers stand where; 9900 only after a service that wasn't begun. */
const VERTEILUNG: Readonly<Record<'AKTIV' | 'BEENDET', readonly (readonly [Ziel, number])[]>> = {
	AKTIV: [
		[0, 4],
		[1000, 3],
		[1500, 8],
		[2000, 18],
		[2100, 13],
		[2500, 11],
		[2800, 8],
		[3000, 10],
		[4000, 19],
		[9300, 3],
		[9500, 2],
		[9900, 1],
	],
	BEENDET: [
		[1500, 4],
		[9000, 70],
		[9300, 12],
		[9500, 8],
		[9900, 6],
	],
};

/** Places per Einsatzort and Dienstart: full, one free, or many. */
type Lage = 'VOLL' | 'EINER' | 'VIELE';
const lageVon = (nr: number): Lage => (['VOLL', 'EINER', 'VIELE'] as const)[nr % 3] as Lage;

export interface Platzplan {
	readonly zyklus: Zyklusplan;
	readonly stelle: Stelle;
	readonly einsatzortID: string;
	readonly dienstartID: string;
	readonly zugeteilt: number;
}

const GEBUNDEN: readonly Ziel[] = [
	FREIWILLIGER.nr.BewerbungEinigung,
	FREIWILLIGER.nr.Vertragsabschluss,
	FREIWILLIGER.nr.ImDienst,
	FREIWILLIGER.nr.Dienstende,
	FREIWILLIGER.nr.VorzeitigesDienstende,
];

/** Spreads the volunteers over statuses and places; the places are allotted to fit them. */
export function planeVerteilung(
	zufall: Zufall,
	grundlage: Grundlage,
	stellen: readonly Stelle[],
	anzahl: number,
	anteilAktiv: number,
): { auftraege: Auftrag[]; plaetze: Platzplan[] } {
	const auftraege: Auftrag[] = [];
	const gebunden = new Map<string, number>();
	const orte = stellen.flatMap((stelle) => stelle.orte.map((einsatzortID) => ({ stelle, einsatzortID })));
	const aktiv = grundlage.zyklen.at(-1) as Zyklusplan;
	const frueher = grundlage.zyklen.slice(0, -1);
	const ueblich = grundlage.dienstarten.filter((d) => d.key !== 'FOEJ');
	for (let i = 0; i < anzahl; i++) {
		const imAktiven = i < Math.round(anzahl * anteilAktiv) || !frueher.length;
		const zyklus = imAktiven ? aktiv : zufall.aus(frueher);
		const ziel = gewichtet(zufall, VERTEILUNG[imAktiven ? 'AKTIV' : 'BEENDET']);
		const dienstart = waehleDienstart(zufall, ueblich);
		const platz = orte[i % orte.length] as (typeof orte)[number];
		const weitere = zufall.ob(0.35) ? [zufall.aus(orte)].filter((o) => o.einsatzortID !== platz.einsatzortID) : [];
		auftraege.push({ ziel, zyklus, dienstart, ...platz, weitere });
		if (GEBUNDEN.includes(ziel)) {
			const schluessel = [zyklus.id, platz.einsatzortID, dienstart.id].join('/');
			gebunden.set(schluessel, (gebunden.get(schluessel) ?? 0) + 1);
		}
	}
	const plaetze = grundlage.zyklen.flatMap((zyklus) =>
		orte.flatMap((ort, nr) =>
			ueblich.map((d) => {
				const anzahlGebunden = gebunden.get([zyklus.id, ort.einsatzortID, d.id].join('/')) ?? 0;
				return { zyklus, ...ort, dienstartID: d.id, zugeteilt: zuteilung(lageVon(nr), anzahlGebunden) };
			}),
		),
	);
	return { auftraege, plaetze };
}

function zuteilung(lage: Lage, gebunden: number): number {
	if (lage === 'VOLL') return gebunden;
	return lage === 'EINER' ? gebunden + 1 : gebunden + 4;
}

function waehleDienstart(zufall: Zufall, dienstarten: readonly Dienstart[]): Dienstart {
	const [fsj, bfd, bfdUe27] = dienstarten as [Dienstart, Dienstart, Dienstart];
	const x = zufall.zahl();
	return x < 0.6 ? fsj : x < 0.9 ? bfd : bfdUe27;
}

function gewichtet(zufall: Zufall, tabelle: readonly (readonly [Ziel, number])[]): Ziel {
	const summe = tabelle.reduce((s, [, gewicht]) => s + gewicht, 0);
	let rest = zufall.zahl() * summe;
	for (const [ziel, gewicht] of tabelle) {
		rest -= gewicht;
		if (rest < 0) return ziel;
	}
	return 2000;
}
