import { describe, expect, it } from 'vitest';
import { dokumentHochladen } from '#domain/akte/entscheidungen/dokument/dokument-hochladen.ts';
import { dokumentInvalidieren } from '#domain/akte/entscheidungen/dokument/dokument-invalidieren.ts';
import { dokumentLoeschen } from '#domain/akte/entscheidungen/dokument/dokument-loeschen.ts';
import { signaturAnfordern } from '#domain/akte/entscheidungen/dokument/signatur-anfordern.ts';
import { signaturOeffnen, vorschauGesehen } from '#domain/akte/entscheidungen/dokument/signatur-oeffnen.ts';
import { signaturenAblaufenLassen } from '#domain/akte/entscheidungen/dokument/signaturen-ablaufen.ts';
import { signaturenZuruecksetzen } from '#domain/akte/entscheidungen/dokument/signaturen-zuruecksetzen.ts';
import { direktUnterschreiben, unterschreiben } from '#domain/akte/entscheidungen/dokument/unterschreiben.ts';
import { loeschen } from '#domain/akte/entscheidungen/freiwilliger/loeschen.ts';
import { statusSetzen } from '#domain/akte/entscheidungen/freiwilliger/status-setzen.ts';
import { annullieren } from '#domain/akte/entscheidungen/vertrag/annullieren.ts';
import { ablehnen } from '#domain/akte/entscheidungen/wunsch/ablehnen.ts';
import { zurueckziehen } from '#domain/akte/entscheidungen/wunsch/zurueckziehen.ts';
import { NIRGENDS } from '#domain/akte/freiwilliger/aufbewahrung.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { testAnforderung, testDokument, testSpec } from '#domain/akte/tests/dokumente.fixture.ts';
import { ADMIN, SYSTEM, TOKEN } from '#domain/akte/tests/personen.fixture.ts';
import { ALLE_WER, entscheide, WER, type Wer } from '#domain/akte/tests/tabelle.fixture.ts';
import { bis, vertragAn, weltMitPlaetzen, wunschAn } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import type { SignaturStatus } from '#domain/akte/zustand.ts';
import type { Akteur } from '#domain/rollen.ts';

/** Table: Signature session: from every state, and everything that ends it. */

const STATUS = ['CREATED', 'STARTED', 'SIGNED', 'CANCELED'] as const;
const VEREINBARUNG = testSpec({
	id: 'vb',
	bezeichnung: 'Vereinbarung',
	nutzungsart: 'GESTELLT',
	isVertragsrelevant: true,
	signaturparteien: ['FREIWILLIGER', 'EINSATZSTELLE', 'TRAEGER'],
});

/** A volunteer agreed on, the contract waiting for signatures, the volunteer's session in this state and seen. */
function welt(status: SignaturStatus, vorschauAm: string | null = '2025-06-02T11:00:00.000Z'): Welt {
	const w = weltMitPlaetzen({ specs: [VEREINBARUNG] });
	bis(w, 'f', 2800);
	const akte = w.akte('f');
	const vertragID = vertragAn(w, 'f').id;
	akte.anforderungen.splice(0, akte.anforderungen.length, testAnforderung({ id: 'a', specID: 'vb' }));
	akte.dokumente.push(testDokument({ id: 'd', anforderungID: 'a', specID: 'vb', status: 1500, vertragID }));
	akte.signaturen.push({
		id: 's',
		dokumentID: 'd',
		fassung: 1,
		partei: 'FREIWILLIGER',
		unterzeichnerID: 'f',
		status,
		angefordertAm: '2025-06-02T10:00:00.000Z',
		gueltigBis: '2025-07-03T21:59:59.999Z',
		vorschauAm,
		unterschriebenAm: status === 'SIGNED' ? '2025-06-02T12:00:00.000Z' : null,
		unterschriebenVon: null,
		name: null,
		gefragt: null,
	});
	return w;
}

const UNTERSCHRIFT = {
	art: 'GETIPPT',
	name: 'Lena Hoffmann',
	bild: null,
	isEinverstanden: true,
	ipHash: null,
} as const;
const LINK = { sitzungID: 's', mitLink: true };
const datei = { uploadID: 'u', sha256: 'ab', name: 'datei.pdf' };
const wunschID = (l: Lage): string => l.akte.wuensche.at(-1)?.id ?? '';

/** Row, by whom, call, then the session from CREATED, STARTED, SIGNED, CANCELED; a code where it is refused. */
type Zeile = readonly [string, Akteur, (l: Lage) => Entschluss, readonly string[]];
const BEENDET = ['CANCELED', 'CANCELED', 'SIGNED', 'CANCELED'];
const ZEILEN: readonly Zeile[] = [
	['ansehen mit Link', TOKEN, (l) => signaturOeffnen(l, LINK), ['STARTED', 'STARTED', 'SIGNED', 'CANCELED']],
	['Vorschau mit Link', TOKEN, (l) => vorschauGesehen(l, LINK), ['CREATED', 'STARTED', 'SIGNED', 'ABGEBROCHEN']],
	[
		'unterschreiben mit Link',
		TOKEN,
		(l) => unterschreiben(l, { ...UNTERSCHRIFT, ...LINK }),
		['SIGNED', 'SIGNED', 'UNTERSCHRIEBEN', 'ABGEBROCHEN'],
	],
	[
		'unterschreiben als Partei',
		WER.FW,
		(l) => unterschreiben(l, { ...UNTERSCHRIFT, sitzungID: 's', mitLink: false }),
		['SIGNED', 'SIGNED', 'UNTERSCHRIEBEN', 'ABGEBROCHEN'],
	],
	[
		'direkt unterschreiben',
		WER.FW,
		(l) => direktUnterschreiben(l, { ...UNTERSCHRIFT, dokumentID: 'd' }),
		// After one that ended the party signs in a session of its own.
		['SIGNED', 'SIGNED', 'UNTERSCHRIEBEN', 'CANCELED'],
	],
	[
		'anfordern',
		WER.MV,
		(l) => signaturAnfordern(l, { dokumentID: 'd', partei: 'FREIWILLIGER', unterzeichnerID: null }),
		['OFFEN', 'OFFEN', 'REIHENFOLGE', 'CANCELED'],
	],
	['vor Ablauf', SYSTEM, signaturenAblaufenLassen, STATUS],
	['zurücksetzen', WER.MV, (l) => signaturenZuruecksetzen(l, { dokumentID: 'd' }), BEENDET],
	['invalidieren', WER.MV, (l) => dokumentInvalidieren(l, { anforderungID: 'a', grund: 'falsch' }), BEENDET],
	['Dokument löschen', ADMIN, (l) => dokumentLoeschen(l, { dokumentID: 'd', grund: 'falsch' }), BEENDET],
	[
		'neueres geprüftes Dokument',
		WER.MV,
		(l) => dokumentHochladen(l, { dokumentID: 'neu', anforderungID: 'a', datei, einsatzortID: null }),
		BEENDET,
	],
	['annullieren', WER.MV, (l) => annullieren(l, { grund: 'Fehler' }), BEENDET],
	['zurückziehen', WER.FW, (l) => zurueckziehen(l, { wunschID: wunschID(l), bestaetigt: true }), BEENDET],
	['ablehnen', WER.MV, (l) => ablehnen(l, { wunschID: wunschID(l), grund: 'geschlossen' }), BEENDET],
	[
		'manuell zurückgesetzt',
		WER.MV,
		(l) => statusSetzen(l, { ziel: 2100, wunschID: wunschID(l), grund: 'Einigung war ein Versehen' }),
		BEENDET,
	],
	['Akte löschen', WER.MV, (l) => loeschen(l, { bestaetigung: 'LÖSCHEN', genanntes: NIRGENDS }), BEENDET],
];

function danach(w: Welt, wer: Akteur, tat: Zeile[2]): string {
	const { ausgang, grund } = entscheide(w, wer, tat);
	return ausgang ? (ausgang.akte.signaturen.find((s) => s.id === 's')?.status ?? 'weg') : grund.code;
}

it.each(ZEILEN)('%s', (_, wer, tat, erwartet) => {
	expect(STATUS.map((status) => danach(welt(status), wer, tat))).toEqual(erwartet);
});

describe('nach Ablauf der Frist', () => {
	const spaeter = (status: SignaturStatus, wer: Akteur, tat: Zeile[2]) => {
		const w = welt(status);
		w.heute = '2025-07-04';
		return danach(w, wer, tat);
	};
	it.each([
		['in der Nacht', SYSTEM, signaturenAblaufenLassen, BEENDET],
		[
			'ansehen',
			TOKEN,
			(l: Lage) => signaturOeffnen(l, LINK),
			['LINK_ABGELAUFEN', 'LINK_ABGELAUFEN', 'SIGNED', 'CANCELED'],
		],
		[
			'unterschreiben',
			TOKEN,
			(l: Lage) => unterschreiben(l, { ...UNTERSCHRIFT, ...LINK }),
			['LINK_ABGELAUFEN', 'LINK_ABGELAUFEN', 'UNTERSCHRIEBEN', 'ABGEBROCHEN'],
		],
		[
			'neu anfordern',
			WER.MV,
			(l: Lage) => signaturAnfordern(l, { dokumentID: 'd', partei: 'FREIWILLIGER', unterzeichnerID: null }),
			['CANCELED', 'CANCELED', 'REIHENFOLGE', 'CANCELED'],
		],
	] as const)('%s', (_, wer, tat, erwartet) => {
		expect(STATUS.map((status) => spaeter(status, wer, tat))).toEqual(erwartet);
	});
});

describe('wer darf', () => {
	const alle = (tat: Zeile[2], status: SignaturStatus = 'CREATED') => {
		const w = welt(status);
		return Object.fromEntries(ALLE_WER.map((wer) => [wer, entscheide(w, WER[wer], tat).grund?.code ?? 'geht']));
	};
	const NIEMAND: Readonly<Record<Wer, string>> = {
		PUB: 'BERECHTIGUNG',
		FW: 'BERECHTIGUNG',
		'FW fremd': 'BERECHTIGUNG',
		ME: 'BERECHTIGUNG',
		'ME fremd': 'BERECHTIGUNG',
		MV: 'geht',
		AD: 'geht',
	};

	it('anfordern und zurücksetzen: der Träger', () => {
		const anfordern = { dokumentID: 'd', partei: 'FREIWILLIGER', unterzeichnerID: null } as const;
		expect(alle((l) => signaturAnfordern(l, anfordern), 'CANCELED')).toEqual(NIEMAND);
		expect(alle((l) => signaturenZuruecksetzen(l, { dokumentID: 'd' }))).toEqual(NIEMAND);
	});

	it('unterschreiben: die Partei, die an der Reihe ist', () => {
		const nichtDran = 'REIHENFOLGE';
		expect(alle((l) => direktUnterschreiben(l, { ...UNTERSCHRIFT, dokumentID: 'd' }))).toEqual({
			...NIEMAND,
			FW: 'geht',
			'FW fremd': 'NICHT_GEFUNDEN',
			ME: nichtDran,
			'ME fremd': 'NICHT_GEFUNDEN',
			MV: nichtDran,
			AD: nichtDran,
		});
	});

	it('eine Sitzung ist nur für ihre Partei da', () => {
		expect(alle((l) => unterschreiben(l, { ...UNTERSCHRIFT, sitzungID: 's', mitLink: false }))).toEqual({
			...NIEMAND,
			FW: 'geht',
			'FW fremd': 'NICHT_GEFUNDEN',
			ME: 'NICHT_GEFUNDEN',
			'ME fremd': 'NICHT_GEFUNDEN',
			MV: 'NICHT_GEFUNDEN',
			AD: 'NICHT_GEFUNDEN',
		});
	});
});

it('ungelesen wird nicht unterschrieben', () => {
	const w = welt('STARTED', null);
	const { grund } = entscheide(w, TOKEN, (l) => unterschreiben(l, { ...UNTERSCHRIFT, ...LINK }));
	expect(grund).toMatchObject({ http: 409, text: 'Bitte lesen Sie das Dokument vor der Unterschrift.' });
});

it('ohne die Funktion gibt es keine Sitzungen', () => {
	const w = welt('CANCELED');
	w.aendere({ parameter: { pdfSignatures: false } });
	const anfordern = { dokumentID: 'd', partei: 'FREIWILLIGER', unterzeichnerID: null } as const;
	expect(entscheide(w, WER.MV, (l) => signaturAnfordern(l, anfordern)).grund).toMatchObject({ code: 'G31', http: 404 });
	expect(wunschAn(w, 'f').status).toBe(3500);
});
