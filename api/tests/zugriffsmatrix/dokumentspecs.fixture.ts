import type { Erwartung } from './erwartung.fixture.ts';
import { zeile } from './erwartung.fixture.ts';

/** Tables: permission matrix (documents), calls of the area dokumentspec. */
export const DOKUMENTSPECS: readonly Erwartung[] = [
	//                                                        öff FW ME MV AD
	zeile('GET /v1/dokumentspec', '- - - x x'),
	zeile('POST /v1/dokumentspec', '- - - x x', () => ({ bezeichnung: 'Ehrenkodex' })),
	zeile('GET /v1/dokumentspec/published', '- x x x x'),
	zeile('GET /v1/dokumentspec/{spec}', '- - - x x'),
	zeile('PUT /v1/dokumentspec/{spec}', '- - - x x', () => ({ beschreibung: 'Für alle' })),
	zeile('DELETE /v1/dokumentspec/{spec}', '- - - x x'),
	zeile('POST /v1/dokumentspec/{spec}/version', '- - - x x', () => ({})),
	zeile('POST /v1/dokumentspec/{spec}/abloesen', '- - - x x', (_, { nachfolger }) => ({ nachfolgerID: nachfolger }), {
		imBody: ['nachfolger'],
	}),
	zeile('GET /v1/dokumentspec/{spec}/abgleich', '- - - x x'),
	zeile('GET /v1/dokumentspec/{spec}/check-release', '- - - x x'),
	zeile('GET /v1/dokumentspec/{spec}/check', '- - - x x'),
	zeile('POST /v1/dokumentspec/{spec}/check', '- - - x x', () => ({ inhalt: '{{ freiwilliger.name }}' })),
	zeile('POST /v1/dokumentspec/vorschau', '- - - x x', () => ({ bezeichnung: 'Ehrenkodex', inhalt: '## Ehrenkodex' })),
	zeile('GET /v1/dokumentspec/angaben/{freiwilliger}', '- - - x x'),
	zeile('POST /v1/dokumentspec/reichweite', '- - - x x', () => ({
		dienstartIDs: [],
		zyklusVon: null,
		zyklusBis: null,
		bedingungen: [{ art: 'VOLLJAEHRIG', ist: true, werte: [] }],
		nachweisFuer: null,
	})),
	zeile('GET /v1/dokumentspec/{spec}/felder', '- - - x x'),
	zeile('POST /v1/dokumentspec/{spec}/felder/probe', '- - - x x', () => ({ felder: [] })),
	zeile('POST /v1/dokumentspec/{spec}/felder/vorschau', '- - - x x', () => ({ felder: [] })),
	zeile('GET /v1/dokumentspec/{spec}/download/{vorlage}', '- - x x x'),
	zeile('GET /v1/dokumentspec/{spec}/download/vorlage/muster', '- - - x x'),
	zeile('GET /v1/dokumentspec/{spec}/download/vorlage/fields', '- - - x x'),
	zeile('GET /v1/dokumentspec/{spec}/historie', '- - - x x'),
	zeile('GET /v1/system/dokumentspecs', '- - x x x'),
	zeile('GET /v1/system/tags/dokumente', '- - - x x'),
	zeile('GET /v1/system/steuerungsfelder', '- - - x x'),
];
