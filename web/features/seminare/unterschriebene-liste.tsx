import { Group, Stack, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { queryOptions, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatDateigroesse } from '#domain/format/zahl.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import { basePath, call } from '../../client/call.ts';
import { sendeDatei } from '../../client/lade-hoch.ts';
import { UNTERSCHRIEBEN as T } from '../../texte/seminare/seminarlisten.ts';
import { Button } from '../../ui/button.tsx';
import { Geladen, WithReason } from '../../ui/feedback/geladen.tsx';
import { SkeletonLines } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Icon } from '../../ui/icon.tsx';
import { later } from '../../ui/later.tsx';
import { Span } from '../../ui/span.ts';
import { OuterLink } from '../../ui/text-link.tsx';
import { Dateisendung } from '../dateien/dateiwahl.tsx';
import { BefehlDialog } from '../formular/befehl-dialog.tsx';
import { infoQuery } from '../portal/portal.ts';
import { betroffen, type Seminar, seminarQuery } from './queries.ts';
import css from './unterschriebene-liste.module.css';

const PdfAnsicht = later(async () => (await import('../../ui/layout/pdf-ansicht.tsx')).default);

/** A scan, or a photograph of the sheet. */
const SCAN = ['pdf', 'jpg', 'jpeg', 'png', 'webp'];

type Liste = NonNullable<Seminar['unterschriebeneListe']>;

/** The list participants have signed: to be filed, looked at, replaced and removed. For the Traeger alone. */
export function UnterschriebeneListe({ seminarID }: { seminarID: string }) {
	const { data: seminar } = useSuspenseQuery(seminarQuery(seminarID));
	const [ersetzt, setErsetzt] = useState(false);
	const liste = seminar.unterschriebeneListe;
	if (!liste) return <Ablegen seminar={seminar} onDone={() => setErsetzt(false)} />;
	return (
		<Stack gap={12}>
			<Seiten key={liste.uploadID} seminarID={seminarID} liste={liste} />
			<Datei seminarID={seminarID} liste={liste} ersetzt={ersetzt} onErsetzen={() => setErsetzt(!ersetzt)} />
			{ersetzt && <Ablegen seminar={seminar} autoFocus onDone={() => setErsetzt(false)} />}
		</Stack>
	);
}

interface AblegenProps {
	seminar: Seminar;
	autoFocus?: boolean;
	onDone: () => void;
}

function Ablegen({ seminar: { id, status, von }, autoFocus = false, onDone }: AblegenProps) {
	const client = useQueryClient();
	const { data: info } = useSuspenseQuery(infoQuery);
	if (status !== SEMINAR.nr.Published && status !== SEMINAR.nr.Durchgefuehrt)
		return <Text variant="secondary">{T.nicht}</Text>;
	if (von === null || von > info.heute) return <Text variant="secondary">{T.ab(formatDatum(von))}</Text>;
	return (
		<Dateisendung
			label={T.titel}
			prompt={T.ablegen}
			autoFocus={autoFocus}
			extensions={SCAN}
			send={async (datei, optionen) => {
				const path = `/v1/seminar/${id}/teilnehmerliste/unterschrieben`;
				await sendeDatei({ method: 'PUT', path }, datei, optionen);
				await Promise.all(betroffen(id).map((queryKey) => client.invalidateQueries({ queryKey })));
				toast.success(T.abgelegt);
				onDone();
			}}
		/>
	);
}

interface ListeProps {
	seminarID: string;
	liste: Liste;
}

const inhaltQuery = ({ seminarID: id, liste: { uploadID } }: ListeProps) =>
	queryOptions({
		queryKey: ['unterschriebene-liste', id, uploadID],
		queryFn: async ({ signal }) =>
			// What isn't text comes as a blob; the contract knows it as text.
			(await call('GET /v1/seminar/{id}/teilnehmerliste/unterschrieben', {
				params: { id },
				signal,
			})) as unknown as Blob,
		staleTime: 'static',
		placeholderData: undefined,
	});

function Seiten({ seminarID, liste }: ListeProps) {
	const query = useQuery(inhaltQuery({ seminarID, liste }));
	return (
		<div className={css.seiten}>
			<Geladen query={query} failed={WithReason} lines={8}>
				{(inhalt) =>
					liste.endung === 'pdf' ? (
						<Suspense fallback={<SkeletonLines lines={8} />}>
							<PdfAnsicht pdf={inhalt} titel={liste.dateiname} drehbar />
						</Suspense>
					) : (
						<Bild inhalt={inhalt} />
					)
				}
			</Geladen>
		</div>
	);
}

function Bild({ inhalt }: { inhalt: Blob }) {
	const [adresse, setAdresse] = useState<string | null>(null);
	useEffect(() => {
		const eigene = URL.createObjectURL(inhalt);
		setAdresse(eigene);
		return () => URL.revokeObjectURL(eigene);
	}, [inhalt]);
	return adresse && <img className={css.bild} src={adresse} alt={T.bild} />;
}

interface DateiProps extends ListeProps {
	ersetzt: boolean;
	onErsetzen: () => void;
}

function Datei({ seminarID, liste, ersetzt, onErsetzen }: DateiProps) {
	const [fragt, setFragt] = useState(false);
	const { dateiname, groesse, seit } = liste;
	return (
		<>
			<Group gap={8} wrap="wrap" align="center">
				<Icon of={IconFileText} size={16} />
				<Span flex="1 1 160px" miw={0} style={{ overflowWrap: 'anywhere' }}>
					{dateiname} <Span variant="muted">{formatDateigroesse(groesse, 1)}</Span>{' '}
					<Span variant="muted">{T.seit(formatDatum(tagInBerlin(seit)))}</Span>
				</Span>
				<OuterLink href={`${basePath()}/v1/seminar/${seminarID}/teilnehmerliste/unterschrieben`} download>
					{T.oeffnen}
				</OuterLink>
				<Button size="sm" aria-expanded={ersetzt} onClick={onErsetzen}>
					{ersetzt ? T.abbrechen : T.ersetzen}
				</Button>
				<Button size="sm" onClick={() => setFragt(true)}>
					{T.entfernen} …
				</Button>
			</Group>
			<Text variant="hint">{T.einsicht}</Text>
			{fragt && <Entfernen seminarID={seminarID} onClose={() => setFragt(false)} />}
		</>
	);
}

const Entfernen = ({ seminarID: id, onClose }: { seminarID: string; onClose: () => void }) => (
	<BefehlDialog
		danger
		title={T.entfernenFrage}
		confirm={T.entfernen}
		run={(idempotencyKey) =>
			call('DELETE /v1/seminar/{id}/teilnehmerliste/unterschrieben', { params: { id }, idempotencyKey })
		}
		meldung={T.entfernt}
		invalidates={betroffen(id)}
		onClose={onClose}
	>
		{T.entfernenText}
	</BefehlDialog>
);
