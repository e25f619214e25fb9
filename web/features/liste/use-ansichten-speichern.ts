import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { LISTE } from '../../texte/listen/listen.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import type { GespeicherteAnsicht } from './ansichten.ts';
import { listenKeys } from './queries.ts';
import type { Listendefinition } from './suche.ts';

interface Eingabe {
	ansichten: readonly GespeicherteAnsicht[];
	danach: () => void;
}

/** All views of a list are saved together. */
export function useAnsichtenSpeichern(liste: Listendefinition['name']) {
	const client = useQueryClient();
	return useCommand({
		run: ({ ansichten }: Eingabe, idempotencyKey) =>
			call('PUT /v1/user/me/ansichten', {
				query: { liste },
				body: ansichten.map(({ istEigene: _, ...ansicht }) => ansicht),
				idempotencyKey,
			}),
		onDone: ({ data }, { danach }) => {
			client.setQueryData(listenKeys.ansichten(liste), data);
			danach();
		},
		onRefused: (error) => toast.error(LISTE.nichtGespeichert, { text: error.message }),
	});
}
