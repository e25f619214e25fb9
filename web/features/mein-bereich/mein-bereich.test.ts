import { describe, expect, test } from 'vitest';
import type { Dranpartei } from '#domain/akte/dran/dran.ts';
import { wartelage } from '#domain/akte/dran/warten.ts';
import type { AktionKey } from '#domain/zugriff/aktionen.ts';
import type { Anforderung } from '../akte/dokumente/queries.ts';
import type { Akte, Aktion, Freiwilliger, Vertrag, Wunsch } from '../akte/typen.ts';
import { nachFaelligkeit, schritte } from './bewerbung/schritte.ts';
import { stand } from './bewerbung/stand.ts';
import { dauer, werIstDran } from './warten.ts';

const HEUTE = '2026-08-19';
const SONST = { neueBedingungen: 0, gefragt: [], dokumente: [] };

const wunsch = (teil: Partial<Wunsch>): Wunsch =>
	({
		...{
			id: 'w1',
			status: 0,
			statusSeit: '2026-08-10',
			einsatzort: 'SV Lahntal',
			dienstartID: 'fsj',
			dienstart: 'FSJ',
		},
		dran: null,
		...teil,
	}) as Wunsch;
const zug = (partei: Dranpartei, tat: NonNullable<Wunsch['dran']>['tat']): Partial<Wunsch> => ({
	dran: { partei, tat, namen: [], istEigene: false, seit: '2026-08-10', nachgefragtAm: null },
});
const aktion = (key: AktionKey, wunschID: string | null = null, erlaubt = true): Aktion => ({
	aktion: key,
	titel: key,
	wunschID,
	vertragID: null,
	zielStatus: null,
	erlaubt,
	gruende: [],
	erfuellt: [],
});
const akte = (person: Partial<Freiwilliger>, wuensche: Wunsch[] = [], aktionen: Aktion[] = []): Akte => ({
	freiwilliger: {
		status: 2000,
		isMinderjaehrig: false,
		erziehungsberechtigte: [],
		vertraege: [],
		schreibbar: [],
		traegerBetreuer: null,
		traegerBetreuerUserID: null,
		...person,
	} as unknown as Freiwilliger,
	wuensche,
	orte: [],
	aktionen,
	zurueck: null,
});
const vertrag = (teil: Partial<Vertrag>): Vertrag[] =>
	[
		{ status: 0, einsatzort: 'SV Lahntal', vertragsbeginn: '2026-09-01', vertragsende: '2027-08-31', ...teil },
	] as Vertrag[];

describe('one sentence says where it stands', () => {
	test.each<[string, Akte]>([
		['Ihre Bewerbung liegt bei SV Lahntal.', akte({ status: 2000 }, [wunsch({})])],
		['Ihre Bewerbungen liegen bei 2 Einsatzorten.', akte({ status: 2000 }, [wunsch({}), wunsch({ status: 500 })])],
		['SV Lahntal möchte Sie kennenlernen.', akte({ status: 2100 }, [wunsch({ status: 2000 })])],
		[
			'SV Lahntal verhandelt mit Ihnen über Ihren Dienst (FSJ). Noch 13 Tage bis zum Beginn am 01.09.2026.',
			akte({ status: 2500, vertraege: vertrag({}) }, [wunsch({ status: 3000 })]),
		],
		[
			'Freiwild verhandelt mit Ihnen über Ihren Dienst (BFD U27). Für die Einigung fehlt noch etwas von Ihnen.',
			akte({ status: 2500 }, [
				wunsch({}),
				wunsch({ status: 3000, einsatzort: 'Freiwild', dienstart: 'BFD U27', ...zug('FREIWILLIGER', 'ERGAENZEN') }),
			]),
		],
		...(
			[
				['FREIWILLIGER', 'UNTERSCHREIBEN', 'Jetzt fehlt Ihre Unterschrift.'],
				['FREIWILLIGER', 'EINREICHEN', 'Jetzt fehlt noch ein Dokument von Ihnen.'],
				['ERZIEHUNGSBERECHTIGTER', 'UNTERSCHREIBEN', 'Jetzt fehlt die Unterschrift Ihrer Erziehungsberechtigten.'],
				['EINSATZSTELLE', 'UNTERSCHREIBEN', 'Jetzt ist die Einsatzstelle dran.'],
				['TRAEGER', 'PRUEFEN', 'Jetzt ist der Träger dran.'],
				['TRAEGER', 'ABSCHLIESSEN', 'Der Träger schließt jetzt den Vertrag ab.'],
			] as const
		).map(([partei, tat, satz]): [string, Akte] => [
			`Sie sind sich mit SV Lahntal einig. ${satz}`,
			akte({ status: 2800, vertraege: vertrag({ status: 2000, vertragsbeginn: null }) }, [
				wunsch({ status: 3500, ...zug(partei, tat) }),
			]),
		]),
		[
			'Sie sind im Dienst bei SV Lahntal. Noch 377 Tage bis zum Ende am 31.08.2027.',
			akte({ status: 4000, vertraege: vertrag({ status: 4000 }) }),
		],
		['Ihr Dienst ist beendet, alle Unterlagen sind ausgestellt.', akte({ status: 9900 }, [wunsch({ status: 5500 })])],
		[
			'Sie haben den Dienst nicht angetreten. Es ist nichts mehr offen.',
			akte({ status: 9900 }, [wunsch({ status: 8000 })]),
		],
		['Ihr Dienst endete am 31.07.2027.', akte({ status: 9300, vertraege: vertrag({ dienstende: '2027-07-31' }) })],
	])('%s', (satz, lage) => {
		expect(stand(lage, HEUTE)).toBe(satz);
	});
});

describe('what only the volunteer can do', () => {
	const titel = (lage: Akte) => schritte(lage, SONST).map((s) => s.titel);

	test('answering a proposal comes first', () => {
		const aktionen = [aktion('vorschlagAnnehmen', 'w1'), aktion('vorschlagAblehnen', 'w1')];
		const [erster] = schritte(akte({}, [wunsch({ status: 1000 })], aktionen), SONST);
		expect(erster?.titel).toBe('Den Vorschlag von SV Lahntal beantworten');
		expect(erster?.knoepfe.map((k) => k.titel)).toEqual(['Annehmen', 'Ablehnen']);
	});

	test('changed terms are to be looked at once there is an agreement', () => {
		const geaendert = (status: Vertrag['status'], neue: number) =>
			schritte(akte({ vertraege: vertrag({ status }) }), { ...SONST, neueBedingungen: neue }).map((s) => s.text);
		expect(geaendert(2000, 2)).toEqual(['An Ihrem Vertrag wurden 2 Angaben geändert.']);
		expect(geaendert(2000, 0)).toEqual([]);
		expect(geaendert(0, 2)).toEqual([]);
		expect(geaendert(9000, 2)).toEqual([]);
	});

	test('a minor needs a guardian, once', () => {
		const anlegen = [aktion('erziehungsberechtigteAnlegen')];
		expect(titel(akte({ isMinderjaehrig: true }, [], anlegen))).toEqual([
			'Eine erziehungsberechtigte Person eintragen',
		]);
		expect(titel(akte({ isMinderjaehrig: false }, [], anlegen))).toEqual([]);
	});

	test('what is asked for and not there yet is named, in the words of the query', () => {
		expect(schritte(akte({}), { ...SONST, gefragt: ['IBAN', 'Trainerlizenz'] })[0]?.text).toBe(
			'Es fehlen noch: IBAN, Trainerlizenz.',
		);
		expect(titel(akte({}))).toEqual([]);
	});

	test('missing documents are one step, the soonest named; a signature of his own is another', () => {
		const hochladen = [{ aktion: 'hochladen', titel: 'Hochladen', erlaubt: true, gruende: [] }];
		const fehlt = { status: 'NOT_PROVIDED', blockiertAb: 2800, frist: null, aktionen: hochladen, dokumente: [] };
		const unterschriften = [{ istEigene: true, istDran: true, sitzungID: 'sitzung-1' }];
		const dokumente = [
			{ ...fehlt, id: 'a1', bezeichnung: 'Impfausweis' },
			{ ...fehlt, id: 'a0', bezeichnung: 'Vereinbarung', nutzungsart: 'GESTELLT', frist: '2026-08-20' },
			{ ...fehlt, id: 'a2', bezeichnung: 'Führungszeugnis', frist: '2026-08-24' },
			{ ...fehlt, id: 'a3', bezeichnung: 'Vertrag', status: 'WAIT_SIGNING', dokumente: [{ unterschriften }] },
		] as unknown as Anforderung[];
		expect(schritte(akte({}), { ...SONST, dokumente })).toMatchObject([
			{ titel: 'Vertrag unterschreiben', knoepfe: [{ ziel: { params: { signToken: 'sitzung-1' } } }] },
			{
				titel: 'Führungszeugnis und 1 weiteres Dokument hochladen',
				text: 'PDF oder ein gut lesbares Foto, bis 24.08.2026.',
				knoepfe: [{ ziel: { to: '/admin/meine-dokumente' } }],
			},
		]);
	});

	test('a missing Dienstart can be chosen where that is allowed', () => {
		const offen = wunsch({ dienstartID: null });
		expect(titel(akte({}, [offen], [aktion('dienstartFestlegen', 'w1')]))).toEqual([
			'Die Dienstart für SV Lahntal wählen',
		]);
		expect(titel(akte({}, [offen], [aktion('dienstartFestlegen', 'w1', false)]))).toEqual([]);
	});

	test('with an agreement, what comes next comes first, and what leads nowhere not at all', () => {
		const hochladen = [{ aktion: 'hochladen', titel: 'Hochladen', erlaubt: true, gruende: [] }];
		const dokumente = [
			{ id: 'a', bezeichnung: 'Impfausweis', status: 'NOT_PROVIDED', aktionen: hochladen, dokumente: [] },
		] as unknown as Anforderung[];
		const offen = [wunsch({ dienstartID: null }), wunsch({ id: 'w2', status: 1000, einsatzort: 'TV Nord' })];
		const aktionen = [aktion('dienstartFestlegen', 'w1'), aktion('vorschlagAnnehmen', 'w2')];
		const bei = (status: Freiwilliger['status']) =>
			schritte(akte({ status }, offen, aktionen), { ...SONST, gefragt: ['IBAN'], dokumente }).map((s) => s.titel);
		const [vorschlag, dienstart] = ['Den Vorschlag von TV Nord beantworten', 'Die Dienstart für SV Lahntal wählen'];
		const eigene = ['Fehlende Angaben ergänzen', 'Impfausweis hochladen'];
		expect(bei(2500)).toEqual([vorschlag, ...eigene, dienstart]);
		expect(bei(2800)).toEqual([...eigene, vorschlag]);
	});

	test('what is due within a week goes before, the soonest first', () => {
		const schritt = (key: string, faellig: string | null) => ({ key, titel: key, text: '', faellig, knoepfe: [] });
		const alle = [
			schritt('a', null),
			schritt('b', '2026-08-27'),
			schritt('c', '2026-08-26'),
			schritt('d', '2026-08-01'),
			schritt('e', null),
		];
		expect(nachFaelligkeit(alle, HEUTE).map(({ key }) => key)).toEqual(['d', 'c', 'a', 'b', 'e']);
	});

	test('without an open application there is one to be made', () => {
		for (const status of [1000, 1500] as const)
			expect(titel(akte({ status }, [], [aktion('bewerben')]))).toEqual(['Eine Stelle aussuchen']);
		expect(titel(akte({ status: 2000 }, [], [aktion('bewerben')]))).toEqual([]);
	});
});

test('the title names the place or the Traeger, the sentence the person where there is one', () => {
	const { freiwilliger } = akte({ vorname: 'Noah', nachname: 'Lindner', traegerBetreuer: 'Sabine Koch' });
	const wer = (status: Wunsch['status'], teil: Partial<Wunsch> = {}) => {
		const { titel, wer: name } = werIstDran(wartelage(2100, [wunsch({ status, ...teil })]), freiwilliger);
		return [titel, name];
	};
	const elke = { betreuer: 'Elke Brandt' };
	expect(wer(0, { betreuer: null, ...zug('EINSATZSTELLE', 'KONTAKTIEREN') })).toEqual([
		'SV Lahntal ist dran',
		'SV Lahntal',
	]);
	expect(wer(2000, { ...elke, ...zug('EINSATZSTELLE', 'VERHANDELN') })).toEqual(['SV Lahntal ist dran', 'Elke Brandt']);
	expect(wer(3500, { ...elke, ...zug('TRAEGER', 'ABSCHLIESSEN') })).toEqual(['Der Träger ist dran', 'Sabine Koch']);
	expect(wer(3500, { ...elke, ...zug('FREIWILLIGER', 'UNTERSCHREIBEN') })).toEqual(['Sie sind dran', 'Noah Lindner']);
	expect(wer(3500, zug('ERZIEHUNGSBERECHTIGTER', 'UNTERSCHREIBEN'))[0]).toBe('Ihre Erziehungsberechtigten sind dran');
	expect(wer(1000, zug('FREIWILLIGER', 'ANTWORTEN'))).toEqual(['Sie sind dran', 'Noah Lindner']);
	expect(wer(5000, elke)).toEqual(['Im Dienst', 'Elke Brandt']);
});

test('initials are of a person or of what the Traeger is called, never of an article', () => {
	const { freiwilliger } = akte({});
	const gesicht = (dran: Partial<Wunsch>, traeger?: string) =>
		werIstDran(wartelage(2800, [wunsch({ status: 3500, ...dran })]), freiwilliger, traeger).gesicht;
	expect(gesicht(zug('TRAEGER', 'ABSCHLIESSEN'), 'Sportjugend Hessen')).toBe('Sportjugend Hessen');
	expect(gesicht(zug('TRAEGER', 'ABSCHLIESSEN'))).toBe('');
	expect(gesicht({ einsatzort: null, ...zug('EINSATZSTELLE', 'UNTERSCHREIBEN') })).toBe('');
});

test('what is usual is told where there were cases enough, and what takes longer is said', () => {
	const lage = (seit: string, status: Wunsch['status'] = 0) =>
		wartelage(2000, [wunsch({ status, statusSeit: `${seit}T10:00:00Z` })]);
	const zeiten = [{ status: 0 as const, tage: 9, anzahl: 118 }];
	const ueblich = { status: 0, tage: 9, anzahl: 118, bis: '23.08.2026', istUeberschritten: false };
	expect(dauer(lage('2026-08-14'), zeiten, HEUTE)).toEqual({ seit: '14.08.2026', wartet: 5, ueblich });
	expect(dauer(lage('2026-08-09'), zeiten, HEUTE)?.ueblich?.istUeberschritten).toBe(true);
	expect(dauer(lage('2026-08-10'), zeiten, HEUTE)?.ueblich?.istUeberschritten).toBe(false);
	expect(dauer(lage('2026-08-14'), [], HEUTE)).toEqual({ seit: '14.08.2026', wartet: 5, ueblich: null });
	expect(dauer(lage('2026-08-14', 500), zeiten, HEUTE)).toBeNull();
});
