import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { DIALOG } from '../../texte/akte/akte-dialoge.ts';
import { Button } from '../../ui/button.tsx';

interface Verwerfen {
	/** For the dialog's `onClose`. */
	schliesse: () => void;
	/** The two answers, in the place of the dialog's own buttons; null: nothing is asked. */
	frage: ReactNode | null;
}

/**
 * Before what was typed is lost, the dialog asks in its own footer: when it is closed, and when the page is left, by the
 * browser's way back, too. Esc goes back to typing. Sending may lead elsewhere.
 */
export function useVerwerfen(geaendert: boolean, sendet: boolean, onVerwerfen: () => void): Verwerfen {
	const [fragt, setFragt] = useState(false);
	const zuletzt = useRef<Element | null>(null);
	const schuetzt = geaendert && !sendet;
	const weg = useBlocker({
		shouldBlockFn: ({ current, next }) => {
			if (!schuetzt || current.pathname === next.pathname) return false;
			zuletzt.current = document.activeElement;
			return true;
		},
		enableBeforeUnload: schuetzt,
		withResolver: true,
	});
	const gehtWeg = weg.status === 'blocked';
	const zurueck = () => {
		setFragt(false);
		weg.reset?.();
		if (zuletzt.current instanceof HTMLElement) zuletzt.current.focus();
	};
	const schliesse = () => {
		if (!geaendert) return onVerwerfen();
		if (fragt || gehtWeg) return zurueck();
		zuletzt.current = document.activeElement;
		setFragt(true);
	};
	const frage = (
		<>
			<Button autoFocus onClick={zurueck}>
				{DIALOG.verwerfen.weiter}
			</Button>
			<Button variant="dangerFilled" onClick={() => (gehtWeg ? weg.proceed() : onVerwerfen())}>
				{DIALOG.verwerfen.verb}
			</Button>
		</>
	);
	return { schliesse, frage: fragt || gehtWeg ? frage : null };
}
