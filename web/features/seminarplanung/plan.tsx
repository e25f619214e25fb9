import { Group, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import { call } from '../../client/call.ts';
import { SEMINARE as T } from '../../texte/seminare/seminarplanung.ts';
import { SEMINARTAGE as W } from '../../texte/seminare/seminartage.ts';
import { SENDEN } from '../../texte/senden.ts';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Span } from '../../ui/span.ts';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import { BefehlDialog } from '../formular/befehl-dialog.tsx';
import { zeitraum } from '../seminare/worte.ts';
import { Sendefrage } from '../senden/sendefrage.tsx';
import { Status } from '../status/status.tsx';
import { Bescheinigung } from './bescheinigung.tsx';
import { NachweisPdf } from './nachweis-pdf.tsx';
import { Nachweisdatei } from './nachweisdatei.tsx';
import { betroffen, type Planeintrag } from './queries.ts';
import { Kalenderblatt } from './zeile.tsx';

/** Fetched when somebody writes. */
const EigenesDialog = later(async () => (await import('./eigenes-dialog.tsx')).EigenesDialog);
const EinreichenDialog = later(async () => (await import('./einreichen-dialog.tsx')).EinreichenDialog);
const PruefenDialog = later(async () => (await import('./pruefen-dialog.tsx')).PruefenDialog);

/** Who looks, and may do what. */
export type Blickender = 'FREIWILLIGER' | 'EINSATZSTELLE' | 'TRAEGER';

interface PlanProps {
	freiwilligerID: string;
	eintraege: readonly Planeintrag[];
	wer: Blickender;
	heute: string;
	/** It is time for it. */
	kannPlanen: boolean;
	/** Of an earlier service; left out: the one that counts. */
	vertragID?: string;
}

type Was = 'bearbeiten' | 'einreichen' | 'entfernen' | 'pruefen' | 'neu';

/** Everything planned, attended and recognised, by date. */
export function Plan({ freiwilligerID, eintraege, wer, heute, kannPlanen, vertragID }: PlanProps) {
	const [offen, setOffen] = useState<{ was: Was; eintrag: Planeintrag | null } | null>(null);
	const schliesse = () => setOffen(null);
	return (
		<Section
			title={wer === 'FREIWILLIGER' ? W.ihrPlan : T.plan}
			count={eintraege.length}
			size="sm"
			ruled
			aside={
				<Group gap={8}>
					{eintraege.length > 0 && <NachweisPdf freiwilligerID={freiwilligerID} heute={heute} vertragID={vertragID} />}
					{kannPlanen && wer !== 'EINSATZSTELLE' && (
						<Button size="sm" onClick={() => setOffen({ was: 'neu', eintrag: null })}>
							{T.eigenesEintragen} …
						</Button>
					)}
				</Group>
			}
		>
			{eintraege.length === 0 ? (
				<Text variant="secondary" pt={8}>
					{T.planLeer}
				</Text>
			) : (
				<SimpleTable
					rows={eintraege}
					rowKey={({ id }) => id}
					columns={[
						wer === 'FREIWILLIGER'
							? { head: T.termin, isHeadHidden: true, cell: ({ von }) => von && <Kalenderblatt tag={von} />, width: 66 }
							: { head: T.termin, cell: (e) => zeitraum(e), nowrap: true },
						{
							head: T.seminar,
							cell: (e) => <Titel freiwilligerID={freiwilligerID} eintrag={e} wer={wer} heute={heute} />,
							isRowHead: true,
						},
						{ head: T.tageKopf, cell: (e) => T.zahl(e.tage ?? e.geplant), align: 'end', width: 64 },
						{ head: T.standKopf, cell: (e) => <Status katalog={SEMINARNACHWEIS} nummer={e.status} />, nowrap: true },
						{
							head: T.bearbeiten,
							isHeadHidden: true,
							align: 'end',
							cell: (eintrag) => (
								<Group gap="4px 12px" justify="flex-end">
									{aktionen(eintrag, wer, heute).map(({ was, titel }) => (
										<TextButton key={was} onClick={() => setOffen({ was, eintrag })}>
											{titel} …
										</TextButton>
									))}
								</Group>
							),
						},
					]}
				/>
			)}
			{offen && (
				<Suspense>
					{(offen.was === 'neu' || offen.was === 'bearbeiten') && (
						<EigenesDialog freiwilligerID={freiwilligerID} eintrag={offen.eintrag} onClose={schliesse} />
					)}
					{offen.was === 'pruefen' && offen.eintrag && (
						<PruefenDialog freiwilligerID={freiwilligerID} eintrag={offen.eintrag} onClose={schliesse} />
					)}
					{offen.was === 'einreichen' && offen.eintrag && (
						<EinreichenDialog
							freiwilligerID={freiwilligerID}
							eintrag={offen.eintrag}
							istEigener={wer === 'FREIWILLIGER'}
							onClose={schliesse}
						/>
					)}
					{offen.was === 'entfernen' && offen.eintrag && (
						<Entfernen freiwilligerID={freiwilligerID} eintrag={offen.eintrag} wer={wer} onClose={schliesse} />
					)}
				</Suspense>
			)}
		</Section>
	);
}

interface TitelProps {
	freiwilligerID: string;
	eintrag: Planeintrag;
	wer: Blickender;
	heute: string;
}

function Titel({ freiwilligerID, eintrag, wer, heute }: TitelProps) {
	const { datei, seminarID, titel, veranstalter, grund, zaehlt } = eintrag;
	const name = titel ?? T.ohneNamen;
	const neben = [
		wer === 'FREIWILLIGER' && zeitraum(eintrag),
		seminarID === null && T.eigenes,
		veranstalter,
		!zaehlt && T.zaehltNicht,
		grund && T.grundBei(grund),
	].filter(Boolean);
	return (
		<>
			{seminarID !== null && wer !== 'FREIWILLIGER' ? (
				<TextLink to="/admin/seminare/$id" params={{ id: seminarID }}>
					{name}
				</TextLink>
			) : (
				name
			)}
			{neben.length > 0 && (
				<Span variant="hint" display="block">
					{neben.join(', ')}
				</Span>
			)}
			{datei && <Nachweisdatei freiwilligerID={freiwilligerID} nachweisID={eintrag.id} datei={datei} />}
			<Bescheinigung freiwilligerID={freiwilligerID} eintrag={eintrag} heute={heute} />
		</>
	);
}

/** What the rules allow; the server has the last word. */
function aktionen(
	{ seminarID, status, von }: Planeintrag,
	wer: Blickender,
	heute: string,
): { was: Was; titel: string }[] {
	const traeger = wer === 'TRAEGER';
	const eigenes = seminarID === null;
	const anerkannt = status === SEMINARNACHWEIS.nr.AnerkanntAU || status === SEMINARNACHWEIS.nr.Anerkannt;
	const kommt = status === SEMINARNACHWEIS.nr.Geplant && (von ?? '') > heute;
	const hatBegonnen = von !== null && von <= heute;
	const entfernen = { was: 'entfernen' as const, titel: eigenes ? T.loeschen : T.abmelden };
	return [
		...(traeger && status === SEMINARNACHWEIS.nr.Pruefung ? [{ was: 'pruefen' as const, titel: T.pruefen }] : []),
		...(hatBegonnen && !anerkannt ? [{ was: 'einreichen' as const, titel: T.einreichen }] : []),
		...(traeger && (anerkannt || status === SEMINARNACHWEIS.nr.Abgelehnt)
			? [{ was: 'pruefen' as const, titel: T.widerrufen }]
			: []),
		...(eigenes && wer !== 'EINSATZSTELLE' && (traeger || !anerkannt)
			? [{ was: 'bearbeiten' as const, titel: T.bearbeiten }]
			: []),
		...(eigenes ? (traeger || !anerkannt ? [entfernen] : []) : kommt && wer !== 'EINSATZSTELLE' ? [entfernen] : []),
	];
}

interface EntfernenProps {
	freiwilligerID: string;
	eintrag: Planeintrag;
	wer: Blickender;
	onClose: () => void;
}

function Entfernen({ freiwilligerID, eintrag: { id, seminarID, titel }, wer, onClose }: EntfernenProps) {
	const eigenes = seminarID === null;
	const name = titel ?? T.ohneNamen;
	if (seminarID !== null && wer === 'TRAEGER') {
		const params = { id: seminarID, tnID: freiwilligerID };
		return (
			<Sendefrage
				anfrage={{ ruf: 'meldeVomSeminarAb', params, body: undefined }}
				run={(idempotencyKey) => call('DELETE /v1/seminar/{id}/teilnehmer/{tnID}', { params, idempotencyKey })}
				titel={T.abmeldenFrage(name)}
				hinweis={T.abmeldenText}
				verb={(anzahl) => SENDEN.und(T.abmelden, anzahl)}
				auchOhne
				meldung={T.abgemeldet}
				invalidates={betroffen(freiwilligerID)}
				onClose={onClose}
			/>
		);
	}
	return (
		<BefehlDialog
			title={eigenes ? T.loeschenFrage(name) : T.abmeldenFrage(name)}
			confirm={eigenes ? T.loeschen : T.abmelden}
			danger={eigenes}
			run={(idempotencyKey) =>
				seminarID === null
					? call('DELETE /v1/{freiwilligerID}/seminarplanung/{id}', { params: { freiwilligerID, id }, idempotencyKey })
					: call('DELETE /v1/seminar/{id}/teilnehmer/{tnID}', {
							params: { id: seminarID, tnID: freiwilligerID },
							idempotencyKey,
						})
			}
			meldung={eigenes ? T.geloescht : T.abgemeldet}
			invalidates={betroffen(freiwilligerID)}
			onClose={onClose}
		>
			{eigenes ? T.loeschenText : T.abmeldenText}
		</BefehlDialog>
	);
}
