import { Group, Stack, Text } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { HANDY as T } from '../../texte/seminare/seminarlinks.ts';
import { SEMINARE } from '../../texte/seminare/seminarplanung.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { QrCode } from '../../ui/figures/qr-code.tsx';
import { type Planeintrag, planungQuery } from './queries.ts';

/** How often it is looked whether the file is there. */
const NACHFRAGE_MS = 3_000;

interface HandyDialogProps {
	freiwilligerID: string;
	eintrag: Planeintrag;
	/** The first link. */
	adresse: string;
	onClose: () => void;
}

/** Shows a link for another device, and closes when the file has come by it. */
export function HandyDialog({ freiwilligerID, eintrag, adresse: erste, onClose }: HandyDialogProps) {
	const params = { freiwilligerID, nachweisID: eintrag.id };
	/** null: it went by mail. */
	const [adresse, setAdresse] = useState<string | null>(erste);
	useEingang(freiwilligerID, eintrag, onClose);
	const neu = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('POST /v1/{freiwilligerID}/seminarplanung/nachweise/{nachweisID}/link', { params, idempotencyKey }),
		onDone: ({ data }) => setAdresse(data.adresse),
	});
	const mail = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('POST /v1/{freiwilligerID}/seminarplanung/nachweise/{nachweisID}/link/mail', { params, idempotencyKey }),
		onDone: () => setAdresse(null),
	});
	const fehler = neu.error ?? mail.error;
	return (
		<Dialog
			opened
			onClose={onClose}
			title={T.titel}
			subtitle={eintrag.titel ?? SEMINARE.ohneNamen}
			cancel={T.schliessen}
		>
			<Stack>
				{fehler && <ErrorBox text={fehler.message} />}
				{adresse === null ? (
					<Text role="status">{T.gesendet}</Text>
				) : (
					<>
						<Text>{T.anleitung}</Text>
						<QrCode text={adresse} label={T.qr} />
						<Text variant="secondary">{T.frist}</Text>
					</>
				)}
				<Group gap={12} wrap="wrap">
					<Button loading={neu.isRunning} onClick={() => neu.execute(undefined)}>
						{T.neu}
					</Button>
					{adresse !== null && (
						<Button icon={IconMail} loading={mail.isRunning} onClick={() => mail.execute(undefined)}>
							{T.mail}
						</Button>
					)}
				</Group>
				<Text variant="hint" role="status">
					{T.wartet} …
				</Text>
			</Stack>
		</Dialog>
	);
}

/** Calls when another file than before has been handed in. */
function useEingang(freiwilligerID: string, { id, datei: bisher }: Planeintrag, onEingang: () => void): void {
	const { data } = useQuery({ ...planungQuery(freiwilligerID), refetchInterval: NACHFRAGE_MS });
	const jetzt = data?.eintraege.find((e) => e.id === id)?.datei?.eingereichtAm ?? null;
	const istDa = jetzt !== null && jetzt !== (bisher?.eingereichtAm ?? null);
	useEffect(() => {
		if (!istDa) return;
		toast.success(T.eingereicht);
		onEingang();
	}, [istDa, onEingang]);
}
