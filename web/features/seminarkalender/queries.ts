import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';

/** Of a seminar group by its id; null: one's own. */
export type Kalendergruppe = string | null;

/** Whether there is an address of the calendar; what it is, nobody is told again. */
export const kalenderQuery = (gruppe: Kalendergruppe) =>
	queryOptions({
		queryKey: ['seminarkalender', gruppe],
		// In an object: that there is none is an answer, too.
		queryFn: async ({ signal }) =>
			gruppe === null
				? { stand: (await call('GET /v1/kalender/mein', { signal })).data }
				: { stand: (await call('GET /v1/seminargruppe/{id}/kalender', { params: { id: gruppe }, signal })).data },
		placeholderData: undefined,
	});

export const erneuere = (gruppe: Kalendergruppe, idempotencyKey: string) =>
	gruppe === null
		? call('POST /v1/kalender/mein', { idempotencyKey })
		: call('POST /v1/seminargruppe/{id}/kalender', { params: { id: gruppe }, idempotencyKey });

export const widerrufe = (gruppe: Kalendergruppe, idempotencyKey: string) =>
	gruppe === null
		? call('DELETE /v1/kalender/mein', { idempotencyKey })
		: call('DELETE /v1/seminargruppe/{id}/kalender', { params: { id: gruppe }, idempotencyKey });
