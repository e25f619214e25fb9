import { zeile } from './erwartung.fixture.ts';

const PARTEI = (_: unknown, { dokument }: Readonly<Record<string, string>>) => ({
	dokID: dokument,
	partei: 'FREIWILLIGER',
});

/** Table: calls of the area signature. */
export const SIGNATUREN = [
	//                                                         öff FW ME MV AD
	zeile('GET /v1/signature', '- o o x x'),
	zeile('POST /v1/signature/session', '- - - x x', PARTEI, { imBody: ['dokument'] }),
	zeile('GET /v1/signature/reset/{dokument}', '- - - x x'),
	zeile('POST /v1/signature/reset/{dokument}', '- - - x x'),
];
