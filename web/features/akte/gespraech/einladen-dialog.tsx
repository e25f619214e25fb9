import { Text } from '@mantine/core';
import { call } from '../../../client/call.ts';
import { MEETINGS } from '../../../texte/meetings.ts';
import { SENDEN } from '../../../texte/senden.ts';
import { TextField } from '../../../ui/fields/fields.tsx';
import { FormularDialog } from '../../formular/formular-dialog.tsx';
import { useSendeformular } from '../../senden/sendeformular.ts';
import { Sendefrage } from '../../senden/sendefrage.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { betroffen } from '../befehl.ts';
import type { Meeting } from './queries.ts';

const { einladung: T } = MEETINGS;
const LABELS = { emails: T.emails };

/** Both sides, and whoever else is to come. */
export function EinladenDialog({ meeting, onClose }: { meeting: Meeting; onClose: () => void }) {
	const { freiwilliger } = useAkte();
	const { formular, gefragt, zurueck } = useSendeformular({
		initialValues: { emails: '' },
		labels: LABELS,
		anfrage: ({ emails }: { emails: string }) => ({
			...{ ruf: 'ladeZumMeetingEin' as const, params: { id: meeting.id } },
			body: { emails: emails.split(/[\s,;]+/).filter(Boolean) },
		}),
	});
	const text = meeting.eingeladenAm ? T.textErneut : T.text;
	if (gefragt)
		return (
			<Sendefrage
				anfrage={gefragt}
				run={(idempotencyKey) => call('POST /v1/integrations/meetings/{id}/invite', { ...gefragt, idempotencyKey })}
				titel={T.titel}
				hinweis={text}
				verb={(anzahl) => SENDEN.und(T.verb, anzahl)}
				auchOhne
				meldung={T.meldung}
				invalidates={betroffen(freiwilliger.id)}
				onDone={onClose}
				onClose={zurueck}
			/>
		);
	return (
		<FormularDialog
			formular={formular}
			onClose={onClose}
			titel={T.titel}
			untertitel={meeting.titel}
			verb={SENDEN.weiter}
		>
			<Text variant="secondary">{text}</Text>
			<TextField label={T.emails} description={T.emailsHilfe} data-autofocus {...formular.feld('emails')} />
		</FormularDialog>
	);
}
