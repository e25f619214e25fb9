import { addiereTage, tageZwischen } from '#domain/datum.ts';
import { fuelleTeilweise, type Mappe, stelleVertragBereit, unterschreibeNaechste } from './dokumente.ts';
import type { Schritt } from './schritt.ts';

/** Days of the steps that were taken: of the agreement, of the conclusion if there was one, and the last of them. */
interface Weg {
	readonly einigung: string | null;
	readonly abschluss: string | null;
	readonly zuletzt: string;
}

/** What happens to documents beside the steps they hold up. */
export function unterwegs(mappe: Mappe, weg: Weg, heute: string): Schritt[] {
	const { nebenbei } = mappe.welt;
	const seither = tageZwischen(weg.zuletzt, heute);
	if (seither < 0) return [];
	const teilweise = addiereTage(heute, -nebenbei.ganz(0, Math.min(seither, 16)));
	const elektronisch = weg.einigung && mappe.hatKonto && nebenbei.ob(0.2);
	return [
		...(elektronisch ? vertragImPortal(mappe, weg.einigung, weg.abschluss ?? heute, weg.abschluss !== null) : []),
		{ tag: teilweise, tue: () => fuelleTeilweise(mappe) },
	];
}

const PARTEIEN = 4;

/** Signed one after the other within a few days; where it isn't concluded yet, it still waits for somebody. */
function vertragImPortal(mappe: Mappe, von: string, bis: string, isAbgeschlossen: boolean): Schritt[] {
	const abstand = Math.max(1, Math.min(4, Math.floor(tageZwischen(von, bis) / (PARTEIEN + 1))));
	const unterschriften = isAbgeschlossen ? PARTEIEN : mappe.welt.nebenbei.ganz(0, PARTEIEN - 2);
	return [
		{ tag: von, tue: () => stelleVertragBereit(mappe) },
		...Array.from({ length: unterschriften }, (_, i) => ({
			tag: addiereTage(von, (i + 1) * abstand),
			tue: () => unterschreibeNaechste(mappe),
		})).filter(({ tag }) => tag <= bis),
	];
}
