import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { ResponseOf } from '../../client/contract.ts';

export type Unterschriftssitzung = ResponseOf<'GET /v1/signature/session/{signToken}'>['data'];
export type Art = 'GEZEICHNET' | 'GETIPPT' | 'HINTERLEGT';

/** What the link leads to; opening it is noted. */
export const sitzungQuery = (signToken: string) =>
	queryOptions({
		queryKey: ['unterschrift', signToken],
		queryFn: async ({ signal }) =>
			(await call('GET /v1/signature/session/{signToken}', { params: { signToken }, query: { mode: 'sign' }, signal }))
				.data,
		staleTime: 'static',
		placeholderData: undefined,
	});

/** The bytes that are signed or, once they are, what has become of them; the contract knows them as text. */
export const ladeDokument = async (signToken: string, signal?: AbortSignal): Promise<Blob> =>
	(await call('GET /v1/signature/preview', { query: { signToken }, ...(signal && { signal }) })) as unknown as Blob;

/** As it is before it is signed. */
export const vorschauQuery = (signToken: string) =>
	queryOptions({
		queryKey: ['unterschrift', signToken, 'vorschau'],
		queryFn: ({ signal }) => ladeDokument(signToken, signal),
		staleTime: 'static',
		placeholderData: undefined,
	});

export interface Leistung {
	readonly art: Art;
	readonly name: string;
	readonly bild: Blob | null;
	/** Null: it isn't asked for. */
	readonly vertragsnummer: string | null;
}

export async function unterschreibe(
	signToken: string,
	{ art, name, bild, vertragsnummer }: Leistung,
	idempotencyKey: string,
) {
	const form = new FormData();
	form.set('art', art);
	form.set('name', name);
	form.set('isEinverstanden', 'true');
	if (vertragsnummer !== null) form.set('vertragsnummer', vertragsnummer);
	if (bild) form.set('signature', bild, 'unterschrift.png');
	const body = form as never;
	const params = { signToken };
	return (await call('POST /v1/signature/session/{signToken}', { params, body, idempotencyKey })).data;
}
