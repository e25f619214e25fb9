import { formular } from '#api/tests/upload.fixture.ts';
import { zeile } from './erwartung.fixture.ts';

const PARTEI = (_: unknown, { dokument }: Readonly<Record<string, string>>) => ({
	dokID: dokument,
	partei: 'FREIWILLIGER',
});
const SITZUNG = (_: unknown, { signatursitzung }: Readonly<Record<string, string>>) => ({ sitzungID: signatursitzung });
const GETIPPT = formular([
	['art', 'GETIPPT'],
	['name', 'Nora Neu'],
	['isEinverstanden', 'true'],
]);
const UNTERSCHRIFT = () => GETIPPT.payload;
const ALS_FORMULAR = { kopf: GETIPPT.headers } as const;
/** What a site has no part in before the agreement. */
const AB_EINIGUNG = { abEinigung: true } as const;

/**
 * Table: calls of the area signature. A session opens by the secret of its link (t) or, for who is signed in, by its id:
 * to the party that is asked and nobody else, whatever his role.
 */
export const SIGNATUREN = [
	//                                                         öff FW ME MV AD
	zeile('GET /v1/signature', '- o o x x'),
	zeile('GET /v1/signature/anzahlen?f=[{}]', '- o o x x'),
	zeile('POST /v1/signature/session', '- - - x x', PARTEI, { imBody: ['dokument'] }),
	zeile('POST /v1/signature/mail', '- - - x x', SITZUNG, { imBody: ['signatursitzung'] }),
	zeile('GET /v1/signature/session/{signatursitzung}', 't o o x x', undefined, AB_EINIGUNG),
	zeile('GET /v1/signature/session/{token}', 't o o x x'),
	zeile('POST /v1/signature/session/{signatursitzung}', 't o o x x', UNTERSCHRIFT, { ...ALS_FORMULAR, ...AB_EINIGUNG }),
	zeile('POST /v1/signature/session/{token}', 't o o x x', UNTERSCHRIFT, ALS_FORMULAR),
	zeile('GET /v1/signature/preview?signToken={signatursitzung}', 't o o x x', undefined, AB_EINIGUNG),
	zeile('GET /v1/signature/preview?signToken={token}', 't o o x x'),
	zeile('POST /v1/signature?dokID={signaturdokument}', '- o o x x', UNTERSCHRIFT, { ...ALS_FORMULAR, ...AB_EINIGUNG }),
	zeile('GET /v1/signature/reset/{dokument}', '- - - x x'),
	zeile('POST /v1/signature/reset/{dokument}', '- - - x x'),
	zeile('POST /v1/signature/seal/{dokument}', '- - - x x'),
];
