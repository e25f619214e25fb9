import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { zyklenQuery } from '../portal/portal.ts';
import { mitZyklus, type Nachschlag, useNachschlag } from '../registrierung/nachschlag.ts';
import { zyklusImEntwurf } from './ablage.ts';

/** A volunteer looks for places in his own cycle; a guest in the one he chose here or in his draft. */
export function useKartenzyklus(gewaehlt: string | null, eigener: string | null): Nachschlag | null {
	const { data: zyklen } = useSuspenseQuery(zyklenQuery);
	const [imEntwurf] = useState(() => zyklusImEntwurf(sessionStorage));
	const nachschlag = useNachschlag();
	if (!nachschlag) return null;
	const zyklus = zyklen.find(({ id }) => id === eigener);
	return zyklus ? { ...nachschlag, zyklus, bewerbbar: [zyklus] } : mitZyklus(nachschlag, gewaehlt ?? imEntwurf);
}
