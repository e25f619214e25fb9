import { Text } from '@mantine/core';
import { call } from '../../../client/call.ts';
import { MEETINGS } from '../../../texte/meetings.ts';
import { TextField } from '../../../ui/fields/fields.tsx';
import { FormularDialog } from '../../formular/formular-dialog.tsx';
import { useFormular } from '../dialoge/formular.ts';
import type { Meeting } from './queries.ts';

const { einladung: T } = MEETINGS;
const LABELS = { emails: T.emails };

/** Both sides, and whoever else is to come. */
export function EinladenDialog({ meeting, onClose }: { meeting: Meeting; onClose: () => void }) {
	const formular = useFormular<{ emails: string }>({
		initialValues: { emails: '' },
		labels: LABELS,
		run: ({ emails }, idempotencyKey) =>
			call('POST /v1/integrations/meetings/{id}/invite', {
				params: { id: meeting.id },
				body: { emails: emails.split(/[\s,;]+/).filter(Boolean) },
				idempotencyKey,
			}),
		meldung: T.meldung,
		onDone: onClose,
	});
	return (
		<FormularDialog formular={formular} onClose={onClose} titel={T.titel} untertitel={meeting.titel} verb={T.verb}>
			<Text variant="secondary">{meeting.eingeladenAm ? T.textErneut : T.text}</Text>
			<TextField label={T.emails} description={T.emailsHilfe} data-autofocus {...formular.feld('emails')} />
		</FormularDialog>
	);
}
