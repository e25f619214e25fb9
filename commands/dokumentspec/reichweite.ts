import type { Umgebung } from '#commands/umgebung.ts';
import { dokumentumfeld, type Geltung, passt } from '#domain/akte/dokument/dokumentbedingungen.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import { bewerbungslagen } from './bewerbungslagen.ts';

/** How many it would be meant for today, of how many it was tried at. */
export interface Reichweite {
	readonly erfuellt: number;
	readonly von: number;
}

/** Tries a specification, published or not, at everybody who applies in a cycle, by the rule that asks for documents. */
export async function reichweite(umgebung: Umgebung, zyklusID: string, geltung: Geltung): Promise<Reichweite> {
	const lagen = await bewerbungslagen(umgebung, zyklusID);
	const orte = new Set(
		lagen.flatMap(({ akte, wunsch }) => [
			...(wunsch ? [wunsch.einsatzortID, wunsch.einsatzstelleID] : []),
			...akte.vertraege.map(({ einsatzortID }) => einsatzortID),
		]),
	);
	const referenz = await ladeReferenz(umgebung.db, { adresseIDs: [...orte], benutzerIDs: [] });
	const ctx = umgebung.ctx();
	const trifftZu = lagen.filter(({ akte, wunsch }) =>
		passt(geltung, akte, dokumentumfeld({ ctx, akte, referenz }, wunsch)),
	);
	return { erfuellt: trifftZu.length, von: lagen.length };
}
