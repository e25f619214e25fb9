import { Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconUserMinus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { formatDatum } from '#domain/format/datum.ts';
import { call } from '../../client/call.ts';
import { GRUPPE as T } from '../../texte/seminare/seminargruppen.ts';
import { SEMINARTAGE as S } from '../../texte/seminare/seminartage.ts';
import { SENDEN } from '../../texte/senden.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Inline } from '../../ui/inline.ts';
import { later } from '../../ui/later.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import type { Bedingung } from '../liste/bedingung.ts';
import { tagezahl } from '../seminare/worte.ts';
import { Sendefrage } from '../senden/sendefrage.tsx';
import { useGruppe } from './gruppen-kontext.tsx';
import { Gruppenpapiere } from './gruppenpapiere.tsx';
import { betroffen, type Gruppe, type Mitglied } from './queries.ts';

/** Fetched when somebody is taken in. */
const AufnehmenDialog = later(async () => (await import('./aufnehmen-dialog.tsx')).AufnehmenDialog);

/** Who belongs to the group and what keeps him from its seminars; who waits. A site sees its own. */
export function TeilnehmendeReiter() {
	const { gruppe, istTraeger, heute } = useGruppe();
	const [offen, setOffen] = useState<'aufnehmen' | Mitglied | null>(null);
	const schliesse = () => setOffen(null);
	const mitglieder = gruppe.mitglieder.filter(({ stand }) => stand === 'ANGEMELDET');
	const wartende = gruppe.mitglieder.filter(({ stand }) => stand === 'WARTELISTE');
	const konflikte = (wer: Mitglied) => <Konflikte gruppe={gruppe} wer={wer} />;
	const aktion = (wer: Mitglied) =>
		(istTraeger || wer.stand === 'WARTELISTE') && (
			<Tooltip label={`${T.herausnehmen} …`}>
				<IconButton icon={IconUserMinus} size="sm" label={T.herausnehmenName(wer.name)} onClick={() => setOffen(wer)} />
			</Tooltip>
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
				{mitglieder.length > 0 && <Stand gruppe={gruppe} mitglieder={mitglieder} heute={heute} />}
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
							{ head: T.name, cell: (wer) => <Name wer={wer} />, isRowHead: true, width: 176, foot: T.summe },
							{ head: T.einsatzort, cell: ({ einsatzort }) => einsatzort ?? '' },
							{ head: T.dienstart, cell: ({ dienstart }) => dienstart ?? '', width: 96 },
							{ head: T.dienstzeit, cell: dienstzeit },
							{
								head: T.anerkannt,
								cell: anerkannt,
								align: 'end',
								nowrap: true,
								foot: anerkannt({ tage: summe(mitglieder) }),
							},
							{
								head: T.geplant,
								cell: ({ tage }) => tage && tagezahl(tage.geplant),
								align: 'end',
								foot: tagezahl(summe(mitglieder).geplant),
							},
							{
								head: T.offenKopf,
								cell: ({ tage }) => tage && tagezahl(tage.offen),
								align: 'end',
								foot: tagezahl(summe(mitglieder).offen),
							},
							mitglieder.some(({ verlorenAb }) => verlorenAb !== null) && {
								head: S.nichtErreichbarAb,
								cell: (wer) => <Verloren wer={wer} heute={heute} />,
								nowrap: true,
							},
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

type Tage = NonNullable<Mitglied['tage']>;

const summe = (mitglieder: readonly Mitglied[]): Tage =>
	mitglieder.reduce<Tage>(
		(summe, { tage }) => ({
			pflicht: summe.pflicht + (tage?.pflicht ?? 0),
			anerkannt: summe.anerkannt + (tage?.anerkannt ?? 0),
			geplant: summe.geplant + (tage?.geplant ?? 0),
			offen: summe.offen + (tage?.offen ?? 0),
		}),
		{ pflicht: 0, anerkannt: 0, geplant: 0, offen: 0 },
	);

function Verloren({ wer: { verlorenAb }, heute }: { wer: Mitglied; heute: string }) {
	if (verlorenAb === null) return null;
	return (
		<Inline variant={verlorenAb <= heute ? 'error' : 'warning'}>
			<Icon of={IconAlertTriangle} /> {verlorenAb <= heute ? S.nichtMehrErreichbar : formatDatum(verlorenAb)}
		</Inline>
	);
}

/** How many can't have their days any more, and where the members stand in the list of volunteers. */
function Stand({ gruppe, mitglieder, heute }: { gruppe: Gruppe; mitglieder: readonly Mitglied[]; heute: string }) {
	const verlorene = mitglieder.filter(({ verlorenAb }) => verlorenAb !== null && verlorenAb <= heute).length;
	const ihrer: Bedingung = { feld: 'seminargruppeID', op: 'gleich', wert: gruppe.id };
	const nicht: Bedingung = { feld: 'seminartageErreichbar', op: 'gleich', wert: 'NICHT_MEHR' };
	return (
		<Group gap={24} pt={8} pb={4}>
			<TextLink to="/admin/freiwillige" search={{ f: { und: [ihrer] } }}>
				{S.freiwillige}
			</TextLink>
			{verlorene > 0 && (
				<Inline variant="error">
					<Icon of={IconAlertTriangle} />{' '}
					<TextLink to="/admin/freiwillige" search={{ f: { und: [ihrer, nicht] } }}>
						{S.nichtMehr(verlorene)}
					</TextLink>
				</Inline>
			)}
		</Group>
	);
}

const anerkannt = ({ tage }: Pick<Mitglied, 'tage'>): string =>
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

function Herausnehmen({ gruppe: { id }, wer, onClose }: { gruppe: Gruppe; wer: Mitglied; onClose: () => void }) {
	const wie = { params: { id }, body: { entfernen: [wer.freiwilligerID] } };
	return (
		<Sendefrage
			anfrage={{ ruf: 'aendereSeminargruppe', ...wie }}
			run={(idempotencyKey) => call('PUT /v1/seminargruppe/{id}', { ...wie, idempotencyKey })}
			titel={T.herausnehmenFrage(wer.name)}
			hinweis={wer.stand === 'ANGEMELDET' ? T.herausnehmenText : T.vonListeText}
			verb={(anzahl) => SENDEN.und(T.herausnehmen, anzahl)}
			auchOhne
			meldung={T.herausgenommen}
			invalidates={betroffen}
			onClose={onClose}
		/>
	);
}
