import { Stack } from '@mantine/core';
import { useState } from 'react';
import { formatDatum } from '#domain/format/datum.ts';
import { feldFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { KONTINGENTE } from '../../texte/verwaltung/kontingente.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextAreaField } from '../../ui/fields/fields.tsx';
import { KONTINGENTE_KEY } from './queries.ts';

const TEXT = KONTINGENTE.abfrage;

interface AbfrageDialogProps {
	zyklusID: string;
	/** So many Einsatzstellen are meant. */
	anzahl: number;
	/** At so many of them somebody gets the mail. */
	erreichbar: number;
	/** Last day for the answer. */
	frist: string | null;
	onClose: () => void;
}

/** Asks all Einsatzstellen that haven't been asked. */
export function SendenDialog({ zyklusID, frist, onClose, ...wer }: AbfrageDialogProps) {
	const [bis, setBis] = useState(frist);
	const [text, setText] = useState('');
	const senden = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('POST /v1/stammdaten/zyklus/{id}/send-abfrage', {
				params: { id: zyklusID },
				body: { frist: bis ?? '', text: text.trim() || null },
				idempotencyKey,
			}),
		invalidates: [KONTINGENTE_KEY],
		onDone: ({ data }) => {
			toast.success(TEXT.gesendet(data.n));
			onClose();
		},
	});
	const fehler = feldFehler(senden.error);
	return (
		<Dialog
			opened
			onClose={onClose}
			title={TEXT.titel}
			width={680}
			primary={
				<Button variant="primary" loading={senden.isRunning} onClick={() => senden.execute(undefined)}>
					{TEXT.verb}
				</Button>
			}
		>
			<Stack>
				<p>
					{TEXT.text(wer.anzahl)} <Mails {...wer} />
				</p>
				{senden.error && Object.keys(fehler).length === 0 && <ErrorBox text={senden.error.message} />}
				<DateField label={TEXT.frist} required value={bis} onChange={setBis} error={fehler.frist} w={200} />
				<TextAreaField label={TEXT.nachricht} value={text} onChange={(e) => setText(e.currentTarget.value)} />
			</Stack>
		</Dialog>
	);
}

/** Reminds those who haven't answered. */
export function ErinnernDialog({ zyklusID, frist, heute, onClose, ...wer }: AbfrageDialogProps & { heute: string }) {
	const erinnern = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('POST /v1/stammdaten/zyklus/{id}/send-abfrage-erinnerung', { params: { id: zyklusID }, idempotencyKey }),
		invalidates: [KONTINGENTE_KEY],
		onDone: ({ data }) => {
			toast.success(TEXT.erinnert(data.n));
			onClose();
		},
		onRefused: (fehler) => toast.error(fehler.message),
	});
	return (
		<ConfirmDialog
			opened
			onClose={onClose}
			title={TEXT.erinnernTitel}
			confirm={TEXT.erinnernVerb}
			loading={erinnern.isRunning}
			onConfirm={() => erinnern.execute(undefined)}
		>
			{TEXT.erinnernText(wer.anzahl)} <Mails {...wer} />
			{frist && ` ${(frist < heute ? TEXT.fristWar : TEXT.fristIst)(formatDatum(frist))}`}
		</ConfirmDialog>
	);
}

/** How many a mail goes to, and how many it doesn't. */
function Mails({ anzahl, erreichbar }: Pick<AbfrageDialogProps, 'anzahl' | 'erreichbar'>) {
	return (
		<>
			{TEXT.mails(erreichbar, anzahl)} {anzahl > erreichbar && TEXT.ohneMail(anzahl - erreichbar)}
		</>
	);
}
