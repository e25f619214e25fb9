import type { Pdfbild } from '#commands/dateien/pdfbild.ts';
import type { Papier } from '#domain/papier/papier.ts';
import { setzePapiere } from './papier/papierblatt.ts';

/** Letters of the tenant's that are printed together. */
export interface Briefe extends Pick<Papier, 'titel' | 'briefkopf'> {
	readonly verfasser: string;
	readonly logo?: Pdfbild;
	/** Day they bear. */
	readonly tag: string;
	readonly papiere: readonly Papier[];
}

export const setzeBriefe = ({ papiere, verfasser, logo, tag, ...kopf }: Briefe): Promise<Uint8Array> =>
	setzePapiere(kopf, papiere, { logo, verfasser, zeit: new Date(`${tag}T00:00:00Z`), vermerk: null });
