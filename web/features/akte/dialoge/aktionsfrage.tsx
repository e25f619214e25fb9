import type { Aktion } from '../typen.ts';
import { AKTIONSDIALOGE } from './register.ts';
import { WarumDialog } from './warum-dialog.tsx';

/** What is asked, or why nothing is to be done. */
export interface Offen {
	art: 'warum' | 'dialog';
	aktion: Aktion;
	feld?: string | undefined;
}

export function Aktionsfrage({ art, aktion, feld, onClose }: Offen & { onClose: () => void }) {
	if (art === 'warum') return <WarumDialog aktion={aktion} onClose={onClose} />;
	const Dialog = AKTIONSDIALOGE[aktion.aktion];
	return Dialog ? <Dialog aktion={aktion} feld={feld} onClose={onClose} /> : null;
}
