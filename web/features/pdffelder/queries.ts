import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import { SPECS_KEY } from '../stammlisten/vorlagen.ts';

export type Pdffeld = Awaited<ReturnType<typeof holeFelder>>['felder'][number];

const holeFelder = async (id: string, signal: AbortSignal) =>
	(await call('GET /v1/dokumentspec/{id}/felder', { params: { id }, signal })).data;

/** `uploadID`: of the file they are in. */
export const pdffelderQuery = (id: string, uploadID: string) =>
	queryOptions({
		queryKey: [...SPECS_KEY, id, 'felder', uploadID],
		queryFn: ({ signal }) => holeFelder(id, signal),
		staleTime: 'static',
	});

/** The form as it was uploaded. */
export const vorlagendateiQuery = (id: string, uploadID: string) =>
	queryOptions({
		queryKey: [...SPECS_KEY, id, 'datei', uploadID],
		queryFn: async ({ signal }) =>
			// What isn't text comes as a blob; the contract knows it as text.
			(await call('GET /v1/dokumentspec/{id}/download/{uploadID}', {
				params: { id, uploadID },
				signal,
			})) as unknown as Blob,
		staleTime: 'static',
	});

/** `wunsch`: as JSON, so that the same is asked for once. */
export const feldprobeQuery = (id: string, wunsch: string) =>
	queryOptions({
		queryKey: ['feldprobe', id, wunsch],
		queryFn: async ({ signal }) =>
			(await call('POST /v1/dokumentspec/{id}/felder/probe', { params: { id }, body: JSON.parse(wunsch), signal }))
				.data,
		placeholderData: keepPreviousData,
		staleTime: 'static',
		gcTime: 0,
	});

export const ausgefuelltQuery = (id: string, wunsch: string) =>
	queryOptions({
		queryKey: ['feldvorschau', id, wunsch],
		queryFn: async ({ signal }) =>
			(await call('POST /v1/dokumentspec/{id}/felder/vorschau', {
				params: { id },
				body: JSON.parse(wunsch),
				signal,
			})) as unknown as Blob,
		placeholderData: keepPreviousData,
		staleTime: 'static',
		gcTime: 0,
	});
