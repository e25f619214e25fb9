import { randomUUID } from 'node:crypto';
import { zeile } from './erwartung.fixture.ts';
import { FEHLT } from './objekte.fixture.ts';

/** Tables: permission matrix (document centre), call `dokumente/mahnung`. */
export const MAHNWESEN = [
	//                                                              öff FW ME MV AD
	zeile('GET /v1/dokumente/mahnwesen', '- - - x x'),
	zeile(
		'POST /v1/mahnwesen/ausnahme',
		'- - - x x',
		(_, { freiwilliger = '' }) => ({ umfang: 'PERSON', id: freiwilliger, regel: { art: 'NIE' }, grund: 'Probe' }),
		{ imBody: ['freiwilliger'] },
	),
	zeile('DELETE /v1/mahnwesen/ausnahme/PERSON/{freiwilliger}', '- - - x x'),
	zeile('POST /v1/dokumente/mahnung', '- - - x x', () => ({ anforderungIDs: [randomUUID()] })),
	zeile(`GET /v1/sammelaktion/${FEHLT}/mahnbriefe`, '- - - x x', undefined, { kannFehlen: true }),
	zeile('GET /v1/dokumente/mahnung/beispielbrief', '- - - x x'),
	zeile('POST /v1/dokumente/mahnung/probe', '- - - x x', () => ({ anforderungIDs: [randomUUID()] })),
	zeile(
		'POST /v1/freiwilliger/{freiwilliger}/dokumente/mahnung',
		'- - - x x',
		(_, { anforderung = '' }) => ({ anforderungIDs: [anforderung] }),
		{ imBody: ['anforderung'] },
	),
];
