import { InlineEditor } from '../../../ui/edit-in-place/inline-editor.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { FeldEingabe } from './feld-eingabe.tsx';
import { useFeldSpeichern } from './feld-speichern.ts';
import { useFeldnamen } from './feldnamen.ts';
import { type Feld, type Personenwert, personentext } from './personenfelder.ts';

interface FeldBearbeitungProps {
	feld: Feld;
	label: string;
	onClose: (gespeichert: boolean) => void;
}

/** These can't be emptied. */
const FEST: readonly string[] = ['vorname', 'nachname', 'geschlecht', 'geburtsdatum'];

/** The input of a field in place. */
export function FeldBearbeitung({ feld, label, onClose }: FeldBearbeitungProps) {
	const { heute, freiwilliger } = useAkte();
	const namen = useFeldnamen();
	const saving = useFeldSpeichern(feld, () => onClose(true));
	return (
		<InlineEditor<Personenwert>
			label={label}
			saving={saving}
			format={(wert) => personentext(feld, wert, namen)}
			onClose={onClose}
		>
			{(input) => (
				<FeldEingabe
					{...input}
					feld={feld}
					fest={FEST.includes(feld.feld)}
					heute={heute}
					geburtsdatum={freiwilliger.geburtsdatum}
				/>
			)}
		</InlineEditor>
	);
}
