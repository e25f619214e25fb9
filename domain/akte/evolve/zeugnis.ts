import type { Akte, Zeugnis } from '#domain/akte/zustand.ts';
import { tagInBerlin } from '#domain/datum.ts';
import { OHNE_TEXTE } from '#domain/zeugnis/texte.ts';
import { type Handler, type Typ, vertragIn } from './handler.ts';

export const zeugnisHandler = {
	ZeugnisVerlangt(akte, e) {
		const { vertragID, umfang, anforderungID, nach: stand } = e.facts;
		const vertrag = vertragIn(akte, vertragID);
		vertrag.zeugnis = {
			umfang,
			stand,
			anforderungID,
			verlangtAm: tagInBerlin(e.meta.zeit),
			dokumentID: null,
			texte: vertrag.zeugnis?.texte ?? OHNE_TEXTE,
			hinweis: null,
			berichtigung: null,
		};
	},
	ZeugnisGeschrieben(akte, e) {
		zeugnisIn(akte, e.facts.vertragID).texte = e.person ?? OHNE_TEXTE;
	},
	ZeugnisWeitergegeben(akte, e) {
		Object.assign(zeugnisIn(akte, e.facts.vertragID), { stand: e.facts.nach, hinweis: null });
	},
	ZeugnisZurueckgegeben(akte, e) {
		const hinweis = e.person?.nachricht ?? null;
		Object.assign(zeugnisIn(akte, e.facts.vertragID), { stand: e.facts.nach, hinweis, dokumentID: null });
	},
	ZeugnisFreigegeben(akte, e) {
		const { vertragID, anforderungID, nach: stand } = e.facts;
		const neu = { stand, anforderungID, dokumentID: null, hinweis: null, berichtigung: null };
		Object.assign(zeugnisIn(akte, vertragID), neu);
	},
	ZeugnisBerichtigungVerlangt(akte, e) {
		const berichtigung = e.person?.nachricht ?? null;
		Object.assign(zeugnisIn(akte, e.facts.vertragID), { stand: e.facts.nach, berichtigung, hinweis: null });
	},
	ZeugnisBerichtigungAbgelehnt(akte, e) {
		const hinweis = e.person?.grund ?? null;
		Object.assign(zeugnisIn(akte, e.facts.vertragID), { stand: e.facts.nach, hinweis, berichtigung: null });
	},
} satisfies Partial<{ [T in Typ]: Handler[T] }>;

/** A step always follows the wish for it; a missing one means a broken stream. */
function zeugnisIn(akte: Akte, vertragID: string): Zeugnis {
	const { zeugnis } = vertragIn(akte, vertragID);
	if (!zeugnis) throw new Error(`Akte ${akte.id}: Zeugnis zu ${vertragID} fehlt`);
	return zeugnis;
}

/** What comes to the request of a Zeugnis is the Zeugnis, whoever made it. */
export function alsZeugnis({ vertraege }: Akte, anforderungID: string, dokumentID: string): void {
	for (const { zeugnis } of vertraege) if (zeugnis?.anforderungID === anforderungID) zeugnis.dokumentID = dokumentID;
}
