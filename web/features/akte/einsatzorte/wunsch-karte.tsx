import { Box, Flex, Group, Text } from '@mantine/core';
import { IconLock, IconMapPin } from '@tabler/icons-react';
import { tageZwischen, tagInBerlin } from '#domain/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { AKTE } from '../../../texte/akte/akte.ts';
import { DRAN } from '../../../texte/dran.ts';
import { Tag } from '../../../ui/figures/tag.tsx';
import { Quote } from '../../../ui/figures/timeline.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Inline } from '../../../ui/inline.ts';
import { KeyFacts } from '../../../ui/layout/file-header.tsx';
import { Card } from '../../../ui/layout/page.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Dran } from '../../dran/dran.tsx';
import { Status } from '../../status/status.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { Videogespraech } from '../gespraech/videogespraech.tsx';
import type { Aktion, Wunsch } from '../typen.ts';
import css from './einsatzorte.module.css';
import { Plaetze } from './plaetze.tsx';
import { WunschAktionen } from './wunsch-aktionen.tsx';

interface WunschKarteProps {
	wunsch: Wunsch;
	rang: number;
	/** The step the strip above offers already. */
	schritt: Aktion | null;
}

/** A running application: where, in which state, under which conditions, and what comes next. */
export function WunschKarte({ wunsch, rang, schritt }: WunschKarteProps) {
	return (
		<Card as="li">
			<Flex component="article" gap={12} aria-labelledby={`wunsch-${wunsch.id}`}>
				<Rang nummer={rang} />
				<Box miw={0} flex={1}>
					<Group gap={16} justify="space-between">
						<div>
							<h3 id={`wunsch-${wunsch.id}`} className={css.name}>
								{wunsch.einsatzort ?? AKTE.unbekannterOrt} <Herkunft wunsch={wunsch} />
							</h3>
							<Ortszeile wunsch={wunsch} />
						</div>
						<Status katalog={WUNSCH} nummer={wunsch.status} tinted />
					</Group>
					<Angaben wunsch={wunsch} />
					{wunsch.bemerkung && (
						<Text component="div" variant="secondary" mt={8} maw="72ch">
							<Quote>{wunsch.bemerkung}</Quote>
						</Text>
					)}
					<Videogespraech wunsch={wunsch} />
					<WunschAktionen wunsch={wunsch} schritt={schritt} />
				</Box>
			</Flex>
		</Card>
	);
}

export function Rang({ nummer }: { nummer: number }) {
	return (
		<span className={css.rang} role="img" aria-label={AKTE.rang(nummer)}>
			{nummer}
		</span>
	);
}

/** Its Einsatzstelle where that is called otherwise, what one does there, where it is, and how far away. */
export function Ortszeile({ wunsch }: { wunsch: Wunsch }) {
	const { orte } = useAkte();
	const { taetigkeitsfelder = [], entfernungKm = null } = orte.find(({ id }) => id === wunsch.einsatzortID) ?? {};
	const stelle = wunsch.einsatzstelle === wunsch.einsatzort ? null : wunsch.einsatzstelle;
	const teile = [stelle, taetigkeitsfelder.join(', '), wunsch.ort].filter(Boolean);
	return (
		<Text variant="note">
			{teile.join(' · ')}
			{entfernungKm !== null && (
				<>
					{' · '}
					<Icon of={IconMapPin} size={14} label={AKTE.entfernung} /> {AKTE.km(formatZahl(entfernungKm, 1))}
				</>
			)}
		</Text>
	);
}

function Herkunft({ wunsch }: { wunsch: Wunsch }) {
	if (wunsch.herkunft === 'VORSCHLAG') return <Tag>{AKTE.vorschlag}</Tag>;
	return wunsch.herkunft === 'EINLADUNG' ? <Tag>{AKTE.einladung}</Tag> : null;
}

function Angaben({ wunsch }: { wunsch: Wunsch }) {
	const { heute } = useAkte();
	const { dienstart, dienstartID, plaetze, betreuer, status, statusSeit, dran } = wunsch;
	const fest = status >= WUNSCH.nr.InVertragsverhandlung;
	return (
		<div className={css.angaben}>
			<KeyFacts
				facts={[
					{
						label: AKTE.dienstart,
						value: dienstart ? (
							<Inline gap={4}>
								{dienstart}
								{fest && (
									<Inline gap={4} variant="muted" fw={400}>
										<Icon of={IconLock} size={14} /> {AKTE.fest}
									</Inline>
								)}
							</Inline>
						) : (
							AKTE.offen
						),
						empty: !dienstart,
					},
					{
						label: AKTE.freiePlaetze,
						value: plaetze ? <Plaetze plaetze={plaetze} /> : dienstartID ? AKTE.ohneKontingent : AKTE.ohneDienstart,
						empty: !plaetze,
					},
					{
						label: AKTE.betreuung,
						value: betreuer ? (
							<TextLink to="/admin/freiwillige/$id/betreuer" params={{ id: wunsch.freiwilligerID }} state>
								{betreuer}
							</TextLink>
						) : (
							AKTE.nochNiemand
						),
						empty: !betreuer,
					},
					// Whose turn it is says since when, too.
					dran
						? { label: DRAN.titel, value: <Dran dran={dran} heute={heute} /> }
						: { label: AKTE.imStatus, value: seit(tageZwischen(tagInBerlin(statusSeit), heute)) },
				]}
			/>
		</div>
	);
}

const seit = (tage: number): string => (tage <= 0 ? AKTE.seitHeute : AKTE.seitTagen(tage));
