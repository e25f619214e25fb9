import { Stack, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { uhrzeitInBerlin } from '#domain/format/datum.ts';
import { VERLAUF } from '../../texte/akte/akte-verlauf.ts';
import { PERSON } from '../../texte/personen.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { OldNew, Timeline, type TimelineItem } from '../../ui/figures/timeline.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { nachTagen } from '../verlauf/tage.ts';
import { anzeigename, usePerson } from './person-kontext.tsx';
import css from './personen.module.css';
import { type Historieneintrag, historieQuery } from './queries.ts';

const SEITE = 40;

/** Beside the page: what happened, in sentences, newest first. */
export function Verlauf() {
	const { person } = usePerson();
	const query = useQuery(historieQuery(person.id));
	return (
		<Stack gap={12}>
			<Title order={2} size="h3" fw={650}>
				{VERLAUF.titel}
			</Title>
			<Geladen query={query} lines={8}>
				{(alle) => <Eintraege alle={alle} />}
			</Geladen>
		</Stack>
	);
}

function Eintraege({ alle }: { alle: readonly Historieneintrag[] }) {
	const { person, heute } = usePerson();
	const [anzahl, setAnzahl] = useState(SEITE);
	const name = anzeigename(person);
	return (
		<>
			<Timeline
				groups={nachTagen(alle.slice(0, anzahl), heute).map(({ heading, eintraege }) => ({
					heading,
					items: eintraege.map((e) => zeitpunkt(e, name)),
				}))}
			/>
			{alle.length > anzahl && (
				<TextButton className={css.mehr} onClick={() => setAnzahl(anzahl + SEITE)}>
					{PERSON.aeltere}
				</TextButton>
			)}
		</>
	);
}

function zeitpunkt(eintrag: Historieneintrag, name: string): TimelineItem {
	return {
		id: String(eintrag.version),
		time: uhrzeitInBerlin(eintrag.zeit),
		dateTime: eintrag.zeit,
		mark: { icon: IconPencil },
		sentence: <Satz eintrag={eintrag} name={name} />,
		detail: eintrag.aenderungen.length > 0 && <Aenderungen aenderungen={eintrag.aenderungen} />,
	};
}

function Aenderungen({ aenderungen }: Pick<Historieneintrag, 'aenderungen'>) {
	return aenderungen.map(({ bezeichnung, von, nach }) => (
		<div key={bezeichnung}>
			<OldNew label={bezeichnung} from={von} to={nach} />
		</div>
	));
}

function Satz({ eintrag, name }: { eintrag: Historieneintrag; name: string }) {
	const { akteur, impersoniertVon, isSelbst, satz } = eintrag;
	const wer = akteur ? (akteur.name ?? VERLAUF.unbekannt) : isSelbst ? name : VERLAUF.portal;
	return (
		<>
			{impersoniertVon && (
				<>
					<b>{impersoniertVon.name ?? VERLAUF.unbekannt}</b> {VERLAUF.inDerAnsichtVon}{' '}
				</>
			)}
			<b>{wer}</b> {satz}
		</>
	);
}
