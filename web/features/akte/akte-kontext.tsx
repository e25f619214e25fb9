import { createContext, type ReactNode, useContext } from 'react';
import type { Sitzung } from '../portal/sitzung.ts';
import type { Akte } from './typen.ts';

export interface Aktenblick extends Akte {
	sitzung: Sitzung;
	/** The day the portal reckons with. */
	heute: string;
}

const Kontext = createContext<Aktenblick | null>(null);

export function AkteProvider({ blick, children }: { blick: Aktenblick; children: ReactNode }) {
	return <Kontext value={blick}>{children}</Kontext>;
}

/** The file shown, and who looks at it. */
export function useAkte(): Aktenblick {
	const blick = useContext(Kontext);
	if (!blick) throw new Error('Outside of the file page');
	return blick;
}

export const anzeigename = ({ vorname, nachname }: { vorname?: string | null; nachname?: string | null }): string =>
	[vorname, nachname].filter(Boolean).join(' ');
