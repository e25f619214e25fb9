/** The history of a document specification in sentences; the subject of each is who did it. */
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { auswahlText } from '#domain/felder/auswahl.ts';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { formatDatum } from '#domain/format/datum.ts';
import type { Bedingung } from '#domain/referenz.ts';
import {
	BEDINGUNG_BEZEICHNUNG,
	NACHWEIS_BEZEICHNUNG,
	NUTZUNGSART_BEZEICHNUNG,
	PARTEI_BEZEICHNUNG,
	PRUEFENDE_BEZEICHNUNG,
	SPEC_BEZEICHNUNG,
	STUFE_BEZEICHNUNG,
	UPLOADROLLE_BEZEICHNUNG,
} from './bezeichnung.ts';
import type { DokumentSpecFelder } from './dokumentspec-felder.ts';
import type { DokumentSpecEreignis } from './ereignisse.ts';

export interface Specverlaufseintrag {
	readonly zeit: string;
	readonly userID: string | null;
	readonly impersoniertVon: string | null;
	/** `hat … geändert.` */
	readonly satz: string;
	readonly aenderungen: readonly {
		readonly bezeichnung: string;
		readonly von: string | null;
		readonly nach: string | null;
	}[];
}

/** Names of Dienstarten, specifications and values of lists the events refer to by id. */
export type Namen = (id: string) => string;

/** Newest first. */
export function specverlauf(ereignisse: readonly Aufgezeichnet<DokumentSpecEreignis>[], name: Namen) {
	return ereignisse.toReversed().map(
		(e): Specverlaufseintrag => ({
			zeit: e.meta.zeit,
			userID: e.meta.userID,
			impersoniertVon: e.meta.impersoniertVon,
			satz: satzVon(e, name),
			aenderungen: aenderungenVon(e, name),
		}),
	);
}

function satzVon(e: DokumentSpecEreignis, name: Namen): string {
	switch (e.type) {
		case 'DokumentSpecAngelegt':
			return e.facts.vorgaengerID === null
				? 'hat die Vorlage angelegt.'
				: `hat Version ${e.facts.version} als Entwurf angelegt.`;
		case 'DokumentSpecGeaendert':
			return 'hat die Vorlage geändert.';
		case 'DokumentSpecVeroeffentlicht':
			return 'hat die Vorlage veröffentlicht.';
		case 'DokumentSpecAbgeloest':
			return `hat die Vorlage durch „${name(e.facts.nachfolgerID)}“ abgelöst.`;
		case 'DokumentSpecGesperrt':
			return 'hat die Vorlage gesperrt.';
		case 'DokumentSpecEntsperrt':
			return 'hat die Vorlage entsperrt.';
		case 'DokumentSpecGeloescht':
			return 'hat den Entwurf gelöscht.';
	}
}

/** In the order of the form; texts that were erased are missing. */
function aenderungenVon(e: DokumentSpecEreignis, name: Namen): Specverlaufseintrag['aenderungen'] {
	if (e.type !== 'DokumentSpecGeaendert') return [];
	const aenderungen: Partial<Record<keyof DokumentSpecFelder, { von: unknown; nach: unknown }>> = {
		...e.facts.aenderungen,
		...e.person?.aenderungen,
	};
	return (Object.keys(SPEC_BEZEICHNUNG) as (keyof DokumentSpecFelder)[]).flatMap((feld) => {
		const wechsel = aenderungen[feld];
		if (!wechsel) return [];
		const worte = (wert: unknown) => specworte({ [feld]: wert }, feld, name);
		return [{ bezeichnung: SPEC_BEZEICHNUNG[feld], von: worte(wechsel.von), nach: worte(wechsel.nach) }];
	});
}

/** A value in words; null: nothing. */
function specworte(werte: Partial<DokumentSpecFelder>, feld: keyof DokumentSpecFelder, name: Namen): string | null {
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
	stufen: (stufen) => stufen.map(({ abStatus, stufe }) => `ab ${abStatus} ${STUFE_BEZEICHNUNG[stufe]}`).join(', '),
	bedingungen: (bedingungen, name) => bedingungen.map((b) => bedingungsworte(b, name)).join(' und '),
	dienstartIDs: (ids, name) => ids.map(name).join(', '),
	zyklusVon: formatDatum,
	zyklusBis: formatDatum,
	isVertragsrelevant: jaNein,
	isGesundheit: jaNein,
	signaturparteien: (parteien) => parteien.map((p) => PARTEI_BEZEICHNUNG[p]).join(', '),
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

const dienstWort = (art: string): string => (art === 'FOEJ' ? 'FÖJ' : art === 'SONSTIGE' ? 'sonstige' : art);
