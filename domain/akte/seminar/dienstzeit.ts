/** Which service a day belongs to. Table: Attendance, which contract a proof counts for. */

import { istVereinbart } from '#domain/akte/vertragswahl.ts';
import type { Akte, Vertrag } from '#domain/akte/zustand.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';

interface Dienstzeit {
	readonly von: string;
	readonly bis: string;
}

/** By its contract, after an end by the actual one; null: neither agreed on nor with dates, or never begun. */
function dienstzeit({ wuensche }: Pick<Akte, 'wuensche'>, vertrag: Vertrag): Dienstzeit | null {
	const { vertragsbeginn: von, dienstende, geplantesEnde, vertragsende, wunschID } = vertrag;
	const bis = dienstende ?? geplantesEnde ?? vertragsende;
	const gilt =
		istVereinbart(vertrag) && wuensche.find((w) => w.id === wunschID)?.status !== WUNSCH.nr.DienstNichtAngetreten;
	return gilt && von !== null && bis !== null ? { von, bis } : null;
}

/** The contract whose service holds the day. */
export const vertragAm = (akte: Pick<Akte, 'wuensche' | 'vertraege'>, tag: string): Vertrag | null =>
	akte.vertraege.findLast((vertrag) => {
		const zeit = dienstzeit(akte, vertrag);
		return zeit !== null && zeit.von <= tag && tag <= zeit.bis;
	}) ?? null;
