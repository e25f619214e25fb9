/** Values of a document specification in words. */
import { auswahlText } from '#domain/felder/auswahl.ts';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { formatDatum } from '#domain/format/datum.ts';
import type { Bedingung } from '#domain/referenzsaetze.ts';
import {
	BEDINGUNG_BEZEICHNUNG,
	NACHWEIS_BEZEICHNUNG,
	NUTZUNGSART_BEZEICHNUNG,
	PARTEI_BEZEICHNUNG,
	PRUEFENDE_BEZEICHNUNG,
	STUFE_BEZEICHNUNG,
	UPLOADROLLE_BEZEICHNUNG,
} from './bezeichnung.ts';
import type { DokumentSpecFelder } from './dokumentspec-felder.ts';
import { SIGNATURANGABEN } from './signaturform.ts';

/** Names of Dienstarten, specifications and values of lists it refers to by id. */
export type Namen = (id: string) => string;

/** A value in words; null: nothing. */
export function specworte(
	werte: Partial<DokumentSpecFelder>,
	feld: keyof DokumentSpecFelder,
	name: Namen,
): string | null {
	const worte = WORTE[feld] as (wert: unknown, name: Namen) => string | null;
	const wert = werte[feld];
	return wert === null || wert === undefined ? null : worte(wert, name) || null;
}

type Worte = {
	readonly [F in keyof DokumentSpecFelder]: (wert: NonNullable<DokumentSpecFelder[F]>, name: Namen) => string;
};

const jaNein = (wert: boolean) => (wert ? 'ja' : 'nein');

const WORTE: Worte = {
	bezeichnung: String,
	beschreibung: String,
	tags: (tags) => tags.join(', '),
	sortierung: String,
	nutzungsart: (wert) => NUTZUNGSART_BEZEICHNUNG[wert],
	// A whole text twice says less than that it changed.
	vorlageText: (text) => `Text mit ${text.length} Zeichen`,
	vorlageUploadID: () => 'PDF-Datei',
	feldzuordnungen: ({ length: n }) => (n === 0 ? '' : n === 1 ? '1 Feld festgelegt' : `${n} Felder festgelegt`),
	stufen: (stufen) => stufen.map(({ abStatus, stufe }) => `ab ${abStatus} ${STUFE_BEZEICHNUNG[stufe]}`).join(', '),
	bedingungen: (bedingungen, name) => bedingungen.map((b) => bedingungsworte(b, name)).join(' und '),
	dienstartIDs: (ids, name) => ids.map(name).join(', '),
	zyklusVon: formatDatum,
	zyklusBis: formatDatum,
	isVertragsrelevant: jaNein,
	isGesundheit: jaNein,
	signaturparteien: (parteien) => parteien.map((p) => PARTEI_BEZEICHNUNG[p]).join(', '),
	signaturform: (wert) => SIGNATURANGABEN[wert].label,
	signaturgrund: String,
	nachweisFuer: (wert) => NACHWEIS_BEZEICHNUNG[wert],
	steuerungsfelder: (felder) =>
		felder
			.map(({ feld, modus }) => `${FELD_BEZEICHNUNG[feld]} (${modus === 'LESEN' ? 'gedruckt' : 'gesetzt'})`)
			.join(', '),
	isPruefungUeberspringen: jaNein,
	isNachtraeglicheAnforderungVerhindert: jaNein,
	isAutomatischBereitstellen: jaNein,
	isMehrereDateien: jaNein,
	gueltigkeitMonate: String,
	uploadRollen: (rollen) => rollen.map((rolle) => UPLOADROLLE_BEZEICHNUNG[rolle]).join(', '),
	pruefendeOrganisation: (wert) => PRUEFENDE_BEZEICHNUNG[wert],
	frist: String,
};

/** `Dienst ist FSJ oder FÖJ`. */
function bedingungsworte({ art, ist, werte }: Bedingung, name: Namen): string {
	const worte = werte.map((wert) => {
		if (art === 'GESCHLECHT') return auswahlText('geschlecht', wert);
		return art === 'DIENSTART' ? dienstWort(wert) : name(wert);
	});
	return [BEDINGUNG_BEZEICHNUNG[art], ist ? 'ist' : 'ist nicht', worte.join(' oder ')].filter(Boolean).join(' ');
}

export const dienstWort = (art: string): string => (art === 'FOEJ' ? 'FÖJ' : art === 'SONSTIGE' ? 'sonstige' : art);
