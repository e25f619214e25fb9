import { Group } from '@mantine/core';
import { IconDownload, IconLock } from '@tabler/icons-react';
import { useIsMutating } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../client/call.ts';
import { EINZUG } from '../../texte/einzug.ts';
import { LAEUFE, LAUF as T } from '../../texte/laeufe.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Span } from '../../ui/span.ts';
import { useBefehl } from '../formular/befehl.ts';
import { ladeHerunter } from '../liste/lade-herunter.ts';
import css from './laeufe.module.css';
import { PruefpaketKnopf } from './pruefpaket-knopf.tsx';
import { betroffen, type Lauf } from './queries.ts';

/** Fetched when somebody pays. */
const ZahlungsdateiDialog = lazy(async () => ({
	default: (await import('./zahlungsdatei-dialog.tsx')).ZahlungsdateiDialog,
}));

/** Fetched when somebody collects. */
const LastschriftenDialog = lazy(async () => ({
	default: (await import('./lastschriften-dialog.tsx')).LastschriftenDialog,
}));

type Schritt = keyof typeof T.schritte;

const NAECHSTER: Readonly<Partial<Record<Lauf['status'], Schritt>>> = {
	ENTWURF: 'PRUEFEN',
	GEPRUEFT: 'FREIGEBEN',
	UEBERGEBEN: 'BUCHEN',
};
const TYP = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What comes next, who may do it, and what else can be done. */
export function Laufaktionen({ lauf, heute }: { lauf: Lauf; heute: string }) {
	const { id, version, status, hindernis } = lauf;
	const [frage, setFrage] = useState<'FREIGEBEN' | 'VERWERFEN' | null>(null);
	const [zahlt, setZahlt] = useState(false);
	const tue = useBefehl<Schritt, { data: Lauf }>({
		run: (schritt, idempotencyKey) =>
			call('POST /v1/exporte/laeufe/{id}/schritte', { params: { id }, body: { schritt, version }, idempotencyKey }),
		invalidates: betroffen,
		meldung: (schritt, { data }) => (data.berechnung ? T.bestellt : T.gemacht[schritt]),
		onDone: () => setFrage(null),
	});
	const hole = useBefehl<null, unknown>({
		run: (_, idempotencyKey) =>
			call('POST /v1/exporte/laeufe/{id}/uebergabe', { params: { id }, idempotencyKey, timeoutMs: 120_000 }),
		invalidates: betroffen,
		meldung: T.geholt,
		onDone: (datei) => ladeHerunter(T.dateiname(lauf.art, lauf.von, lauf.nr), new Blob([datei as Blob], { type: TYP })),
	});
	const nachrechnen = useBefehl<null, { data: { istGleich: boolean } }>({
		run: () => call('GET /v1/exporte/laeufe/{id}/nachrechnung', { params: { id } }),
		invalidates: [],
		meldung: (_, { data }) => (data.istGleich ? T.gleich : null),
		onDone: ({ data }) => !data.istGleich && toast.error(T.anders),
	});
	// A step names the version one sees: while something else is being changed, that isn't the last.
	const aendertSich = useIsMutating() > 0;
	const naechster = NAECHSTER[status];
	const istOffen = status === 'ENTWURF' || status === 'GEPRUEFT';
	const istFrei = status === 'FREIGEGEBEN' || status === 'UEBERGEBEN' || status === 'GEBUCHT';
	const beginne = (schritt: Schritt) => (schritt === 'FREIGEBEN' ? setFrage('FREIGEBEN') : tue.execute(schritt));
	return (
		<div className={css.schritte}>
			<Group gap={12} wrap="wrap">
				{istOffen && (
					<>
						<Button disabled={aendertSich} onClick={() => tue.execute('NEU_RECHNEN')}>
							{T.schritte.NEU_RECHNEN}
						</Button>
						<Button variant="danger" disabled={aendertSich} onClick={() => setFrage('VERWERFEN')}>
							{T.schritte.VERWERFEN} …
						</Button>
					</>
				)}
				{!istOffen && (
					<Button disabled={nachrechnen.isRunning} onClick={() => nachrechnen.execute(null)}>
						{T.nachrechnen}
					</Button>
				)}
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
				{lauf.art !== 'MITTELABRUF' && istFrei && status !== 'GEBUCHT' && (
					<Button icon={IconDownload} onClick={() => setZahlt(true)}>
						{lauf.art === 'TASCHENGELD' ? T.zahlungsdatei : EINZUG.knopf} …
					</Button>
				)}
				{naechster && (
					<Button
						variant="primary"
						disabled={hindernis !== null || aendertSich}
						loading={tue.isRunning}
						aria-describedby={hindernis === null ? undefined : 'hindernis'}
						{...(hindernis !== null && { icon: IconLock })}
						onClick={() => beginne(naechster)}
					>
						{T.schritte[naechster]}
						{naechster === 'FREIGEBEN' && ' …'}
					</Button>
				)}
			</Group>
			{hindernis && (
				<Span id="hindernis" variant="secondary">
					{hindernis}
				</Span>
			)}
			{zahlt && (
				<Suspense>
					{lauf.art === 'TASCHENGELD' ? (
						<ZahlungsdateiDialog lauf={lauf} heute={heute} onClose={() => setZahlt(false)} />
					) : (
						<LastschriftenDialog lauf={lauf} onClose={() => setZahlt(false)} />
					)}
				</Suspense>
			)}
			{frage && (
				<ConfirmDialog
					opened
					onClose={() => setFrage(null)}
					title={frage === 'FREIGEBEN' ? T.freigebenFrage : T.verwerfenFrage}
					confirm={T.schritte[frage]}
					danger={frage === 'VERWERFEN'}
					loading={tue.isRunning}
					onConfirm={() => tue.execute(frage)}
				>
					{frage === 'FREIGEBEN' ? T.freigebenText(LAEUFE.euro(lauf.summe), lauf.zeilen) : T.verwerfenText}
				</ConfirmDialog>
			)}
		</div>
	);
}
