import { Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDatum } from '#domain/format/datum.ts';
import { SEMINARE as T } from '../../texte/seminare/seminarplanung.ts';
import { SEMINARTAGE as W } from '../../texte/seminare/seminartage.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Span } from '../../ui/span.ts';
import { zeitraum } from '../seminare/worte.ts';
import { Ersatztage } from './ersatztage.tsx';
import { Gruppe } from './gruppe.tsx';
import { Moegliche } from './moegliche.tsx';
import { type Blickender, Plan } from './plan.tsx';
import css from './planung.module.css';
import { type Block, type Planung as Daten, type Planeintrag, planungQuery } from './queries.ts';
import { ohnePlatz } from './rest.ts';
import { Fortschritt } from './stand.tsx';
import { Zusammensetzung } from './teile.tsx';
import { Warteliste } from './warteliste.tsx';
import { Warum } from './warum.tsx';

interface PlanungProps {
	freiwilligerID: string;
	wer: Blickender;
	heute: string;
	/** Above what is on offer. */
	hinweis?: ReactNode;
	/** Below everything else. */
	darunter?: ReactNode;
}

/** The seminar days of a volunteer: what is open, until when it can be had, and what helps. */
export function Planung(props: PlanungProps) {
	const query = useQuery(planungQuery(props.freiwilligerID));
	// There is nothing to reckon with before a contract: that is an answer, too.
	if (query.data === null) return <EmptyState title={T.keinVertrag} text={T.keinVertragText} />;
	return (
		<Geladen query={query} lines={6}>
			{(planung) => <Inhalt planung={planung} {...props} />}
		</Geladen>
	);
}

function Inhalt({ planung, freiwilligerID, wer, heute, hinweis, darunter }: PlanungProps & { planung: Daten }) {
	const { stand, moeglich, eintraege, warteliste, hindernis, gruppe, fruehere, angebotsTage } = planung;
	const kannPlanen = hindernis === null;
	const unverplant = stand !== null && [stand, ...planung.teile.map((teil) => teil.stand)].some((s) => !s.istVerplant);
	// What counts for an earlier service stands there.
	const vorher = new Set(fruehere.map(({ vertragID }) => vertragID));
	const hier = eintraege.filter(({ vertragID }) => vertragID === null || !vorher.has(vertragID));
	const plan = { freiwilligerID, wer, heute } as const;
	return (
		<div className={css.rahmen}>
			<div className={css.spalten}>
				<Stack gap={32}>
					<Tage block={planung} eintraege={eintraege} {...plan} />
					<Gruppe freiwilligerID={freiwilligerID} gruppe={gruppe} wer={wer} kannPlanen={kannPlanen} />
					<Plan {...plan} eintraege={hier} kannPlanen={kannPlanen} />
					{fruehere.map((block) => (
						<Frueherer
							key={block.vertragID}
							{...plan}
							block={block}
							eintraege={eintraege.filter(({ vertragID }) => vertragID === block.vertragID)}
						/>
					))}
				</Stack>
				<Stack gap={24}>
					{(kannPlanen || wer !== 'FREIWILLIGER') && (
						<Verlust planung={planung} heute={heute} istEigenes={wer === 'FREIWILLIGER'} />
					)}
					{hinweis}
					<Warteliste freiwilligerID={freiwilligerID} warteliste={warteliste} />
					<Moegliche
						freiwilligerID={freiwilligerID}
						moeglich={moeglich}
						istEigenes={wer === 'FREIWILLIGER'}
						istTraeger={wer === 'TRAEGER'}
						angebotsTage={angebotsTage}
						fehltEtwas={unverplant}
						hindernis={hindernis}
					/>
					{planung.ersatztage && <Ersatztage freiwilligerID={freiwilligerID} konto={planung.ersatztage} wer={wer} />}
					{darunter}
				</Stack>
			</div>
		</div>
	);
}

interface TageProps {
	freiwilligerID: string;
	block: Block;
	eintraege: readonly Planeintrag[];
	wer: Blickender;
	heute: string;
}

/** Ring and composition of one contract. */
function Tage({ freiwilligerID, block, eintraege, wer, heute }: TageProps) {
	if (block.pflicht === null) return <Text variant="secondary">{T.unbekanntText}</Text>;
	const warum = (
		<Warum
			freiwilligerID={freiwilligerID}
			block={block}
			istEigenes={wer === 'FREIWILLIGER'}
			istTraeger={wer === 'TRAEGER'}
		/>
	);
	return (
		<>
			<Fortschritt block={block} warum={warum} />
			<Zusammensetzung block={block} eintraege={eintraege} heute={heute} istEigenes={wer === 'FREIWILLIGER'} />
		</>
	);
}

/** A service before the present one, closed until it is asked for. */
function Frueherer({ block, eintraege, ...plan }: TageProps) {
	const { dienstart, vertragsbeginn: von, vertragsende: bis, stand, pflicht } = block;
	return (
		<details className={css.frueherer}>
			<summary>
				<b>{W.block(dienstart, zeitraum({ von, bis }))}</b>{' '}
				{stand && pflicht !== null && <Span variant="secondary">{W.blockStand(stand.anerkannt, pflicht)}</Span>}
			</summary>
			<Stack gap={32} pt={16}>
				<Tage block={block} eintraege={eintraege} {...plan} />
				<Plan {...plan} eintraege={eintraege} kannPlanen={false} vertragID={block.vertragID} />
			</Stack>
		</details>
	);
}

interface VerlustProps {
	planung: Daten;
	heute: string;
	istEigenes: boolean;
}

/** By when the days are lost, as far as nothing planned covers them; otherwise from when on nothing may be missed. */
function Verlust({ planung, heute, istEigenes }: VerlustProps) {
	const { stand, pflicht, moeglich } = planung;
	const ab = stand?.nichtMehrErreichbarAb;
	if (!stand || !ab || pflicht === null) return null;
	if (stand.istVerplant)
		return (
			<Text variant="secondary">
				{W.verplant} {ab > heute && W.nachholbarBis(formatDatum(ab))}
			</Text>
		);
	if (istEigenes) {
		const { tage, abTag, was } = ohnePlatz({ ...stand, nichtMehrErreichbarAb: ab }, moeglich, heute);
		return (
			<div className={css.hinweis}>
				<b>{W.ohneSeminar(tage, pflicht, abTag && formatDatum(abTag))}</b>
				<Text variant="secondary">{W.ohneSeminarText[was]}</Text>
			</div>
		);
	}
	const istVerloren = ab <= heute;
	return (
		<Group variant="error" wrap="nowrap" align="flex-start" className={css.warnung}>
			<Icon of={IconAlertTriangle} />
			<div>
				<b>{W.verloren(pflicht, istVerloren ? null : formatDatum(ab))}</b>
				<Text variant="secondary">{W.danach(stand.danach, stand.offen - stand.pruefung, istVerloren)}</Text>
			</div>
		</Group>
	);
}
