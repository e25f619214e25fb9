import { Box, Group, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { VERLAUF } from '../../../texte/akte/akte-verlauf.ts';
import { VERTRAG } from '../../../texte/akte/akte-vertrag.ts';
import { Quote } from '../../../ui/figures/timeline.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { later } from '../../../ui/later.tsx';
import { TextButton, TextLink } from '../../../ui/text-link.tsx';
import { darf } from '../../portal/sitzung.ts';
import { useAkte } from '../akte-kontext.tsx';
import { aktenmailsQuery, historieQuery } from '../queries.ts';
import type { Historieneintrag, Vertrag } from '../typen.ts';

/** Fetched when it is opened. */
const GesendetDialog = later(async () => (await import('../verlauf/gesendet-dialog.tsx')).GesendetDialog);

/** Who cancelled it, when and why; from there to what else is known of it. */
export function Stornierung({ vertrag: v }: { vertrag: Vertrag }) {
	const { freiwilliger, sitzung } = useAkte();
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
				{darf(sitzung, 'MA_VERWALTUNG', 'ADMIN') && <Wege ende={ende} />}
			</Box>
		</Group>
	);
}

/** To the whole history, and to the mails the act sent. */
function Wege({ ende }: { ende: Historieneintrag | undefined }) {
	const { id } = useAkte().freiwilliger;
	const [offen, setOffen] = useState(false);
	const { data: mails = [] } = useQuery(aktenmailsQuery(id));
	const seine = mails.filter(({ version }) => version === ende?.version);
	return (
		<Group gap={16} mt={4} data-print="hide">
			<TextLink to="/admin/freiwillige/$id/verlauf" params={{ id }}>
				{VERTRAG.imVerlauf}
			</TextLink>
			{seine.length > 0 && <TextButton onClick={() => setOffen(true)}>{VERTRAG.gesendeteMails}</TextButton>}
			{offen && (
				<Suspense>
					<GesendetDialog freiwilligerID={id} mails={seine} onClose={() => setOffen(false)} />
				</Suspense>
			)}
		</Group>
	);
}
