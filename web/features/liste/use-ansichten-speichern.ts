import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { LISTE } from '../../texte/listen/listen.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import type { GespeicherteAnsicht } from './ansichten.ts';
import { listenKeys } from './queries.ts';
import type { Listendefinition } from './suche.ts';

interface Eingabe {
	/** New ones, and those that are otherwise now. */
	ansichten?: readonly GespeicherteAnsicht[];
	/** The id of one that goes. */
	entfernt?: string;
	danach?: () => void;
}

/** Only what changes is sent: another window may have saved views of its own. */
export function useAnsichtenSpeichern(liste: Listendefinition['name']) {
	const client = useQueryClient();
	return useCommand({
		run: ({ ansichten = [], entfernt }: Eingabe, idempotencyKey) =>
			call('PUT /v1/user/me/ansichten', {
				query: { liste, entfernt },
				body: ansichten.map(({ istEigene: _, ...ansicht }) => ansicht),
				idempotencyKey,
			}),
		onDone: ({ data }, { danach }) => {
			client.setQueryData(listenKeys.ansichten(liste), data);
			danach?.();
		},
		onRefused: (error) => toast.error(LISTE.nichtGespeichert, { text: error.message }),
	});
}
