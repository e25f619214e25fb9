import { createContext, type ReactNode, useContext } from 'react';
import type { Sitzung } from '../portal/sitzung.ts';
import type { Person } from './queries.ts';

/** The person shown, who looks, and the day the portal reckons with. */
interface Blick {
	person: Person;
	sitzung: Sitzung;
	heute: string;
}

const Kontext = createContext<Blick | null>(null);

export function PersonProvider({ blick, children }: { blick: Blick; children: ReactNode }) {
	return <Kontext value={blick}>{children}</Kontext>;
}

export function usePerson(): Blick {
	const blick = useContext(Kontext);
	if (!blick) throw new Error('Outside of PersonProvider');
	return blick;
}

export const anzeigename = ({ vorname, nachname }: Pick<Person, 'vorname' | 'nachname'>): string =>
	`${vorname} ${nachname}`.trim();
