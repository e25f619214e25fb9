import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';

export type Mailvorlage = RowOf<'GET /v1/stammdaten/mailtemplate'>;

/** All templates and what belongs to them. */
export const VORLAGEN_KEY = ['mailvorlagen'] as const;

export const mailvorlagenQuery = queryOptions({
	queryKey: [...VORLAGEN_KEY, 'alle'],
	queryFn: async ({ signal }) => (await call('GET /v1/stammdaten/mailtemplate', { signal })).data,
});

export const mailvorlageQuery = (id: string) =>
	queryOptions({
		queryKey: [...VORLAGEN_KEY, 'eine', id],
		queryFn: async ({ signal }) =>
			(await call('GET /v1/stammdaten/mailtemplate/{id}', { params: { id }, signal })).data,
		placeholderData: undefined,
	});

export const vorlagenverlaufQuery = (id: string) =>
	queryOptions({
		queryKey: [...VORLAGEN_KEY, 'verlauf', id],
		queryFn: async ({ signal }) =>
			(await call('GET /v1/stammdaten/mailtemplate/{id}/historie', { params: { id }, signal })).data,
		placeholderData: undefined,
	});

/** What the mail is filled with about this volunteer. It is about a person: nothing of it is kept. */
export const mailwerteQuery = (id: string, freiwilligerID: string) =>
	queryOptions({
		queryKey: [...VORLAGEN_KEY, 'werte', id, freiwilligerID],
		queryFn: async ({ signal }) =>
			(await call('GET /v1/stammdaten/mailtemplate/{id}/werte', { params: { id }, query: { freiwilligerID }, signal }))
				.data,
		gcTime: 0,
		placeholderData: undefined,
	});

/** Saves a template, as far as it isn't named as it stands. */
export const speichereVorlage = (
	{ id, betreff, inhalt, isAktiv, zusatzEmpfaenger, version }: Mailvorlage,
	aenderung: Partial<Pick<Mailvorlage, 'betreff' | 'inhalt' | 'isAktiv' | 'zusatzEmpfaenger'>>,
	idempotencyKey: string,
) =>
	call('PUT /v1/stammdaten/mailtemplate/{id}', {
		params: { id },
		body: { betreff, inhalt, isAktiv, zusatzEmpfaenger, version, ...aenderung },
		idempotencyKey,
	});
