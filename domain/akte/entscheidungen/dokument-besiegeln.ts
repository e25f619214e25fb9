import { DokumentBesiegelt } from '#domain/akte/ereignisse.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { Akte, Dokument } from '#domain/akte/zustand.ts';

export interface DokumentBesiegelnEingabe {
	readonly dokumentID: string;
	/** What was signed. */
	readonly fassung: number;
	readonly uploadID: string;
	readonly sha256: string;
}

/** The document whose signatures wait to be sealed; null: it is sealed, or they have been taken back since. */
export function zuBesiegeln(akte: Akte, dokumentID: string): Dokument | null {
	const dokument = akte.dokumente.find((d) => d.id === dokumentID && !d.isGeloescht);
	return dokument?.status === 2000 && !dokument.isPapier && dokument.siegel === null ? dokument : null;
}

/** By the portal: keeps the finished file with its signature page; said again it changes nothing. */
export function dokumentBesiegeln(lage: Lage, eingabe: DokumentBesiegelnEingabe): Entschluss {
	const dokument = zuBesiegeln(lage.akte, eingabe.dokumentID);
	return vollende(lage, dokument?.fassung === eingabe.fassung ? [DokumentBesiegelt(eingabe)] : []);
}
