import { z } from 'zod';
import { eins, route } from '../route.ts';

const gemeinsam = { area: 'start', action: 'eigenesKonto', extra: true } as const;

/** The steps the start page proposes to who is new here. */
export const ersteSchritte = {
	holeErsteSchritte: route({
		...gemeinsam,
		method: 'GET',
		path: '/v1/erste-schritte',
		titel: 'Ob die Startseite erste Schritte vorschlägt: in den ersten vier Wochen, bis man sie beendet',
		response: eins(z.object({ isOffen: z.boolean() })),
	}),
	beendeErsteSchritte: route({
		...gemeinsam,
		method: 'POST',
		path: '/v1/erste-schritte/beenden',
		titel: 'Erste Schritte nicht mehr vorschlagen',
	}),
};
