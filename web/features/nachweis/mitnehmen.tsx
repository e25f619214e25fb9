import { Group, Text } from '@mantine/core';
import { IconFileTypePdf, IconFingerprint } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import { ladeHerunter } from '../../client/lade-herunter.ts';
import { NACHWEIS } from '../../texte/nachweis.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Section } from '../../ui/layout/page.tsx';

export interface Gegenstand {
	readonly art: 'freiwilliger' | 'adresse';
	readonly id: string;
	readonly name: string;
}

type Endung = 'pdf' | 'json';
const EXPORT_MS = 120_000;

/** The whole chain of a file or an address as a signed file. */
export function Mitnehmen({ gegenstand, heute }: { gegenstand: Gegenstand; heute: string }) {
	return (
		<div data-print="hide">
			<Section title={NACHWEIS.titel}>
				<Text mb={12}>{NACHWEIS.text}</Text>
				<Group wrap="wrap">
					<Knopf gegenstand={gegenstand} heute={heute} endung="pdf" />
					<Knopf gegenstand={gegenstand} heute={heute} endung="json" />
				</Group>
				<Text variant="muted" fz="sm" mt={12}>
					{NACHWEIS.vermerk}
				</Text>
			</Section>
		</div>
	);
}

function Knopf({ gegenstand, heute, endung }: { gegenstand: Gegenstand; heute: string; endung: Endung }) {
	const exportieren = useMutation({
		mutationFn: () => hole(gegenstand, endung),
		onSuccess: (datei) =>
			ladeHerunter(NACHWEIS.datei(gegenstand.name, heute, endung), new Blob([datei as Blob], { type: TYP[endung] })),
		onError: (error) => toast.error(NACHWEIS.fehler, { text: error.message }),
	});
	return (
		<Button
			icon={endung === 'pdf' ? IconFileTypePdf : IconFingerprint}
			loading={exportieren.isPending}
			onClick={() => exportieren.mutate()}
		>
			{NACHWEIS[endung]}
		</Button>
	);
}

const TYP = { pdf: 'application/pdf', json: 'application/json' } as const;

function hole({ art, id }: Gegenstand, endung: Endung) {
	const options = { params: { id }, timeoutMs: EXPORT_MS };
	if (art === 'adresse') {
		return endung === 'pdf'
			? call('GET /v1/adresse/{id}/nachweis/pdf', options)
			: call('GET /v1/adresse/{id}/nachweis/json', options);
	}
	return endung === 'pdf'
		? call('GET /v1/freiwilliger/{id}/nachweis/pdf', options)
		: call('GET /v1/freiwilliger/{id}/nachweis/json', options);
}
