import { Group, Stack, Text, Title } from '@mantine/core';
import { IconCalendar, IconChartBar, IconMessage, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { uhrzeitInBerlin } from '#domain/format/datum.ts';
import { ROLLEN_LABEL } from '#domain/rollen.ts';
import { call } from '../../client/call.ts';
import { ADRESSE } from '../../texte/adressen.ts';
import { VERLAUF } from '../../texte/akte/akte-verlauf.ts';
import { NACHWEIS } from '../../texte/nachweis.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { OldNew, Timeline, type TimelineItem } from '../../ui/figures/timeline.tsx';
import { Pills } from '../../ui/layout/tabs.tsx';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import { BemerkungLoeschen } from '../akte/verlauf/bemerkung-loeschen.tsx';
import { nachTagen } from '../verlauf/tage.ts';
import { useAdresse } from './adress-kontext.tsx';
import css from './adressen.module.css';
import { BemerkungFormular } from './bemerkung-formular.tsx';
import { type Historieneintrag, historieQuery } from './queries.ts';

const TEXT = ADRESSE.verlauf;
const SEITE = 40;
const FILTER = ['alle', 'aenderungen', 'kontingent', 'bemerkungen'] as const;
type Filter = (typeof FILTER)[number];

/** Beside the page: what happened and what was remarked, newest first. */
export function Verlauf() {
	const { adresse, istTraeger } = useAdresse();
	const query = useQuery(historieQuery(adresse.id));
	const [schreibt, setSchreibt] = useState(false);
	return (
		<Stack gap={12}>
			<Group gap={0} align="baseline" justify="space-between">
				<Title order={2} size="h3" fw={650}>
					{VERLAUF.titel}
				</Title>
				{!schreibt && <TextButton onClick={() => setSchreibt(true)}>{TEXT.schreiben}</TextButton>}
			</Group>
			{schreibt && <BemerkungFormular onClose={() => setSchreibt(false)} />}
			<Geladen query={query} lines={8}>
				{(alle) => <Eintraege alle={alle} />}
			</Geladen>
			{istTraeger && (
				<TextLink to="/admin/adressen/$id/verlauf" params={{ id: adresse.id }}>
					{NACHWEIS.ganzerVerlauf}
				</TextLink>
			)}
		</Stack>
	);
}

function Eintraege({ alle }: { alle: readonly Historieneintrag[] }) {
	const { heute } = useAdresse();
	const [filter, setFilter] = useState<Filter>('alle');
	const [anzahl, setAnzahl] = useState(SEITE);
	const gezeigt = alle.filter(({ art }) => filter === 'alle' || FILTER_VON[art] === filter);
	return (
		<>
			<Pills
				label={TEXT.arten}
				value={filter}
				onChange={setFilter}
				options={FILTER.map((value) => ({ value, label: TEXT[value] }))}
			/>
			{gezeigt.length === 0 && <Text variant="muted">{TEXT.nichts}</Text>}
			<Timeline
				groups={nachTagen(gezeigt.slice(0, anzahl), heute).map(({ heading, eintraege }) => ({
					heading,
					items: eintraege.map(zeitpunkt),
				}))}
			/>
			{gezeigt.length > anzahl && <TextButton onClick={() => setAnzahl(anzahl + SEITE)}>{TEXT.aeltere}</TextButton>}
		</>
	);
}

const ZEICHEN = {
	AENDERUNG: IconPencil,
	ZYKLUS: IconCalendar,
	KONTINGENT: IconChartBar,
	BEMERKUNG: IconMessage,
} as const;

const FILTER_VON = {
	AENDERUNG: 'aenderungen',
	ZYKLUS: 'aenderungen',
	KONTINGENT: 'kontingent',
	BEMERKUNG: 'bemerkungen',
} as const satisfies Record<Historieneintrag['art'], Filter>;

function zeitpunkt(eintrag: Historieneintrag): TimelineItem {
	const { version, art, zeit, akteur, impersoniertVon, satz, aenderungen } = eintrag;
	return {
		id: `${art}${version}`,
		time: uhrzeitInBerlin(zeit),
		dateTime: zeit,
		mark: { icon: ZEICHEN[art] },
		sentence: (
			<>
				{impersoniertVon && (
					<>
						<b>{impersoniertVon.name ?? VERLAUF.unbekannt}</b> {VERLAUF.inDerAnsichtVon}{' '}
					</>
				)}
				<b>{akteur ? (akteur.name ?? VERLAUF.unbekannt) : VERLAUF.portal}</b> {satz}
			</>
		),
		detail:
			art === 'BEMERKUNG' ? (
				<Bemerkung eintrag={eintrag} />
			) : (
				aenderungen.length > 0 &&
				aenderungen.map(({ bezeichnung, von, nach }) => (
					<div key={bezeichnung}>
						<OldNew label={bezeichnung} from={von} to={nach} />
					</div>
				))
			),
	};
}

/** What was remarked; the line that tells of a deletion has nothing more to say. */
function Bemerkung({ eintrag: { text, sichtbarkeit, bemerkungID, isLoeschbar } }: { eintrag: Historieneintrag }) {
	if (sichtbarkeit === null) return null;
	return (
		<>
			<blockquote className={css.nachricht}>{text ?? TEXT.geloescht}</blockquote>
			<p className={css.bemerkungsfuss}>
				{VERLAUF.sichtbarFuer(ROLLEN_LABEL[sichtbarkeit])}
				{isLoeschbar && bemerkungID && <Loeschen bemerkungID={bemerkungID} />}
			</p>
		</>
	);
}

function Loeschen({ bemerkungID }: { bemerkungID: string }) {
	const { id } = useAdresse().adresse;
	return (
		<BemerkungLoeschen
			loesche={(idempotencyKey) =>
				call('DELETE /v1/adresse/{id}/historie/{bemerkungID}', { params: { id, bemerkungID }, idempotencyKey })
			}
			invalidates={[historieQuery(id).queryKey]}
		/>
	);
}
