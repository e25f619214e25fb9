import type { Akte, Vertrag } from '#domain/akte/zustand.ts';
import { seminartage } from '#domain/recht/seminartage.ts';
import type { Dienstart } from '#domain/referenzsaetze.ts';
import { ersterTag, letzterTag } from '#domain/seminar/seminar-felder.ts';
import { zaehltFuer } from './gezaehlt.ts';

/** A seminar as papers tell of it. */
export interface Nachweiszeile {
	readonly titel: string | null;
	readonly von: string;
	readonly bis: string;
	/** Recognised, in tenths; null: still open. */
	readonly tage: number | null;
}

/** What papers tell of the seminars of a contract, in tenths of a day. Table: Papers, lists, feeds. */
export interface Seminarbilanz {
	/** By date; what was refused isn't told. */
	readonly zeilen: readonly Nachweiszeile[];
	readonly anerkannt: number;
	/** null: the contract has no period yet. */
	readonly pflicht: number | null;
	readonly offen: number | null;
}

type Seminarteil = Pick<Akte, 'person' | 'seminarnachweise' | 'vertraege' | 'wuensche'>;

/** `dienstart`: where the contract was agreed on before its rates were kept. */
export function seminarbilanz(akte: Seminarteil, vertrag: Vertrag, dienstart: Dienstart | null): Seminarbilanz {
	const zeilen = akte.seminarnachweise
		.filter((n) => n.status !== 90 && zaehltFuer(akte, n, vertrag.id))
		.map((n): Nachweiszeile => {
			const istAnerkannt = n.status === 45 || n.status === 50;
			const { titel, tage } = n;
			return { titel, von: ersterTag(n) ?? '', bis: letzterTag(n) ?? '', tage: istAnerkannt ? (tage ?? 0) : null };
		})
		.toSorted((a, b) => a.von.localeCompare(b.von));
	const anerkannt = zeilen.reduce((summe, { tage }) => summe + (tage ?? 0), 0);
	const tage = seminartage(vertrag, dienstart, akte.person.geburtsdatum);
	const pflicht = tage === null ? null : tage * 10;
	return { zeilen, anerkannt, pflicht, offen: pflicht === null ? null : Math.max(0, pflicht - anerkannt) };
}
