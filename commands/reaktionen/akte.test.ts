import { describe, expect, test } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import * as E from '#domain/akte/ereignisse.ts';
import type { Aufgezeichnet, Metadata } from '#domain/ereignis.ts';
import { ROLLEN } from '#domain/rollen.ts';
import type { WunschStatus } from '#domain/status/wunsch.ts';
import { reagiereAufAkte } from './akte.ts';

const FW = 'f0000000-0000-4000-8000-000000000001';
const WUNSCH = 'f0000000-0000-4000-8000-000000000002';
const ORT = 'f0000000-0000-4000-8000-000000000003';
const STELLE = 'f0000000-0000-4000-8000-000000000004';
const ZYKLUS = 'f0000000-0000-4000-8000-000000000005';
const NUTZER = 'f0000000-0000-4000-8000-000000000006';

const META: Metadata = {
	userID: NUTZER,
	rollen: ['MA_VERWALTUNG'],
	impersoniertVon: null,
	commandID: 'c1',
	zeit: '2026-03-01T10:00:00.000Z',
};
const SPAETER: Metadata = { ...META, commandID: 'c2', zeit: '2026-03-02T10:00:00.000Z' };

const wunsch = (nach: WunschStatus) =>
	E.WunschGeaeussert({
		wunschID: WUNSCH,
		zyklusID: ZYKLUS,
		einsatzortID: ORT,
		einsatzstelleID: STELLE,
		dienstartID: null,
		betreuerUserID: null,
		prioritaet: 1,
		nach,
	});
const status = (von: 0 | null, nach: 0 | 2000) => E.FreiwilligerStatusGeaendert({ von, nach, manuell: false });

const REGISTRIERT = [E.FreiwilligerRegistriert({ zyklusID: ZYKLUS, userID: NUTZER }), wunsch(0), status(null, 0)];
const BESTAETIGT = [...REGISTRIERT, E.KontoEroeffnet({ userID: NUTZER }), status(0, 2000)];
const ERFASST = [E.FreiwilligerErfasst({ zyklusID: ZYKLUS, userID: null }), wunsch(0), status(null, 2000)];

type Vorgang = E.AkteEreignis;

/** Mails of the last of these events, as `TEMPLATE an WEN`. */
function mails(davor: readonly Vorgang[], jetzt: Vorgang, danach: readonly Vorgang[] = [], meta = SPAETER): string[] {
	const alle = zeilen(davor, jetzt, danach, meta).filter(({ art }) => art === 'mail');
	return alle.map((z) => {
		const { art, id } = z.empfaenger as { art: string; id: string | null };
		const erwartet = { FREIWILLIGER: FW, EINSATZORT: ORT, MANDANT_AP: null, USER: NUTZER }[art];
		expect(id).toBe(erwartet);
		return `${z.schluessel} an ${art}`;
	});
}

function zeilen(davor: readonly Vorgang[], jetzt: Vorgang, danach: readonly Vorgang[] = [], meta = SPAETER) {
	const nummeriere = (e: Vorgang, i: number, m: Metadata) =>
		({ ...e, version: i + 1, meta: m }) as Aufgezeichnet<Vorgang>;
	const alle = [
		...davor.map((e, i) => nummeriere(e, i, META)),
		...[jetzt, ...danach].map((e, i) => nummeriere(e, davor.length + i, meta)),
	];
	const akte = falte(akteAggregat, FW, alle);
	return reagiereAufAkte(alle[davor.length] as Aufgezeichnet<Vorgang>, akte);
}

const schritt = <V extends WunschStatus, N extends WunschStatus>(von: V, nach: N) => ({ wunschID: WUNSCH, von, nach });
const ende = (von: WunschStatus, nach: WunschStatus) => ({ ...schritt(von, nach), beendetVon: 'TRAEGER' as const });
const vorschlag = E.StelleVorgeschlagen({
	wunschID: 'f0000000-0000-4000-8000-000000000009',
	zyklusID: ZYKLUS,
	einsatzortID: ORT,
	einsatzstelleID: STELLE,
	dienstartID: null,
	betreuerUserID: null,
	nach: 1000,
});
const FW_UND_ORT = (key: string) => [`${key} an FREIWILLIGER`, `${key} an EINSATZORT`];
const FW_ORT_TRAEGER = (key: string) => [...FW_UND_ORT(key), `${key} an MANDANT_AP`];

/** Tables: §2 (W1–W16) and §1.2, side effects; Mail templates, recipients. */
const TABELLE: readonly [zeile: string, Vorgang, readonly string[]][] = [
	['W1', wunsch(0), ['NEUE_BEWERBUNG an EINSATZORT']],
	['W2 Warteliste setzen', E.WunschAufWarteliste(schritt(0, 500)), ['WARTELISTE an FREIWILLIGER']],
	['W2 Warteliste aufheben', E.WunschVonWarteliste(schritt(500, 0)), []],
	['W3', vorschlag, ['VORSCHLAG an FREIWILLIGER']],
	['W4 ja', E.VorschlagAngenommen(schritt(1000, 2000)), ['VORSCHLAG_ANTWORT an EINSATZORT']],
	['W4 nein', E.VorschlagAbgelehnt(ende(1000, 9000)), ['VORSCHLAG_ANTWORT an EINSATZORT']],
	['W6', E.WunschKontaktiert(schritt(0, 2000)), ['KONTAKTIERT an FREIWILLIGER']],
	[
		'asks how it stands',
		E.WunschNachgefragt({
			...{ wunschID: WUNSCH, tag: '2025-06-10', partei: 'TRAEGER', anforderungID: null },
			an: [{ partei: 'TRAEGER', id: null }],
		}),
		['NACHFRAGE an MANDANT_AP'],
	],
	['W7', E.VerhandlungBegonnen(schritt(2000, 3000)), FW_UND_ORT('VERHANDLUNG')],
	['W8', E.EinigungErzielt(schritt(3000, 3500)), FW_ORT_TRAEGER('VERTRAGSEINIGUNG')],
	['W9', E.VertragAbgeschlossen(schritt(3500, 4000)), FW_ORT_TRAEGER('VERTRAGSABSCHLUSS')],
	['W9 other hosts', E.WunschEntfallen(ende(0, 9000)), ['WUNSCH_ENTFALLEN an EINSATZORT']],
	['W10', E.DienstAngetreten({ ...schritt(4000, 5000), dienstantritt: '2026-03-01' }), FW_UND_ORT('DIENSTANTRITT')],
	['W11', E.DienstNichtAngetreten(schritt(4000, 8000)), []],
	['W12', E.DienstBeendet({ ...schritt(5000, 5500), dienstende: '2026-08-31' }), FW_UND_ORT('DIENSTENDE')],
	[
		'W12 vorzeitig',
		E.DienstVorzeitigBeendet({ ...schritt(5000, 5400), dienstende: '2026-05-31' }),
		FW_UND_ORT('DIENSTENDE'),
	],
	['W13', E.WunschZurueckgezogen(ende(0, 9000)), ['ABSAGE an EINSATZORT']],
	['W14', E.WunschAbgelehnt(ende(0, 9500)), ['ABLEHNUNG an FREIWILLIGER']],
	['W16', E.VertragAnnulliert({ ...schritt(3500, 3000), vertragID: 'v' }), FW_UND_ORT('VERTRAG_ANNULLIERT')],
	['W17', E.DienstartFestgelegt({ wunschID: WUNSCH, von: null, nach: 'd' }), []],
	[
		'W18',
		E.BetreuerGeaendert({ wunschID: WUNSCH, von: null, nach: NUTZER }),
		['BETREUER_GEAENDERT an FREIWILLIGER', 'BETREUER_GEAENDERT an USER'],
	],
	['W18 empty', E.BetreuerGeaendert({ wunschID: WUNSCH, von: NUTZER, nach: null }), []],
	[
		'W18 Traeger',
		E.TraegerBetreuerGeaendert({ von: null, nach: NUTZER }),
		['BETREUER_GEAENDERT an FREIWILLIGER', 'BETREUER_GEAENDERT an USER'],
	],
	['W19', E.WunschInZyklusUebernommen({ ...schritt(0, 0), zyklusID: ZYKLUS }), []],
	['W19 left behind', E.WunschBeiZykluswechselBeendet(ende(1000, 9500)), []],
	['message', E.NachrichtGesendet({ nachrichtID: 'n', kopieAnUserID: null }), ['NACHRICHT_FREI an FREIWILLIGER']],
	[
		'message with copy',
		E.NachrichtGesendet({ nachrichtID: 'n', kopieAnUserID: NUTZER }),
		['NACHRICHT_FREI an FREIWILLIGER', 'NACHRICHT_FREI an USER'],
	],
	['deletion', E.FreiwilligerGeloescht({ status: 2000 }), ['LOESCHBESTAETIGUNG an FREIWILLIGER']],
	['remark', E.BemerkungGeloescht({ bemerkungID: 'b' }), []],
	['same person', E.AktenAbgeglichen({ andereID: 'x', urteil: 'GLEICH' }), []],
];

describe('a confirmed volunteer', () => {
	test.each(TABELLE)('%s', (_, ereignis, erwartet) => {
		expect(mails(BESTAETIGT, ereignis)).toEqual(erwartet);
	});
});

/** Table: Manual override; the mail is that of the row of §2 that leads to the status. */
const MANUELL: readonly [WunschStatus, 'TRAEGER' | 'SYSTEM' | null, readonly string[]][] = [
	[0, null, ['NEUE_BEWERBUNG an EINSATZORT']],
	[2000, null, ['KONTAKTIERT an FREIWILLIGER']],
	[3000, null, FW_UND_ORT('VERHANDLUNG')],
	[3500, null, FW_ORT_TRAEGER('VERTRAGSEINIGUNG')],
	[4000, null, FW_ORT_TRAEGER('VERTRAGSABSCHLUSS')],
	[5000, null, FW_UND_ORT('DIENSTANTRITT')],
	[5400, null, FW_UND_ORT('DIENSTENDE')],
	[5500, null, FW_UND_ORT('DIENSTENDE')],
	[8000, null, []],
	[9000, 'TRAEGER', ['ABSAGE an EINSATZORT']],
	[9000, 'SYSTEM', ['WUNSCH_ENTFALLEN an EINSATZORT']],
];
test.each(MANUELL)('override to %i (%s)', (nach, beendetVon, erwartet) => {
	expect(mails(BESTAETIGT, E.WunschManuellGesetzt({ ...schritt(500, nach), beendetVon }))).toEqual(erwartet);
});

/** Table: Mail templates, REAKTIVIERT: the other side. */
test.each([
	[['FREIWILLIGER'], ['REAKTIVIERT an EINSATZORT']],
	[['MA_VEREIN'], ['REAKTIVIERT an FREIWILLIGER']],
	[['MA_VERWALTUNG'], FW_UND_ORT('REAKTIVIERT')],
	[['MA_VERWALTUNG', 'ADMIN'], FW_UND_ORT('REAKTIVIERT')],
])('W15 by %j', (rollen, erwartet) => {
	for (const rolle of rollen) expect(ROLLEN).toContain(rolle);
	expect(mails(BESTAETIGT, E.WunschReaktiviert(schritt(9000, 0)), [], { ...SPAETER, rollen })).toEqual(erwartet);
});

describe('before the address is confirmed', () => {
	test('a registration asks for it and tells no host', () => {
		const [anlage, neu, ...rest] = REGISTRIERT as [Vorgang, Vorgang, ...Vorgang[]];
		expect(mails([], anlage, [neu, ...rest])).toEqual(['OPTIN_FREIWILLIGER an FREIWILLIGER']);
		expect(mails([anlage], neu, rest)).toEqual([]);
	});

	test.each([
		['W13', E.WunschZurueckgezogen(ende(0, 9000))],
		['W14', E.WunschAbgelehnt(ende(0, 9500))],
	])('%s stays between the portal and its users', (_, ereignis) => {
		expect(mails(REGISTRIERT, ereignis)).toEqual([]);
	});

	test('a deletion is confirmed all the same', () => {
		expect(mails(REGISTRIERT, E.FreiwilligerGeloescht({ status: 0 }))).toEqual(['LOESCHBESTAETIGUNG an FREIWILLIGER']);
	});
});

describe('activation', () => {
	const aktivierung = E.KontoEroeffnet({ userID: NUTZER });

	test('tells the volunteer and every host', () => {
		const zweiter = { ...wunsch(500), facts: { ...wunsch(500).facts, wunschID: 'w2' } };
		const davor = [...REGISTRIERT, zweiter];
		expect(mails(davor, aktivierung, [status(0, 2000)])).toEqual([
			'BEWERBUNG_EINGANG an FREIWILLIGER',
			'NEUE_BEWERBUNG an EINSATZORT',
			'NEUE_BEWERBUNG an EINSATZORT',
		]);
	});

	test('leaves out a wish that was withdrawn meanwhile, and is silent without any', () => {
		const davor = [...REGISTRIERT, E.WunschZurueckgezogen(ende(0, 9000))];
		expect(mails(davor, aktivierung)).toEqual([]);
	});

	test('of a file made by staff announces nothing twice', () => {
		expect(mails(ERFASST, aktivierung)).toEqual([]);
	});
});

test('a file made by staff announces its wishes at once', () => {
	const [anlage, neu, danach] = ERFASST as [Vorgang, Vorgang, Vorgang];
	expect(mails([anlage], neu, [danach])).toEqual(['NEUE_BEWERBUNG an EINSATZORT']);
});

test('a Betreuer chosen with the step itself is told by the mail of that step', () => {
	const wahl = E.BetreuerGeaendert({ wunschID: WUNSCH, von: null, nach: NUTZER });
	expect(mails(BESTAETIGT, wahl, [E.VerhandlungBegonnen(schritt(0, 3000))])).toEqual([]);
});

test('the rows hold ids and states only, never names or free text', () => {
	const absage = E.WunschAbgelehnt(ende(0, 9500), {
		betroffener: FW,
		art: 'FREITEXT',
		daten: { grund: 'KANARIENVOGEL', nachricht: 'KANARIENVOGEL' },
	});
	const [zeile] = zeilen(BESTAETIGT, absage);
	expect(zeile).toEqual({
		art: 'mail',
		schluessel: 'ABLEHNUNG',
		empfaenger: { art: 'FREIWILLIGER', id: FW },
		daten: { freiwilligerID: FW, wunschID: WUNSCH, status: 9500 },
		wartet: true,
	});
});

test('what may still be taken back is told a little later, an invitation to a talk and all else at once', () => {
	const wartet = (e: ReturnType<typeof E.WunschKontaktiert> | ReturnType<typeof E.WunschAufWarteliste>) =>
		zeilen(BESTAETIGT, e).map((zeile) => zeile.wartet ?? false);
	expect(wartet(E.WunschKontaktiert(schritt(0, 2000)))).toEqual([true]);
	expect(wartet(E.WunschKontaktiert({ ...schritt(0, 2000), meetingID: 'm' }))).toEqual([false]);
	expect(wartet(E.WunschAufWarteliste(schritt(0, 500)))).toEqual([false]);
});
