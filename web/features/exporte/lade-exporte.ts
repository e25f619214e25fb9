import type { QueryClient } from '@tanstack/react-query';
import { chosenZyklus } from '../../client/zyklus-cookie.ts';
import { programmeQuery } from '../laeufe/queries.ts';
import { featuresQuery, infoQuery, parameterQuery, zyklenQuery } from '../portal/portal.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import { currentZyklus } from '../portal/zyklus.ts';
import { lageQuery } from './queries.ts';
import { zeitraumAus } from './zeitraum.ts';

/** What decides the page's layout comes first: what came later would push away what somebody points at. */
export async function ladeExporte(client: QueryClient, sitzung: Sitzung, zeitraum: string | undefined) {
	const [{ heute }, zyklen, features] = await Promise.all([
		client.query({ ...infoQuery, staleTime: 'static' }),
		client.query({ ...zyklenQuery, staleTime: 'static' }),
		client.query({ ...featuresQuery, staleTime: 'static' }),
		client.query({ ...parameterQuery, staleTime: 'static' }),
	]);
	if (darf(sitzung, 'ADMIN') && features.includes('BUCHHALTUNG_EXPORT') && !sitzung.imp) {
		const zyklus = currentZyklus(zyklen, chosenZyklus());
		// What fails says so on the page.
		await Promise.allSettled([
			client.query(lageQuery(zeitraumAus(zeitraum, heute), zyklus?.id)),
			client.query(programmeQuery),
		]);
	}
	return { heute, sitzung };
}
