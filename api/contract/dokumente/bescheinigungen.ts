import { zeilenform } from '#api/contract/formen/zeilenform.ts';
import { BESCHEINIGUNGEN } from '#domain/liste/bescheinigungen.ts';
import { sortierbar } from '#domain/liste/liste.ts';
import { listenquery } from '../filter.ts';
import { zaehlroute } from '../formen/zaehlung.ts';
import { liste, route } from '../route.ts';

/** Certificates by law (§ 11 Abs. 3 JFDG, § 11 BFDG); they are issued as an action on many. */
export const bescheinigungen = {
	listeBescheinigungen: route({
		method: 'GET',
		path: '/v1/dokumente/bescheinigungen',
		area: 'dokumente',
		titel: 'Bescheinigungen im Zyklus: wer eine bekommt und wie weit sie ist',
		action: 'bescheinigungenListen',
		zyklus: true,
		extra: true,
		query: listenquery(sortierbar(BESCHEINIGUNGEN)),
		response: liste(zeilenform(BESCHEINIGUNGEN)),
	}),
	zaehleBescheinigungen: zaehlroute({
		area: 'dokumente',
		path: '/v1/dokumente/bescheinigungen',
		was: 'Bescheinigungen',
		action: 'bescheinigungenListen',
		zyklus: true,
	}),
};
