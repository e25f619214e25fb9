import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { UI } from '../../texte/ui.ts';
import { Icon } from '../icon.tsx';
import css from './password-field.module.css';

export function PasswordField(props: PasswordInputProps) {
	return (
		<PasswordInput
			visibilityToggleFocusable
			visibilityToggleIcon={({ reveal }) => <Icon of={reveal ? IconEyeOff : IconEye} size={18} />}
			visibilityToggleButtonProps={{ 'aria-label': UI.kennwortZeigen, className: css.eye }}
			{...props}
		/>
	);
}
