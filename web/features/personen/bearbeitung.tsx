import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Feldname } from './felder.ts';

interface Bearbeitung {
	/** The one field being edited. */
	aktiv: Feldname | null;
	/** Another was asked for while this one isn't saved. */
	wartet: boolean;
	geaendert: boolean;
	beginne: (feld: Feldname) => void;
	beende: () => void;
	setGeaendert: (geaendert: boolean) => void;
}

const Kontext = createContext<Bearbeitung | null>(null);

/** One field at a time is edited in place; an unsaved one isn't left behind. */
export function BearbeitungProvider({ children }: { children: ReactNode }) {
	const [aktiv, setAktiv] = useState<Feldname | null>(null);
	const [geaendert, setGeaendert] = useState(false);
	const [wartet, setWartet] = useState(false);
	const beginne = (feld: Feldname) => (geaendert ? setWartet(true) : setAktiv(feld));
	const beende = () => {
		setAktiv(null);
		setGeaendert(false);
		setWartet(false);
	};
	return <Kontext value={{ aktiv, geaendert, wartet, beginne, beende, setGeaendert }}>{children}</Kontext>;
}

export function useBearbeitung(): Bearbeitung {
	const bearbeitung = useContext(Kontext);
	if (!bearbeitung) throw new Error('Outside of BearbeitungProvider');
	return bearbeitung;
}
