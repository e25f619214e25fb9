import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Personenfeld } from '#domain/akte/personendaten.ts';

interface Bearbeitung {
	/** The one field being edited. */
	aktiv: Personenfeld | null;
	/** Another was asked for while this one isn't saved. */
	wartet: boolean;
	beginne: (feld: Personenfeld) => void;
	beende: () => void;
	setGeaendert: (geaendert: boolean) => void;
	geaendert: boolean;
}

const Kontext = createContext<Bearbeitung | null>(null);

/** One field at a time is edited in place; an unsaved one isn't left behind. */
export function BearbeitungProvider({ children }: { children: ReactNode }) {
	const [aktiv, setAktiv] = useState<Personenfeld | null>(null);
	const [geaendert, setGeaendert] = useState(false);
	const [wartet, setWartet] = useState(false);
	const beginne = (feld: Personenfeld) => {
		if (geaendert) return setWartet(true);
		setAktiv(feld);
	};
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
