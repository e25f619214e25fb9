import { Box, Group, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDatum, formatDatumUhrzeit } from '#domain/format/datum.ts';
import { VERTRAG as VERTRAGSTATUS } from '#domain/status/vertrag.ts';
import { VERLAUF } from '../../../texte/akte/akte-verlauf.ts';
import { VERTRAG } from '../../../texte/akte/akte-vertrag.ts';
import { Quote } from '../../../ui/figures/timeline.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Card, Section } from '../../../ui/layout/page.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { Status } from '../../status/status.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { historieQuery } from '../queries.ts';
import type { Vertrag } from '../typen.ts';
import { VertragTabelle } from './vertrag-tabelle.tsx';

/** Contracts that were cancelled; they stay as they were. */
export function FruehereVertraege({ vertraege }: { vertraege: readonly Vertrag[] }) {
	if (vertraege.length === 0) return null;
	return (
		<Section title={VERTRAG.fruehere} count={vertraege.length} size="sm">
			<Stack gap={8}>
				{vertraege.map((vertrag) => (
					<Storniert key={vertrag.id} vertrag={vertrag} />
				))}
			</Stack>
		</Section>
	);
}

/** Who cancelled it, when and why; what had been intended opens below. */
function Storniert({ vertrag: v }: { vertrag: Vertrag }) {
	const { freiwilliger } = useAkte();
	const { data: historie = [] } = useQuery(historieQuery(freiwilliger.id));
	const [offen, setOffen] = useState(false);
	const ende = historie.find(
		({ zeit, statuswechsel }) =>
			zeit === v.statusSeit && statuswechsel.some(({ katalog, nach }) => katalog === 'VERTRAG' && nach === v.status),
	);
	const wer = ende && (ende.akteur ? (ende.akteur.name ?? VERLAUF.unbekannt) : VERLAUF.portal);
	return (
		<Card muted>
			<Group wrap="wrap" justify="space-between">
				<span>
					{v.einsatzort}, {formatDatum(v.vertragsbeginn)}–{formatDatum(v.vertragsende)}
					{v.vertragsnummer && ` · ${VERTRAG.nummer(v.vertragsnummer)}`}
				</span>
				<Status katalog={VERTRAGSTATUS} nummer={v.status} />
			</Group>
			<Group gap={8} mt={8} align="flex-start" wrap="nowrap">
				<Icon of={IconX} />
				<Box>
					<Text fw={600}>{VERTRAG.storniert(formatDatumUhrzeit(v.statusSeit), wer)}</Text>
					{ende?.text && <Quote>{ende.text}</Quote>}
					<TextButton aria-expanded={offen} onClick={() => setOffen(!offen)}>
						{VERTRAG.vorgesehenZeigen}
					</TextButton>
				</Box>
			</Group>
			{offen && (
				<Box mt={8} c="var(--text-2)">
					<VertragTabelle vertrag={v} />
				</Box>
			)}
		</Card>
	);
}
