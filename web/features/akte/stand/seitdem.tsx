import { Group, Text } from '@mantine/core';
import { tagInBerlin } from '#domain/datum.ts';
import { monatsname } from '../../../client/datumsworte.ts';
import { STAND } from '../../../texte/akte/akte-verlauf.ts';
import { Timeline, type TimelineItem } from '../../../ui/figures/timeline.tsx';
import { Span } from '../../../ui/span.ts';
import css from './stand.module.css';

interface SeitdemProps<E> {
	/** Newest first. */
	historie: readonly E[];
	zeitpunkt: (eintrag: E) => TimelineItem;
	am: string;
	/** Instead of an empty list. */
	leer?: string;
}

/** What happened after the day, oldest first, by month. */
export function Seitdem<E extends { zeit: string }>({ historie, zeitpunkt, am, leer = STAND.nichts }: SeitdemProps<E>) {
	const danach = historie.filter(({ zeit }) => tagInBerlin(zeit) > am).toReversed();
	const monate = Map.groupBy(danach, ({ zeit }) => tagInBerlin(zeit).slice(0, 7));
	return (
		<div className={css.seitdem}>
			<Group gap={12} justify="space-between" mb={8} mih={32}>
				<h2 className={css.titel}>{STAND.seitdem}</h2>
				<Span variant="muted" fz="md" fw={400}>
					{STAND.ereignisse(danach.length)}
				</Span>
			</Group>
			{danach.length === 0 ? (
				<Text variant="muted">{leer}</Text>
			) : (
				<Timeline
					groups={[...monate].map(([monat, eintraege]) => ({
						heading: monatsname(monat),
						items: eintraege.map((e) => ({ ...zeitpunkt(e), time: tagImMonat(e.zeit), detail: undefined })),
					}))}
				/>
			)}
		</div>
	);
}

/** `08.07.` */
const tagImMonat = (zeit: string): string => {
	const tag = tagInBerlin(zeit);
	return `${tag.slice(8)}.${tag.slice(5, 7)}.`;
};
