import { Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { BRIEFE_JE_DATEI } from '#domain/akte/mahnwesen/briefstapel.ts';
import { tagInBerlin } from '#domain/datum.ts';
import { call } from '../../client/call.ts';
import { ladeHerunter } from '../../client/lade-herunter.ts';
import { SAMMEL } from '../../texte/listen/sammelaktion.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import type { Lauf } from './queries.ts';

/** The letters a run made, to be printed: a file for each pile. */
export function Mahnbriefe({ lauf: { id, begonnenAm, erledigt } }: { lauf: Lauf }) {
	const teile = Math.ceil(erledigt / BRIEFE_JE_DATEI);
	const holen = useMutation({
		mutationFn: (teil: number) =>
			call('GET /v1/sammelaktion/{id}/mahnbriefe', { params: { id }, query: { teil }, timeoutMs: DAUER_MS }),
		onSuccess: (datei, teil) =>
			ladeHerunter(
				SAMMEL.briefeDatei(tagInBerlin(begonnenAm), teile > 1 ? teil : null),
				new Blob([datei as Blob], { type: 'application/pdf' }),
			),
		onError: (error) => toast.error(SAMMEL.briefeFehler, { text: error.message }),
	});
	return (
		<Group gap={8}>
			{Array.from({ length: teile }, (_, i) => i + 1).map((teil) => (
				<Button
					key={teil}
					icon={IconDownload}
					disabled={holen.isPending}
					loading={holen.isPending && holen.variables === teil}
					onClick={() => holen.mutate(teil)}
				>
					{SAMMEL.briefeLaden(teile > 1 ? teil : null)}
				</Button>
			))}
		</Group>
	);
}

const DAUER_MS = 120_000;
