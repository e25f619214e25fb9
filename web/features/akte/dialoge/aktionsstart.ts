import { createContext, useContext } from 'react';
import type { Aktion } from '../typen.ts';

export interface Wie {
	/** Where the focus goes. */
	feld?: string | undefined;
	/** Takes the place of the dialog it is called from. */
	statt?: boolean;
}

interface Aktionsstart {
	/** Takes an allowed action, asking for what it needs; explains a blocked one. */
	starte: (aktion: Aktion, wie?: Wie) => void;
	erklaere: (aktion: Aktion) => void;
}

export const Aktionsstartkontext = createContext<Aktionsstart | null>(null);

export function useAktionsstart(): Aktionsstart {
	const start = useContext(Aktionsstartkontext);
	if (!start) throw new Error('Outside of DialogHost');
	return start;
}
