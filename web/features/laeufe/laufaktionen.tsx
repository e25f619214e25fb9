import { Group } from '@mantine/core';
import { IconAlertTriangleFilled, IconDownload, IconLock } from '@tabler/icons-react';
import { useIsMutating } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { wirdEingezogen, wirdGezahlt } from '#domain/geld/posten.ts';
import { call } from '../../client/call.ts';
import { ladeHerunter } from '../../client/lade-herunter.ts';
import { EINZUG } from '../../texte/geld/einzug.ts';
import { LAEUFE, LAUF as T } from '../../texte/geld/laeufe.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Inline } from '../../ui/inline.ts';
import { later } from '../../ui/later.tsx';
import { NextStep } from '../../ui/layout/file-header.tsx';
import { useBefehl } from '../formular/befehl.ts';
import css from './laeufe.module.css';
import { Laufstand } from './laufstand.tsx';
import { PruefpaketKnopf } from './pruefpaket-knopf.tsx';
import { betroffen, type Lauf } from './queries.ts';

/** Fetched when somebody pays. */
const ZahlungsdateiDialog = later(async () => (await import('./zahlungsdatei-dialog.tsx')).ZahlungsdateiDialog);

/** Fetched when somebody collects. */
const LastschriftenDialog = later(async () => (await import('./lastschriften-dialog.tsx')).LastschriftenDialog);

type Schritt = 'PRUEFEN' | 'FREIGEBEN' | 'BUCHEN';

/** What comes next, and the state it leads to. */
const NAECHSTER: Readonly<Partial<Record<Lauf['status'], { schritt: Schritt | null; nach: Lauf['status'] }>>> = {
	ENTWURF: { schritt: 'PRUEFEN', nach: 'GEPRUEFT' },
	GEPRUEFT: { schritt: 'FREIGEBEN', nach: 'FREIGEGEBEN' },
	FREIGEGEBEN: { schritt: null, nach: 'UEBERGEBEN' },
	UEBERGEBEN: { schritt: 'BUCHEN', nach: 'GEBUCHT' },
};
const TYP = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What comes next, who may do it, and what hinders it. */
export function Laufaktionen({ lauf, heute }: { lauf: Lauf; heute: string }) {
	const { id, version, status, hindernis } = lauf;
	const [fragt, setFragt] = useState(false);
	const [zahlt, setZahlt] = useState(false);
	const tue = useBefehl<Schritt, { data: Lauf }>({
		run: (schritt, idempotencyKey) =>
			call('POST /v1/exporte/laeufe/{id}/schritte', { params: { id }, body: { schritt, version }, idempotencyKey }),
		invalidates: betroffen,
		meldung: (schritt) => T.gemacht[schritt],
		onDone: () => setFragt(false),
	});
	const hole = useBefehl<null, unknown>({
		run: (_, idempotencyKey) =>
			call('POST /v1/exporte/laeufe/{id}/uebergabe', { params: { id }, idempotencyKey, timeoutMs: 120_000 }),
		invalidates: betroffen,
		meldung: T.geholt,
		onDone: (datei) => ladeHerunter(T.dateiname(lauf.art, lauf.von, lauf.nr), new Blob([datei as Blob], { type: TYP })),
	});
	// A step names the version one sees: while something else is being changed, that isn't the last.
	const aendertSich = useIsMutating() > 0;
	if (status === 'VERWORFEN') return null;
	const { schritt = null, nach } = NAECHSTER[status] ?? {};
	const istFrei = status === 'FREIGEGEBEN' || status === 'UEBERGEBEN' || status === 'GEBUCHT';
	const offen = lauf.pruefungen.reduce((summe, p) => summe + (p.sperrt ? p.offen : 0), 0);
	return (
		<>
			<NextStep
				label={nach ? T.naechster : LAEUFE.staende.GEBUCHT}
				target={nach && <Laufstand status={nach} tinted />}
				action={
					<Group gap={12} wrap="wrap">
						{istFrei && (
							<Button
								variant={status === 'FREIGEGEBEN' ? 'primary' : 'secondary'}
								icon={IconDownload}
								loading={hole.isRunning}
								onClick={() => hole.execute(null)}
							>
								{T.datei}
							</Button>
						)}
						{lauf.art === 'MITTELABRUF' && istFrei && <PruefpaketKnopf lauf={lauf} />}
						{(wirdGezahlt(lauf) || wirdEingezogen(lauf)) && istFrei && status !== 'GEBUCHT' && (
							<Button icon={IconDownload} onClick={() => setZahlt(true)}>
								{wirdGezahlt(lauf) ? T.zahlungsdatei : EINZUG.knopf} …
							</Button>
						)}
						{schritt && (
							<Button
								variant="primary"
								disabled={hindernis !== null || aendertSich}
								loading={tue.isRunning}
								aria-describedby={hindernis === null ? undefined : 'hindernis'}
								{...(hindernis !== null && { icon: IconLock })}
								onClick={() => (schritt === 'FREIGEBEN' ? setFragt(true) : tue.execute(schritt))}
							>
								{T.schritte[schritt]}
								{schritt === 'FREIGEBEN' && ' …'}
							</Button>
						)}
					</Group>
				}
			>
				{nach ? offen > 0 && !istFrei && <Offen anzahl={offen} /> : T.gebucht}
			</NextStep>
			{hindernis && (
				<p id="hindernis" className={css.hindernis}>
					{hindernis}
				</p>
			)}
			{zahlt && (
				<Suspense>
					{wirdGezahlt(lauf) ? (
						<ZahlungsdateiDialog lauf={lauf} heute={heute} onClose={() => setZahlt(false)} />
					) : (
						<LastschriftenDialog lauf={lauf} onClose={() => setZahlt(false)} />
					)}
				</Suspense>
			)}
			{fragt && (
				<ConfirmDialog
					opened
					onClose={() => setFragt(false)}
					title={T.freigebenFrage}
					confirm={T.schritte.FREIGEBEN}
					loading={tue.isRunning}
					onConfirm={() => tue.execute('FREIGEBEN')}
				>
					{T.freigebenText(LAEUFE.euro(lauf.summe), lauf.zeilen)}
				</ConfirmDialog>
			)}
		</>
	);
}

const Offen = ({ anzahl }: { anzahl: number }) => (
	<>
		{T.nochOffen}
		<Inline gap={6} className={css.warnt}>
			<Icon of={IconAlertTriangleFilled} size={14} />
			{T.pruefungenOffen(anzahl)}
		</Inline>
	</>
);
