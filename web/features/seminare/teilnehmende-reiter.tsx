import { Group, Stack, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import { call } from '../../client/call.ts';
import { TEILNEHMENDE as T } from '../../texte/seminare/seminare.ts';
import { SENDEN } from '../../texte/senden.ts';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { BefehlDialog } from '../formular/befehl-dialog.tsx';
import { Sendefrage } from '../senden/sendefrage.tsx';
import { Status } from '../status/status.tsx';
import { betroffen, nimmtTeil, type Seminar } from './queries.ts';
import { useSeminar } from './seminar-kontext.tsx';
import { tagezahl } from './worte.ts';

/** Fetched when somebody registers one. */
const HinzufuegenDialog = later(async () => (await import('./hinzufuegen-dialog.tsx')).HinzufuegenDialog);

type Teilnahme = Seminar['teilnehmende'][number];

/** Who takes part, and what is recognised of it; who waits. Staff of a site takes its own off the waiting list. */
export function TeilnehmendeReiter() {
	const { seminar, istTraeger: pflegt } = useSeminar();
	const [offen, setOffen] = useState<'hinzufuegen' | 'anerkennen' | Teilnahme | null>(null);
	const schliesse = () => setOffen(null);
	const dabei = seminar.teilnehmende.filter(nimmtTeil);
	const wartend = seminar.teilnehmende.filter((wer) => !nimmtTeil(wer));
	const zuPruefen = dabei.filter(({ nachweis }) => nachweis?.status === SEMINARNACHWEIS.nr.Pruefung);
	const istOffen = seminar.status === SEMINAR.nr.Published;
	const aktion = (wer: Teilnahme) =>
		istOffen &&
		(pflegt || wer.stand !== 'ANGEMELDET') && (
			<Button size="sm" aria-label={T.abmeldenName(wer.name)} onClick={() => setOffen(wer)}>
				{T.abmelden} …
			</Button>
		);
	return (
		<Stack gap={32}>
			<Section
				title={T.titel}
				count={dabei.length}
				ruled
				aside={
					<Group gap={8}>
						{istOffen && (
							<Button size="sm" onClick={() => setOffen('hinzufuegen')}>
								{T.hinzufuegen} …
							</Button>
						)}
						{pflegt && zuPruefen.length > 0 && (
							<Button size="sm" variant="primary" onClick={() => setOffen('anerkennen')}>
								{T.alleAnerkennen(zuPruefen.length)} …
							</Button>
						)}
					</Group>
				}
			>
				{dabei.length === 0 ? (
					<Text variant="secondary" pt={8}>
						{T.leer}
					</Text>
				) : (
					<SimpleTable
						rows={dabei}
						rowKey={({ freiwilligerID }) => freiwilligerID}
						columns={[
							{ head: T.name, cell: (wer) => <Name wer={wer} />, isRowHead: true },
							{ head: T.einsatzort, cell: ({ einsatzort }) => einsatzort ?? '' },
							{ head: T.dienstart, cell: ({ dienstart }) => dienstart ?? '', width: 112 },
							{ head: T.tage, cell: tage, align: 'end', width: 64 },
							{ head: T.nachweis, cell: (wer) => <Stand wer={wer} />, nowrap: true },
							{ head: T.abmelden, isHeadHidden: true, cell: aktion, align: 'end' },
						]}
					/>
				)}
			</Section>
			{wartend.length > 0 && (
				<Section title={T.warteliste} count={wartend.length} ruled>
					<SimpleTable
						rows={wartend}
						rowKey={({ freiwilligerID }) => freiwilligerID}
						columns={[
							{ head: T.platz, cell: ({ warteplatz }) => warteplatz, align: 'end', width: 64 },
							{ head: T.name, cell: (wer) => <Name wer={wer} />, isRowHead: true },
							{ head: T.einsatzort, cell: ({ einsatzort }) => einsatzort ?? '' },
							{ head: T.abmelden, isHeadHidden: true, cell: aktion, align: 'end' },
						]}
					/>
				</Section>
			)}
			{offen === 'hinzufuegen' && (
				<Suspense>
					<HinzufuegenDialog seminar={seminar} onClose={schliesse} />
				</Suspense>
			)}
			{offen === 'anerkennen' && <Anerkennen seminar={seminar} wen={zuPruefen} onClose={schliesse} />}
			{offen !== null && typeof offen === 'object' && <Abmelden seminar={seminar} wer={offen} onClose={schliesse} />}
		</Stack>
	);
}

const Name = ({ wer: { freiwilligerID: id, name } }: { wer: Teilnahme }) => (
	<TextLink to="/admin/freiwillige/$id/seminare" params={{ id }}>
		{name}
	</TextLink>
);

const tage = ({ nachweis }: Teilnahme): string => (nachweis?.tage == null ? '' : tagezahl(nachweis.tage));

function Stand({ wer: { stand, frist, nachweis } }: { wer: Teilnahme }) {
	if (stand === 'ANGEBOTEN') return frist ? T.reserviertBis(formatDatumUhrzeit(frist)) : T.reserviert;
	return nachweis ? <Status katalog={SEMINARNACHWEIS} nummer={nachweis.status} /> : T.keinNachweis;
}

interface DialogProps {
	seminar: Seminar;
	onClose: () => void;
}

function Anerkennen({ seminar, wen, onClose }: DialogProps & { wen: readonly Teilnahme[] }) {
	const { id: seminarID, geplanteTage } = seminar;
	const eintraege = wen.map(({ freiwilligerID, nachweis }) => ({
		freiwilligerID,
		ergebnis: 'ANERKANNT' as const,
		tage: nachweis?.tage ?? geplanteTage,
	}));
	return (
		<BefehlDialog
			title={T.alleFrage(wen.length)}
			confirm={T.anerkennen}
			run={(idempotencyKey) =>
				call('POST /v1/seminar/teilnehmerliste/review', { body: { seminarID, eintraege }, idempotencyKey })
			}
			meldung={({ data }) => T.anerkannt(data.n)}
			invalidates={[...betroffen(seminarID), ['seminarplanung']]}
			onClose={onClose}
		>
			{T.alleText}
		</BefehlDialog>
	);
}

function Abmelden({ seminar, wer, onClose }: DialogProps & { wer: Teilnahme }) {
	const params = { id: seminar.id, tnID: wer.freiwilligerID };
	return (
		<Sendefrage
			anfrage={{ ruf: 'meldeVomSeminarAb', params, body: undefined }}
			run={(idempotencyKey) => call('DELETE /v1/seminar/{id}/teilnehmer/{tnID}', { params, idempotencyKey })}
			titel={T.abmeldenFrage(wer.name)}
			hinweis={wer.stand === 'ANGEMELDET' ? T.abmeldenText : T.vonListeText}
			verb={(anzahl) => SENDEN.und(T.abmelden, anzahl)}
			auchOhne
			meldung={T.abgemeldet}
			invalidates={[...betroffen(seminar.id), ['seminarplanung']]}
			onClose={onClose}
		/>
	);
}
