import { expect, test } from 'vitest';
import { aufgaben, ausgewaehlt } from './aufgaben.ts';
import { aufgabenziel, oeffnetErste } from './listenziel.ts';
import type { Startseite, Startzahl } from './queries.ts';

const HEUTE = '2026-08-19';
const zahl = (art: Startzahl['art'], anzahl: number, frueheste: string | null): Startzahl => ({
	art,
	liste: 'bewerbungen',
	f: { und: [] },
	anzahl,
	frueheste,
	einzigeID: null,
	meine: null,
	betreuer: [],
	weitereBetreuer: 0,
	parteien: null,
});
const seite = (zahlen: Startzahl[], wiedervorlagen: Startseite['wiedervorlagen'] = []): Startseite => ({
	zahlen,
	wiedervorlagen,
	zustimmungen: [],
	ohneNummer: [],
	ohneEmpfaenger: [],
	unerreichbar: [],
	anbindungen: {
		aufgegebenePlaetze: { anzahl: 0, seit: null },
		aufgegebeneNachrichten: { anzahl: 0, seit: null },
		schluessel: { ungenutzt: 0, laufenAb: 0 },
	},
	barrieremeldungen: { anzahl: 0, frist: null },
	seminare: [],
	stufen: [],
	bewerbungenJeWoche: [],
	plaetze: [],
});
const kurz = (start: Startseite, traeger = true) =>
	aufgaben(start, { heute: HEUTE, traeger }).map(({ gruppe, titel, text, frist }) => [gruppe, titel, text, frist]);

test('overdue first, then today, then what comes', () => {
	const start = seite([
		zahl('NEU', 14, '2026-08-18'),
		zahl('NEU_MINDERJAEHRIG', 3, '2026-08-18'),
		zahl('OHNE_KONTAKT', 1, '2026-07-20'),
		zahl('EIGENE_EINIGUNG', 2, '2026-09-01'),
		zahl('ANTRITT', 1, HEUTE),
		zahl('ENDE', 0, null),
	]);
	expect(kurz(start)).toEqual([
		['UEBERFAELLIG', '1 Bewerbung ohne Kontakt seit 14 Tagen', 'älteste vom 20.07.2026', 'seit 30 Tagen'],
		['HEUTE', '14 neue Bewerbungen', 'Noch ohne Kontakt, 3 Minderjährige', 'seit 1 Tag'],
		['HEUTE', '1 Dienstantritt steht aus', 'Beginn ab 19.08.2026', 'heute'],
		['DEMNAECHST', '2 Vertragseinigungen warten auf Sie', 'Beginn ab 01.09.2026', 'noch 13 Tage'],
	]);
});

test('of what is late the oldest comes first, of what is to come the next', () => {
	const start = seite([
		zahl('OHNE_KONTAKT', 1, '2026-08-01'),
		zahl('BEREITSTELLEN', 1, '2026-07-20'),
		zahl('SEMINARTAGE_VERLOREN', 1, null),
		zahl('EIGENE_EINIGUNG', 2, '2026-09-01'),
		zahl('ENDE', 1, '2026-08-30'),
	]);
	expect(aufgaben(start, { heute: HEUTE, traeger: true }).map(({ art }) => art)).toEqual([
		...['SEMINARTAGE_VERLOREN', 'BEREITSTELLEN', 'OHNE_KONTAKT'],
		...['ENDE', 'EIGENE_EINIGUNG'],
	]);
});

test('documents that are overdue come first, those to be checked today', () => {
	const start = seite([
		zahl('PRUEFEN', 17, '2026-08-17'),
		zahl('UEBERFAELLIG', 31, '2026-08-05'),
		zahl('BEREITSTELLEN', 1, '2026-08-17'),
		zahl('UNTERSCHRIFTEN', 8, '2026-08-30'),
		zahl('EIGENE_UNTERSCHRIFTEN', 1, '2026-08-30'),
	]);
	expect(kurz(start)).toEqual([
		[
			'UEBERFAELLIG',
			'1 Dokument muss vom Träger bereitgestellt werden',
			'das älteste wartet seit 17.08.2026',
			'seit 2 Tagen',
		],
		['HEUTE', '17 Dokumente zu prüfen', 'ältestes vom 17.08.2026', 'seit 2 Tagen'],
		['HEUTE', '1 Unterschrift wartet auf Sie', 'gültig bis 30.08.2026', 'noch 11 Tage'],
	]);
});

test('what others have to do stands apart, with who has to', () => {
	const bei = (art: Startzahl['art'], parteien: Startzahl['parteien'], frueheste: string) => ({
		...zahl(art, 18, frueheste),
		parteien,
	});
	const start = seite([
		bei('UEBERFAELLIG_ANDERE', { FREIWILLIGER: 17, EINSATZSTELLE: 1 }, '2026-08-05'),
		bei('EINIGUNG_ANDERE', { FREIWILLIGER: 6, ERZIEHUNGSBERECHTIGTER: 4, EINSATZSTELLE: 8 }, '2026-09-01'),
		bei('BEWERBUNGEN_ANDERE', { TRAEGER: 18, BUNDESAMT: 0 }, '2026-08-18'),
		zahl('ENDE', 1, '2026-08-30'),
	]);
	expect(kurz(start)).toEqual([
		['DEMNAECHST', '1 Dienst endet in 14 Tagen oder früher', 'Ende ab 30.08.2026', 'noch 11 Tage'],
		['ANDERE', '18 Dokumente über der Frist', '17 bei Freiwilligen, 1 bei Einsatzstellen', 'seit 14 Tagen'],
		[
			'ANDERE',
			'18 Verträge warten auf andere',
			'8 bei Einsatzstellen, 6 bei Freiwilligen, 4 bei Erziehungsberechtigten. Beginn ab 01.09.2026',
			'noch 13 Tage',
		],
		['ANDERE', '18 Bewerbungen warten auf andere', '18 beim Träger', 'seit 1 Tag'],
	]);
});

test('an Einsatzstelle negotiates; concluding and starting is for the Traeger', () => {
	const start = seite([
		zahl('VERHANDLUNG', 2, '2026-08-01'),
		zahl('EINIGUNG', 2, '2026-09-01'),
		zahl('ANTRITT', 1, HEUTE),
	]);
	expect(kurz(start, false).map(([, titel]) => titel)).toEqual(['2 Vertragsverhandlungen']);
});

test('own reminders stand where their day puts them', () => {
	const vorlage = (am: string) => ({
		bemerkungID: am,
		freiwilligerID: 'f',
		vorname: 'Lena Marie',
		nachname: 'Hoffmann',
		geschriebenAm: '2026-08-03T10:00:00Z',
		am,
	});
	const start = seite([], [vorlage('2026-08-17'), vorlage(HEUTE), vorlage('2026-08-20')]);
	const titel = 'Wiedervorlage: Lena Marie Hoffmann';
	expect(kurz(start)).toEqual([
		['UEBERFAELLIG', titel, 'Ihre Bemerkung vom 03.08.2026', 'seit 2 Tagen'],
		['HEUTE', titel, 'Ihre Bemerkung vom 03.08.2026', 'heute'],
		['DEMNAECHST', titel, 'Ihre Bemerkung vom 03.08.2026', 'noch 1 Tag'],
	]);
});

test('changed terms wait for whoever has to agree to them', () => {
	const zustimmung = {
		vertragID: 'v',
		freiwilligerID: 'f',
		vorname: 'Lena',
		nachname: 'Hoff',
		seit: '2026-08-17T10:00:00Z',
	};
	expect(kurz({ ...seite([]), zustimmungen: [zustimmung] })).toEqual([
		[
			'HEUTE',
			'Vertragsbedingungen geändert: Lena Hoff',
			'Geändert am 17.08.2026. Bitte ansehen und zustimmen.',
			'seit 2 Tagen',
		],
	]);
});

// BGG § 12b Abs. 4: within a month; whoever has a week left is told.
test.each([
	['DEMNAECHST', '2026-08-26', 'noch 7 Tage'],
	['HEUTE', HEUTE, 'heute'],
	['UEBERFAELLIG', '2026-08-17', 'seit 2 Tagen'],
])('a message about a barrier is %s on %s', (gruppe, frist, wie) => {
	const start = { ...seite([]), barrieremeldungen: { anzahl: 1, frist } };
	expect(kurz(start)).toEqual([
		[gruppe, '1 Meldung zur Barrierefreiheit', expect.stringContaining('zu beantworten bis'), wie],
	]);
});

test('mails nobody reads come first, with the way to what mends it', () => {
	const verloren = [
		{ adresseID: 'halle', bezeichnung: 'Halle Nord', anzahl: 2, seit: '2026-08-16T08:00:00.000Z' },
		{ adresseID: null, bezeichnung: null, anzahl: 1, seit: '2026-08-19T08:00:00.000Z' },
	];
	const start = { ...seite([zahl('OHNE_KONTAKT', 1, '2026-07-20')]), ohneEmpfaenger: verloren };
	const alle = aufgaben(start, { heute: HEUTE, traeger: true });
	expect(alle.map(({ gruppe, titel, frist, ziel }) => [gruppe, titel, frist, ziel]).slice(0, 2)).toEqual([
		['UEBERFAELLIG', 'Mails an Halle Nord liest niemand', 'seit 3 Tagen', { adresseID: 'halle' }],
		['UEBERFAELLIG', 'Mails an Sie selbst liest niemand', 'heute', { adresseID: null }],
	]);
	expect(alle[0]?.text).toContain('2 Mails hatten keinen Empfänger');
});

test('a signature nobody could be asked for is a task, and leads to the file', () => {
	const unerreichbar = [
		{
			...{ sitzungID: 's', freiwilligerID: 'f', vorname: 'Mia', nachname: 'Hoff' },
			...{ unterzeichner: 'Petra Hoff', seit: '2026-08-17T10:00:00Z' },
		},
	];
	const [erste] = aufgaben({ ...seite([]), unerreichbar }, { heute: HEUTE, traeger: true });
	expect(erste).toMatchObject({
		gruppe: 'UEBERFAELLIG',
		titel: 'Petra Hoff konnte nicht um die Unterschrift gebeten werden',
		frist: 'seit 2 Tagen',
		ziel: { freiwilligerID: 'f' },
	});
});

test('a signed contract that only lacks its number is a task, and leads to the contract', () => {
	const einer = {
		vertragID: 'v',
		freiwilligerID: 'f',
		vorname: 'Lena',
		nachname: 'Hoffmann',
		seit: '2026-08-17T10:00:00Z',
	};
	const start = { ...seite([]), ohneNummer: [einer] };
	expect(kurz(start)).toEqual([
		[
			'HEUTE',
			'Vertragsnummer fehlt: Lena Hoffmann',
			'Alle haben unterschrieben. Mit der Nummer schließen Sie den Vertrag ab.',
			'seit 2 Tagen',
		],
	]);
	expect(aufgaben(start, { heute: HEUTE, traeger: true })[0]?.ziel).toEqual({ freiwilligerID: 'f', vertrag: true });
});

test('one looks at those about people one looks after, at applications, or at documents', () => {
	const verhandlung = zahl('VERHANDLUNG', 5, HEUTE);
	const { art: _, meine: __, ...liste } = { ...verhandlung, anzahl: 1, einzigeID: 'f' };
	const start = seite([
		{ ...verhandlung, meine: liste },
		{ ...zahl('NEU', 2, HEUTE), meine: { ...liste, anzahl: 0, einzigeID: null } },
		{ ...zahl('BESIEGELUNG', 3, HEUTE), liste: 'dokumente' },
	]);
	const titel = (auswahl: Parameters<typeof ausgewaehlt>[2]) =>
		ausgewaehlt(start, { heute: HEUTE, traeger: false }, auswahl).map((aufgabe) => aufgabe.titel);
	expect(titel('alle')).toHaveLength(3);
	expect(titel('meine')).toEqual(['1 Vertragsverhandlung']);
	expect(titel('bewerbungen')).toEqual(['5 Vertragsverhandlungen', '2 neue Bewerbungen']);
	expect(titel('dokumente')).toEqual(['3 Dokumente lassen sich nicht besiegeln']);
});

test.each([
	['bewerbungen', 'OHNE_KONTAKT', '/admin/freiwillige/$id'],
	['freiwillige', 'ANTRITT', '/admin/freiwillige/$id'],
	['dokumente', 'UEBERFAELLIG_ANDERE', '/admin/freiwillige/$id/akte'],
	['dokumente', 'PRUEFEN', '/admin/pruefliste'],
	['unterschriften', 'EIGENE_UNTERSCHRIFTEN', '/unterschrift/$signToken'],
	['unterschriften', 'UNTERSCHRIFTEN', '/admin/unterschriften'],
	['seminare', 'SEMINARE_DURCHFUEHREN', '/admin/seminare/$id'],
	['bfd-vereinbarungen', 'BFD_ERINNERN', '/admin/freiwillige/$id/vertrag'],
] as const)('the only one of %s (%s) opens at %s', (liste, art, to) => {
	expect(aufgabenziel({ ...zahl(art, 1, HEUTE), liste, einzigeID: 'x' }).to).toBe(to);
});

test.each([
	['bewerbungen', 'OHNE_KONTAKT', true],
	['dokumente', 'BEREITSTELLEN', true],
	['unterschriften', 'EIGENE_UNTERSCHRIFTEN', true],
	['seminare', 'SEMINARE_DURCHFUEHREN', true],
	['bfd-vereinbarungen', 'BFD_ERINNERN', true],
	// Others sign; proofs have no page of their own; what is to be checked opens at the first one by itself.
	['unterschriften', 'UNTERSCHRIFTEN', false],
	['seminarnachweise', 'NACHWEISE_PRUEFEN', false],
	['bescheinigungen', 'BESCHEINIGEN', false],
	['dokumente', 'PRUEFEN', false],
] as const)('several of %s (%s) open at the first one: %s', (liste, art, erste) => {
	expect(oeffnetErste({ art, liste })).toBe(erste);
});
