import { randomUUID } from 'node:crypto';
import { PERSON } from '#api/tests/test-mandant.fixture.ts';
import { TERMIN } from './dinge.fixture.ts';
import { zeile } from './erwartung.fixture.ts';

const GRUND = () => ({ grund: 'Ein guter Grund dafür' });
const SAMMELAKTION = { liste: 'BEWERBUNGEN', eingabe: { aktion: 'kontaktieren' } };
const ELTERN = () => ({
	art: 'MUTTER',
	isUnterschriftErforderlich: true,
	isAlleinigesSorgerecht: false,
	vorname: 'Ute',
	nachname: 'Sommer',
	email: 'ute@test.test',
});

/** Tables: permission matrix (volunteers, wishes, contract), calls of the areas freiwilliger, wunsch, vertrag. */
export const FREIWILLIGE = [
	//                                                                        öff FW ME MV AD
	zeile('POST /v1/freiwilliger/registrierung', 'x x - x x', (t) => ({
		...PERSON,
		email: `r${randomUUID()}@test.test`,
		passwort: 'Ein-Kennwort-7',
		datenschutz: true,
		wuensche: [{ einsatzortID: t.ort(0) }],
	})),
	zeile('POST /v1/freiwilliger/erfassung', '- - - x x', () => ({ ...PERSON, wuensche: [] })),
	zeile('POST /v1/freiwilliger/invitation/accept/{token}', 't t t t t', () => ({})),
	zeile('GET /v1/freiwilliger/list-freiwillige', '- - o x x'),
	zeile('GET /v1/freiwilliger/list-freiwillige/export-csv', '- - o x x'),
	zeile('POST /v1/freiwilliger/list-freiwillige/export-csv', '- - o x x', () => ({ ids: [randomUUID()] })),
	zeile('GET /v1/freiwilliger/list-freiwillige/export-master-csv', '- - - x x'),
	zeile('GET /v1/freiwilligerexport', '- - - x x'),
	zeile('GET /v1/freiwilligerexport/master', '- - - x x'),
	zeile('GET /v1/freiwilliger/list-dokumente', '- - - x x'),
	zeile('GET /v1/freiwilliger/list-dokumente/export-csv', '- - - x x'),
	zeile('POST /v1/freiwilliger/list-dokumente/export-csv', '- - - x x', () => ({ ids: [randomUUID()] })),
	zeile('GET /v1/freiwilliger/pool', '- - o x x'),
	zeile('GET /v1/freiwilliger/pool/export-csv', '- - o x x'),
	zeile('POST /v1/freiwilliger/pool/export-csv', '- - o x x', () => ({ ids: [randomUUID()] })),
	zeile('GET /v1/freiwilliger/bewerbungen', '- - o x x'),
	zeile('GET /v1/freiwilliger/bewerbungen/export-csv', '- - o x x'),
	zeile('POST /v1/freiwilliger/bewerbungen/export-csv', '- - o x x', () => ({ ids: [randomUUID()] })),
	zeile('GET /v1/freiwilliger/listenfelder?liste=bewerbungen', '- - o x x'),
	zeile('GET /v1/freiwilliger/status-changes', '- - - x x'),
	zeile('GET /v1/freiwilliger/status-changes/schritte', '- - - x x'),
	zeile('GET /v1/freiwilliger/status-changes/export-csv', '- - - x x'),
	zeile('GET /v1/freiwilliger/betreuer/{betreuer}/extra-infos', '- x x x x'),

	zeile('GET /v1/freiwilliger/{freiwilliger}', '- o o x x'),
	zeile('POST /v1/freiwilliger/{freiwilliger}/datenschutz', '- o - - -', () => ({ datenschutzVersion: 1 })),
	zeile('GET /v1/freiwilliger/{freiwilliger}/bewerbung', '- o o x x'),
	zeile('GET /v1/freiwilliger/{freiwilliger}/historie', '- o o x x'),
	zeile('GET /v1/freiwilliger/{freiwilliger}/wartezeiten', '- o o x x'),
	zeile('GET /v1/freiwilliger/{freiwilliger}/akte', '- o o x x'),
	zeile('GET /v1/freiwilliger/{freiwilliger}/stand?am=2026-09-15', '- - - x x'),
	zeile('GET /v1/freiwilliger/{freiwilliger}/pruefung', '- - - x x'),
	zeile('GET /v1/freiwilliger/{freiwilliger}/vergleich?von=2026-09-01&bis=2026-09-15', '- - - x x'),
	zeile('GET /v1/freiwilliger/{freiwilliger}/nachweis/json', '- - - x x'),
	zeile('GET /v1/freiwilliger/{freiwilliger}/nachweis/pdf', '- - - x x'),
	zeile('GET /v1/integrations/meetings', '- o o x x'),
	zeile(
		'POST /v1/integrations/meetings',
		'- - o x x',
		(_t, o) => ({ adresswunschId: o.wunsch, titel: 'Kennenlernen', termin: TERMIN, dauerMinuten: 30 }),
		{ imBody: ['wunsch'] },
	),
	zeile('POST /v1/integrations/meetings/{meeting}/invite', '- - o x x', () => ({})),
	zeile('DELETE /v1/integrations/meetings/{meeting}', '- - o x x'),
	zeile('GET /v1/integrations/meetings/angebote', '- o o x x'),
	zeile(
		'POST /v1/integrations/meetings/angebote',
		'- - o x x',
		(_t, o) => ({ adresswunschId: o.wunsch, titel: 'Kennenlernen', termine: [TERMIN], dauerMinuten: 30 }),
		{ imBody: ['wunsch'] },
	),
	zeile('POST /v1/integrations/meetings/angebote/{terminangebot}/termin', '- o - - -', () => ({ termin: TERMIN })),
	zeile('DELETE /v1/integrations/meetings/angebote/{terminangebot}', '- - o x x'),
	zeile('GET /v1/integrations/meetings/terminwahl/{token}', 't t t t t'),
	zeile('POST /v1/integrations/meetings/terminwahl/{token}', 't t t t t', () => ({ termin: TERMIN })),
	zeile('POST /v1/freiwilliger/dubletten', '- - - x x', () => ({ nachname: 'Sommer', geburtsdatum: '2007-03-04' })),
	zeile('GET /v1/freiwilliger/{freiwilliger}/dubletten', '- - - x x'),
	zeile('PUT /v1/freiwilliger/{freiwilliger}/dubletten/{vergleichsakte}', '- - - x x', () => ({ urteil: 'GLEICH' })),
	zeile('GET /v1/feldabfrage/daten/{freiwilliger}', '- o o x x'),
	zeile('GET /v1/feldabfrage/daten/{freiwilliger}?adresswunschId={wunsch}', '- o o x x'),
	zeile('PUT /v1/feldabfrage/daten/{freiwilliger}/2800', '- o o x x', () => ({ werte: {} })),
	zeile('GET /v1/feldabfrage/freiwilliger/{freiwilliger}/2800', '- o o x x'),
	zeile('PUT /v1/freiwilliger/{freiwilliger}', '- o - x x', () => ({ ort: 'Gießen' })),
	zeile('PUT /v1/freiwilliger/{freiwilliger}', '- - - x x', () => ({ nachbearbeitungAbgeschlossen: true }), {
		aktion: 'nachbearbeitungAbschliessen',
	}),
	zeile('PUT /v1/freiwilliger/{freiwilliger}', '- - - x x', () => ({ nachbearbeitungAbgeschlossen: false }), {
		aktion: 'nachbearbeitungOeffnen',
	}),
	zeile('PUT /v1/freiwilliger/{freiwilliger}', '- - - x x', () => ({ statusManuell: { ziel: 1500, ...GRUND() } }), {
		aktion: 'statusSetzen',
	}),
	zeile('DELETE /v1/freiwilliger/{freiwilliger}', '- - - x x'),
	zeile('POST /v1/freiwilliger/{freiwilliger}/akte/sync', '- - - x x'),
	zeile('POST /v1/freiwilliger/{freiwilliger}/move-zyklus', '- - - x x'),
	zeile('POST /v1/freiwilliger/{freiwilliger}/nachricht', '- - - x x', () => ({ betreff: 'Hallo', text: 'Guten Tag' })),
	zeile('POST /v1/freiwilliger/{freiwilliger}/rueckgaengig', '- o o x x', () => ({ tat: 'nachricht', objektID: null })),
	zeile('POST /v1/freiwilliger/{freiwilliger}/historie', '- - o x x', () => ({ text: 'Bemerkt' })),
	zeile('POST /v1/freiwilliger/{freiwilliger}/erziehungsberechtigte', '- o - x x', ELTERN),
	zeile('PUT /v1/freiwilliger/{freiwilliger}/erziehungsberechtigte/{erziehungsberechtigter}', '- - - x x', ELTERN),
	zeile('DELETE /v1/freiwilliger/{freiwilliger}/erziehungsberechtigte/{erziehungsberechtigter}', '- - - x x'),
	zeile('DELETE /v1/bemerkung/{bemerkung}', '- - o x x'),

	zeile('POST /v1/freiwilliger/{freiwilliger}/stellen', '- o - x x', (t) => [{ einsatzortID: t.ort(2) }]),
	zeile('POST /v1/freiwilliger/{freiwilliger}/stellen/{wunsch}/vorschlag', '- o - x x', () => ({ annehmen: true })),
	zeile('POST /v1/freiwilliger/{freiwilliger}/stellen/{wunsch}/vorschlag', '- o - x x', () => ({ annehmen: false }), {
		aktion: 'vorschlagAblehnen',
	}),
	zeile('POST /v1/freiwilliger/{freiwilliger}/vorschlag', '- - o x x', (_t, o) => ({
		einsatzortID: o.adresse,
		betreuerUserID: o.betreuer,
		nachricht: 'Kommen Sie zu uns.',
	})),
	zeile('POST /v1/freiwilliger/{freiwilliger}/update-betreuer', '- - - x x', () => ({ traegerBetreuerUserID: null })),
	zeile('PUT /v1/freiwilliger/wunsch/{wunsch}', '- o o x x', () => ({ bemerkung: 'Neu' })),
	zeile('PUT /v1/freiwilliger/wunsch/{wunsch}', '- - o x x', () => ({ status: 500 }), { aktion: 'wartelisteSetzen' }),
	zeile('PUT /v1/freiwilliger/wunsch/{wunsch}', '- - o x x', () => ({ status: 0 }), { aktion: 'wartelisteAufheben' }),
	zeile('PUT /v1/freiwilliger/wunsch/{wunsch}', '- o o x x', (t) => ({ dienstartID: t.dienstart('BFD_U27') }), {
		aktion: 'dienstartFestlegen',
	}),
	zeile('DELETE /v1/freiwilliger/wunsch/{wunsch}', '- o - x x', GRUND),
	zeile('DELETE /v1/freiwilliger/wunsch/{wunsch}/reactivate', '- o o x x'),
	zeile('POST /v1/freiwilliger/wunsch/{wunsch}/contact', '- - o x x', () => ({ nachricht: 'Hallo' })),
	zeile('POST /v1/freiwilliger/wunsch/{wunsch}/verhandlung', '- - o x x', (t) => ({ dienstartID: t.dienstart('FSJ') })),
	zeile('POST /v1/freiwilliger/wunsch/{wunsch}/einigung', '- - o x x', () => ({ vertragsbeginn: '2026-10-01' })),
	zeile('POST /v1/freiwilliger/wunsch/{wunsch}/decline', '- - o x x', GRUND),
	zeile('POST /v1/freiwilliger/{freiwilliger}/wunsch/{wunsch}/update-betreuer', '- - o x x', (t) => ({
		betreuerUserID: t.betreuer(0),
	})),

	zeile('PUT /v1/freiwilliger/{freiwilliger}/vertrag/{vertrag}', '- - o x x', () => ({ vertragsende: '2027-08-30' })),
	zeile('GET /v1/freiwilliger/{freiwilliger}/vertrag/{vertrag}/berechnung', '- o o x x'),
	zeile('GET /v1/system/recht', '- - - x x'),
	zeile('PUT /v1/freiwilliger/{freiwilliger}/vertrag/{vertrag}/vertragsnummer', '- - - x x', () => ({
		vertragsnummer: `N-${randomUUID().slice(0, 8)}`,
	})),
	zeile('GET /v1/freiwilliger/{freiwilliger}/vertrag/{vertrag}/bfd-vereinbarung', '- - - x x'),
	zeile('POST /v1/freiwilliger/{freiwilliger}/vertrag/{vertrag}/bfd-vereinbarung', '- - - x x', () => ({
		schritt: 'BEANTWORTEN',
		am: '2026-01-05',
	})),
	zeile('GET /v1/freiwilliger/list-bfd-vereinbarungen', '- - - x x'),
	zeile('GET /v1/freiwilliger/list-bfd-vereinbarungen/export-csv', '- - - x x'),
	zeile('GET /v1/freiwilliger/{freiwilliger}/vertrag/{vertrag}/vergleich', '- o o x x'),
	zeile('GET /v1/freiwilliger/{freiwilliger}/vertrag/{vertrag}/vergleich?seit=ANFANG', '- o o x x'),
	zeile('POST /v1/freiwilliger/{freiwilliger}/vertrag/{vertrag}/vergleich/gesehen', '- o o x x', () => ({
		version: 1,
	})),
	zeile('POST /v1/freiwilliger/{freiwilliger}/vertrag/{vertrag}/zustimmung', '- - o x x', () => ({
		hash: '0'.repeat(64),
	})),
	zeile('POST /v1/freiwilliger/{freiwilliger}/reset-vertrag', '- - - x x', GRUND),
	zeile('POST /v1/freiwilliger/{freiwilliger}/wunsch/{wunsch}/vertragsabschluss', '- - - x x', () => ({})),
	zeile('POST /v1/freiwilliger/{freiwilliger}/dienstantritt', '- - - x x', () => ({
		angetreten: true,
		datum: '2026-10-01',
	})),
	zeile('POST /v1/freiwilliger/{freiwilliger}/dienstantritt', '- - - x x', () => ({ angetreten: false, ...GRUND() }), {
		aktion: 'nichtAntreten',
	}),
	zeile('POST /v1/sammelaktion/probelauf', '- - o x x', (_t, o) => ({
		...SAMMELAKTION,
		auswahl: { ids: [o.wunsch] },
	})),
	zeile('POST /v1/sammelaktion', '- - o x x', (_t, o) => ({ ...SAMMELAKTION, ids: [o.wunsch] })),
	zeile('GET /v1/sammelaktion', '- - o x x'),
	zeile('GET /v1/sammelaktion/{sammelauftrag}', '- - o x x'),
	zeile('POST /v1/freiwilliger/{freiwilliger}/dienstende', '- - - x x', () => ({ datum: '2026-10-01', ...GRUND() })),
];
