import { type ReactNode, Suspense, useState } from 'react';
import { Button } from './button.tsx';
import { DialogWindow } from './dialog-load.ts';
import type { DialogProps } from './dialog-window.tsx';
import { useFocusReturn } from './focus-return.ts';

/** Esc and the cross close it; the focus returns to where it came from. */
export function Dialog(props: DialogProps) {
	useFocusReturn(props.opened);
	const [isWanted, setIsWanted] = useState(props.opened);
	if (props.opened && !isWanted) setIsWanted(true);
	if (!isWanted) return null;
	return (
		<Suspense>
			<DialogWindow {...props} />
		</Suspense>
	);
}

interface ConfirmDialogProps {
	opened: boolean;
	onClose: () => void;
	title: string;
	children: ReactNode;
	/** The verb: `Zurückziehen`, never `OK`. */
	confirm: string;
	onConfirm: () => void;
	danger?: boolean;
	loading?: boolean;
	cancel?: string;
}

/** A question before something that can't be undone. */
export function ConfirmDialog({ confirm, onConfirm, danger = false, loading = false, ...dialog }: ConfirmDialogProps) {
	return (
		<Dialog
			{...dialog}
			primary={
				<Button variant={danger ? 'dangerFilled' : 'primary'} loading={loading} onClick={onConfirm}>
					{confirm}
				</Button>
			}
		/>
	);
}
