import { Stack, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { LAEUFE, LAUF as T } from '../../texte/geld/laeufe.ts';
import { MENUE } from '../../texte/menue.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { FileBody } from '../../ui/layout/file-body.tsx';
import { FileHeader, type KeyFact, KeyFacts } from '../../ui/layout/file-header.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { Unterschied } from '../herkunft/unterschied.tsx';
import { type Crumb, usePageHead } from '../portal/page-head.ts';
import css from './laeufe.module.css';
import { Laufaktionen } from './laufaktionen.tsx';
import { Laufkorrekturen } from './laufkorrekturen.tsx';
import { Laufmenue } from './laufmenue.tsx';
import { Laufposten } from './laufposten.tsx';
import { Laufpruefungen } from './laufpruefungen.tsx';
import { Laufstand } from './laufstand.tsx';
import { lauftitel } from './lauftitel.ts';
import { type Lauf, laufQuery } from './queries.ts';

const CRUMBS: readonly Crumb[] = [
	{ label: MENUE.gruppen.geld },
	{ label: LAEUFE.titel, link: { to: '/admin/laeufe' } },
];

/** One accounting run: its sum, what comes next and what hinders it, its rows. */
export function LaufPage({ id, heute }: { id: string; heute: string }) {
	const { data: lauf } = useSuspenseQuery(laufQuery(id));
	const titel = `${lauftitel(lauf)} ${LAEUFE.monate(lauf.von, lauf.bis)}`;
	usePageHead({ title: titel, crumbs: CRUMBS });
	const istOffen = lauf.status === 'ENTWURF' || lauf.status === 'GEPRUEFT';
	return (
		<>
			<div className={css.kopf}>
				<FileHeader
					withAvatar={false}
					name={titel}
					badge={<Laufstand status={lauf.status} tinted />}
					note={T.nr(lauf.nr)}
					facts={fakten(lauf)}
					actions={<Laufmenue lauf={lauf} />}
				/>
				<Laufaktionen lauf={lauf} heute={heute} />
			</div>
			<FileBody
				side={
					<>
						<Unterschied laufID={lauf.id} />
						<Verlauf lauf={lauf} heute={heute} />
						<Beleg lauf={lauf} />
					</>
				}
				sideLabel={T.verlauf}
			>
				{lauf.berechnung?.stand === 'LAEUFT' && <Fortschritt {...lauf.berechnung} />}
				{istOffen && !lauf.berechnung && <Laufpruefungen lauf={lauf} />}
				<Laufkorrekturen lauf={lauf} />
				<Laufposten lauf={lauf} istOffen={istOffen} />
			</FileBody>
		</>
	);
}

/** A job reads the files. */
const Fortschritt = ({ gelesen, gesamt }: NonNullable<Lauf['berechnung']>) => (
	<Stack gap={8} mb={24}>
		<ProgressBar label={T.rechnet} done={gelesen ?? 0} of={gesamt ?? 1} />
		<Text variant="secondary" role="status">
			{T.rechnetWie(gelesen, gesamt)}
		</Text>
		<Text variant="secondary">{T.rechnetText}</Text>
	</Stack>
);

function fakten({ summe, zeilen, posten, gerechnetAm, grund }: Lauf): KeyFact[] {
	const personen = new Set(posten.filter((p) => !p.istHerausgenommen).map(({ freiwilligerID }) => freiwilligerID));
	return [
		{ label: T.summe, value: LAEUFE.euro(summe) },
		{ label: T.zeilen, value: T.zeilenzahl(zeilen, personen.size) },
		{ label: T.gerechnet, value: formatDatumUhrzeit(gerechnetAm) },
		grund ? { label: T.anlass, value: grund } : { label: T.anlass, value: T.ohneAnlass, empty: true },
	];
}

/** What a later reckoning is compared with. */
const Beleg = ({ lauf: { position, hash } }: { lauf: Lauf }) => (
	<div className={css.beleg}>
		<Section title={T.beleg} size="sm" as="h2">
			<KeyFacts
				facts={[
					{ label: T.stand, value: position },
					hash === ''
						? { label: T.pruefsumme, value: T.ohneAnlass, empty: true }
						: { label: T.pruefsumme, value: `${hash.slice(0, 8)} … ${hash.slice(-4)}` },
				]}
			/>
		</Section>
	</div>
);

const Verlauf = ({ lauf, heute }: { lauf: Lauf; heute: string }) => (
	<Section title={T.verlauf} size="sm" as="h2">
		<SimpleTable
			top
			label={T.verlauf}
			columns={[
				{
					key: 'was',
					cell: ({ wer, was, grund }) => (
						<>
							<b>{wer}</b> {was}
							{grund && `: ${grund}`}
						</>
					),
				},
				{
					key: 'zeit',
					cell: ({ zeit }) => (
						<time dateTime={zeit} title={formatDatumUhrzeit(zeit)}>
							{T.wann(zeit, heute)}
						</time>
					),
					align: 'end',
					nowrap: true,
				},
			]}
			rows={lauf.verlauf}
			rowKey={(_, i) => i}
		/>
	</Section>
);
