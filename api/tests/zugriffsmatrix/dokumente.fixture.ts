import { zeile } from './erwartung.fixture.ts';

/** What a site has no part in before the agreement. */
const AB_EINIGUNG = { abEinigung: true } as const;
const ANGEFORDERT = (_: unknown, { unverlangt }: Readonly<Record<string, string>>) => ({ dokumentSpecID: unverlangt });
const GEPRUEFT = () => ({ ergebnis: 'OK' });

/** Tables: permission matrix (documents), row-level visibility, calls of the area dokumente. */
export const DOKUMENTE = [
	//                                                        öff FW ME MV AD
	zeile('POST /v1/freiwilliger/{freiwilliger}/dokumente', '- - o x x', ANGEFORDERT, AB_EINIGUNG),
	zeile('POST /v1/freiwilliger/{freiwilliger}/dokumente/{anforderung}', '- o o x x', undefined, AB_EINIGUNG),
	zeile('GET /v1/freiwilliger/{freiwilliger}/dokumente/{dokument}', '- o o x x', undefined, AB_EINIGUNG),
	zeile('PATCH /v1/freiwilliger/{freiwilliger}/dokumente/{anforderung}', '- - - x x', () => ({
		aktion: 'ABSCHLIESSEN',
	})),
	zeile('POST /v1/freiwilliger/{freiwilliger}/dokumente/{dokument}/review', '- - o x x', GEPRUEFT, AB_EINIGUNG),
	zeile('POST /v1/freiwilliger/{freiwilliger}/anforderungen/{anforderung}/invalidate', '- - - x x', () => ({
		grund: 'Veraltet.',
	})),
	zeile(
		'POST /v1/freiwilliger/{freiwilliger}/anforderungen/{anforderung}/einsicht',
		'- - o x x',
		() => ({ fuehrungszeugnisDatum: '2026-01-10', isEinschlaegigVerurteilt: false }),
		AB_EINIGUNG,
	),
	zeile('POST /v1/freiwilliger/{freiwilliger}/anforderungen/{anforderung}/druck', '- o o x x', () => ({}), AB_EINIGUNG),
	zeile('POST /v1/drucke/erkennen', '- o o x x', () => ({ nummern: [] })),
	zeile(
		'POST /v1/freiwilliger/{freiwilliger}/scans',
		'- o o x x',
		() => ({
			nummer: 'X',
			original: 'Ordner 12',
			seiten: [{ uploadID: '00000000-0000-4000-8000-000000000000', seite: 1 }],
		}),
		// Nothing was printed under that number.
		{ ...AB_EINIGUNG, kannFehlen: true },
	),
	zeile('GET /v1/freiwilliger/dokumente/{dokument}', '- o o x x', undefined, AB_EINIGUNG),
	zeile('GET /v1/freiwilliger/{freiwilliger}/vorlage/{verlangt}', '- o o x x', undefined, AB_EINIGUNG),
	zeile('GET /v1/freiwilliger/{freiwilliger}/download/{dokumentdatei}', '- o o x x', undefined, AB_EINIGUNG),
	zeile(
		'POST /v1/freiwilliger/{freiwilliger}/dokumente/direkt?dokumentID={anforderung}',
		'- - o x x',
		undefined,
		AB_EINIGUNG,
	),
	zeile('POST /v1/freiwilliger/{freiwilliger}/dokumente/{dokument}/delete', '- o o x x', () => ({}), AB_EINIGUNG),
	zeile('GET /v1/freiwilliger/{freiwilliger}/delete/{dokumentdatei}', '- o - x x'),
	zeile('POST /v1/freiwilliger/{freiwilliger}/delete/{dokumentdatei}', '- o - x x'),
];
