import { DIALOG } from '../../../texte/akte/akte-dialoge.ts';
import { TextAreaField } from '../../../ui/fields/fields.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { useZurueck } from '../zuruecknehmen.ts';
import { type AktionProps, AktionsDialog } from './aktions-dialog.tsx';
import { useFormular } from './formular.ts';
import { Folgen } from './tatfolgen.tsx';
import { TEXTFRAGEN, type Worte } from './textfragen.ts';

const LABELS = { grund: DIALOG.grund, nachricht: DIALOG.nachricht };

/** Says what the action does and asks for its words. */
export function TextfrageDialog({ aktion, onClose }: AktionProps) {
	const akte = useAkte();
	const zurueck = useZurueck();
	const frage = TEXTFRAGEN[aktion.aktion];
	const formular = useFormular<Worte>({
		initialValues: { grund: '', nachricht: '' },
		labels: LABELS,
		run: async (worte, key) => frage?.run({ aktion, akte }, worte, key),
		meldung: frage?.meldung ?? '',
		gegenteil: () => (frage?.tat ? zurueck(akte.freiwilliger, frage.tat, aktion.wunschID) : null),
		onDone: onClose,
	});
	if (!frage) return null;
	const { felder, gefahr, probe } = frage;
	return (
		<AktionsDialog aktion={aktion} onClose={onClose} formular={formular} gefahr={gefahr}>
			<Folgen tat={probe({ aktion, akte })} worte={formular.form.values} aktion={aktion} />
			{felder.map(({ name, label, pflicht, hilfe }, i) => (
				<TextAreaField
					key={name}
					label={label}
					description={hilfe}
					required={pflicht}
					data-autofocus={i === 0 || undefined}
					{...formular.feld(name)}
				/>
			))}
		</AktionsDialog>
	);
}
