import { Box, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { formatDatum } from '#domain/format/datum.ts';
import { VERTRAG as VERTRAGSTATUS } from '#domain/status/vertrag.ts';
import { VERTRAG } from '../../../texte/akte/akte-vertrag.ts';
import { Card, Section } from '../../../ui/layout/page.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { Status } from '../../status/status.tsx';
import type { Vertrag } from '../typen.ts';
import { Stornierung } from './stornierung.tsx';
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
	const [offen, setOffen] = useState(false);
	return (
		<Card muted>
			<Group wrap="wrap" justify="space-between">
				<span>
					{v.einsatzort}, {formatDatum(v.vertragsbeginn)}–{formatDatum(v.vertragsende)}
					{v.vertragsnummer && ` · ${VERTRAG.nummer(v.vertragsnummer)}`}
				</span>
				<Status katalog={VERTRAGSTATUS} nummer={v.status} />
			</Group>
			<Box mt={8}>
				<Stornierung vertrag={v} />
				<TextButton aria-expanded={offen} onClick={() => setOffen(!offen)}>
					{VERTRAG.vorgesehenZeigen}
				</TextButton>
			</Box>
			{offen && (
				<Box mt={8} c="var(--text-2)">
					<VertragTabelle vertrag={v} />
				</Box>
			)}
		</Card>
	);
}
