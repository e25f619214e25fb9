import type { Vertrag } from '#domain/akte/zustand.ts';
import type { Dienstart } from '#domain/referenzsaetze.ts';
import { ersterTag, letzterTag } from '#domain/seminar/seminar-felder.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import { type Seminartagestand, type Seminarteil, tagestandVon, zaehltFuer } from './gezaehlt.ts';

/** A seminar as papers tell of it. */
export interface Nachweiszeile {
	readonly titel: string | null;
	readonly von: string;
	readonly bis: string;
	/** Recognised, in tenths; null: still open. */
	readonly tage: number | null;
}

/** What papers tell of the seminars of a contract (table: Papers, lists, feeds). */
export interface Seminarbilanz extends Seminartagestand {
	/** By date; what was refused isn't told. */
	readonly zeilen: readonly Nachweiszeile[];
}

/** `dienstart`: where the contract was agreed on before its rates were kept. */
export function seminarbilanz(akte: Seminarteil, vertrag: Vertrag, dienstart: Dienstart | null): Seminarbilanz {
	const zeilen = akte.seminarnachweise
		.filter((n) => n.status !== SEMINARNACHWEIS.nr.Abgelehnt && zaehltFuer(akte, n, vertrag.id))
		.map((n): Nachweiszeile => {
			const istAnerkannt = n.status === SEMINARNACHWEIS.nr.AnerkanntAU || n.status === SEMINARNACHWEIS.nr.Anerkannt;
			const { titel, tage } = n;
			return { titel, von: ersterTag(n) ?? '', bis: letzterTag(n) ?? '', tage: istAnerkannt ? (tage ?? 0) : null };
		});
	return {
		zeilen: zeilen.toSorted((a, b) => a.von.localeCompare(b.von)),
		...tagestandVon(akte, vertrag, dienstart),
	};
}
