import { Text } from '@mantine/core';
import { UEBLICHES } from '#domain/meeting/grenzen.ts';
import { call } from '../../../client/call.ts';
import { MEETINGS } from '../../../texte/meetings.ts';
import { TextField } from '../../../ui/fields/fields.tsx';
import { FormularDialog } from '../../formular/formular-dialog.tsx';
import { useFormular } from '../dialoge/formular.ts';
import type { Wunsch } from '../typen.ts';
import { maengel, neueZeile, type Terminzeile, zeitpunkte } from './termine.ts';
import { Terminfelder } from './terminfelder.tsx';

const { dialog: T } = MEETINGS;
const LABELS = { titel: T.name, termin: T.tag, termine: T.tag, dauerMinuten: T.dauer };

interface Werte extends Record<string, unknown> {
	titel: string;
	termine: Terminzeile[];
	dauerMinuten: number | null;
}

/** One time is agreed on at once; of several the volunteer chooses. */
export function MeetingDialog({ wunsch, onClose }: { wunsch: Wunsch; onClose: () => void }) {
	const formular = useFormular<Werte>({
		initialValues: { titel: T.nameVorgabe, termine: [neueZeile()], dauerMinuten: UEBLICHES },
		labels: LABELS,
		pruefe: ({ termine }) => maengel(termine),
		run: ({ titel, termine, dauerMinuten }, idempotencyKey) => {
			const neu = { adresswunschId: wunsch.id, titel, dauerMinuten: dauerMinuten ?? 0 };
			const [termin = '', ...weitere] = zeitpunkte(termine);
			return weitere.length > 0
				? call('POST /v1/integrations/meetings/angebote', {
						body: { ...neu, termine: [termin, ...weitere] },
						idempotencyKey,
					})
				: vereinbareUndLadeEin({ ...neu, termin }, idempotencyKey);
		},
		meldung: ({ termine }) => (termine.length > 1 ? T.angeboten : T.vereinbart),
		onDone: onClose,
	});
	const { form, id, feld } = formular;
	const mehrere = form.values.termine.length > 1;
	return (
		<FormularDialog
			formular={formular}
			onClose={onClose}
			titel={T.titel}
			untertitel={wunsch.einsatzort}
			verb={mehrere ? T.biete : T.vereinbare}
		>
			<Text variant="secondary">{T.einleitung}</Text>
			<TextField required label={T.name} description={T.nameHilfe} maxLength={120} {...feld('titel')} />
			<Terminfelder
				id={id}
				termine={form.values.termine}
				onTermine={(termine) => form.setFieldValue('termine', termine)}
				fehler={form.errors}
				mehrere
				dauer={feld('dauerMinuten')}
			/>
		</FormularDialog>
	);
}

interface NeuesMeeting {
	adresswunschId: string;
	titel: string;
	termin: string;
	dauerMinuten: number;
}

/** Two calls of one intent, each with a key of its own that a retry finds again. */
async function vereinbareUndLadeEin(neu: NeuesMeeting, idempotencyKey: string): Promise<void> {
	const { data } = await vereinbare(neu, idempotencyKey);
	await call('POST /v1/integrations/meetings/{id}/invite', {
		params: { id: data.id },
		body: {},
		idempotencyKey: `${idempotencyKey}-einladung`,
	});
}

export const vereinbare = (body: NeuesMeeting, idempotencyKey: string) =>
	call('POST /v1/integrations/meetings', { body, idempotencyKey });
