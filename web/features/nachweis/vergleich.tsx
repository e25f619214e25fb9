import { Stack, Text } from '@mantine/core';
import { formatDatum } from '#domain/format/datum.ts';
import { NACHWEIS } from '../../texte/nachweis.ts';
import { Geladen, type Ladestand } from '../../ui/feedback/geladen.tsx';
import { Timeline } from '../../ui/figures/timeline.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Vergleichstabelle, type Vergleichszeile } from '../akte/stand/vergleichstabelle.tsx';
import { nachTagen } from '../verlauf/tage.ts';
import { type Verlaufszeile, zeitpunkt } from './eintrag.tsx';

interface Stand {
	readonly von: string;
	readonly bis: string;
	readonly unterschiede: readonly Vergleichszeile[];
	readonly eintraege: readonly Verlaufszeile[];
}

interface VergleichProps {
	query: Ladestand<Stand>;
	heute: string;
}

/** What differs between the ends of two days, and what happened between them. */
export function Vergleich({ query, heute }: VergleichProps) {
	return (
		<Geladen query={query} lines={10}>
			{(stand) => <Abschnitte {...stand} heute={heute} />}
		</Geladen>
	);
}

function Abschnitte({ von, bis, unterschiede, eintraege, heute }: Stand & { heute: string }) {
	return (
		<Stack gap={32}>
			<Section title={NACHWEIS.unterschiede} count={unterschiede.length}>
				{unterschiede.length === 0 ? (
					<Text variant="muted">{NACHWEIS.gleich}</Text>
				) : (
					<Vergleichstabelle
						zeilen={unterschiede}
						vorher={NACHWEIS.am(formatDatum(von))}
						nachher={NACHWEIS.am(formatDatum(bis))}
					/>
				)}
			</Section>
			<Section title={NACHWEIS.dazwischen} count={eintraege.length}>
				{eintraege.length === 0 ? (
					<Text variant="muted">{NACHWEIS.dazwischenNichts}</Text>
				) : (
					<Timeline
						groups={nachTagen(eintraege, heute).map((tag) => ({
							heading: tag.heading,
							items: tag.eintraege.map(zeitpunkt),
						}))}
					/>
				)}
			</Section>
		</Stack>
	);
}
