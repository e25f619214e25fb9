import { liesAkten } from '#commands/akte/lesen.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { dokumentwunsch, umfeldDerAkte } from '#domain/akte/dokumentbedarf.ts';
import { type Geltung, passt } from '#domain/akte/dokumentbedingungen.ts';
import { bewerbungenImZyklus } from '#projections/queries/dokumentbestand.ts';
import { ladeReferenz } from '#projections/queries/referenz.ts';

/** How many it would be meant for today, of how many it was tried at. */
export interface Reichweite {
	readonly erfuellt: number;
	readonly von: number;
}

const AUF_EINMAL = 200;

/** Tries a specification, published or not, at everybody who applies in a cycle, by the rule that asks for documents. */
export async function reichweite(umgebung: Umgebung, zyklusID: string, geltung: Geltung): Promise<Reichweite> {
	const ids = await bewerbungenImZyklus(umgebung.db, zyklusID);
	let erfuellt = 0;
	for (let i = 0; i < ids.length; i += AUF_EINMAL) {
		erfuellt += await zaehle(umgebung, ids.slice(i, i + AUF_EINMAL), geltung);
	}
	return { erfuellt, von: ids.length };
}

async function zaehle(umgebung: Umgebung, ids: readonly string[], geltung: Geltung): Promise<number> {
	const akten = await liesAkten(umgebung, ids);
	const wuensche = akten.map(dokumentwunsch).filter((wunsch) => wunsch !== null);
	const adresseIDs = wuensche.flatMap((w) => [w.einsatzortID, w.einsatzstelleID]);
	const referenz = await ladeReferenz(umgebung.db, { adresseIDs, benutzerIDs: [] });
	const ctx = umgebung.ctx();
	return akten.filter((akte) => passt(geltung, akte, umfeldDerAkte({ ctx, akte, referenz }))).length;
}
