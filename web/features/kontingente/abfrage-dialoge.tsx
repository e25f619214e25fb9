import { formatDatum } from '#domain/format/datum.ts';
import { call } from '../../client/call.ts';
import { SENDEN } from '../../texte/senden.ts';
import { KONTINGENTE } from '../../texte/verwaltung/kontingente.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextAreaField } from '../../ui/fields/fields.tsx';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { useSendeformular } from '../senden/sendeformular.ts';
import { Sendefrage } from '../senden/sendefrage.tsx';
import { KONTINGENTE_KEY } from './queries.ts';

const TEXT = KONTINGENTE.abfrage;

interface AbfrageDialogProps {
	zyklusID: string;
	/** So many Einsatzstellen are meant. */
	anzahl: number;
	/** Last day for the answer. */
	frist: string | null;
	onClose: () => void;
}

/** Asks all Einsatzstellen that haven't been asked. */
export function SendenDialog({ zyklusID, frist, anzahl, onClose }: AbfrageDialogProps) {
	const { formular, gefragt, zurueck } = useSendeformular({
		initialValues: { frist, text: '' },
		labels: { frist: TEXT.frist, text: TEXT.nachricht },
		anfrage: (werte: { frist: string | null; text: string }) => ({
			...{ ruf: 'sendeKontingentabfrage' as const, params: { id: zyklusID } },
			body: { frist: werte.frist ?? '', text: werte.text.trim() || null },
		}),
	});
	const { form, feld } = formular;
	if (gefragt)
		return (
			<Sendefrage
				anfrage={gefragt}
				run={(idempotencyKey) => call('POST /v1/stammdaten/zyklus/{id}/send-abfrage', { ...gefragt, idempotencyKey })}
				titel={TEXT.titel}
				hinweis={TEXT.text(anzahl)}
				verb={(mails) => SENDEN.und(TEXT.verb, mails)}
				auchOhne
				meldung={({ data }) => TEXT.gesendet(data.n)}
				invalidates={[KONTINGENTE_KEY]}
				onDone={onClose}
				onClose={zurueck}
			/>
		);
	return (
		<FormularDialog formular={formular} titel={TEXT.titel} verb={SENDEN.weiter} breite={680} onClose={onClose}>
			<p>{TEXT.text(anzahl)}</p>
			<DateField
				label={TEXT.frist}
				required
				w={200}
				{...feld('frist')}
				value={form.values.frist}
				onChange={(bis) => form.setFieldValue('frist', bis)}
			/>
			<TextAreaField label={TEXT.nachricht} {...feld('text')} />
		</FormularDialog>
	);
}

/** Reminds those who haven't answered. */
export function ErinnernDialog({ zyklusID, frist, heute, anzahl, onClose }: AbfrageDialogProps & { heute: string }) {
	const wie = { params: { id: zyklusID } };
	return (
		<Sendefrage
			anfrage={{ ruf: 'erinnereKontingentabfrage', ...wie, body: undefined }}
			run={(idempotencyKey) =>
				call('POST /v1/stammdaten/zyklus/{id}/send-abfrage-erinnerung', { ...wie, idempotencyKey })
			}
			titel={TEXT.erinnernTitel}
			hinweis={
				<>
					{TEXT.erinnernText(anzahl)} {frist && (frist < heute ? TEXT.fristWar : TEXT.fristIst)(formatDatum(frist))}
				</>
			}
			verb={(mails) => SENDEN.und(TEXT.erinnernVerb, mails)}
			auchOhne
			meldung={({ data }) => TEXT.erinnert(data.n)}
			invalidates={[KONTINGENTE_KEY]}
			onClose={onClose}
		/>
	);
}
