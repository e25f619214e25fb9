import { Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import { ladeHerunter } from '../../client/lade-herunter.ts';
import { MAHNWESEN as T } from '../../texte/verwaltung/mahnwesen.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Section } from '../../ui/layout/page.tsx';

/** What the letter looks like, before anybody gets one. */
export function Beispielbrief() {
	const holen = useMutation({
		mutationFn: () => call('GET /v1/dokumente/mahnung/beispielbrief', {}),
		onSuccess: (datei) => ladeHerunter(T.briefDatei, new Blob([datei as Blob], { type: 'application/pdf' })),
		onError: (error) => toast.error(T.briefFehler, { text: error.message }),
	});
	return (
		<Section title={T.brief} size="sm" as="h2">
			<Stack gap={12} align="flex-start">
				<Text variant="secondary">{T.briefText}</Text>
				<Button size="sm" icon={IconDownload} loading={holen.isPending} onClick={() => holen.mutate()}>
					{T.briefAnsehen}
				</Button>
			</Stack>
		</Section>
	);
}
