import type { Contract } from '#api/contract/contract.ts';
import { ZEUGNISSE } from '#domain/liste/zeugnisse.ts';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';
import { filtervon, listendefinition } from '../liste/erklaert.tsx';
import type { Listendefinition } from '../liste/suche.ts';

const PFAD = 'GET /v1/freiwilliger/list-zeugnisse';

export type Zeugniszeile = RowOf<typeof PFAD>;

export const ZEUGNISLISTE = listendefinition<Zeugniszeile>(ZEUGNISSE, {
	pfad: '/admin/zeugnisse',
	lade: (abfrage, signal) => call(PFAD, { query: abfrage as Contract[typeof PFAD]['query'], signal }),
	zaehle: (f, signal) => call('GET /v1/freiwilliger/list-zeugnisse/anzahlen', { query: { f }, signal }),
});
export const ZEUGNISFILTER = filtervon(ZEUGNISSE);

/** Whose, and of which contract: as the address of the workshop has it. */
export const zeugnisadresse = ({ freiwilligerID, vertragID }: { freiwilligerID: string; vertragID: string }): string =>
	`${freiwilligerID}.${vertragID}`;

/** One after the other: what is opened of a row is its Zeugnis, not the file. */
export const ZEUGNISDURCHGANG: Listendefinition<{ freiwilligerID: string }> = {
	...ZEUGNISLISTE,
	lade: async (abfrage, signal) => {
		const { data, total } = await ZEUGNISLISTE.lade(abfrage, signal);
		return { data: data.map((zeile) => ({ freiwilligerID: zeugnisadresse(zeile) })), total };
	},
};
