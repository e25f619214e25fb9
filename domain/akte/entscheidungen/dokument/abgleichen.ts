import { veralteteAnforderungen } from '#domain/akte/dokument/dokumentabgleich.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { platzereignis, vollende } from '#domain/akte/vollenden.ts';
import { belegungen } from '#domain/akte/wunsch/belegungen.ts';
import type { KontingentEreignis } from '#domain/kontingent/ereignisse.ts';

/**
 * What follows from the file but isn't so. Its number (I1) and the places it holds at the Einsatzstellen (I5): with the
 * decisions alone that can't come about, it can when a rule of derivation changes. Requests for documents: when days
 * pass, places or specifications change.
 */
export function abgleichen(lage: Lage): Entschluss {
	const { existiert, geloescht } = lage.akte;
	const veraltet = existiert && !geloescht ? veralteteAnforderungen(lage) : [];
	const akte = existiert ? vollende(lage, veraltet).akte : [];
	return { akte, kontingente: plaetze(lage), vertragsnummern: [] };
}

function plaetze({ akte, kontingente, referenz }: Lage): ReadonlyMap<string, readonly KontingentEreignis[]> {
	const soll = new Map(belegungen(akte, referenz.zyklen).map((b) => [b.wunschID, b]));
	const jeStelle = new Map<string, KontingentEreignis[]>();
	for (const { id, einsatzstelleID } of akte.wuensche) {
		const ist = kontingente.get(einsatzstelleID)?.belegungen.get(id);
		const ereignis = platzereignis(ist, soll.get(id), false);
		if (ereignis) jeStelle.set(einsatzstelleID, [...(jeStelle.get(einsatzstelleID) ?? []), ereignis]);
	}
	return jeStelle;
}
