import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';

/** What somebody may ask an account for. */
export interface Beitrittsziel {
	readonly id: string;
	readonly bezeichnung: string;
	readonly istStelle: boolean;
}

const TREFFER = '20';

/** Einsatzorte of the cycle found by their words or by their Einsatzstelle, and these Einsatzstellen. */
export const zieleQuery = (text: string) =>
	queryOptions({
		queryKey: ['beitrittsziele', text],
		queryFn: async ({ signal }): Promise<readonly Beitrittsziel[]> => {
			const und = [
				{ feld: 'typ', op: 'gleich', wert: 'EINSATZORT' },
				{ feld: 'isAktiv', op: 'gleich', wert: true },
			];
			const suche = async (f: object) =>
				(await call('GET /v1/adresse', { query: { f: JSON.stringify(f), groesse: TREFFER }, signal })).data;
			const vonStelle = { feld: 'einsatzstelle', op: 'enthaelt', wert: text };
			const orte = text
				? (await Promise.all([suche({ und, text }), suche({ und: [...und, vonStelle] })])).flat()
				: await suche({ und });
			const ziele = orte.flatMap(({ id, bezeichnung, einsatzstelleID, einsatzstelle }) => [
				...(einsatzstelleID && einsatzstelle
					? [{ id: einsatzstelleID, bezeichnung: einsatzstelle, istStelle: true }]
					: []),
				{ id, bezeichnung, istStelle: false },
			]);
			return [...new Map(ziele.map((ziel) => [ziel.id, ziel])).values()];
		},
	});
