import { call } from '../../client/call.ts';
import { BARRIEREMELDUNGEN } from '../../texte/verwaltung/barrieremeldungen.ts';
import { TextAreaField } from '../../ui/fields/fields.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import css from './barrierefreiheit.module.css';
import { BETROFFEN, type Meldung } from './queries.ts';

const T = BARRIEREMELDUNGEN.dialog;
const LABELS = { text: BARRIEREMELDUNGEN.antwort };

/** The answer, which goes by mail to whoever gave an address. */
export function AntwortDialog({ meldung, onClose }: { meldung: Meldung; onClose: () => void }) {
	const { id, nummer, text, email } = meldung;
	const formular = useFormular({
		initialValues: { text: '' },
		labels: LABELS,
		pruefe: (werte): Record<string, string> => (werte.text.trim() ? {} : { text: T.pflicht }),
		run: (body, idempotencyKey) =>
			call('POST /v1/barrierefreiheit/meldungen/{id}/antwort', { params: { id }, body, idempotencyKey }),
		meldung: () => T.fertig,
		invalidates: BETROFFEN,
		onDone: onClose,
	});
	return (
		<FormularDialog
			formular={formular}
			onClose={onClose}
			titel={T.titel(nummer)}
			untertitel={email ? T.mitMail(email) : T.ohneMail}
			verb={email ? T.verb : T.verbOhne}
			breite={680}
		>
			<blockquote className={css.nachricht}>{text}</blockquote>
			<TextAreaField
				required
				label={LABELS.text}
				autosize
				minRows={6}
				maxRows={16}
				maxLength={4000}
				{...formular.feld('text')}
			/>
		</FormularDialog>
	);
}
