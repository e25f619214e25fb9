import { describe, expect, it, test } from 'vitest';
import { OHNE_RECHTSTEXTE } from '#domain/text/rechtstexte.ts';
import { bewerbungslage } from './bewerbungslage.ts';
import { type Einrichtungslage, einrichtung, istEingerichtet, naechsterSchritt } from './einrichtung.ts';

const FASSUNG = { version: 1, hash: 'h', vom: '2026-11-01T08:00:00.000Z' };
const TEXTE = { datenschutz: FASSUNG, impressum: FASSUNG };

/** As `npm run mandant` leaves it: Dienstarten, templates as drafts, one administrator. */
const LEER: Einrichtungslage = {
	hatEigenesBild: false,
	zyklus: null,
	dienstarten: ['FSJ', 'BFD'],
	einsatzorte: 0,
	einsatzorteImZyklus: 0,
	ohneKoordinaten: 0,
	kontingentMode: 'ZUTEILUNG',
	plaetze: 0,
	rechtstexte: OHNE_RECHTSTEXTE,
	mandantAdresse: null,
	zulassung: null,
	hatJugenddienst: true,
	barrierefreiheit: {
		barrierefreiheitBindung: 'OFFEN',
		durchsetzungsstelle: null,
		durchsetzungsstelleLink: null,
	},
	ohneSignaturform: 8,
	dokumenteVeroeffentlicht: 0,
	dokumenteEntwurf: 12,
	hatVertragsvorlage: false,
	mailReplyTo: null,
	mailAbsender: null,
	beschaeftigte: 1,
	vertragsnummerModus: 'AUS',
	isMobilFuerLinks: false,
	isBewerbungsphase: true,
	plaetzeOnline: 0,
	warOnline: false,
};
const FERTIG: Einrichtungslage = {
	...LEER,
	hatEigenesBild: true,
	zyklus: { bezeichnung: '2027/2028', start: '2027-09-01' },
	einsatzorte: 3,
	einsatzorteImZyklus: 3,
	plaetze: 7,
	rechtstexte: TEXTE,
	mandantAdresse: 'Am Stadion 1, 50933 Köln',
	zulassung: 'Bescheid vom 01.03.2026',
	barrierefreiheit: { ...LEER.barrierefreiheit, barrierefreiheitBindung: 'FREIWILLIG' },
	ohneSignaturform: 0,
	dokumenteVeroeffentlicht: 12,
	dokumenteEntwurf: 0,
	hatVertragsvorlage: true,
	mailReplyTo: 'dienste@traeger.test',
	beschaeftigte: 2,
	plaetzeOnline: 3,
	warOnline: true,
};
const stand = (lage: Einrichtungslage) => Object.fromEntries(einrichtung(lage).map((s) => [s.schritt, s.stand]));

describe('the steps', () => {
	it('of an empty tenant: what can be done is open, what waits is locked', () => {
		expect(stand(LEER)).toEqual({
			BILD: 'OFFEN',
			ZYKLUS: 'OFFEN',
			DIENSTARTEN: 'ERLEDIGT',
			EINSATZSTELLEN: 'GESPERRT',
			KOORDINATEN: 'GESPERRT',
			PLAETZE: 'GESPERRT',
			RECHTSTEXTE: 'OFFEN',
			TRAEGER: 'OFFEN',
			BARRIEREFREIHEIT: 'OFFEN',
			SIGNATURFORM: 'OFFEN',
			DOKUMENTE: 'GESPERRT',
			MAILS: 'OFFEN',
			KOLLEGEN: 'OFFEN',
			VERTRAGSNUMMERN: 'WAHL',
			MOBIL: 'WAHL',
			OEFFNEN: 'GESPERRT',
		});
		expect(naechsterSchritt(einrichtung(LEER))).toBe('BILD');
		expect(istEingerichtet(einrichtung(LEER))).toBe(false);
	});

	it('are all done where applications can come; a choice that keeps its default hinders nothing', () => {
		expect(stand(FERTIG)).toMatchObject({ VERTRAGSNUMMERN: 'WAHL', MOBIL: 'WAHL', OEFFNEN: 'ERLEDIGT' });
		expect(istEingerichtet(einrichtung(FERTIG))).toBe(true);
		expect(naechsterSchritt(einrichtung(FERTIG))).toBeNull();
		expect(einrichtung(FERTIG).map(({ minuten }) => minuten)).toEqual(einrichtung(FERTIG).map(() => 0));
	});

	// Each row: what is missing in an otherwise finished tenant, the step that says so, and what it holds up.
	it.each([
		['BILD', 'OFFEN', { hatEigenesBild: false }, []],
		['ZYKLUS', 'OFFEN', { zyklus: null }, ['EINSATZSTELLEN', 'OEFFNEN']],
		['DIENSTARTEN', 'OFFEN', { dienstarten: [] }, ['OEFFNEN']],
		['EINSATZSTELLEN', 'OFFEN', { einsatzorteImZyklus: 0 }, ['KOORDINATEN', 'PLAETZE', 'OEFFNEN']],
		['KOORDINATEN', 'OFFEN', { ohneKoordinaten: 2 }, []],
		['PLAETZE', 'OFFEN', { plaetze: 0 }, ['OEFFNEN']],
		['RECHTSTEXTE', 'OFFEN', { rechtstexte: { ...TEXTE, impressum: null } }, ['OEFFNEN']],
		['TRAEGER', 'OFFEN', { mandantAdresse: null }, ['DOKUMENTE', 'OEFFNEN']],
		['TRAEGER', 'OFFEN', { zulassung: null }, ['DOKUMENTE', 'OEFFNEN']],
		['TRAEGER', 'ERLEDIGT', { zulassung: null, hatJugenddienst: false }, []],
		['BARRIEREFREIHEIT', 'OFFEN', { barrierefreiheit: LEER.barrierefreiheit }, []],
		['DOKUMENTE', 'OFFEN', { hatVertragsvorlage: false }, ['OEFFNEN']],
		['MAILS', 'OFFEN', { mailReplyTo: null }, ['OEFFNEN']],
		['KOLLEGEN', 'OFFEN', { beschaeftigte: 1 }, []],
		['OEFFNEN', 'OFFEN', { plaetzeOnline: 0 }, []],
		['OEFFNEN', 'OFFEN', { isBewerbungsphase: false }, []],
		['VERTRAGSNUMMERN', 'ERLEDIGT', { vertragsnummerModus: 'PREFIX' }, []],
		['MOBIL', 'ERLEDIGT', { isMobilFuerLinks: true }, []],
		['PLAETZE', 'ERLEDIGT', { kontingentMode: 'OHNE', plaetze: 0 }, []],
	] as const)('%s is %s with %j', (schritt, erwartet, fehlt, gesperrt) => {
		const lage = { ...FERTIG, ...fehlt } as Einrichtungslage;
		expect(stand(lage)[schritt]).toBe(erwartet);
		const locked = einrichtung(lage).filter((s) => s.stand === 'GESPERRT');
		expect(locked.map((s) => s.schritt)).toEqual(gesperrt);
		for (const { wartetAuf } of locked) expect(wartetAuf).toEqual([schritt]);
		expect(istEingerichtet(einrichtung(lage))).toBe(erwartet === 'ERLEDIGT');
	});
});

// G03 answers before G36, as at the registration; without a place nobody is invited to apply.
test.each([
	['OFFEN', { isBewerbungsphase: true, rechtstexte: TEXTE, plaetzeOnline: 1 }],
	['OHNE_PLATZ', { isBewerbungsphase: true, rechtstexte: TEXTE, plaetzeOnline: 0 }],
	['VORBEREITUNG', { isBewerbungsphase: true, rechtstexte: OHNE_RECHTSTEXTE, plaetzeOnline: 1 }],
	['GESCHLOSSEN', { isBewerbungsphase: false, rechtstexte: OHNE_RECHTSTEXTE, plaetzeOnline: 0 }],
] as const)('visitors find the portal %s: %j', (erwartet, umfeld) => {
	expect(bewerbungslage(umfeld)).toBe(erwartet);
});
