import { Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCalendarPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { useCommand } from '../../client/use-command.ts';
import { KALENDER as T } from '../../texte/seminare/seminarkalender.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/feedback/banner.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OuterLink } from '../../ui/text-link.tsx';
import css from './kalender.module.css';
import { erneuere, type Kalendergruppe, kalenderQuery, widerrufe } from './queries.ts';

interface KalenderProps {
	gruppe?: Kalendergruppe;
	/** Who looks at his own calendar, or that it is a group's. */
	wessen: keyof typeof T.text;
	/** Makes addresses and takes them back. */
	pflegt?: boolean;
}

/** An address for calendar programs: made, shown once, replaced, taken back. */
export function Kalender({ gruppe = null, wessen, pflegt = true }: KalenderProps) {
	const query = useQuery(kalenderQuery(gruppe));
	return (
		<Stack pt={8} maw={680}>
			<Text variant="secondary">{T.text[wessen]}</Text>
			<Geladen query={query} lines={2}>
				{({ stand }) => (pflegt ? <Adresse gruppe={gruppe} stand={stand} /> : <Bekannt stand={stand} />)}
			</Geladen>
		</Stack>
	);
}

type Stand = { erstelltAm: string; abgerufenAm: string | null } | null;

const Bekannt = ({ stand }: { stand: Stand }) => <Text>{stand ? T.vomTraeger : T.nurTraeger}</Text>;

function Adresse({ gruppe, stand }: { gruppe: Kalendergruppe; stand: Stand }) {
	const [adresse, setAdresse] = useState<string | null>(null);
	const [frage, setFrage] = useState<'neu' | 'widerrufen' | null>(null);
	const invalidates = [kalenderQuery(gruppe).queryKey];
	const neu = useCommand({
		run: (_: undefined, idempotencyKey) => erneuere(gruppe, idempotencyKey),
		invalidates,
		onDone: ({ data }) => {
			setAdresse(data.adresse);
			setFrage(null);
		},
		onRefused: () => setFrage(null),
	});
	const weg = useCommand({
		run: (_: undefined, idempotencyKey) => widerrufe(gruppe, idempotencyKey),
		invalidates,
		onDone: () => {
			setAdresse(null);
			setFrage(null);
			toast.success(T.widerrufenDanach);
		},
		onRefused: () => setFrage(null),
	});
	const fehler = neu.error ?? weg.error;
	return (
		<>
			{fehler && <ErrorBox text={fehler.message} />}
			{adresse ? <Gezeigt adresse={adresse} /> : stand && <Text>{standworte(stand)}</Text>}
			{stand ? (
				<Group gap={12} wrap="wrap">
					<Button onClick={() => setFrage('neu')}>{T.neu} …</Button>
					<Button variant="danger" onClick={() => setFrage('widerrufen')}>
						{T.widerrufen} …
					</Button>
				</Group>
			) : (
				<div>
					<Button icon={IconCalendarPlus} loading={neu.isRunning} onClick={() => neu.execute(undefined)}>
						{T.erstellen}
					</Button>
				</div>
			)}
			<ConfirmDialog
				opened={frage === 'neu'}
				onClose={() => setFrage(null)}
				title={T.neuFrage}
				confirm={T.neu}
				loading={neu.isRunning}
				onConfirm={() => neu.execute(undefined)}
			>
				{T.neuText}
			</ConfirmDialog>
			<ConfirmDialog
				opened={frage === 'widerrufen'}
				onClose={() => setFrage(null)}
				title={T.widerrufFrage}
				confirm={T.widerrufen}
				danger
				loading={weg.isRunning}
				onConfirm={() => weg.execute(undefined)}
			>
				{T.widerrufText}
			</ConfirmDialog>
		</>
	);
}

const standworte = ({ erstelltAm, abgerufenAm }: NonNullable<Stand>): string =>
	`${T.besteht(formatDatum(tagInBerlin(erstelltAm)))} ${
		abgerufenAm ? T.abgerufen(formatDatum(tagInBerlin(abgerufenAm))) : T.nieAbgerufen
	}`;

/** The address, this once, and how it comes into a calendar. */
function Gezeigt({ adresse }: { adresse: string }) {
	return (
		<>
			<Notice icon={<Icon of={IconAlertTriangle} />} title={T.nurJetzt}>
				{T.nurJetztText}
			</Notice>
			<code className={css.wert} role="status" aria-label={T.adresse}>
				{adresse}
			</code>
			<Group gap={12} wrap="wrap">
				<CopyButton text={adresse} />
				<OuterLink href={adresse.replace(/^https?:/, 'webcal:')}>{T.oeffnen}</OuterLink>
			</Group>
			<Stack gap={8}>
				<Text fw={600}>{T.wegeTitel}</Text>
				<dl className={css.wege}>
					{T.wege.map(([womit, wie]) => (
						<div key={womit}>
							<dt>{womit}</dt>
							<dd>{wie}</dd>
						</div>
					))}
				</dl>
			</Stack>
		</>
	);
}
