import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiFehler } from '../../client/api-fehler.ts';
import { useCommand } from '../../client/use-command.ts';
import { EINGANG_KEY } from '../eingang/queries.ts';
import { baldBeendet, LAEUFE_KEY, type Lauf } from './queries.ts';

interface LaufOptions<V> {
	/** Asks for it; answered before anything is done. */
	beginne: (input: V, idempotencyKey: string) => Promise<{ data: { id: string } }>;
	/** What it changes. */
	invalidates: readonly QueryKey[];
	/** It has ended soon and could do all: a word is enough. Left out: what came of each is shown in any case. */
	onGetan?: (lauf: Lauf) => void;
	onRefused?: (fehler: ApiFehler) => void;
}

/** Begins a run. What ends soon feels as if it had been done at once; of everything else `LaufDialog` shows how far it is. */
export function useLauf<V>({ beginne, invalidates, onGetan, onRefused }: LaufOptions<V>) {
	const [laufID, setLaufID] = useState<string | null>(null);
	const { execute, isRunning, error } = useCommand({
		run: async (input: V, idempotencyKey) => {
			const { id } = (await beginne(input, idempotencyKey)).data;
			return { id, ende: await baldBeendet(id) };
		},
		invalidates: [...invalidates, LAEUFE_KEY, EINGANG_KEY],
		onDone: ({ id, ende }) => {
			if (ende?.gesperrt === 0 && onGetan) onGetan(ende);
			else setLaufID(id);
		},
		...(onRefused && { onRefused }),
	});
	return { execute, isRunning, error, laufID };
}
