import { useMutation } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { tagInBerlin } from '#domain/datum.ts';
import { call } from '../../client/call.ts';
import { ladeHerunter } from '../../client/lade-herunter.ts';
import { SAMMEL } from '../../texte/listen/sammelaktion.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import type { Lauf } from './queries.ts';

/** The letters a run made, to be printed. */
export function Mahnbriefe({ lauf: { id, begonnenAm } }: { lauf: Lauf }) {
	const holen = useMutation({
		mutationFn: () => call('GET /v1/sammelaktion/{id}/mahnbriefe', { params: { id }, timeoutMs: DAUER_MS }),
		onSuccess: (datei) =>
			ladeHerunter(SAMMEL.briefeDatei(tagInBerlin(begonnenAm)), new Blob([datei as Blob], { type: 'application/pdf' })),
		onError: (error) => toast.error(SAMMEL.briefeFehler, { text: error.message }),
	});
	return (
		<div>
			<Button icon={IconDownload} loading={holen.isPending} onClick={() => holen.mutate()}>
				{SAMMEL.briefeLaden}
			</Button>
		</div>
	);
}

const DAUER_MS = 120_000;
