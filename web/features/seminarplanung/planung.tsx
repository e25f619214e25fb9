import { Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDatum } from '#domain/format/datum.ts';
import { SEMINARE as T } from '../../texte/seminarplanung.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Gruppe } from './gruppe.tsx';
import { Moegliche } from './moegliche.tsx';
import { type Blickender, Plan } from './plan.tsx';
import css from './planung.module.css';
import { type Planung as Daten, planungQuery } from './queries.ts';
import { Fortschritt } from './stand.tsx';
import { Zusammensetzung } from './teile.tsx';
import { Warteliste } from './warteliste.tsx';

interface PlanungProps {
	freiwilligerID: string;
	wer: Blickender;
	heute: string;
	/** Beside the figure: how it comes about. */
	warum?: ReactNode;
	/** Above what is on offer. */
	hinweis?: ReactNode;
	/** Below everything else. */
	darunter?: ReactNode;
}

/** The seminar days of a volunteer: what is open, until when it can be had, and what helps. */
export function Planung(props: PlanungProps) {
	const query = useQuery(planungQuery(props.freiwilligerID));
	return (
		<Geladen query={query} lines={6}>
			{(planung) =>
				planung ? (
					<Inhalt planung={planung} {...props} />
				) : (
					<EmptyState title={T.keinVertrag} text={T.keinVertragText} />
				)
			}
		</Geladen>
	);
}

function Inhalt({ planung, freiwilligerID, wer, heute, warum, hinweis, darunter }: PlanungProps & { planung: Daten }) {
	const { stand, pflicht, moeglich, eintraege, warteliste, hindernis, gruppe } = planung;
	const ab = stand?.nichtMehrErreichbarAb;
	return (
		<div className={css.rahmen}>
			<div className={css.spalten}>
				<Stack gap={32}>
					{pflicht === null ? (
						<Text variant="secondary">{T.unbekanntText}</Text>
					) : (
						<>
							<Fortschritt planung={planung} warum={warum} />
							<Zusammensetzung planung={planung} heute={heute} />
						</>
					)}
					<Gruppe freiwilligerID={freiwilligerID} gruppe={gruppe} wer={wer} kannPlanen={hindernis === null} />
					<Plan
						freiwilligerID={freiwilligerID}
						eintraege={eintraege}
						wer={wer}
						heute={heute}
						kannPlanen={hindernis === null}
					/>
				</Stack>
				<Stack gap={24}>
					{stand && ab && (
						<Group component="p" variant="error" wrap="nowrap" className={css.warnung}>
							<Icon of={IconAlertTriangle} />
							<b>{ab <= heute ? T.summeSchon(T.tage(stand.offen)) : T.summe(T.tage(stand.offen), formatDatum(ab))}</b>
						</Group>
					)}
					{hinweis}
					<Warteliste freiwilligerID={freiwilligerID} warteliste={warteliste} />
					<Moegliche
						freiwilligerID={freiwilligerID}
						moeglich={moeglich}
						istEigenes={wer === 'FREIWILLIGER'}
						hindernis={hindernis}
					/>
					{darunter}
				</Stack>
			</div>
		</div>
	);
}
