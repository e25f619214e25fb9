import { Group, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { GRUPPE as T } from '../../texte/seminare/seminarplanung.ts';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { Blickender } from './plan.tsx';
import type { Planung } from './queries.ts';

/** Fetched when somebody chooses. */
const GruppeDialog = later(async () => (await import('./gruppe-dialog.tsx')).GruppeDialog);

interface GruppeProps {
	freiwilligerID: string;
	gruppe: Planung['gruppe'];
	wer: Blickender;
	/** It is time for it. */
	kannPlanen: boolean;
}

/** The seminar group; the Traeger puts somebody into one or another, a site into the first. */
export function Gruppe({ freiwilligerID, gruppe, wer, kannPlanen }: GruppeProps) {
	const [waehlt, setWaehlt] = useState(false);
	// Not every Traeger works with groups.
	if (gruppe === null && wer === 'FREIWILLIGER') return null;
	const kannWaehlen = kannPlanen && (wer === 'TRAEGER' || (wer === 'EINSATZSTELLE' && gruppe === null));
	return (
		<Section
			title={T.titel}
			size="sm"
			ruled
			aside={
				kannWaehlen && (
					<Button size="sm" onClick={() => setWaehlt(true)}>
						{gruppe ? T.wechseln : T.waehlen} …
					</Button>
				)
			}
		>
			{gruppe ? (
				<Group gap={8} pt={8}>
					{wer === 'FREIWILLIGER' ? (
						<b>{gruppe.bezeichnung}</b>
					) : (
						<TextLink to="/admin/seminargruppen/$id" params={{ id: gruppe.id }}>
							{gruppe.bezeichnung}
						</TextLink>
					)}
					{gruppe.stand === 'WARTELISTE' && <Text variant="secondary">{T.aufWarteliste}</Text>}
				</Group>
			) : (
				<Text variant="secondary" pt={8}>
					{T.keine}
				</Text>
			)}
			{waehlt && (
				<Suspense>
					<GruppeDialog freiwilligerID={freiwilligerID} gruppe={gruppe} onClose={() => setWaehlt(false)} />
				</Suspense>
			)}
		</Section>
	);
}
