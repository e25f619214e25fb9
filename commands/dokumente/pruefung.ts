import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Pruefung } from '#domain/akte/dokument/dokumentdatei.ts';
import { beurteile, type Pruefbefund, type Vorgelegt } from '#domain/papier/echtheit.ts';
import { liesPruefnummer, pruefnummerAus, ZUFALLSBYTES } from '#domain/papier/pruefnummer.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { DB } from '#projections/db.ts';
import { ausgaben } from '#projections/queries/dokumente/ausgaben.ts';

/** A number for a paper that is about to be made. */
export const neuePruefung = (): Pruefung => mitKennung(pruefnummerAus(randomBytes(ZUFALLSBYTES)));

export const mitKennung = (nummer: string): Pruefung => ({ nummer, kennung: kennungVon(nummer) });

/** Nobody finds 95 bits of chance from it: where the number is erased, it leads to nobody. */
const kennungVon = (nummer: string): string => createHash('sha256').update(`Prüfnummer ${nummer}`).digest('hex');

/** What is laid before the portal: a number as somebody typed it, the hash of a file, or both. */
interface Frage {
	readonly nummer: string | null;
	/** In hex. */
	readonly sha256: string | null;
}

/** Whether a paper is one of the portal's, and what became of it. */
export async function pruefePapier(db: Kysely<DB>, { nummer, sha256 }: Frage): Promise<Pruefbefund> {
	const gelesen = nummer === null ? null : liesPruefnummer(nummer);
	if (nummer !== null && gelesen === null) throw new Abgelehnt([KEINE_NUMMER]);
	const vorgelegt: Vorgelegt = { kennung: gelesen === null ? null : kennungVon(gelesen), sha256 };
	return beurteile(await ausgaben(db, vorgelegt), vorgelegt);
}

const KEINE_NUMMER: Regelverstoss = {
	code: 'PRUEFNUMMER',
	http: 422,
	feld: 'nummer',
	text: 'Bei dieser Prüfnummer stimmt ein Zeichen nicht, oder es fehlt eines: Sie hat fünf Gruppen zu je vier Zeichen. Bitte vergleichen Sie sie noch einmal mit dem Papier.',
};
