import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf, RowOf } from '../../client/contract.ts';
import type { Bedingung } from '../liste/bedingung.ts';

export type Gruppenzeile = RowOf<'GET /v1/seminargruppe'>;
export type Gruppe = DataOf<'GET /v1/seminargruppe/{id}'>;
export type Mitglied = Gruppe['mitglieder'][number];

const gruppenKeys = {
	eine: (id: string) => ['seminargruppen', id] as const,
	historie: (id: string) => ['seminargruppen', id, 'historie'] as const,
};

/** What a command on groups may have changed; who belongs to them changes seminars and plans, too. */
export const betroffen: readonly QueryKey[] = [['seminargruppen'], ['seminare'], ['seminarplanung'], ['listen']];

/** Never another group's data while loading. */
const placeholderData = undefined;

export const gruppeQuery = (id: string) =>
	queryOptions({
		queryKey: gruppenKeys.eine(id),
		queryFn: async ({ signal }) => (await call('GET /v1/seminargruppe/{id}', { params: { id }, signal })).data,
		placeholderData,
	});

/** Newest first. */
export const gruppenhistorieQuery = (id: string) =>
	queryOptions({
		queryKey: gruppenKeys.historie(id),
		queryFn: async ({ signal }) => (await call('GET /v1/seminargruppe/{id}/historie', { params: { id }, signal })).data,
		placeholderData,
	});

/** As many as one page of a list holds; the rest is found by its name. */
const SEITE = '200';

const filter = (text: string, ...und: readonly Bedingung[]): string => JSON.stringify(text ? { und, text } : { und });

/** Seminars of the chosen cycle that have not been called off, to choose from. */
export const seminarwahlQuery = (text: string) =>
	queryOptions({
		queryKey: ['seminare', 'wahl', text],
		queryFn: async ({ signal }) => {
			const f = filter(text, { feld: 'status', op: 'in', wert: [0, 1000, 5000] });
			return (await call('GET /v1/seminar', { query: { groesse: SEITE, sort: 'termin', f }, signal })).data;
		},
	});

/** Who can be taken into a group: agreed on, serving or about to, and in none yet. */
export const ohneGruppeQuery = (dienstartIDs: readonly string[], text: string) =>
	queryOptions({
		queryKey: ['seminargruppen', 'ohne', dienstartIDs, text],
		queryFn: ({ signal }) => {
			const f = filter(
				text,
				{ feld: 'status', op: 'zwischen', wert: [2800, 8999] },
				{ feld: 'seminargruppeID', op: 'leer' },
				...(dienstartIDs.length > 0 ? [{ feld: 'dienstartID', op: 'in' as const, wert: [...dienstartIDs] }] : []),
			);
			return call('GET /v1/freiwilliger/list-freiwillige', { query: { groesse: SEITE, sort: 'name', f }, signal });
		},
	});
