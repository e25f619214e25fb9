/** Requests and documents of a file as its viewer sees them. */

import { nichtGefunden } from '#api/plugins/fehler.ts';
import * as zeige from '#api/present/dokumente.ts';
import { liesLage } from '#commands/akte/lesen.ts';
import { kommtMit, umfeldDerAkte } from '#domain/akte/dokument/dokumentbedarf.ts';
import { type Anforderungsblick, anforderungen, nichtAngefordert } from '#domain/akte/dokument/dokumentblick.ts';
import { anforderungsfall, dokumentfall } from '#domain/akte/dokument/dokumentfall.ts';
import { standDerAnforderung } from '#domain/akte/dokument/dokumentregeln.ts';
import { vorlagenaktionen } from '#domain/akte/dokumentaktionen.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { liestDokumente } from '#domain/akte/sicht/dokumente.ts';
import { sichtIn } from '#domain/akte/zugang.ts';
import type { Personenfeld } from '#domain/felder/personenfelder.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { dateiangaben } from '#projections/queries/dokumente/dateiangaben.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import { vermerkeEinsicht } from '../einsicht.ts';
import type { Umstand } from '../handler.ts';

/** The document file: what is asked for and was handed in, and what could be. */
export async function zeigeDokumentenakte(umstand: Umstand, freiwilligerID: string) {
	const feld = await ladeFeld(umstand, freiwilligerID);
	const alle = sichtbare(feld.lage).map((blick) => zeige.zeigeAnforderung(feld, blick));
	await vermerke(umstand, feld, alle);
	return {
		anforderungen: alle,
		dokumente: alle.flatMap(({ dokumente }) => dokumente),
		vorlagen: weitere(feld.lage),
		kommtMit: kommendes(feld.lage),
	};
}

export async function zeigeAnforderung(umstand: Umstand, freiwilligerID: string, anforderungID: string) {
	const feld = await ladeFeld(umstand, freiwilligerID);
	const gezeigt = sichtbare(feld.lage).find(({ anforderung }) => anforderung.id === anforderungID);
	const anforderung = zeige.zeigeAnforderung(feld, gezeigt ?? zurueckgezogen(feld.lage, anforderungID));
	await vermerke(umstand, feld, [anforderung]);
	return anforderung;
}

/** With a request come the values that its document prints or sets. */
async function vermerke(
	umstand: Umstand,
	{ lage }: zeige.Dokumentfeld,
	anforderungen: readonly ReturnType<typeof zeige.zeigeAnforderung>[],
): Promise<void> {
	const sicht = sichtIn(lage);
	if (!sicht) return;
	const gezeigt = anforderungen.flatMap(({ steuerungsfelder }) => steuerungsfelder.filter(({ wert }) => wert !== null));
	const felder = gezeigt.map(({ feld }) => feld as Personenfeld);
	await vermerkeEinsicht(umstand, { id: lage.akte.id, sicht, felder, anlass: 'AKTE' });
}

/** Withdrawn with nothing handed in, it stands in no list. */
function zurueckgezogen(lage: Lage, anforderungID: string): Anforderungsblick {
	const { anforderung, spec } = anforderungsfall(lage, anforderungID, null);
	const status = standDerAnforderung(lage.akte, anforderung);
	return { anforderung, spec, status, stufe: null, dokumente: [], blockiertAb: null };
}

export async function zeigeDokument(umstand: Umstand, freiwilligerID: string, dokumentID: string) {
	const feld = await ladeFeld(umstand, freiwilligerID);
	const geloescht = feld.lage.akte.dokumente.find((d) => d.id === dokumentID && d.isGeloescht);
	if (geloescht) {
		const { spec } = anforderungsfall(feld.lage, geloescht.anforderungID, null);
		return zeige.zeigeDokument(feld, geloescht, spec);
	}
	const { dokument, spec } = dokumentfall(feld.lage, dokumentID, null);
	return zeige.zeigeDokument(feld, dokument, spec);
}

const sichtbare = (lage: Lage): Anforderungsblick[] =>
	anforderungen(lage.akte, lage.referenz.specs, umfeldDerAkte(lage)).filter(({ spec }) => sieht(lage, spec));

/** What isn't asked for and the viewer could ask for or provide. */
function weitere(lage: Lage) {
	const specs = nichtAngefordert(lage.akte, lage.referenz.specs, umfeldDerAkte(lage)).filter((spec) =>
		sieht(lage, spec),
	);
	return specs
		.map(({ id, bezeichnung, vorlage }) => ({
			specID: id,
			bezeichnung,
			hatVorlage: vorlage !== null,
			aktionen: vorlagenaktionen(lage, id),
		}))
		.filter(({ aktionen }) => aktionen.length > 0);
}

function kommendes(lage: Lage) {
	const naechstes = kommtMit(lage);
	const vorlagen = (naechstes?.specs ?? [])
		.filter((spec) => sieht(lage, spec))
		.map(({ id, bezeichnung }) => ({ specID: id, bezeichnung }));
	return naechstes && vorlagen.length > 0 ? { status: naechstes.status, vorlagen } : null;
}

function sieht(lage: Lage, spec: DokumentSpec): boolean {
	const sicht = sichtIn(lage);
	return sicht !== null && liestDokumente(lage.akteur, sicht, spec);
}

async function ladeFeld({ umgebung, akteur }: Umstand, freiwilligerID: string): Promise<zeige.Dokumentfeld> {
	const lage = await liesLage(umgebung, akteur, freiwilligerID);
	if (!sichtIn(lage)) throw nichtGefunden();
	const { dokumente } = lage.akte;
	const wer = dokumente.flatMap((d) => [d.hochgeladenVon, d.geprueftVon]).filter((id) => id !== null);
	const [dateien, { benutzer }] = await Promise.all([
		dateiangaben(
			umgebung.db,
			dokumente.map((d) => (d.siegel ?? d).uploadID),
		),
		ladeReferenz(umgebung.db, { adresseIDs: [], benutzerIDs: [...new Set(wer)] }),
	]);
	return { lage, dateien, namen: new Map([...benutzer.values()].map(({ id, name }) => [id, name])) };
}
