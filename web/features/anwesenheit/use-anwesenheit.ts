import { MutationObserver, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { formatUhrzeit } from '#domain/format/datum.ts';
import { call } from '../../client/call.ts';
import { ANWESENHEIT as T } from '../../texte/seminare/anwesenheit.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { type Anwesenheitsliste, anwesenheitKey, anwesenheitQuery, zuletztErfasst } from './queries.ts';
import { type Halbtagseintrag, Speicher } from './speicher.ts';

/** What others enter meanwhile is seen this soon. */
const TAKT_MS = 4_000;

/** The list, what is entered and not saved yet, and when something was saved last. */
export function useAnwesenheit(seminarID: string) {
	const client = useQueryClient();
	const [gespeichertUm, setGespeichertUm] = useState<string | null>(null);
	const [speicher] = useState(
		() =>
			new Speicher<Anwesenheitsliste>({
				sende: (eintraege) => sende(client, seminarID, eintraege),
				gespeichert: (liste) => {
					client.setQueryData(anwesenheitKey(seminarID), liste);
					void client.invalidateQueries({ queryKey: ['seminarplanung'] });
					void client.invalidateQueries({ queryKey: ['seminare', seminarID], exact: true });
					setGespeichertUm(formatUhrzeit(zuletztErfasst(liste)));
				},
				abgelehnt: ({ message, details }) => {
					toast.error(T.nichtGespeichert, { text: details[0]?.text ?? message });
					void client.invalidateQueries({ queryKey: anwesenheitKey(seminarID) });
				},
			}),
	);
	const { offen, wartet } = useSyncExternalStore(speicher.beobachte, speicher.stand);
	const query = useQuery({ ...anwesenheitQuery(seminarID), refetchInterval: offen.size > 0 ? false : TAKT_MS });
	useEffect(() => {
		addEventListener('online', speicher.versuche);
		return () => removeEventListener('online', speicher.versuche);
	}, [speicher]);
	const erfasst = useMemo(() => (eintraege: readonly Halbtagseintrag[]) => speicher.setze(eintraege), [speicher]);
	return { query, offen, wartet, gespeichertUm, erfasse: erfasst };
}

/** A list that was asked for before would bring back what it was. */
async function sende(
	client: QueryClient,
	seminarID: string,
	eintraege: readonly Halbtagseintrag[],
): Promise<Anwesenheitsliste> {
	await client.cancelQueries({ queryKey: anwesenheitKey(seminarID) });
	const aufruf = new MutationObserver(client, {
		mutationFn: () =>
			call('PUT /v1/seminar/{id}/anwesenheit', { params: { id: seminarID }, body: { eintraege: [...eintraege] } }),
		// It waits and repeats by itself, and says so.
		retry: false,
	});
	return (await aufruf.mutate()).data;
}
