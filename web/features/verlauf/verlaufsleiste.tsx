import { Stack, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { uhrzeitInBerlin } from '#domain/format/datum.ts';
import { VERLAUF } from '../../texte/akte/akte-verlauf.ts';
import { Geladen, type Ladestand } from '../../ui/feedback/geladen.tsx';
import { OldNew, Timeline, type TimelineItem } from '../../ui/figures/timeline.tsx';
import { nachTagen } from './tage.ts';

interface Mensch {
	readonly name: string | null;
}

/** Something that happened, said as the rest of a sentence. */
export interface Verlaufseintrag {
	readonly zeit: string;
	readonly akteur: Mensch | null;
	readonly impersoniertVon: Mensch | null;
	readonly satz: string;
	readonly aenderungen: readonly { bezeichnung: string; von: string | null; nach: string | null }[];
}

/** Beside a page: what happened, in sentences, newest first. */
export function Verlaufsleiste({ query, heute }: { query: Ladestand<readonly Verlaufseintrag[]>; heute: string }) {
	return (
		<Stack gap={12}>
			<Title order={2} size="h3" fw={650}>
				{VERLAUF.titel}
			</Title>
			<Geladen query={query} lines={8}>
				{(data) => (
					<Timeline
						groups={nachTagen(data, heute).map(({ heading, eintraege }) => ({
							heading,
							items: eintraege.map(zeitpunkt),
						}))}
					/>
				)}
			</Geladen>
		</Stack>
	);
}
function zeitpunkt(eintrag: Verlaufseintrag, i: number): TimelineItem {
	const { zeit, satz, aenderungen } = eintrag;
	return {
		id: `${zeit} ${i}`,
		time: uhrzeitInBerlin(zeit),
		dateTime: zeit,
		mark: { icon: IconPencil },
		sentence: (
			<>
				<Wer eintrag={eintrag} /> {satz}
			</>
		),
		detail:
			aenderungen.length > 0 &&
			aenderungen.map(({ bezeichnung, von, nach }) => (
				<div key={bezeichnung}>
					<OldNew label={bezeichnung} from={von} to={nach} />
				</div>
			)),
	};
}

/** In the view of another user both are named; without a user the portal acted. */
function Wer({ eintrag: { akteur, impersoniertVon } }: { eintrag: Verlaufseintrag }) {
	const wer = <b>{akteur ? (akteur.name ?? VERLAUF.unbekannt) : VERLAUF.portal}</b>;
	if (!impersoniertVon) return wer;
	return (
		<>
			<b>{impersoniertVon.name ?? VERLAUF.unbekannt}</b> {VERLAUF.inDerAnsichtVon} {wer}
		</>
	);
}
