import { createContext, type ReactNode, useContext } from 'react';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import type { Gruppe } from './queries.ts';

/** The group shown, who looks, and the day the portal reckons with. */
interface Blick {
	gruppe: Gruppe;
	heute: string;
	/** Staff of the Traeger manages; a site brings in its own volunteers. */
	istTraeger: boolean;
}

const Kontext = createContext<Blick | null>(null);

interface GruppenProviderProps {
	gruppe: Gruppe;
	sitzung: Sitzung;
	heute: string;
	children: ReactNode;
}

export function GruppenProvider({ gruppe, sitzung, heute, children }: GruppenProviderProps) {
	const istTraeger = darf(sitzung, 'MA_VERWALTUNG', 'ADMIN');
	return <Kontext value={{ gruppe, heute, istTraeger }}>{children}</Kontext>;
}

export function useGruppe(): Blick {
	const blick = useContext(Kontext);
	if (!blick) throw new Error('Outside of GruppenProvider');
	return blick;
}
