import { describe, expect, it, test } from 'vitest';
import { eigenesSeminarAendern, eigenesSeminarPlanen } from '#domain/akte/entscheidungen/seminar/eigenes-seminar.ts';
import { nachweisEinreichen } from '#domain/akte/entscheidungen/seminar/nachweis-einreichen.ts';
import { nachweisLoeschen, seminarAusplanen } from '#domain/akte/entscheidungen/seminar/nachweis-loeschen.ts';
import {
	type NachweisPruefenEingabe,
	nachweisPruefen,
	nachweisWiderrufen,
} from '#domain/akte/entscheidungen/seminar/nachweis-pruefen.ts';
import { pruefeSeminaranmeldung, seminarEinplanen } from '#domain/akte/entscheidungen/seminar/seminar-anmelden.ts';
import { annullieren } from '#domain/akte/entscheidungen/vertrag/annullieren.ts';
import { beenden } from '#domain/akte/entscheidungen/vertrag/beenden.ts';
import { nichtAntreten } from '#domain/akte/entscheidungen/vertrag/nicht-antreten.ts';
import { vertragBearbeiten } from '#domain/akte/entscheidungen/vertrag/vertrag-bearbeiten.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { freiwillig, TRAEGER, VEREIN1, VEREIN2 } from '#domain/akte/tests/personen.fixture.ts';
import {
	beworben,
	bis,
	geeinigt as geeinigtAuf,
	inVerhandlung,
	vertragAn,
	weltMitPlaetzen,
} from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { aufgezeichnet } from '#domain/beispiel.ts';
import type { Akteur } from '#domain/rollen.ts';
import {
	SeminarAbgesagt,
	SeminarDurchgefuehrt,
	SeminarGeaendert,
	SeminarplatzVergeben,
	SeminarWiederGeoeffnet,
} from '#domain/seminar/ereignisse.ts';
import { type Seminar, seminarAggregat } from '#domain/seminar/seminar.ts';
import { gleicheNachweisAb } from './abgleich.ts';
import { seminartagestand } from './gezaehlt.ts';
import { seminar } from './seminar.fixture.ts';

const FW = freiwillig('f');
const platz = () => [SeminarplatzVergeben({ freiwilligerID: 'f', nach: 'ANGEMELDET' })];

/** `f` has agreed on a service from September 2025 to August 2026. */
function geeinigt(): Welt {
	const welt = weltMitPlaetzen();
	bis(welt, 'f', 2800);
	return welt;
}
const anmelden = (lage: Lage, s: Seminar) => {
	pruefeSeminaranmeldung(lage, s, false);
	return vollende(lage, seminarEinplanen(lage, s));
};
const warum = (welt: Welt, s: Seminar, akteur: Akteur = FW): string =>
	welt
		.verstoesse('f', akteur, anmelden, s)
		.map(({ text }) => text)
		.join(' | ') || 'möglich';

function angemeldet(s: Seminar = seminar()): Welt {
	const welt = geeinigt();
	welt.tue('f', FW, anmelden, s);
	return welt;
}
const nachweise = (welt: Welt) =>
	welt.akte('f').seminarnachweise.map(({ titel, status, geplant, tage }) => [titel, status, geplant, tage]);
const ersterID = (welt: Welt) => welt.akte('f').seminarnachweise[0]?.id ?? '';

/** The Traeger does something with the seminar, and the job brings the file after it. */
function danach(welt: Welt, s: Seminar, ...ereignisse: Parameters<typeof seminar>[2] & object): Seminar {
	for (const e of aufgezeichnet(ereignisse)) seminarAggregat.evolve(s, e);
	welt.tue('f', TRAEGER, (lage: Lage, x: Seminar) => vollende(lage, gleicheNachweisAb(lage.akte, x)), s);
	// Said again it says nothing.
	expect(gleicheNachweisAb(welt.akte('f'), s)).toEqual([]);
	return s;
}
const durchgefuehrt = () => SeminarDurchgefuehrt({ von: 1000, nach: 5000 });

describe('registering', () => {
	it('plans the days of the seminar', () => {
		expect(nachweise(angemeldet())).toEqual([['Einführung Grünberg', 0, 50, null]]);
	});

	it.each([
		['as it is', {}, 'möglich'],
		['for another Dienstart', { dienstartIDs: ['bfd'] }, 'Für Ihre Dienstart ist dieses Seminar nicht vorgesehen.'],
		['for his among others', { dienstartIDs: ['bfd', 'fsj'] }, 'möglich'],
		[
			'before the service',
			{ termine: [tage('2025-08-29', '2025-09-02')] },
			'Das Seminar liegt außerhalb der Dienstzeit.',
		],
		['after it', { termine: [tage('2026-08-30', '2026-09-01')] }, 'Das Seminar liegt außerhalb der Dienstzeit.'],
		['on its last day', { termine: [tage('2026-08-31', '2026-08-31')] }, 'möglich'],
	])('%s', (_, eingabe, erwartet) => {
		expect(warum(geeinigt(), seminar(eingabe))).toBe(erwartet);
	});

	it('is not for two seminars at once; the Traeger decides otherwise', () => {
		const welt = angemeldet();
		const anderes = seminar({ termine: [tage('2025-10-10', '2025-10-12')] }, 'sem2');
		expect(warum(welt, anderes)).toBe('Der Termin überschneidet sich mit einem anderen Seminar.');
		expect(warum(welt, anderes, VEREIN1)).toBe('Der Termin überschneidet sich mit einem anderen Seminar.');
		expect(warum(welt, anderes, TRAEGER)).toBe('möglich');
	});

	it('is for those who have agreed, or by the parameter have concluded (G28)', () => {
		const welt = weltMitPlaetzen();
		bis(welt, 'f', 2500);
		const ab = (status: string) => `Zu Seminaren kann man erst ab dem Status „${status}“ angemeldet werden.`;
		const eigen = (wann: string) => `Zu Seminaren können Sie sich anmelden, sobald ${wann}.`;
		expect(warum(welt, seminar())).toBe(eigen('Sie sich mit der Einsatzstelle geeinigt haben'));
		expect(warum(welt, seminar(), TRAEGER)).toBe(ab('2800 (Vertragseinigung)'));
		const spaeter = geeinigt();
		spaeter.aendere({ parameter: { isSeminareinteilungAbEinigung: false } });
		expect(warum(spaeter, seminar())).toBe(eigen('Ihr Vertrag abgeschlossen ist'));
		expect(warum(spaeter, seminar(), TRAEGER)).toBe(ab('3000 (Vertragsabschluss)'));
	});

	it('is for the volunteer, his site and the Traeger, and for nobody else', () => {
		const text = (akteur: Akteur) => warum(geeinigt(), seminar(), akteur);
		expect([FW, VEREIN1, TRAEGER].map(text)).toEqual(['möglich', 'möglich', 'möglich']);
		expect(text(VEREIN2)).toBe('Der Datensatz wurde nicht gefunden.');
		expect(text(freiwillig('g'))).toBe('Der Datensatz wurde nicht gefunden.');
	});

	it('needs a published seminar', () => {
		expect(warum(geeinigt(), seminar({}, 'sem', [durchgefuehrt()]), TRAEGER)).toBe(
			'Die Aktion „Zum Seminar anmelden“ ist im Status 5000 (Durchgeführt) nicht möglich.',
		);
	});
});

describe('what becomes of the seminar', () => {
	it('is checked when it has taken place, and planned again when that is taken back', () => {
		const s = seminar({}, 'sem', platz());
		const welt = angemeldet(s);
		danach(welt, s, durchgefuehrt());
		expect(nachweise(welt)).toEqual([['Einführung Grünberg', 10, 50, 50]]);
		danach(welt, s, SeminarWiederGeoeffnet({ von: 5000, nach: 1000 }));
		expect(nachweise(welt)).toEqual([['Einführung Grünberg', 0, 50, null]]);
	});

	it('is gone when it is called off', () => {
		const s = seminar({}, 'sem', platz());
		const welt = angemeldet(s);
		danach(welt, s, SeminarAbgesagt({ von: 1000, nach: 9000 }));
		expect(nachweise(welt)).toEqual([]);
	});

	it('proposes no more days than there are when they change before the review', () => {
		const s = seminar({}, 'sem', platz());
		const welt = angemeldet(s);
		danach(welt, s, durchgefuehrt());
		danach(welt, s, SeminarGeaendert({ aenderungen: { geplanteTage: { von: 50, nach: 30 } } }));
		expect(nachweise(welt)).toEqual([['Einführung Grünberg', 10, 30, 30]]);
	});

	it('is looked at again when its days change, with the earlier ones as proposal, capped', () => {
		const s = seminar({}, 'sem', platz());
		const welt = angemeldet(s);
		danach(welt, s, durchgefuehrt());
		welt.tue('f', TRAEGER, nachweisPruefen, pruefung(welt, 'ANERKANNT', 45));
		expect(nachweise(welt)).toEqual([['Einführung Grünberg', 50, 50, 45]]);
		danach(welt, s, SeminarGeaendert({ aenderungen: { geplanteTage: { von: 50, nach: 40 } } }));
		expect(nachweise(welt)).toEqual([['Einführung Grünberg', 10, 40, 40]]);
	});
});

function pruefung(
	welt: Welt,
	ergebnis: NachweisPruefenEingabe['ergebnis'],
	zehntel: number,
	grund: string | null = null,
): NachweisPruefenEingabe {
	return { nachweisID: ersterID(welt), ergebnis, tage: zehntel, grund };
}

describe('a paper handed in', () => {
	const datei = { uploadID: 'u', dateiname: 'Bescheinigung.pdf', isAU: false };
	const begonnen = () => {
		const welt = angemeldet();
		welt.heute = '2025-10-06';
		return welt;
	};
	const einreichen = (welt: Welt, mehr: object = {}) => ({ nachweisID: ersterID(welt), ...datei, ...mehr });

	it('has the days checked, from the first day of the seminar on', () => {
		const welt = angemeldet();
		const warumNicht = () => welt.verstoesse('f', FW, nachweisEinreichen, einreichen(welt)).map(({ text }) => text);
		welt.heute = '2025-10-05';
		expect(warumNicht()).toEqual(['Nachweise können eingereicht werden, sobald das Seminar begonnen hat.']);
		welt.heute = '2025-10-06';
		welt.tue('f', FW, nachweisEinreichen, einreichen(welt));
		expect(nachweise(welt)).toEqual([['Einführung Grünberg', 10, 50, null]]);
		expect(welt.akte('f').seminarnachweise[0]?.datei).toMatchObject({ uploadID: 'u', name: 'Bescheinigung.pdf' });
	});

	it('takes the place of an earlier one while it is checked; what is recognised needs none', () => {
		const welt = begonnen();
		welt.tue('f', VEREIN1, nachweisEinreichen, einreichen(welt));
		welt.tue('f', TRAEGER, nachweisEinreichen, einreichen(welt, { uploadID: 'v', isAU: true }));
		expect(welt.akte('f').seminarnachweise[0]?.datei).toMatchObject({ uploadID: 'v', isAU: true });
		welt.tue('f', TRAEGER, nachweisPruefen, pruefung(welt, 'ANERKANNT_AU', 50));
		expect(welt.verstoesse('f', FW, nachweisEinreichen, einreichen(welt)).map(({ text }) => text)).toEqual([
			'Die Aktion „Nachweis einreichen“ ist im Status 45 (Anerkannt AU) nicht möglich.',
		]);
	});

	it('is judged by who has seen it: another one that came meanwhile is looked at first', () => {
		const welt = begonnen();
		welt.tue('f', FW, nachweisEinreichen, einreichen(welt));
		const erste = welt.akte('f').seminarnachweise[0]?.datei?.eingereichtAm;
		welt.heute = '2025-10-07';
		welt.tue('f', FW, nachweisEinreichen, einreichen(welt, { uploadID: 'v' }));
		const zweite = welt.akte('f').seminarnachweise[0]?.datei?.eingereichtAm;
		const urteil = (eingereichtAm: string | null | undefined) => ({
			...pruefung(welt, 'ANERKANNT', 50),
			eingereichtAm,
		});
		for (const gesehen of [erste, null])
			expect(welt.verstoesse('f', TRAEGER, nachweisPruefen, urteil(gesehen))).toMatchObject([
				{ code: 'ANDERER_NACHWEIS', http: 409 },
			]);
		welt.tue('f', TRAEGER, nachweisPruefen, urteil(zweite));
		expect(nachweise(welt)).toEqual([['Einführung Grünberg', 50, 50, 50]]);
	});

	it('comes again after a refusal', () => {
		const welt = begonnen();
		welt.tue('f', FW, nachweisEinreichen, einreichen(welt));
		welt.tue('f', TRAEGER, nachweisPruefen, pruefung(welt, 'ABGELEHNT', 0, 'Nicht lesbar'));
		welt.tue('f', FW, nachweisEinreichen, einreichen(welt, { uploadID: 'v' }));
		expect(nachweise(welt)).toEqual([['Einführung Grünberg', 10, 50, null]]);
	});

	it('stays with those who check it when the seminar is opened again', () => {
		const s = seminar({}, 'sem', platz());
		const welt = angemeldet(s);
		danach(welt, s, durchgefuehrt());
		welt.heute = '2025-10-13';
		welt.tue('f', FW, nachweisEinreichen, einreichen(welt));
		danach(welt, s, SeminarWiederGeoeffnet({ von: 5000, nach: 1000 }));
		expect(nachweise(welt)).toEqual([['Einführung Grünberg', 10, 50, 50]]);
	});

	it('is handed in by the volunteer, his own site and the Traeger', () => {
		const welt = begonnen();
		expect(welt.verstoesse('f', VEREIN2, nachweisEinreichen, einreichen(welt))).toHaveLength(1);
	});
});

describe('the review', () => {
	const zuPruefen = () => {
		const s = seminar({}, 'sem', platz());
		const welt = angemeldet(s);
		danach(welt, s, durchgefuehrt());
		return welt;
	};

	it.each([
		['ANERKANNT', 50, null, 'möglich'],
		['ANERKANNT', 5, null, 'möglich'],
		['ANERKANNT', 55, null, 'Es können höchstens 5 Tage anerkannt werden.'],
		['ANERKANNT', 0, null, 'Bitte geben Sie an, wie viele Tage anerkannt werden.'],
		['ANERKANNT_AU', 50, null, 'möglich'],
		['ABGELEHNT', 0, 'Nicht erschienen', 'möglich'],
		['ABGELEHNT', 0, ' ', 'Dies ist ein Pflichtfeld'],
	] as const)('%s with %i tenths of a day', (ergebnis, zehntel, grund, erwartet) => {
		const welt = zuPruefen();
		const verstoesse = welt.verstoesse('f', TRAEGER, nachweisPruefen, pruefung(welt, ergebnis, zehntel, grund));
		expect(verstoesse.map(({ text }) => text).join() || 'möglich').toBe(erwartet);
	});

	it('is the Traeger’s, once, until it is taken back with a reason', () => {
		const welt = zuPruefen();
		const text = (akteur: Akteur) =>
			welt.verstoesse('f', akteur, nachweisPruefen, pruefung(welt, 'ANERKANNT', 50)).map((v) => v.text);
		expect([FW, VEREIN1].map(text)).toEqual(Array(2).fill(['Für diese Aktion fehlt Ihnen die Berechtigung.']));
		welt.tue('f', TRAEGER, nachweisPruefen, pruefung(welt, 'ANERKANNT_AU', 35));
		expect(nachweise(welt)).toEqual([['Einführung Grünberg', 45, 50, 35]]);
		expect(text(TRAEGER)).toEqual([
			'Die Aktion „Seminarnachweis prüfen“ ist im Status 45 (Anerkannt AU) nicht möglich.',
		]);
		welt.tue('f', TRAEGER, nachweisWiderrufen, { nachweisID: ersterID(welt), grund: 'Falsche Liste' });
		expect(nachweise(welt)).toEqual([['Einführung Grünberg', 10, 50, 35]]);
		welt.tue('f', TRAEGER, nachweisPruefen, pruefung(welt, 'ABGELEHNT', 50, 'Nicht erschienen'));
		expect(nachweise(welt)).toEqual([['Einführung Grünberg', 90, 50, 0]]);
	});
});

describe('an own seminar', () => {
	const EIGENES = {
		titel: 'Trainerlehrgang',
		veranstalter: 'Sportkreis',
		von: '2025-11-03',
		bis: '2025-11-05',
		tage: 25,
		seminartypID: null,
		kosten: 12_000,
	};
	const plane = (lage: Lage, werte: object) => eigenesSeminarPlanen(lage, 'n1', werte);
	const aendere = (lage: Lage, werte: object) =>
		eigenesSeminarAendern(lage, { nachweisID: 'n1', version: undefined }, werte);

	it('is planned by the volunteer and the Traeger', () => {
		const welt = geeinigt();
		welt.tue('f', FW, plane, EIGENES);
		expect(nachweise(welt)).toEqual([['Trainerlehrgang', 0, 25, null]]);
		expect(geeinigt().verstoesse('f', TRAEGER, plane, EIGENES)).toEqual([]);
		expect(
			geeinigt()
				.verstoesse('f', VEREIN1, plane, EIGENES)
				.map((v) => v.http),
		).toEqual([403]);
	});

	it.each([
		[{ titel: ' ' }, 'titel: Dies ist ein Pflichtfeld'],
		[{ bis: '2025-11-02' }, 'bis: Das Ende darf nicht vor dem Beginn liegen.'],
		[{ tage: 35 }, 'tage: Es können nicht mehr Tage sein, als der Zeitraum hat.'],
		[{ tage: 0 }, 'tage: Bitte geben Sie mindestens einen halben Tag an.'],
		[{ tage: 12 }, 'tage: Bitte geben Sie ganze oder halbe Tage ein.'],
		[{ von: '2025-08-31' }, 'undefined: Das Seminar liegt außerhalb der Dienstzeit.'],
	])('with %j', (werte, erwartet) => {
		const [verstoss] = geeinigt().verstoesse('f', FW, plane, { ...EIGENES, ...werte });
		expect(`${verstoss?.feld}: ${verstoss?.text}`).toBe(erwartet);
	});

	it('is changed and deleted until it is recognised, afterwards by the Traeger; other days are checked again', () => {
		const welt = geeinigt();
		welt.tue('f', FW, plane, EIGENES);
		welt.tue('f', FW, aendere, { titel: 'Lehrgang', tage: 30 });
		expect(nachweise(welt)).toEqual([['Lehrgang', 0, 30, null]]);
		expect(welt.tue('f', FW, aendere, { titel: 'Lehrgang' })).toEqual([]);
		const [eigener] = welt.akte('f').seminarnachweise;
		Object.assign(eigener ?? {}, { status: 50, tage: 30 });
		expect(welt.verstoesse('f', FW, aendere, { tage: 20 }).map((v) => v.text)).toEqual([
			'Anerkannte Seminare ändert nur der Träger.',
		]);
		const loesche = (akteur: Akteur) => welt.verstoesse('f', akteur, nachweisLoeschen, { nachweisID: 'n1' });
		expect(loesche(FW).map((v) => v.text)).toEqual(['Anerkannte Seminare löscht nur der Träger.']);
		welt.tue('f', TRAEGER, aendere, { tage: 20 });
		expect(nachweise(welt)).toEqual([['Lehrgang', 10, 20, 20]]);
		expect(loesche(FW)).toEqual([]);
		expect(nachweise(welt)).toEqual([]);
	});
});

test('whoever has been there can’t unregister any more', () => {
	const s = seminar({}, 'sem', platz());
	const welt = angemeldet(s);
	danach(welt, s, durchgefuehrt());
	const aus = (lage: Lage, id: string) => seminarAusplanen(lage, id) ?? vollende(lage, []);
	expect(welt.verstoesse('f', TRAEGER, aus, 'sem').map((v) => v.text)).toEqual([
		'Zu diesem Seminar liegen Nachweise vor.',
	]);
	const anderer = angemeldet();
	anderer.tue('f', FW, aus, 'sem');
	expect(nachweise(anderer)).toEqual([]);
});

test('a refused proof goes with the place', () => {
	const welt = angemeldet();
	const aus = (lage: Lage, id: string) => seminarAusplanen(lage, id) ?? vollende(lage, []);
	Object.assign(welt.akte('f').seminarnachweise[0] ?? {}, { status: 90 });
	welt.tue('f', TRAEGER, aus, 'sem');
	expect(nachweise(welt)).toEqual([]);
});

test('two sites negotiate: the contract agreed on says which Dienstart he is of, not a later draft (D11)', () => {
	const welt = weltMitPlaetzen();
	beworben(welt, 'f', ['o1', 'o3']);
	inVerhandlung(welt, 'f', 'o1', 'fsj');
	inVerhandlung(welt, 'f', 'o3', 'bfd');
	geeinigtAuf(welt, 'f', { vertragsbeginn: '2025-10-01' }, 'o1');
	const vorher = { termine: [tage('2025-09-08', '2025-09-12')] };
	expect(warum(welt, seminar({ ...vorher, dienstartIDs: ['fsj'] }), TRAEGER)).toBe('möglich');
	expect(warum(welt, seminar({ ...vorher, dienstartIDs: ['bfd'] }), TRAEGER)).toBe(
		'Für Ihre Dienstart ist dieses Seminar nicht vorgesehen.',
	);
});

describe('when the service ends', () => {
	const mitDreien = (): Welt => {
		const welt = weltMitPlaetzen();
		bis(welt, 'f', 4000);
		for (const [id, von, ende] of [
			['laeuft', '2026-03-30', '2026-04-02'],
			['danach', '2026-04-13', '2026-04-15'],
		] as const)
			welt.tue('f', TRAEGER, anmelden, seminar({ bezeichnung: id, termine: [tage(von, ende)] }, id));
		return welt;
	};

	it('early, what begins behind it is planned no more; what runs on the last day stays (S7)', () => {
		const welt = mitDreien();
		welt.heute = '2026-03-31';
		welt.tue('f', TRAEGER, beenden, {
			datum: '2026-03-31',
			kuendigungDurch: 'FREIWILLIGER',
			grund: 'Studium',
			bestaetigt: true,
		});
		expect(nachweise(welt).map(([titel]) => titel)).toEqual(['laeuft']);
	});

	it('before it began, nothing is left', () => {
		const ohne = weltMitPlaetzen();
		bis(ohne, 'f', 3000);
		ohne.heute = '2025-09-02';
		ohne.tue('f', TRAEGER, anmelden, seminar());
		ohne.tue('f', TRAEGER, nichtAntreten, { grund: 'Nicht erschienen' });
		expect(nachweise(ohne)).toEqual([]);
		const annulliert = angemeldet();
		annulliert.tue('f', TRAEGER, annullieren, { grund: 'Irrtum' });
		expect(nachweise(annulliert)).toEqual([]);
	});

	it('but a contract whose dates are only changed leaves the plan to people', () => {
		const welt = angemeldet();
		const felder = { vertragsbeginn: '2025-11-01' };
		welt.tue('f', TRAEGER, vertragBearbeiten, { vertragID: vertragAn(welt, 'f').id, felder });
		expect(nachweise(welt)).toHaveLength(1);
	});
});

test('what lists show is what the proofs add up to, of the contract that counts', () => {
	const ohne = weltMitPlaetzen();
	bis(ohne, 'f', 2500);
	expect(seminartagestand(ohne.akte('f'))).toBeNull();
	const s = seminar({}, 'sem', platz());
	const welt = angemeldet(s);
	expect(seminartagestand(welt.akte('f'))).toEqual({ pflicht: 250, anerkannt: 0, geplant: 50, offen: 250 });
	danach(welt, s, durchgefuehrt());
	const nachweisID = ersterID(welt);
	welt.tue('f', TRAEGER, nachweisPruefen, { nachweisID, ergebnis: 'ANERKANNT', tage: 45, grund: null });
	expect(seminartagestand(welt.akte('f'))).toEqual({ pflicht: 250, anerkannt: 45, geplant: 0, offen: 205 });
});

function tage(von: string, bis_: string) {
	return { von, bis: bis_, beginn: null, ende: null };
}
