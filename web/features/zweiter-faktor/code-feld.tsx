import type { ComponentProps } from 'react';
import { FAKTOR } from '../../texte/zugang/zweiter-faktor.ts';
import { TextField } from '../../ui/fields/fields.tsx';

/** The six digits of the app; phones and password managers offer them. */
export function CodeFeld(props: ComponentProps<typeof TextField>) {
	return (
		<TextField
			required
			label={FAKTOR.code}
			autoComplete="one-time-code"
			inputMode="numeric"
			spellCheck={false}
			maxLength={40}
			{...props}
		/>
	);
}
