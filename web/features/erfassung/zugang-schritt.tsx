import { ERFASSUNG } from '../../texte/akte/erfassung.ts';
import { CheckboxField } from '../../ui/fields/fields.tsx';
import { hatEmail } from './angaben.ts';
import type { Erfassung } from './use-erfassung.ts';

/** Whether the volunteer gets an account, and a link to choose a password. */
export function ZugangSchritt({ erfassung: { angaben, setAngaben } }: { erfassung: Erfassung }) {
	const moeglich = hatEmail(angaben);
	return (
		<CheckboxField
			label={ERFASSUNG.zugangLabel}
			description={moeglich ? ERFASSUNG.zugangHilfe : ERFASSUNG.zugangOhneEmail}
			disabled={!moeglich}
			checked={moeglich && angaben.zugangAnlegen}
			onChange={(event) => {
				const gewaehlt = event.currentTarget.checked;
				setAngaben((bisher) => ({ ...bisher, zugangAnlegen: gewaehlt }));
			}}
		/>
	);
}
