/** Requests and documents in the random walks: what is asked for in some of the worlds, and what is done with it. */

import { neuestesDokument, standDerAnforderung } from '#domain/akte/dokument/dokumentregeln.ts';
import {
	anforderungOeffnen,
	anforderungSchliessen,
	anforderungZurueckziehen,
} from '#domain/akte/entscheidungen/dokument/anforderung-pflegen.ts';
import { bescheinigungAusstellen } from '#domain/akte/entscheidungen/dokument/bescheinigung-ausstellen.ts';
import { dokumentAnfordern } from '#domain/akte/entscheidungen/dokument/dokument-anfordern.ts';
import { dokumentBereitstellen } from '#domain/akte/entscheidungen/dokument/dokument-bereitstellen.ts';
import { dokumentDrucken } from '#domain/akte/entscheidungen/dokument/dokument-drucken.ts';
import { dokumentHochladen } from '#domain/akte/entscheidungen/dokument/dokument-hochladen.ts';
import { dokumentInvalidieren } from '#domain/akte/entscheidungen/dokument/dokument-invalidieren.ts';
import { dokumentLoeschen } from '#domain/akte/entscheidungen/dokument/dokument-loeschen.ts';
import { dokumentPruefen } from '#domain/akte/entscheidungen/dokument/dokument-pruefen.ts';
import { dokumenteAblaufenLassen } from '#domain/akte/entscheidungen/dokument/dokumente-ablaufen.ts';
import { scanZuordnen } from '#domain/akte/entscheidungen/dokument/scan-zuordnen.ts';
import { einblickNehmen } from '#domain/akte/entscheidungen/freiwilliger/einblick-nehmen.ts';
import { einsichtFesthalten } from '#domain/akte/entscheidungen/freiwilliger/einsicht-festhalten.ts';
import { einsichtenBereinigen } from '#domain/akte/entscheidungen/freiwilliger/einsichten-bereinigen.ts';
import {
	berichtigungAblehnen,
	zeugnisBerichtigen,
	zeugnisFreigeben,
	zeugnisSchreiben,
	zeugnisVerlangen,
	zeugnisWeitergeben,
	zeugnisZurueckgeben,
} from '#domain/akte/entscheidungen/vertrag/zeugnis.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import type { Akte } from '../zustand.ts';
import { testSpec } from './dokumente.fixture.ts';
import { ADMIN, freiwillig, SYSTEM, TRAEGER, VEREIN1 } from './personen.fixture.ts';
import type { Nebentat, Tat, Wuerfel } from './zufallstaten.fixture.ts';

const ZEUGNIS = testSpec({
	id: 'fz',
	bezeichnung: 'Führungszeugnis',
	stufen: [
		{ abStatus: 2800, stufe: 'ERINNERN' },
		{ abStatus: 4000, stufe: 'UEBERPRUEFUNG' },
	],
	gueltigkeitMonate: 3,
	uploadRollen: ['MA_VEREIN'],
	frist: 14,
});

/** One of every kind the rules tell apart. */
export const VORLAGEN: readonly DokumentSpec[] = [
	ZEUGNIS,
	testSpec({
		id: 'ds',
		bezeichnung: 'Datenschutzerklärung',
		stufen: [{ abStatus: 2500, stufe: 'PFLICHT' }],
		isMehrereDateien: true,
		pruefendeOrganisation: 'EINSATZSTELLE',
		steuerungsfelder: [{ feld: 'isBildrechte', modus: 'SETZEN' }],
	}),
	testSpec({
		id: 'vb',
		bezeichnung: 'Vereinbarung',
		nutzungsart: 'GESTELLT',
		isVertragsrelevant: true,
		signaturparteien: ['FREIWILLIGER', 'ERZIEHUNGSBERECHTIGTER', 'EINSATZSTELLE', 'TRAEGER'],
		uploadRollen: ['MA_VERWALTUNG'],
	}),
	testSpec({
		id: 'ei',
		bezeichnung: 'Einwilligung der Eltern',
		nutzungsart: 'BEIDES',
		stufen: [{ abStatus: 2000, stufe: 'ERINNERN' }],
		bedingungen: [{ art: 'VOLLJAEHRIG', ist: false, werte: [] }],
		signaturparteien: ['ERZIEHUNGSBERECHTIGTER'],
	}),
	testSpec({
		id: 'ek',
		bezeichnung: 'Ehrenkodex',
		stufen: [{ abStatus: 2000, stufe: 'ERINNERN' }],
		signaturparteien: ['FREIWILLIGER', 'TRAEGER'],
	}),
	testSpec({
		id: 'be',
		bezeichnung: 'Bescheinigung',
		nutzungsart: 'GESTELLT',
		stufen: [{ abStatus: 9900, stufe: 'PFLICHT' }],
		nachweisFuer: 'BESCHEINIGUNG',
		uploadRollen: ['MA_VERWALTUNG'],
	}),
	testSpec({
		id: 'ez',
		bezeichnung: 'Erweitertes Führungszeugnis',
		nutzungsart: 'EINSICHTNAHME',
		stufen: [{ abStatus: 2000, stufe: 'ERINNERN' }],
	}),
	testSpec({
		id: 'ze',
		bezeichnung: 'Zeugnis',
		nutzungsart: 'GESTELLT',
		nachweisFuer: 'ZEUGNIS',
		vorlage: 'TEXT',
		uploadRollen: ['MA_VERWALTUNG'],
	}),
	testSpec({
		id: 'pa',
		bezeichnung: 'Hausordnung auf Papier',
		nutzungsart: 'BEIDES',
		stufen: [{ abStatus: 2000, stufe: 'ERINNERN' }],
		signaturparteien: ['FREIWILLIGER'],
		signaturform: 'PAPIER',
		vorlage: 'TEXT',
	}),
	testSpec({ id: 'll', bezeichnung: 'Lebenslauf', isPruefungUeberspringen: true }),
];

/** Later on: a new version of one, another locked. */
export const VORLAGEN_SPAETER: readonly DokumentSpec[] = [
	...VORLAGEN.map((spec): DokumentSpec => {
		if (spec.id === ZEUGNIS.id) return { ...spec, status: 30, nachfolgerID: 'fz2' };
		return spec.id === 'll' ? { ...spec, status: 90 } : spec;
	}),
	{ ...ZEUGNIS, id: 'fz2', version: 2, vorgaengerID: ZEUGNIS.id },
];

let laufnummer = 0;
const neueDatei = () => ({ uploadID: `u-${++laufnummer}`, sha256: `${laufnummer}`, name: 'datei.pdf' });
const neueID = () => `d-${++laufnummer}`;

/** Those that wait for something, as long as there are any. */
function eineAnforderung({ anforderungen, ...akte }: Akte, wirf: Wuerfel): string {
	const offene = anforderungen.filter((a) => standDerAnforderung({ anforderungen, ...akte }, a) === 'NOT_PROVIDED');
	if (anforderungen.length === 0) return 'keine';
	return wirf(offene.length > 0 && wirf([true, true, false]) ? offene : anforderungen).id;
}

function einDokument(akte: Akte, wirf: Wuerfel): string {
	const neueste = akte.anforderungen.flatMap((a) => neuestesDokument(akte, a) ?? []).filter((d) => d.status === 0);
	if (akte.dokumente.length === 0) return 'keines';
	return wirf(neueste.length > 0 && wirf([true, true, false]) ? neueste : akte.dokumente).id;
}

const einer = (akte: Akte, wirf: Wuerfel) => wirf([freiwillig(akte.id), VEREIN1, TRAEGER, TRAEGER, ADMIN]);
const meistFreiwillig = (akte: Akte, wirf: Wuerfel) => wirf([freiwillig(akte.id), einer(akte, wirf)]);
const eineVorlage = (wirf: Wuerfel): string => wirf([...VORLAGEN_SPAETER.map((spec) => spec.id)]);

const eineEinsicht = (wirf: Wuerfel) => ({
	fuehrungszeugnisDatum: '2025-03-01',
	isEinschlaegigVerurteilt: wirf([false, false, true]),
});

export const DOKUMENTTATEN: Readonly<Record<string, (akte: Akte, wirf: Wuerfel) => Nebentat>> = {
	dokumentAnfordern(akte, wirf) {
		const specID = eineVorlage(wirf);
		return { akteur: einer(akte, wirf), tat: (l) => dokumentAnfordern(l, { specID }) };
	},
	dokumentHochladen(akte, wirf) {
		const anforderungID = eineAnforderung(akte, wirf);
		const eingabe = { dokumentID: neueID(), anforderungID, datei: neueDatei(), einsatzortID: null };
		return { akteur: meistFreiwillig(akte, wirf), tat: (l) => dokumentHochladen(l, eingabe) };
	},
	dokumentBereitstellen(akte, wirf) {
		const gestellt = akte.anforderungen.filter((a) => ['vb', 'be'].includes(a.specID));
		const anforderungID = gestellt.length > 0 && wirf([true, true, false]) ? wirf(gestellt).id : null;
		const automatisch = wirf([false, false, true]);
		const datei = neueDatei();
		const eingabe = { dokumentID: neueID(), anforderungID, specID: 'vb', datei, einsatzortID: null, automatisch };
		return { akteur: automatisch ? SYSTEM : einer(akte, wirf), tat: (l) => dokumentBereitstellen(l, eingabe) };
	},
	bescheinigungAusstellen(akte, wirf) {
		const eingabe = { dokumentID: neueID(), datei: neueDatei(), luecken: wirf([[], [], ['geboren am']]) };
		return { akteur: einer(akte, wirf), tat: (l) => bescheinigungAusstellen(l, eingabe) };
	},
	dokumentDrucken(akte, wirf) {
		const aufPapier = akte.anforderungen.find(({ specID }) => specID === 'pa');
		const anforderungID = wirf([true, true, false]) && aufPapier ? aufPapier.id : eineAnforderung(akte, wirf);
		const nummer = wirf(['A', 'A', 'B']);
		const druck = { kennung: `k-${nummer}`, nummer, seiten: 2, sha256: nummer };
		return { akteur: einer(akte, wirf), tat: (l) => dokumentDrucken(l, { anforderungID, einsatzortID: null, druck }) };
	},
	scanZuordnen(akte, wirf) {
		const kennung = akte.drucke.length > 0 ? wirf(akte.drucke).kennung : 'keine';
		const eingabe = {
			dokumentID: neueID(),
			kennung,
			seiten: wirf([2, 2, 1]),
			datei: neueDatei(),
			original: 'Ordner 3',
		};
		return { akteur: einer(akte, wirf), tat: (l) => scanZuordnen(l, eingabe) };
	},
	zeugnis({ id, vertraege }, wirf) {
		const begonnen = vertraege.find(({ zeugnis }) => zeugnis !== null);
		const gedient = vertraege.find(({ status }) => status === 4000 || status === 9000);
		const vertragID = (begonnen ?? gedient ?? vertraege.at(-1))?.id ?? 'keiner';
		const texte = { taetigkeiten: 'Betreuung', merkmale: 'Ruhe', leistung: 'Sorgfalt', verhalten: wirf(['', 'Offen']) };
		const schritt = wirf<Tat>([
			// Nothing comes before it.
			...[1, 2, 3].map((): Tat => (l) => zeugnisVerlangen(l, { vertragID, umfang: 'EINFACH' })),
			(l) => zeugnisVerlangen(l, { vertragID, umfang: wirf(['EINFACH', 'ERWEITERT'] as const) }),
			(l) => zeugnisSchreiben(l, { vertragID, texte }),
			(l) => zeugnisWeitergeben(l, { vertragID }),
			(l) => zeugnisZurueckgeben(l, { vertragID, nachricht: 'Bitte ausführlicher' }),
			(l) => zeugnisFreigeben(l, { vertragID }),
			(l) => zeugnisBerichtigen(l, { vertragID, nachricht: 'Mein Name ist falsch' }),
			(l) => berichtigungAblehnen(l, { vertragID, grund: 'Er stimmt' }),
		]);
		return { akteur: wirf([freiwillig(id), VEREIN1, TRAEGER]), tat: schritt };
	},
	dokumentPruefen(akte, wirf) {
		const dokumentID = einDokument(akte, wirf);
		const ergebnis = wirf(['OK', 'OK', 'OK', 'ABGELEHNT'] as const);
		const papier = wirf([false, false, false, true]);
		const steuerwerte = wirf([{}, {}, { isBildrechte: true }, eineEinsicht(wirf)]);
		const original = wirf([null, 'Ordner 3']);
		const eingabe = { dokumentID, ergebnis, papier, grund: 'nicht lesbar', steuerwerte, original };
		return { akteur: einer(akte, wirf), tat: (l) => dokumentPruefen(l, eingabe) };
	},
	einsichtFesthalten(akte, wirf) {
		const eingabe = { anforderungID: eineAnforderung(akte, wirf), werte: eineEinsicht(wirf) };
		return { akteur: einer(akte, wirf), tat: (l) => einsichtFesthalten(l, eingabe) };
	},
	einblickNehmen(akte, wirf) {
		const dokumentID = einDokument(akte, wirf);
		return { akteur: einer(akte, wirf), tat: (l) => einblickNehmen(l, { dokumentID }) };
	},
	einsichtenBereinigen: () => ({ akteur: SYSTEM, tat: (l) => einsichtenBereinigen(l) }),
	dokumentInvalidieren(akte, wirf) {
		const anforderungID = eineAnforderung(akte, wirf);
		return { akteur: einer(akte, wirf), tat: (l) => dokumentInvalidieren(l, { anforderungID, grund: 'überholt' }) };
	},
	dokumentLoeschen(akte, wirf) {
		const dokumentID = einDokument(akte, wirf);
		return { akteur: einer(akte, wirf), tat: (l) => dokumentLoeschen(l, { dokumentID, grund: 'falsche Akte' }) };
	},
	anforderungPflegen(akte, wirf) {
		const anforderungID = eineAnforderung(akte, wirf);
		const verb = wirf([anforderungSchliessen, anforderungZurueckziehen, anforderungOeffnen]);
		return { akteur: einer(akte, wirf), tat: (l) => verb(l, { anforderungID }) };
	},
	dokumenteAblaufenLassen: () => ({ akteur: SYSTEM, tat: (l) => dokumenteAblaufenLassen(l, {}) }),
};
