import { Box, Group, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { VERLAUF } from '../../../texte/akte/akte-verlauf.ts';
import { VERTRAG } from '../../../texte/akte/akte-vertrag.ts';
import { Quote } from '../../../ui/figures/timeline.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { historieQuery } from '../queries.ts';
import type { Vertrag } from '../typen.ts';

/** Who cancelled it, when and why. */
export function Stornierung({ vertrag: v }: { vertrag: Vertrag }) {
	const { freiwilliger } = useAkte();
	const { data: historie = [] } = useQuery(historieQuery(freiwilliger.id));
	const ende = historie.find(
		({ zeit, statuswechsel }) =>
			zeit === v.statusSeit && statuswechsel.some(({ katalog, nach }) => katalog === 'VERTRAG' && nach === v.status),
	);
	const wer = ende && (ende.akteur ? (ende.akteur.name ?? VERLAUF.unbekannt) : VERLAUF.portal);
	return (
		<Group gap={8} align="flex-start" wrap="nowrap">
			<Icon of={IconX} />
			<Box>
				<Text fw={600}>{VERTRAG.storniert(formatDatumUhrzeit(v.statusSeit), wer)}</Text>
				{ende?.text && <Quote>{ende.text}</Quote>}
			</Box>
		</Group>
	);
}
