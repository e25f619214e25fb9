import type { Erwartung } from './erwartung.fixture.ts';
import { zeile } from './erwartung.fixture.ts';

/** Tables: permission matrix (downloads), calls of the area download. */
export const DOWNLOADS: readonly Erwartung[] = [
	//                                                        öff FW ME MV AD
	zeile('GET /v1/download', '- - x x x'),
	zeile('POST /v1/download', '- - - x x', () => ({ titel: 'Handbuch', uploadID: '' })),
	zeile('GET /v1/download/{download}', '- - x x x'),
	zeile('PUT /v1/download/{download}', '- - - x x', () => ({ beschreibung: 'Für alle' })),
	zeile('DELETE /v1/download/{download}', '- - - x x'),
	zeile('GET /v1/download/{download}/download', '- - x x x'),
	zeile('POST /v1/download/info', '- - - x x', () => ({ downloadIDs: [] })),
	zeile('PUT /v1/download/pos', '- - - x x', () => []),
	zeile('GET /v1/download/historie', '- - - x x'),
	zeile('GET /v1/adresse/{adresse}/downloads', '- - o x x'),
	zeile('GET /v1/adresse/{adresse}/download-list', '- - o x x'),
	zeile('GET /v1/system/tags/downloads', '- - x x x'),
];
