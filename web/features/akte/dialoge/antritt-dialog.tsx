import { call } from '../../../client/call.ts';
import { DIALOG } from '../../../texte/akte/akte-dialoge.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { TextAreaField } from '../../../ui/fields/fields.tsx';
import { RadioField } from '../../../ui/fields/option-fields.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { findeAktion } from '../aktionen.ts';
import { BfdHinweis } from '../bfd/bfd-hinweis.tsx';
import { type AktionProps, AktionsDialog } from './aktions-dialog.tsx';
import { useFormular } from './formular.ts';
import { Folgen, type Probetat } from './tatfolgen.tsx';

const TEXT = DIALOG.antritt;
const LABELS = { datum: TEXT.datum, grund: DIALOG.grund };

interface Werte extends Record<string, unknown> {
	angetreten: string;
	datum: string | null;
	grund: string;
}

/** The service has begun, or hasn't although it should have. */
export function AntrittDialog({ aktion, onClose }: AktionProps) {
	const akte = useAkte();
	const { freiwilliger, heute } = akte;
	const beginn = freiwilliger.vertraege.find(({ id }) => id === aktion.vertragID)?.vertragsbeginn ?? heute;
	const formular = useFormular<Werte>({
		initialValues: { angetreten: aktion.aktion === 'antreten' ? 'ja' : 'nein', datum: beginn, grund: '' },
		labels: LABELS,
		run: ({ angetreten, datum, grund }, idempotencyKey) =>
			call('POST /v1/freiwilliger/{id}/dienstantritt', {
				params: { id: freiwilliger.id },
				body: angetreten === 'ja' ? { angetreten: true, datum: datum ?? undefined } : { angetreten: false, grund },
				idempotencyKey,
			}),
		meldung: ({ angetreten }) => (angetreten === 'ja' ? TEXT.meldung : TEXT.neinMeldung),
		onDone: onClose,
	});
	const { grund, ...antwort } = formular.form.values;
	const angetreten = antwort.angetreten === 'ja';
	const gewaehlt = findeAktion(akte, angetreten ? 'antreten' : 'nichtAntreten', aktion.wunschID) ?? aktion;
	return (
		<AktionsDialog aktion={gewaehlt} onClose={onClose} formular={formular} verb={TEXT.verb} gefahr={!angetreten}>
			<RadioField
				label={TEXT.frage}
				options={[
					{ value: 'ja', label: TEXT.ja },
					{ value: 'nein', label: TEXT.nein },
				]}
				{...formular.feld('angetreten')}
			/>
			{angetreten ? (
				<>
					<DateField label={TEXT.datum} required w={160} {...formular.feld('datum')} />
					<BfdHinweis vertragID={aktion.vertragID} />
				</>
			) : (
				<TextAreaField label={DIALOG.grund} required {...formular.feld('grund')} />
			)}
			<Folgen
				tat={angetreten ? antritt(formular.form.values.datum) : { tat: 'nichtAntreten' }}
				worte={{ grund }}
				aktion={gewaehlt}
			/>
		</AktionsDialog>
	);
}

const antritt = (datum: string | null): Probetat | null => (datum ? { tat: 'antreten', datum } : null);
