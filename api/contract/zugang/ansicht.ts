import { z } from 'zod';
import { eins, route } from '../route.ts';

const paar = eins(z.object({ token: z.string(), refreshToken: z.string() }));
const DES_FREIWILLIGEN = {
	path: '/v1/freiwilliger/{id}/impersonate',
	area: 'freiwilliger',
	titel: 'Die Ansicht eines Freiwilligen öffnen',
	action: 'freiwilligeAnsehen',
	response: paar,
} as const;

/** Working in the view of another user. */
export const ansicht = {
	holeFreiwilligenansicht: route({ method: 'GET', ...DES_FREIWILLIGEN, nurMitBearer: true }),
	oeffneFreiwilligenansicht: route({ method: 'POST', ...DES_FREIWILLIGEN, niePrefetch: true, extra: true }),
	oeffneBenutzeransicht: route({
		method: 'POST',
		path: '/v1/user/{id}/impersonate',
		area: 'user',
		titel: 'Die Ansicht eines Benutzers öffnen',
		action: 'benutzerAnsehen',
		response: paar,
		niePrefetch: true,
	}),
	beendeAnsicht: route({
		method: 'DELETE',
		path: '/v1/auth/impersonation',
		area: 'auth',
		titel: 'Die Ansicht eines anderen Benutzers beenden',
		action: 'ansichtBeenden',
		auchInAnsicht: true,
		extra: true,
	}),
};
