import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../client/call.ts';
import type { RowOf } from '../../../client/contract.ts';
import { akteKeys } from '../queries.ts';
import type { Vertrag } from '../typen.ts';

export type Berechnung = RowOf<'GET /v1/freiwilliger/{id}/vertrag/{vertragID}/berechnung'>;
/** Terms as they are being typed. */
export type Entwurf = Readonly<Record<string, unknown>>;

const FELDER: Readonly<Record<Berechnung['feld'], true>> = {
	vertragsbeginn: true,
	vertragsende: true,
	wochenstunden: true,
	urlaubstage: true,
	seminartagePflicht: true,
	taschengeld: true,
};

/** Is there something to be said about how the term comes about, or what limits it? */
export const hatBerechnung = (feld: string): boolean => Object.hasOwn(FELDER, feld);

/** What goes into the values, of those that are being typed. */
const EINGANG = [
	'vertragsbeginn',
	'vertragsende',
	'geplantesEnde',
	'wochenstunden',
	'diensttageProWoche',
	'taschengeld',
	'seminartagePflicht',
	'isSonderkonzept',
	'isAbschnitte',
] as const;

export function berechnungQuery({ id, freiwilligerID }: Vertrag, entwurf: Entwurf = {}) {
	const query = Object.fromEntries(
		EINGANG.filter((feld) => feld in entwurf).map((feld) => [feld, String(entwurf[feld] ?? '')]),
	);
	return queryOptions({
		queryKey: [...akteKeys.akte(freiwilligerID), 'berechnung', id, query],
		queryFn: async ({ signal }) => {
			const params = { id: freiwilligerID, vertragID: id };
			return (await call('GET /v1/freiwilliger/{id}/vertrag/{vertragID}/berechnung', { params, query, signal })).data;
		},
	});
}
