import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { zyklenQuery } from '../portal/portal.ts';
import { type Bewerbungsrahmen, mitZyklus, useBewerbungsrahmen } from '../registrierung/nachschlag.ts';
import { zyklusImEntwurf } from './ablage.ts';

/** A volunteer looks for places in his own cycle; a guest in the one he chose here or in his draft. */
export function useKartenzyklus(gewaehlt: string | null, eigener: string | null): Bewerbungsrahmen | null {
	const { data: zyklen } = useSuspenseQuery(zyklenQuery);
	const [imEntwurf] = useState(() => zyklusImEntwurf(sessionStorage));
	const nachschlag = useBewerbungsrahmen();
	if (!nachschlag) return null;
	const zyklus = zyklen.find(({ id }) => id === eigener);
	return zyklus ? { ...nachschlag, zyklus, bewerbbar: [zyklus] } : mitZyklus(nachschlag, gewaehlt ?? imEntwurf);
}
