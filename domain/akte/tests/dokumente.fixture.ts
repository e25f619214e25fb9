/** Specifications, requests and documents for tests: as plain as can be, each test says what is different. */
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import type { Anforderung, Dokument } from '../zustand.ts';

export const testSpec = (
	abweichung: Partial<DokumentSpec> & Pick<DokumentSpec, 'id' | 'bezeichnung'>,
): DokumentSpec => ({
	status: 10,
	nutzungsart: 'ANGEFORDERT',
	stufen: [],
	bedingungen: [],
	dienstartIDs: [],
	isVertragsrelevant: false,
	isGesundheit: false,
	signaturparteien: [],
	zyklusVon: null,
	zyklusBis: null,
	nachweisFuer: null,
	steuerungsfelder: [],
	isPruefungUeberspringen: false,
	isNachtraeglicheAnforderungVerhindert: false,
	isAutomatischBereitstellen: false,
	isMehrereDateien: false,
	gueltigkeitMonate: null,
	uploadRollen: [],
	pruefendeOrganisation: 'TRAEGER',
	frist: null,
	vorlage: null,
	version: 1,
	vorgaengerID: null,
	nachfolgerID: null,
	...abweichung,
});

export const testAnforderung = (
	abweichung: Partial<Anforderung> & Pick<Anforderung, 'id' | 'specID'>,
): Anforderung => ({
	angefordertAm: '2025-06-02T10:00:00.000Z',
	offenSeit: '2025-06-02T10:00:00.000Z',
	isManuell: false,
	frist: null,
	geschlossenAm: null,
	zurueckgezogenAm: null,
	eingesehen: false,
	mahnungAb: '2025-06-02',
	mahnstufe: 0,
	gemahntAm: null,
	bemerkung: null,
	...abweichung,
});

export const testDokument = (
	abweichung: Partial<Dokument> & Pick<Dokument, 'id' | 'anforderungID' | 'specID' | 'status'>,
): Dokument => ({
	vertragID: null,
	isVereinbart: Boolean(abweichung.vertragID),
	einsatzortID: null,
	statusSeit: '2025-06-10T10:00:00.000Z',
	hochgeladenAm: '2025-06-10T10:00:00.000Z',
	hochgeladenVon: null,
	herkunft: 'UPLOAD',
	uploadID: `u-${abweichung.id}`,
	sha256: '',
	einblick: null,
	name: 'datei.pdf',
	gueltigBis: null,
	geprueftAm: null,
	geprueftVon: null,
	fassung: 1,
	isPapier: false,
	vollstaendigAm: null,
	siegel: null,
	siegelfehler: null,
	grund: null,
	isUeberholt: false,
	isGeloescht: false,
	...abweichung,
});
