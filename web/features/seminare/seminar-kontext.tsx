import { createContext, type ReactNode, useContext } from 'react';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import type { Seminar } from './queries.ts';

/** The seminar shown, who looks, and the day the portal reckons with. */
interface Blick {
	seminar: Seminar;
	sitzung: Sitzung;
	heute: string;
	/** Staff of the Traeger manages; a site sees and adds only its own volunteers. */
	istTraeger: boolean;
}

const Kontext = createContext<Blick | null>(null);

interface SeminarProviderProps extends Omit<Blick, 'istTraeger'> {
	children: ReactNode;
}

export function SeminarProvider({ seminar, sitzung, heute, children }: SeminarProviderProps) {
	const istTraeger = darf(sitzung, 'MA_VERWALTUNG', 'ADMIN');
	return <Kontext value={{ seminar, sitzung, heute, istTraeger }}>{children}</Kontext>;
}

export function useSeminar(): Blick {
	const blick = useContext(Kontext);
	if (!blick) throw new Error('Outside of SeminarProvider');
	return blick;
}
