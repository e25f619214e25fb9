import type { Akte, Vertrag } from '#domain/akte/zustand.ts';
import type { Geldvertrag } from '#domain/geld/posten.ts';
import type { Dienstart } from '#domain/referenzsaetze.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';

const GILT: readonly Vertrag['status'][] = [VERTRAG.nr.Unterschrieben, VERTRAG.nr.Laufend, VERTRAG.nr.Archiviert];

/** A concluded contract whose service wasn't missed, with its first and last day; null: no money goes by it. */
export function dienstzeit(
	{ wuensche }: Pick<Akte, 'wuensche'>,
	vertrag: Vertrag,
): { von: string; bis: string } | null {
	const wunsch = wuensche.find(({ id }) => id === vertrag.wunschID);
	if (!GILT.includes(vertrag.status) || wunsch?.status === WUNSCH.nr.DienstNichtAngetreten) return null;
	const von = vertrag.dienstantritt ?? vertrag.vertragsbeginn;
	const bis = vertrag.dienstende ?? vertrag.geplantesEnde ?? vertrag.vertragsende;
	return von !== null && bis !== null ? { von, bis } : null;
}

/** The contracts of one person that money goes by. Table: money.md, months. */
export function geldvertraege(akte: Akte, arten: Readonly<Record<string, Dienstart['art']>>): Geldvertrag[] {
	return akte.vertraege.flatMap((vertrag) => {
		const zeit = dienstzeit(akte, vertrag);
		const art = arten[vertrag.dienstartID] ?? 'SONSTIGE';
		return zeit ? [{ ...vertrag, ...zeit, art, vertragID: vertrag.id, freiwilligerID: akte.id }] : [];
	});
}
