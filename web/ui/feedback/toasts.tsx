import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
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
/** What can be undone is offered longer. */
const ACTION_MS = 10_000;
const MAX_VISIBLE = 3;

const ICONS: Record<Kind, IconType> = { success: IconCheck, error: IconAlertTriangle, info: IconInfoCircle };

/** The actions on offer, oldest first. */
const offers = new Map<string, NonNullable<ToastOptions['action']>>();

const typing = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** F6 goes to the newest action on offer, Ctrl+Z (⌘Z) takes back; while somebody types, undo is the field's. */
function onKey(event: KeyboardEvent) {
	const [id, action] = [...offers].at(-1) ?? [];
	if (id === undefined || !action || event.defaultPrevented) return;
	const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z' && !typing(event.target);
	if (event.key === 'F6') document.querySelector<HTMLElement>(`[data-toast='${id}'] [data-action]`)?.focus();
	else if (isUndo && action.label === UI.rueckgaengig) run(id, action.run);
	else return;
	event.preventDefault();
}

/** Where toasts appear. */
export function Toasts() {
	useEffect(() => {
		document.addEventListener('keydown', onKey);
		return () => document.removeEventListener('keydown', onKey);
	}, []);
	return (
		<Notifications
			position="bottom-right"
			limit={MAX_VISIBLE}
			autoClose={DURATION_MS}
			containerWidth={468}
			zIndex={400}
		/>
	);
}

/** What was offered to be taken back has been, elsewhere on the page. */
export function withdraw() {
	for (const [id, action] of offers) if (action.label === UI.rueckgaengig) notifications.hide(id);
}

export function show(kind: Kind, title: string, { text, action }: ToastOptions = {}) {
	const id = `toast${++count}`;
	if (action) offers.set(id, action);
	else if (kind !== 'success') replace(`${kind} ${title} ${text}`, id);
	notifications.show({
		id,
		autoClose: action ? ACTION_MS : DURATION_MS,
		onClose: () => offers.delete(id),
		className: css[kind],
		withCloseButton: false,
		role: kind === 'error' ? 'alert' : 'status',
		message: (
			<div className={css.toast} data-toast={id}>
				<span className={css.icon}>
					<Icon of={ICONS[kind]} size={18} />
				</span>
				<div className={css.body}>
					<p className={css.title}>{title}</p>
					{text && <p className={css.text}>{text}</p>}
				</div>
				{action && (
					<TextButton
						data-action
						title={action.label === UI.rueckgaengig ? UI.rueckgaengigTasten : undefined}
						onClick={() => run(id, action.run)}
					>
						{action.label}
					</TextButton>
				)}
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

let count = 0;

/** By what they say, the latest of each. */
const latest = new Map<string, string>();

/** What is refused again isn't said twice: a key pressed five times tells so once. What was done is told each time. */
function replace(words: string, id: string) {
	const before = latest.get(words);
	if (before) notifications.hide(before);
	latest.set(words, id);
}

function run(id: string, action: () => void) {
	offers.delete(id);
	notifications.hide(id);
	action();
}
