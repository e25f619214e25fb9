import { Group, Stack } from '@mantine/core';
import { formatDatum } from '#domain/format/datum.ts';
import { VERTRAG as VERTRAGSTATUS } from '#domain/status/vertrag.ts';
import { VERTRAG } from '../../../texte/akte/akte-vertrag.ts';
import { Card, Section } from '../../../ui/layout/page.tsx';
import { Status } from '../../status/status.tsx';
import type { Vertrag } from '../typen.ts';

/** Contracts that were cancelled; they stay as they were. */
export function FruehereVertraege({ vertraege }: { vertraege: readonly Vertrag[] }) {
	if (vertraege.length === 0) return null;
	return (
		<Section title={VERTRAG.fruehere} count={vertraege.length} size="sm">
			<Stack gap={8}>
				{vertraege.map((v) => (
					<Card key={v.id} muted>
						<Group wrap="wrap" justify="space-between">
							<span>
								{v.einsatzort}, {formatDatum(v.vertragsbeginn)}–{formatDatum(v.vertragsende)}
								{v.vertragsnummer && ` · ${VERTRAG.nummer(v.vertragsnummer)}`}
							</span>
							<Status katalog={VERTRAGSTATUS} nummer={v.status} />
						</Group>
					</Card>
				))}
			</Stack>
		</Section>
	);
}
