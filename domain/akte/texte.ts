import type { PersonArt } from '#domain/ereignis.ts';
import { BemerkungGeschrieben, type Worte } from './ereignisse.ts';
import type { Lage } from './lage.ts';

/** Free text is personal data of the volunteer it is about. */
export function freitext<D extends object>(
	freiwilligerID: string,
	daten: D,
): { betroffener: string; art: PersonArt; daten: D } {
	return { betroffener: freiwilligerID, art: 'FREITEXT', daten };
}

/** Reason and message as far as they were given; undefined: nothing was said. */
export function worte(freiwilligerID: string, texte: { grund?: string | null; nachricht?: string | null }) {
	const gesagt: Worte = {};
	if (texte.grund?.trim()) gesagt.grund = texte.grund.trim();
	if (texte.nachricht?.trim()) gesagt.nachricht = texte.nachricht.trim();
	return Object.keys(gesagt).length ? freitext(freiwilligerID, gesagt) : undefined;
}

/** A remark the system writes for the staff of the Traeger. */
export function systembemerkung({ ctx, akte }: Lage, text: string) {
	const bemerkungID = ctx.neueID();
	const facts = { bemerkungID, isSystem: true, einsatzstelleID: null, wiedervorlageAm: null } as const;
	return BemerkungGeschrieben({ ...facts, sichtbarkeit: 'MA_VERWALTUNG' }, freitext(akte.id, { text }));
}
