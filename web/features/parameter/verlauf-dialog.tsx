import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { VERLAUF } from '../../texte/akte-verlauf.ts';
import { PARAMETER as T } from '../../texte/parameter.ts';
import { UI } from '../../texte/ui.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBox, SkeletonLines } from '../../ui/states.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { OldNew, Timeline, type TimelineItem } from '../../ui/timeline.tsx';
import { nachTagen, uhrzeit } from '../akte/verlauf/verlauf.ts';
import { infoQuery } from '../shell/portal.ts';
import { type Eintrag, parameterHistorieQuery } from './queries.ts';

const SEITE = 40;

/** What was changed, in sentences, newest first. */
export function VerlaufDialog({ onClose }: { onClose: () => void }) {
	return (
		<Dialog opened onClose={onClose} title={T.verlaufTitel} width={680} cancel={UI.schliessen}>
			<Eintraege />
		</Dialog>
	);
}

function Eintraege() {
	const { data, isError, refetch } = useQuery(parameterHistorieQuery);
	const { data: info } = useQuery(infoQuery);
	const [anzahl, setAnzahl] = useState(SEITE);
	if (!data) return isError ? <ErrorBox onRetry={() => void refetch()} /> : <SkeletonLines lines={8} />;
	const heute = info?.heute ?? tagInBerlin(new Date().toISOString());
	return (
		<>
			<Timeline
				groups={nachTagen(data.slice(0, anzahl), heute).map(({ heading, eintraege }) => ({
					heading,
					items: eintraege.map(zeitpunkt),
				}))}
			/>
			{data.length > anzahl && <TextButton onClick={() => setAnzahl(anzahl + SEITE)}>{T.aeltere}</TextButton>}
		</>
	);
}

function zeitpunkt(eintrag: Eintrag): TimelineItem {
	const { version, zeit, akteur, satz, aenderungen } = eintrag;
	const wer = akteur ? (akteur.name ?? VERLAUF.unbekannt) : VERLAUF.portal;
	return {
		id: String(version),
		time: uhrzeit(zeit),
		dateTime: zeit,
		mark: { icon: IconPencil },
		sentence: (
			<>
				<b>{wer}</b> {satz}
			</>
		),
		detail: aenderungen.map(({ bezeichnung, von, nach }) => (
			<div key={bezeichnung}>
				<OldNew label={bezeichnung} from={von} to={nach} />
			</div>
		)),
	};
}
