import { Group, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { formatDatum } from '#domain/format/datum.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { GRUPPE as T } from '../../texte/seminargruppen.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { tagezahl } from '../seminare/worte.ts';
import { useGruppe } from './gruppen-kontext.tsx';
import { Gruppenpapiere } from './gruppenpapiere.tsx';
import { betroffen, type Gruppe, type Mitglied } from './queries.ts';

/** Fetched when somebody is taken in. */
const AufnehmenDialog = lazy(async () => ({ default: (await import('./aufnehmen-dialog.tsx')).AufnehmenDialog }));

/** Who belongs to the group and what keeps him from its seminars; who waits. A site sees its own. */
export function TeilnehmendeReiter() {
	const { gruppe, istTraeger } = useGruppe();
	const [offen, setOffen] = useState<'aufnehmen' | Mitglied | null>(null);
	const schliesse = () => setOffen(null);
	const mitglieder = gruppe.mitglieder.filter(({ stand }) => stand === 'ANGEMELDET');
	const wartende = gruppe.mitglieder.filter(({ stand }) => stand === 'WARTELISTE');
	const konflikte = (wer: Mitglied) => <Konflikte gruppe={gruppe} wer={wer} />;
	const aktion = (wer: Mitglied) =>
		(istTraeger || wer.stand === 'WARTELISTE') && (
			<Button size="sm" aria-label={T.herausnehmenName(wer.name)} onClick={() => setOffen(wer)}>
				{T.herausnehmen} …
			</Button>
		);
	return (
		<Stack gap={32}>
			<Section
				title={T.mitglieder}
				count={mitglieder.length}
				ruled
				aside={
					<Group gap={8}>
						<Gruppenpapiere />
						<Button size="sm" variant="primary" onClick={() => setOffen('aufnehmen')}>
							{T.aufnehmen} …
						</Button>
					</Group>
				}
			>
				{!istTraeger && (
					<Text variant="secondary" pt={8}>
						{T.nurEigene}
					</Text>
				)}
				{mitglieder.length === 0 ? (
					istTraeger && (
						<Text variant="secondary" pt={8}>
							{T.niemand}
						</Text>
					)
				) : (
					<SimpleTable
						rows={mitglieder}
						rowKey={({ freiwilligerID }) => freiwilligerID}
						columns={[
							{ head: T.name, cell: (wer) => <Name wer={wer} />, isRowHead: true, width: 176 },
							{ head: T.einsatzort, cell: ({ einsatzort }) => einsatzort ?? '' },
							{ head: T.dienstart, cell: ({ dienstart }) => dienstart ?? '', width: 96 },
							{ head: T.dienstzeit, cell: dienstzeit, nowrap: true },
							{ head: T.anerkannt, cell: anerkannt, align: 'end', nowrap: true },
							{ head: T.geplant, cell: ({ tage }) => tage && tagezahl(tage.geplant), align: 'end' },
							{ head: T.offenKopf, cell: ({ tage }) => tage && tagezahl(tage.offen), align: 'end' },
							gruppe.konflikte.length > 0 && { head: T.konflikte, cell: konflikte },
							{ head: T.herausnehmen, isHeadHidden: true, cell: aktion, align: 'end' },
						]}
					/>
				)}
			</Section>
			{wartende.length > 0 && (
				<Section title={T.warteliste} count={wartende.length} ruled>
					<SimpleTable
						rows={wartende}
						rowKey={({ freiwilligerID }) => freiwilligerID}
						columns={[
							{ head: T.platz, cell: ({ warteplatz }) => warteplatz, align: 'end', width: 64 },
							{ head: T.name, cell: (wer) => <Name wer={wer} />, isRowHead: true, width: 176 },
							{ head: T.einsatzort, cell: ({ einsatzort }) => einsatzort ?? '' },
							{ head: T.herausnehmen, isHeadHidden: true, cell: aktion, align: 'end' },
						]}
					/>
				</Section>
			)}
			{offen === 'aufnehmen' && (
				<Suspense>
					<AufnehmenDialog gruppe={gruppe} onClose={schliesse} />
				</Suspense>
			)}
			{offen !== null && typeof offen === 'object' && <Herausnehmen gruppe={gruppe} wer={offen} onClose={schliesse} />}
		</Stack>
	);
}

const Name = ({ wer: { freiwilligerID: id, name } }: { wer: Mitglied }) => (
	<TextLink to="/admin/freiwillige/$id/seminare" params={{ id }}>
		{name}
	</TextLink>
);

const anerkannt = ({ tage }: Mitglied): string =>
	tage ? T.anerkanntVon(tagezahl(tage.anerkannt), tagezahl(tage.pflicht)) : '';

const dienstzeit = ({ vertragsbeginn, vertragsende }: Mitglied): string =>
	vertragsbeginn && vertragsende ? `${formatDatum(vertragsbeginn)}–${formatDatum(vertragsende)}` : '';

function Konflikte({ gruppe, wer }: { gruppe: Gruppe; wer: Mitglied }) {
	const seine = gruppe.konflikte.filter((k) => k.freiwilligerID === wer.freiwilligerID);
	return seine.map(({ seminarID, art, womit }) => {
		const seminar = gruppe.seminare.find(({ id }) => id === seminarID)?.bezeichnung ?? '';
		const grund = art === 'DIENSTZEIT' ? T.ausserhalb : T.zugleich(womit);
		return (
			<Text key={seminarID} variant="warning">
				{T.konflikt(seminar, grund)}
			</Text>
		);
	});
}

function Herausnehmen({ gruppe, wer, onClose }: { gruppe: Gruppe; wer: Mitglied; onClose: () => void }) {
	const herausnehmen = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('PUT /v1/seminargruppe/{id}', {
				params: { id: gruppe.id },
				body: { entfernen: [wer.freiwilligerID] },
				idempotencyKey,
			}),
		invalidates: betroffen,
		onDone: () => {
			toast.success(T.herausgenommen);
			onClose();
		},
	});
	return (
		<ConfirmDialog
			opened
			onClose={onClose}
			title={T.herausnehmenFrage(wer.name)}
			confirm={T.herausnehmen}
			loading={herausnehmen.isRunning}
			onConfirm={() => herausnehmen.execute(undefined)}
		>
			{herausnehmen.error && <ErrorBox text={herausnehmen.error.message} />}
			{wer.stand === 'ANGEMELDET' ? T.herausnehmenText : T.vonListeText}
		</ConfirmDialog>
	);
}
