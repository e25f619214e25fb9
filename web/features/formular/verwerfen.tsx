import { type ReactNode, useRef, useState } from 'react';
import { DIALOG } from '../../texte/akte/akte-dialoge.ts';
import { Button } from '../../ui/button.tsx';

interface Verwerfen {
	/** For the dialog's `onClose`. */
	schliesse: () => void;
	/** The two answers, in the place of the dialog's own buttons; null: nothing is asked. */
	frage: ReactNode | null;
}

/** Before what was typed is lost, the dialog asks in its own footer; Esc goes back to typing. */
export function useVerwerfen(geaendert: boolean, onVerwerfen: () => void): Verwerfen {
	const [fragt, setFragt] = useState(false);
	const zuletzt = useRef<Element | null>(null);
	const zurueck = () => {
		setFragt(false);
		if (zuletzt.current instanceof HTMLElement) zuletzt.current.focus();
	};
	const schliesse = () => {
		if (!geaendert) return onVerwerfen();
		if (fragt) return zurueck();
		zuletzt.current = document.activeElement;
		setFragt(true);
	};
	const frage = (
		<>
			<Button autoFocus onClick={zurueck}>
				{DIALOG.verwerfen.weiter}
			</Button>
			<Button variant="dangerFilled" onClick={onVerwerfen}>
				{DIALOG.verwerfen.verb}
			</Button>
		</>
	);
	return { schliesse, frage: fragt ? frage : null };
}
