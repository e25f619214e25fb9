import { PRUEFLISTE as TEXT } from '../../texte/listen/pruefliste.ts';
import { SwitchField } from '../../ui/fields/option-fields.tsx';
import { Key } from '../../ui/figures/tag.tsx';
import css from './pruefliste.module.css';

interface TastenProps {
	an: boolean;
	onChange: (an: boolean) => void;
}

/** Which keys do what. Single letters get in the way of speech input: they can be switched off. */
export function Tasten({ an, onChange }: TastenProps) {
	return (
		<>
			{an && (
				<span className={css.tasten}>
					<Key>J</Key> <Key>K</Key> {TEXT.blaettern} <Key>V</Key> {TEXT.verifizierenTaste} <Key>Z</Key>{' '}
					{TEXT.zurueckweisenTaste}
				</span>
			)}
			<SwitchField
				size="xs"
				label={TEXT.tasten}
				checked={an}
				onChange={(event) => onChange(event.currentTarget.checked)}
			/>
		</>
	);
}
