import { Box, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { MEETINGS } from '../../texte/meetings.ts';
import { INTEGRATIONEN } from '../../texte/verwaltung/sso.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { ReadOnlyField } from '../../ui/fields/fields.tsx';
import css from './integrationen.module.css';
import { type Meetingkonfiguration, meetingkonfigurationQuery } from './queries.ts';
import { Dienstangaben, Rueckkehrmeldung, Verbinden } from './videodienst.tsx';
import { VideogespraecheDialog } from './videogespraeche-dialog.tsx';

const { einstellungen: T } = MEETINGS;
const KEYS = [['integrationen']];

/** Where rooms of talks come from, and who reports what becomes of them. */
export function Videogespraeche({ rueckkehr }: { rueckkehr: string | undefined }) {
	const query = useQuery(meetingkonfigurationQuery);
	const [bearbeitet, setBearbeitet] = useState(false);
	return (
		<>
			<Text variant="secondary" mt={4}>
				{T.text}
			</Text>
			{rueckkehr && (
				<Box mt={12}>
					<Rueckkehrmeldung ergebnis={rueckkehr} />
				</Box>
			)}
			<Geladen query={query}>
				{(konfiguration) => (
					<>
						{konfiguration.isEingerichtet && <Angaben konfiguration={konfiguration} />}
						<Group wrap="wrap" mt={12}>
							{konfiguration.dienst && <Verbinden dienst={konfiguration.dienst} />}
							<Button onClick={() => setBearbeitet(true)}>
								{konfiguration.isEingerichtet ? T.bearbeiten : T.einrichten}
							</Button>
							{konfiguration.isEingerichtet && <Geheimnis hatWebhook={konfiguration.hatWebhook} />}
							{konfiguration.isEingerichtet && <Trennen />}
						</Group>
						{bearbeitet && <VideogespraecheDialog konfiguration={konfiguration} onClose={() => setBearbeitet(false)} />}
					</>
				)}
			</Geladen>
		</>
	);
}

function Angaben({ konfiguration }: { konfiguration: Meetingkonfiguration }) {
	const { vorlage, dienst, redirectUri, webhookAdresse, geaendertAm } = konfiguration;
	const geaendert = geaendertAm ? INTEGRATIONEN.sso.geaendert(formatDatumUhrzeit(geaendertAm)) : undefined;
	return (
		<div className={css.angaben}>
			{dienst ? (
				<Dienstangaben dienst={dienst} redirectUri={redirectUri} />
			) : (
				<ReadOnlyField label={T.vorlage} hint={geaendert}>
					<span className={css.adresse}>{vorlage}</span>
				</ReadOnlyField>
			)}
			<ReadOnlyField label={T.webhook} hint={T.webhookHilfe}>
				<span className={css.adresse}>{webhookAdresse}</span>
			</ReadOnlyField>
		</div>
	);
}

/** Asked for, made, shown once. */
function Geheimnis({ hatWebhook }: { hatWebhook: boolean }) {
	const [fragt, setFragt] = useState(false);
	const [geheimnis, setGeheimnis] = useState<string | null>(null);
	const erzeugen = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('POST /v1/integrations/meetings/configuration/webhook', { idempotencyKey }),
		invalidates: KEYS,
		onDone: ({ data }) => {
			setFragt(false);
			setGeheimnis(data.geheimnis);
		},
	});
	return (
		<>
			<Button onClick={() => setFragt(true)}>{hatWebhook ? T.geheimnisNeu : T.geheimnis}</Button>
			<ConfirmDialog
				opened={fragt}
				onClose={() => setFragt(false)}
				title={T.geheimnisFrage}
				confirm={T.geheimnisJa}
				loading={erzeugen.isRunning}
				onConfirm={() => erzeugen.execute(undefined)}
			>
				<p>{T.geheimnisText}</p>
				{erzeugen.error && <ErrorBox text={erzeugen.error.message} />}
			</ConfirmDialog>
			{geheimnis !== null && (
				<Dialog
					opened
					onClose={() => setGeheimnis(null)}
					title={T.geheimnisTitel}
					width={480}
					cancel={null}
					primary={
						<Button variant="primary" onClick={() => setGeheimnis(null)}>
							{T.fertig}
						</Button>
					}
				>
					<Text variant="secondary" mb={12}>
						{T.geheimnisText}
					</Text>
					<Text className={css.adresse} ff="monospace" mb={12}>
						{geheimnis}
					</Text>
					<CopyButton text={geheimnis} />
				</Dialog>
			)}
		</>
	);
}

function Trennen() {
	const [fragt, setFragt] = useState(false);
	const trennen = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('DELETE /v1/integrations/{key}', { params: { key: 'meetings' }, idempotencyKey }),
		invalidates: KEYS,
		onDone: () => toast.success(T.getrennt),
	});
	return (
		<>
			<Button variant="danger" onClick={() => setFragt(true)}>
				{T.trennen}
			</Button>
			<ConfirmDialog
				opened={fragt}
				onClose={() => setFragt(false)}
				title={T.trennenFrage}
				confirm={T.trennenJa}
				danger
				loading={trennen.isRunning}
				onConfirm={() => trennen.execute(undefined)}
			>
				<p>{T.trennenText}</p>
				{trennen.error && <ErrorBox text={trennen.error.message} />}
			</ConfirmDialog>
		</>
	);
}
