import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { uhrzeitInBerlin } from '#domain/format/datum.ts';
import { VERLAUF } from '../../texte/akte/akte-verlauf.ts';
import { UI } from '../../texte/ui.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Geladen, type Ladestand } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { OldNew, Timeline, type TimelineItem } from '../../ui/figures/timeline.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { infoQuery } from '../portal/portal.ts';
import { nachTagen } from './tage.ts';

const SEITE = 40;

interface Wer {
	readonly id: string;
	readonly name: string | null;
}

/** What happened once, as the calls for histories tell it. */
export interface Verlaufseintrag {
	readonly id: string;
	readonly zeit: string;
	readonly akteur: Wer | null;
	readonly impersoniertVon: Wer | null;
	readonly satz: string;
	readonly aenderungen: readonly {
		readonly bezeichnung: string;
		readonly von: string | null;
		readonly nach: string | null;
	}[];
}

interface VerlaufDialogProps {
	titel: string;
	/** Newest first. */
	query: Ladestand<readonly Verlaufseintrag[]>;
	/** Fetches those before them; without it there are none. */
	onAeltere?: () => void;
	onClose: () => void;
}

/** What was changed, in sentences, newest first. */
export function VerlaufDialog({ titel, query, onAeltere, onClose }: VerlaufDialogProps) {
	return (
		<Dialog opened onClose={onClose} title={titel} width={680} cancel={UI.schliessen}>
			<Geladen query={query} lines={8} empty={<EmptyState icon={IconPencil} title={VERLAUF.leer} />}>
				{(eintraege) => <Eintraege eintraege={eintraege} onAeltere={onAeltere} />}
			</Geladen>
		</Dialog>
	);
}

interface EintraegeProps {
	eintraege: readonly Verlaufseintrag[];
	onAeltere: (() => void) | undefined;
}

function Eintraege({ eintraege, onAeltere }: EintraegeProps) {
	const { data: info } = useQuery(infoQuery);
	const [anzahl, setAnzahl] = useState(SEITE);
	const zeigeAeltere = () => {
		setAnzahl(anzahl + SEITE);
		if (eintraege.length <= anzahl + SEITE) onAeltere?.();
	};
	const heute = info?.heute ?? tagInBerlin(new Date().toISOString());
	return (
		<>
			<Timeline
				groups={nachTagen(eintraege.slice(0, anzahl), heute).map((tag) => ({
					heading: tag.heading,
					items: tag.eintraege.map(zeitpunkt),
				}))}
			/>
			{(eintraege.length > anzahl || onAeltere) && <TextButton onClick={zeigeAeltere}>{VERLAUF.aeltere}</TextButton>}
		</>
	);
}

function zeitpunkt({ id, zeit, akteur, impersoniertVon, satz, aenderungen }: Verlaufseintrag): TimelineItem {
	const wer = akteur ? (akteur.name ?? VERLAUF.unbekannt) : VERLAUF.portal;
	return {
		id,
		time: uhrzeitInBerlin(zeit),
		dateTime: zeit,
		mark: { icon: IconPencil },
		sentence: (
			<>
				{impersoniertVon && (
					<>
						<b>{impersoniertVon.name ?? VERLAUF.unbekannt}</b> {VERLAUF.inDerAnsichtVon}{' '}
					</>
				)}
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
