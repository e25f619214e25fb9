import { createContext, type ReactNode, useContext } from 'react';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import type { Adressakte, Adresse } from './queries.ts';

/** The address shown, who looks, and the day the portal reckons with. */
interface Blick {
	adresse: Adresse;
	akte: Adressakte;
	sitzung: Sitzung;
	heute: string;
	/** Staff of the Traeger manages; a site edits only what is its own. */
	istTraeger: boolean;
}

const Kontext = createContext<Blick | null>(null);

interface AdressProviderProps {
	adresse: Adresse;
	sitzung: Sitzung;
	heute: string;
	children: ReactNode;
}

export function AdressProvider({ adresse, sitzung, heute, children }: AdressProviderProps) {
	if (!adresse.akte) throw new Error('Only staff opens the page of an address');
	const istTraeger = darf(sitzung, 'MA_VERWALTUNG', 'ADMIN');
	return <Kontext value={{ adresse, akte: adresse.akte, sitzung, heute, istTraeger }}>{children}</Kontext>;
}

export function useAdresse(): Blick {
	const blick = useContext(Kontext);
	if (!blick) throw new Error('Outside of AdressProvider');
	return blick;
}
