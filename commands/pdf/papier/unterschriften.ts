import { groesster } from '#domain/beliebig-viele.ts';
import type { Unterschriftsblock } from '#domain/papier/papier.ts';
import { fett, grundlinie, type Satz, schlicht } from './fliesstext.ts';
import type { Element } from './gliederung.ts';
import type { Kasten } from './kasten.ts';
import { KLEIN, PARTEI } from './masse.ts';
import { GRAU, SCHWARZ } from './stift.ts';

const NEBENEINANDER = 3;
const ZWISCHEN = 19;
/** Room to write in: place and date above, the signature below. */
const ORT_HOEHE = 20;
const FELD_HOEHE = 42;

/** Blocks to sign in, three in a row, which stay together. */
export function unterschriftskaesten(satz: Satz, bloecke: readonly Unterschriftsblock[]): Kasten[] {
	const breite = (satz.breite - (NEBENEINANDER - 1) * ZWISCHEN) / NEBENEINANDER;
	const gesetzt = bloecke.map(({ name, rolle }) => {
		const element = satz.dokument.unter('Sect');
		return {
			ort: element.unter('P'),
			in: element.unter('P'),
			namenszeilen: satz.stift.schrift.umbrich(name ? [fett(schlicht(name))] : [], breite, PARTEI.groesse),
			rollenzeilen: satz.stift.schrift.umbrich([schlicht(rolle)], breite, KLEIN.groesse),
		};
	});
	const reihen = Array.from({ length: Math.ceil(gesetzt.length / NEBENEINANDER) }, (_, i) =>
		gesetzt.slice(i * NEBENEINANDER, (i + 1) * NEBENEINANDER),
	);
	return reihen.map((reihe, i) => ({
		hoehe: ORT_HOEHE + KLEIN.zeile + FELD_HOEHE + groesster(reihe.map(texthoehe)),
		davor: i === 0 ? 4 : 10,
		bindet: i < reihen.length - 1,
		setze: (y) => {
			for (const [j, block] of reihe.entries())
				setzeBlock(satz, block, { x: satz.links + j * (breite + ZWISCHEN), y, breite });
		},
	}));
}

interface Gesetzt {
	readonly ort: Element;
	readonly in: Element;
	readonly namenszeilen: readonly (readonly { text: string; schnitt: 'normal' | 'fett' | 'kursiv' }[])[];
	readonly rollenzeilen: Gesetzt['namenszeilen'];
}

const texthoehe = ({ namenszeilen, rollenzeilen }: Gesetzt): number =>
	3 + namenszeilen.length * PARTEI.zeile + rollenzeilen.length * KLEIN.zeile;

function setzeBlock({ stift }: Satz, block: Gesetzt, { x, y, breite }: { x: number; y: number; breite: number }): void {
	const ortslinie = y + ORT_HOEHE;
	stift.strich({ x, y: ortslinie }, { x: x + breite, y: ortslinie });
	const klein = { groesse: KLEIN.groesse, farbe: GRAU };
	stift.text(schlicht('Ort, Datum'), { ...klein, x, y: ortslinie + grundlinie(KLEIN), in: block.ort });
	const linie = ortslinie + KLEIN.zeile + FELD_HOEHE;
	stift.strich({ x, y: linie }, { x: x + breite, y: linie }, { farbe: SCHWARZ, dick: 0.7 });
	let hier = linie + 3;
	for (const zeile of block.namenszeilen) {
		stift.text(zeile, { x, y: hier + grundlinie(PARTEI), groesse: PARTEI.groesse, in: block.in });
		hier += PARTEI.zeile;
	}
	for (const zeile of block.rollenzeilen) {
		stift.text(zeile, { ...klein, x, y: hier + grundlinie(KLEIN), in: block.in });
		hier += KLEIN.zeile;
	}
}
