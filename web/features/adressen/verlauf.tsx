import { IconCalendar, IconMessage, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ADRESSE } from '../../texte/adressen.ts';
import { VERLAUF } from '../../texte/akte-verlauf.ts';
import { ErrorBox, SkeletonLines } from '../../ui/states.tsx';
import { Pills } from '../../ui/tabs.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { OldNew, Timeline, type TimelineItem } from '../../ui/timeline.tsx';
import { nachTagen, uhrzeit } from '../akte/verlauf/verlauf.ts';
import { useAdresse } from './adress-kontext.tsx';
import css from './adressen.module.css';
import { BemerkungFormular } from './bemerkung-formular.tsx';
import { type Eintrag, historieQuery } from './queries.ts';

const TEXT = ADRESSE.verlauf;
const SEITE = 40;
type Filter = 'alle' | 'aenderungen' | 'bemerkungen';

/** Beside the page: what happened and what was remarked, newest first. */
export function Verlauf() {
	const [schreibt, setSchreibt] = useState(false);
	return (
		<div className={css.verlauf}>
			<div className={css.verlaufskopf}>
				<h2 className={css.verlaufstitel}>{VERLAUF.titel}</h2>
				{!schreibt && <TextButton onClick={() => setSchreibt(true)}>{TEXT.schreiben}</TextButton>}
			</div>
			{schreibt && <BemerkungFormular onClose={() => setSchreibt(false)} />}
			<Eintraege />
		</div>
	);
}

function Eintraege() {
	const { adresse, heute } = useAdresse();
	const { data, isError, refetch } = useQuery(historieQuery(adresse.id));
	const [filter, setFilter] = useState<Filter>('alle');
	const [anzahl, setAnzahl] = useState(SEITE);
	if (!data) return isError ? <ErrorBox onRetry={() => void refetch()} /> : <SkeletonLines lines={8} />;
	const gezeigt = data.filter(({ art }) => filter === 'alle' || (filter === 'bemerkungen') === (art === 'BEMERKUNG'));
	return (
		<>
			<Pills
				label={TEXT.arten}
				value={filter}
				onChange={setFilter}
				options={(['alle', 'aenderungen', 'bemerkungen'] as const).map((value) => ({ value, label: TEXT[value] }))}
			/>
			{gezeigt.length === 0 && <p className={css.leer}>{TEXT.nichts}</p>}
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

const ZEICHEN = { AENDERUNG: IconPencil, ZYKLUS: IconCalendar, BEMERKUNG: IconMessage } as const;

function zeitpunkt(eintrag: Eintrag): TimelineItem {
	const { version, art, zeit, akteur, impersoniertVon, satz, aenderungen, text } = eintrag;
	return {
		id: String(version),
		time: uhrzeit(zeit),
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
				<blockquote className={css.nachricht}>{text ?? TEXT.geloescht}</blockquote>
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
