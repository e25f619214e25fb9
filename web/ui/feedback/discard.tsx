import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { UNGESPEICHERT } from '../../texte/ungespeichert.ts';
import { Button } from '../button.tsx';

interface Discard {
	/** For the frame's `onClose`. */
	close: () => void;
	/** The two answers, in the place of the frame's own buttons; null: nothing is asked. */
	question: ReactNode | null;
}

/**
 * Before what was typed is lost, its frame asks in its own footer: when it is closed, and when the page is left, by the
 * browser's way back, too. Esc goes back to typing. Sending may lead elsewhere.
 */
export function useDiscard(isChanged: boolean, isSending: boolean, onDiscard: () => void): Discard {
	const [asks, setAsks] = useState(false);
	const focused = useRef<Element | null>(null);
	const guards = isChanged && !isSending;
	const way = useBlocker({
		shouldBlockFn: ({ current, next }) => {
			if (!guards || current.pathname === next.pathname) return false;
			focused.current = document.activeElement;
			return true;
		},
		enableBeforeUnload: guards,
		withResolver: true,
	});
	const leaves = way.status === 'blocked';
	const stay = () => {
		setAsks(false);
		way.reset?.();
		if (focused.current instanceof HTMLElement) focused.current.focus();
	};
	const close = () => {
		if (!isChanged) return onDiscard();
		if (asks || leaves) return stay();
		focused.current = document.activeElement;
		setAsks(true);
	};
	const question = (
		<>
			<Button autoFocus onClick={stay}>
				{UNGESPEICHERT.weiter}
			</Button>
			<Button variant="dangerFilled" onClick={() => (leaves ? way.proceed() : onDiscard())}>
				{UNGESPEICHERT.verwerfen}
			</Button>
		</>
	);
	return { close, question: asks || leaves ? question : null };
}
