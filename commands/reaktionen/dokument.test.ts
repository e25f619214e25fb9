import { expect, it } from 'vitest';
import { dokumentAnfordern } from '#domain/akte/entscheidungen/dokument/dokument-anfordern.ts';
import { besiegelungAnstossen, dokumentBesiegeln } from '#domain/akte/entscheidungen/dokument/dokument-besiegeln.ts';
import { dokumentHochladen } from '#domain/akte/entscheidungen/dokument/dokument-hochladen.ts';
import { dokumentInvalidieren } from '#domain/akte/entscheidungen/dokument/dokument-invalidieren.ts';
import { dokumentPruefen } from '#domain/akte/entscheidungen/dokument/dokument-pruefen.ts';
import { dokumenteAblaufenLassen } from '#domain/akte/entscheidungen/dokument/dokumente-ablaufen.ts';
import { signaturAnfordern } from '#domain/akte/entscheidungen/dokument/signatur-anfordern.ts';
import { signaturenAblaufenLassen } from '#domain/akte/entscheidungen/dokument/signaturen-ablaufen.ts';
import { signaturenZuruecksetzen } from '#domain/akte/entscheidungen/dokument/signaturen-zuruecksetzen.ts';
import { direktUnterschreiben } from '#domain/akte/entscheidungen/dokument/unterschreiben.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { testAnforderung, testDokument, testSpec } from '#domain/akte/tests/dokumente.fixture.ts';
import { freiwillig, SYSTEM, TRAEGER, VEREIN1 } from '#domain/akte/tests/personen.fixture.ts';
import { bis, vertragAn, weltMitPlaetzen } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import type { Dokument } from '#domain/akte/zustand.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import type { Akteur } from '#domain/rollen.ts';
import { reagiereAufAkte } from './akte.ts';

/** Tables: FreiwilligerDokument and Signature session, effects; Mail templates, recipients. */

const SPEC = testSpec({ id: 's', bezeichnung: 'Nachweis', uploadRollen: ['MA_VEREIN'] });
const MIT_PARTEIEN: DokumentSpec = {
	...SPEC,
	nutzungsart: 'GESTELLT',
	signaturparteien: ['FREIWILLIGER', 'EINSATZSTELLE', 'TRAEGER'],
};

/** A volunteer agreed on, asked for one document, with it handed in by whom and in the state named. */
function welt(dokument: Partial<Dokument> | null, spec = SPEC): Welt {
	const w = weltMitPlaetzen();
	bis(w, 'f', 2800);
	w.aendere({ specs: [spec] });
	const akte = w.akte('f');
	akte.anforderungen.push(testAnforderung({ id: 'a', specID: 's' }));
	const vorlage = { id: 'd', anforderungID: 'a', specID: 's', status: 0, hochgeladenVon: 'user-f' } as const;
	if (dokument) akte.dokumente.push(testDokument({ ...vorlage, vertragID: vertragAn(w, 'f').id, ...dokument }));
	return w;
}

const datei = { uploadID: 'u', sha256: 'ab', name: 'datei.pdf' };
const lade = (l: Lage) => dokumentHochladen(l, { dokumentID: 'd', anforderungID: 'a', datei, einsatzortID: null });
const pruefe = (mehr: object) => (l: Lage) => dokumentPruefen(l, { dokumentID: 'd', ergebnis: 'OK', ...mehr });
const ABGELEHNT = { ergebnis: 'ABGELEHNT', grund: 'unleserlich' } as const;
const frage = (l: Lage) => signaturAnfordern(l, { dokumentID: 'd', partei: 'FREIWILLIGER', unterzeichnerID: null });
const unterschreibe = (l: Lage) =>
	direktUnterschreiben(l, {
		dokumentID: 'd',
		art: 'GETIPPT',
		name: 'Lena Hoffmann',
		bild: null,
		isEinverstanden: true,
		ipHash: null,
		vertragsnummer: 'V-1',
	});

/** Asked, and signed by these. */
function unterschriebenVon(...wer: readonly Akteur[]): Welt {
	const w = welt({ status: 1000 }, MIT_PARTEIEN);
	w.tue('f', TRAEGER, frage, undefined);
	for (const einer of wer) w.tue('f', einer, unterschreibe, undefined);
	return w;
}
function nachEinemMonat(w: Welt): Welt {
	w.heute = '2025-07-04';
	return w;
}

const BEREITSTELLEN = 'job dokumente-bereitstellen';
const ZEILEN: readonly (readonly [string, () => Welt, Akteur, (l: Lage) => Entschluss, readonly string[]])[] = [
	[
		'requested',
		() => {
			const w = welt(null);
			w.akte('f').anforderungen.length = 0;
			return w;
		},
		TRAEGER,
		(l) => dokumentAnfordern(l, { specID: 's' }),
		['DOKUMENT_ANFORDERUNG an FREIWILLIGER', 'DOKUMENT_ANFORDERUNG an EINSATZORT', BEREITSTELLEN],
	],
	[
		'handed in by the volunteer',
		() => welt(null),
		freiwillig('f'),
		lade,
		['DOKUMENT_EINGEGANGEN an MANDANT_AP', 'DOKUMENT_EINGEGANGEN an EINSATZORT'],
	],
	['handed in by the Traeger: checked at once', () => welt(null), TRAEGER, lade, []],
	['checked', () => welt({}), TRAEGER, pruefe({}), ['DOKUMENT_GEPRUEFT an FREIWILLIGER']],
	[
		'checked, handed in by the Einsatzstelle',
		() => welt({ hochgeladenVon: 'verein1' }),
		TRAEGER,
		pruefe({}),
		['DOKUMENT_GEPRUEFT an USER'],
	],
	['checked by who handed it in', () => welt({ hochgeladenVon: 'traeger' }), TRAEGER, pruefe({}), []],
	['rejected', () => welt({}), TRAEGER, pruefe(ABGELEHNT), ['DOKUMENT_ABGELEHNT an FREIWILLIGER']],
	[
		'rejected, handed in by the Einsatzstelle',
		() => welt({ hochgeladenVon: 'verein1' }),
		TRAEGER,
		pruefe(ABGELEHNT),
		['DOKUMENT_ABGELEHNT an USER'],
	],
	[
		'signed on paper',
		() => welt({}, MIT_PARTEIEN),
		TRAEGER,
		pruefe({ papier: true }),
		[
			'DOKUMENT_GEPRUEFT an FREIWILLIGER',
			'UNTERSCHRIFTEN_VOLLSTAENDIG an MANDANT_AP',
			'UNTERSCHRIFTEN_VOLLSTAENDIG an FREIWILLIGER',
		],
	],
	[
		'expired',
		() => welt({ status: 1000, gueltigBis: '2025-06-01' }),
		SYSTEM,
		(l) => dokumenteAblaufenLassen(l, {}),
		['DOKUMENT_ABGELAUFEN an FREIWILLIGER'],
	],
	[
		'invalidated',
		() => welt({ status: 1000 }),
		TRAEGER,
		(l) => dokumentInvalidieren(l, { anforderungID: 'a', grund: 'gefälscht' }),
		[],
	],
	[
		'signing begun',
		() => welt({ status: 1000 }, MIT_PARTEIEN),
		TRAEGER,
		frage,
		['UNTERSCHRIFT_ANGEFORDERT an FREIWILLIGER'],
	],
	[
		'signed by the volunteer',
		() => unterschriebenVon(),
		freiwillig('f'),
		unterschreibe,
		['UNTERSCHRIFT_ANGEFORDERT an EINSATZORT'],
	],
	[
		'signed by the Einsatzstelle',
		() => unterschriebenVon(freiwillig('f')),
		VEREIN1,
		unterschreibe,
		['UNTERSCHRIFT_ANGEFORDERT an MANDANT_AP'],
	],
	[
		'signed by all',
		() => unterschriebenVon(freiwillig('f'), VEREIN1),
		TRAEGER,
		unterschreibe,
		['job dokument-besiegeln'],
	],
	[
		'sealed',
		() => unterschriebenVon(freiwillig('f'), VEREIN1, TRAEGER),
		SYSTEM,
		(l) => dokumentBesiegeln(l, { dokumentID: 'd', fassung: 1, uploadID: 'siegel', sha256: 'cd' }),
		['UNTERSCHRIFTEN_VOLLSTAENDIG an MANDANT_AP', 'UNTERSCHRIFTEN_VOLLSTAENDIG an FREIWILLIGER'],
	],
	[
		'not to be sealed, and tried again',
		() => unterschriebenVon(freiwillig('f'), VEREIN1, TRAEGER),
		TRAEGER,
		(l) => besiegelungAnstossen(l, { dokumentID: 'd' }),
		['job dokument-besiegeln'],
	],
	[
		'not signed in time',
		() => nachEinemMonat(unterschriebenVon()),
		SYSTEM,
		signaturenAblaufenLassen,
		['UNTERSCHRIFT_ABGELAUFEN an MANDANT_AP'],
	],
	[
		'asked anew after that',
		() => nachEinemMonat(unterschriebenVon()),
		TRAEGER,
		frage,
		['UNTERSCHRIFT_ANGEFORDERT an FREIWILLIGER'],
	],
	[
		'signatures taken back',
		() => unterschriebenVon(freiwillig('f')),
		TRAEGER,
		(l) => signaturenZuruecksetzen(l, { dokumentID: 'd' }),
		[],
	],
];

it.each(ZEILEN)('%s', (_, beginn, wer, tat, erwartet) => {
	const w = beginn();
	const bisher = w.verlauf.get('f')?.length ?? 0;
	w.tue('f', wer, tat, undefined);
	const neue = (w.verlauf.get('f') ?? []).slice(bisher);
	const folgen = neue.flatMap((e) => reagiereAufAkte(e, w.akte('f')));
	expect(
		folgen.map((z) =>
			z.art === 'job' ? `job ${z.schluessel}` : `${z.schluessel} an ${(z.empfaenger as { art: string }).art}`,
		),
	).toEqual(erwartet);
});
