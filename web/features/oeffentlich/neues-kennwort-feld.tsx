import type { PasswordInputProps } from '@mantine/core';
import { PASSWORT_HINWEIS } from '#domain/felder/passwortregel.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';

/** A new password with its rule; once it is told as what is wrong, it isn't told twice. */
export function NeuesKennwortFeld(props: PasswordInputProps) {
	return (
		<PasswordField
			required
			autoComplete="new-password"
			description={props.error === PASSWORT_HINWEIS ? undefined : PASSWORT_HINWEIS}
			{...props}
		/>
	);
}
