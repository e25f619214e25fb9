import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { UI } from '../../texte/ui.ts';
import { IconButton } from '../button.tsx';
import { Icon, type IconType } from '../icon.tsx';
import { TextButton } from '../text-link.tsx';
import css from './toast.module.css';

export interface ToastOptions {
	/** At most two lines. */
	text?: ReactNode;
	/** One action, such as `Rückgängig`. */
	action?: { label: string; run: () => void };
}

export type Kind = 'success' | 'error' | 'info';

const DURATION_MS = 4000;
const MAX_VISIBLE = 3;

const ICONS: Record<Kind, IconType> = { success: IconCheck, error: IconAlertTriangle, info: IconInfoCircle };

/** Where toasts appear. */
export function Toasts() {
	return (
		<Notifications
			position="bottom-right"
			limit={MAX_VISIBLE}
			autoClose={DURATION_MS}
			containerWidth={432}
			zIndex={400}
		/>
	);
}

export function show(kind: Kind, title: string, { text, action }: ToastOptions = {}) {
	const id = notifications.show({
		className: css[kind],
		withCloseButton: false,
		role: kind === 'error' ? 'alert' : 'status',
		message: (
			<div className={css.toast}>
				<span className={css.icon}>
					<Icon of={ICONS[kind]} size={18} />
				</span>
				<div className={css.body}>
					<p className={css.title}>{title}</p>
					{text && <p className={css.text}>{text}</p>}
				</div>
				{action && <TextButton onClick={() => run(id, action.run)}>{action.label}</TextButton>}
				<IconButton
					icon={IconX}
					label={UI.schliessen}
					variant="bare"
					size="sm"
					onClick={() => notifications.hide(id)}
				/>
			</div>
		),
	});
}

function run(id: string, action: () => void) {
	notifications.hide(id);
	action();
}
