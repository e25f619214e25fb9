import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Sendeanfrage } from '#api/contract/sendung.ts';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';
import { SENDEN as T } from '../../texte/senden.ts';
import type { Vorhaben } from './sendedialog.tsx';

type Sendung = DataOf<'POST /v1/sendung/vorschau'>;

/** What this call would send. */
export const frageVorab = async (anfrage: Sendeanfrage, signal?: AbortSignal): Promise<Sendung> =>
	(await call('POST /v1/sendung/vorschau', { body: anfrage, ...(signal && { signal }) })).data;

/** It names people, and tomorrow it would be another: nothing of it is kept. */
export const sendungQuery = (anfrage: Sendeanfrage) =>
	queryOptions({
		queryKey: ['sendung', anfrage],
		queryFn: ({ signal }) => frageVorab(anfrage, signal),
		placeholderData: keepPreviousData,
		retry: false,
		gcTime: 0,
		staleTime: 0,
	});

/** Who gets which mail, and who gets none and why. */
export function alsVorhaben({ mails, mail }: Sendung): Vorhaben {
	const zeilen = mails.map(({ wer, was, ueber, isUebersicht, wartende, grund }, nr) => {
		const worum = [was, ueber && T.ueber(ueber), isUebersicht && T.uebersicht, wartende > 0 && T.wartende(wartende)]
			.filter(Boolean)
			.join(' ');
		return { id: String(nr), wer, was: grund ? `${worum}: ${grund}` : worum, geht: grund === null };
	});
	return { bekommen: zeilen.filter(({ geht }) => geht), ausgelassene: zeilen.filter(({ geht }) => !geht), mail };
}
