/** How anybody can ask whether a paper is genuine: the number, where to ask, and both as a QR code. */

import encodeQR from 'qr';
import { groesster } from '#domain/beliebig-viele.ts';
import { formatPruefnummer, PRUEFSEITE, pruefadresse } from '#domain/papier/pruefnummer.ts';
import { fett, grundlinie, schlicht } from './fliesstext.ts';
import type { Element } from './gliederung.ts';
import { KLEIN, mm } from './masse.ts';
import type { Schriftsatz } from './schriftsatz.ts';
import { GRAU, type Stift } from './stift.ts';

export interface Pruefvermerk {
	readonly nummer: string;
	/** Address of the portal; null: it isn't known, and nothing leads there. */
	readonly portal: string | null;
}

export const QR = mm(13.5);
const ZUM_QR = 7;

export const vermerkzeilen = ({ nummer, portal }: Pruefvermerk): readonly string[] => [
	'Echtheit prüfen',
	...(portal === null ? [] : [`${portal.replace(/^https?:\/\/|\/+$/g, '')}${PRUEFSEITE}`]),
	`Nr. ${formatPruefnummer(nummer)}`,
];

/** A run of dark modules in a row of the code, in parts of its whole width. */
export interface Balken {
	readonly x: number;
	readonly y: number;
	readonly breite: number;
	readonly hoehe: number;
}

/** The code without its quiet zone: around it nothing is printed. */
export const qrBalken = ({ nummer, portal }: Pruefvermerk): readonly Balken[] =>
	portal === null ? [] : codeBalken(pruefadresse(portal, nummer), 'medium');

/** `staerke`: how much of it may be lost before it can't be read any more. */
export function codeBalken(text: string, staerke: 'medium' | 'quartile'): readonly Balken[] {
	// The library draws at least one module of quiet around it.
	const mitRand = encodeQR(text, 'raw', { ecc: staerke, border: 1 });
	const punkte = mitRand.slice(1, -1).map((zeile) => zeile.slice(1, -1));
	const teil = 1 / punkte.length;
	return punkte.flatMap((zeile, y) => {
		const muster = zeile.map((dunkel) => (dunkel ? '#' : ' ')).join('');
		return [...muster.matchAll(/#+/g)].map(({ index, 0: lauf }) => ({
			...{ x: index * teil, y: y * teil, breite: lauf.length * teil, hoehe: teil },
		}));
	});
}

/** From the right edge inwards. */
export const vermerkbreite = (schrift: Schriftsatz, vermerk: Pruefvermerk): number =>
	(vermerk.portal === null ? 0 : QR + ZUM_QR) +
	groesster(vermerkzeilen(vermerk).map((zeile) => schrift.breite(zeile, 'fett', KLEIN.groesse)));

/** `in`: read out there; on the other pages it is furniture. */
export function setzeVermerk(
	stift: Stift,
	vermerk: Pruefvermerk,
	{ rechts, oben, in: element }: { rechts: number; oben: number; in: Element | undefined },
): void {
	const absatz = element?.unter('P');
	const rand = rechts - (vermerk.portal === null ? 0 : QR + ZUM_QR);
	for (const [i, text] of vermerkzeilen(vermerk).entries()) {
		const zeile = i === 0 ? fett(schlicht(text)) : schlicht(text);
		const x = rand - stift.schrift.breite(text, i === 0 ? 'fett' : 'normal', KLEIN.groesse);
		const y = oben + i * KLEIN.zeile + grundlinie(KLEIN);
		stift.text(zeile, { x, y, groesse: KLEIN.groesse, farbe: GRAU, in: absatz });
	}
	const balken = qrBalken(vermerk);
	if (balken.length === 0) return;
	const ort = { x: rechts - QR, y: oben, seite: QR };
	stift.flaechen(balken, { ...ort, in: element?.unter('Figure'), text: 'QR-Code: Echtheit prüfen' });
}
