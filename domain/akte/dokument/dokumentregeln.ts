import type { AnforderungStatus } from '#domain/status/anforderung.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
/** Guards that read documents and field queries: what is still missing for a step (G01, G19, G20, G33). */

import {
	type GefragtesFeld,
	gefragteFelder,
	gefragterVertrag,
	istLeer,
	wertVon,
} from '#domain/akte/freiwilliger/abfragen.ts';
import { gefragteEltern } from '#domain/akte/freiwilliger/elternabfrage.ts';
import type { Feldabfrage } from '#domain/feldabfrage/feldabfrage.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import type { Akte, Anforderung, Dokument, Vertragsbedingungen, Wunsch } from '../zustand.ts';
import { istVomDienst, stehtFuerDienst } from './dienstnachweis.ts';
import { bedingungenErfuellt, blockierend, type Dokumentumfeld, passt, stufeBei } from './dokumentbedingungen.ts';
import { abgeloest, geltendeAnforderung, vertreten } from './dokumentversionen.ts';

/** First matching row of the table; a request made by hand doesn't wait for conditions. */
export function anforderungsStatus(
	akte: Akte,
	anforderung: Anforderung | undefined,
	spec: DokumentSpec,
	umfeld: Dokumentumfeld,
): AnforderungStatus {
	if (!anforderung) return 'NOT_REQUESTED';
	if (!anforderung.isManuell && !bedingungenErfuellt(spec, akte, umfeld)) return 'NOT_REQUESTED';
	return standDerAnforderung(akte, anforderung);
}

/** The same from the file alone, as long as the conditions hold under which it was made. */
export function standDerAnforderung(akte: Akte, anforderung: Anforderung): AnforderungStatus {
	if (anforderung.zurueckgezogenAm !== null) return 'NOT_REQUESTED';
	if (anforderung.geschlossenAm !== null) return 'FINISHED';
	switch (neuestesDokument(akte, anforderung)?.status) {
		case 0:
			return 'NEEDS_REVIEW';
		case 1000:
			return 'PROVIDED';
		case 1500:
			return 'WAIT_SIGNING';
		case 2000:
			return 'SIGNED';
		default:
			return anforderung.eingesehen ? standNachEinsicht(akte) : 'NOT_PROVIDED';
	}
}

/** With a conviction that bars from the work somebody still has to decide what becomes of it. */
const standNachEinsicht = ({ person }: Akte): AnforderungStatus =>
	person.isEinschlaegigVerurteilt ? 'NEEDS_REVIEW' : 'PROVIDED';

/** Guard G01: names of the documents that block the change into a status, by level. */
export function fehlendePflichtdokumente(
	akte: Akte,
	specs: readonly DokumentSpec[],
	zielStatus: number,
	umfeld: Dokumentumfeld,
): string[] {
	return aufhaltende(akte, specs, zielStatus, umfeld).map((spec) => spec.bezeichnung);
}

/** The specifications behind those names. */
export function aufhaltende(
	akte: Akte,
	specs: readonly DokumentSpec[],
	zielStatus: number,
	umfeld: Dokumentumfeld,
): DokumentSpec[] {
	return specs.filter((spec) => zaehlt(akte, spec, specs, umfeld) && blockiert(akte, spec, zielStatus, umfeld));
}

/** It applies; where the volunteer is still asked for an older version, that one does. */
function zaehlt(akte: Akte, spec: DokumentSpec, specs: readonly DokumentSpec[], umfeld: Dokumentumfeld): boolean {
	if (spec.status === DOKUMENTSPEC.nr.Veroeffentlicht)
		return passt(spec, akte, umfeld) && !vertreten(akte, spec, specs);
	if (spec.status !== DOKUMENTSPEC.nr.Abgeloest || !geltendeAnforderung(akte, spec)) return false;
	return passt(spec, akte, umfeld) && !abgeloest(akte, spec, specs);
}

/** Guard G19: names of the contract-relevant documents that are not fully signed. */
export function offeneUnterschriften(akte: Akte, specs: readonly DokumentSpec[], umfeld: Dokumentumfeld): string[] {
	const offene = specs.filter((spec) => {
		if (!spec.isVertragsrelevant) return false;
		const anforderung = geltendeAnforderung(akte, spec);
		const vonHand =
			anforderung?.isManuell === true && spec.status !== DOKUMENTSPEC.nr.Gesperrt && !abgeloest(akte, spec, specs);
		const gilt = zaehlt(akte, spec, specs, umfeld) || vonHand;
		return gilt && !unterschrieben(akte, anforderung, umfeld);
	});
	return offene.map((spec) => spec.bezeichnung);
}

/** Guard G20: the mandatory queried fields that are still empty; `werte` are terms set in the same step. */
export function fehlendeAbfragefelder(
	{ akte, heute }: { readonly akte: Akte; readonly heute: string },
	wunsch: Wunsch | null,
	feldabfragen: readonly Feldabfrage[],
	ziel: number,
	werte: Partial<Vertragsbedingungen> = {},
): GefragtesFeld[] {
	const vertrag = wunsch && gefragterVertrag(akte, [wunsch]);
	const bedingungen = vertrag ? { ...vertrag, ...werte } : Object.keys(werte).length > 0 ? werte : null;
	const umfeld = { vertrag: bedingungen, eltern: gefragteEltern(akte, heute) };
	return gefragteFelder(feldabfragen, ziel, [wunsch], umfeld).filter(
		({ feld, isPflicht }) => isPflicht && istLeer(wertVon(akte, bedingungen, feld)),
	);
}

/** Guard G33: names of what keeps the file from being closed. */
export function offeneNachbearbeitung(akte: Akte, specs: readonly DokumentSpec[], umfeld: Dokumentumfeld): string[] {
	const offene = specs
		.filter((spec) => spec.nachweisFuer === null && offenBeimAbschluss(akte, spec, specs, umfeld))
		.map((spec) => spec.bezeichnung);
	return [...new Set([...offene, ...fehlendeNachweise(akte, specs, umfeld)])];
}

const UNERLEDIGT: readonly AnforderungStatus[] = ['NOT_PROVIDED', 'NEEDS_REVIEW', 'WAIT_SIGNING'];

function offenBeimAbschluss(
	akte: Akte,
	spec: DokumentSpec,
	specs: readonly DokumentSpec[],
	umfeld: Dokumentumfeld,
): boolean {
	if (spec.status === DOKUMENTSPEC.nr.Gesperrt || !blockierend(stufeBei(spec, 9900))) return false;
	const anforderung = geltendeAnforderung(akte, spec);
	// The No-Show closes what is open; nobody will hand it in any more.
	if (akte.status === FREIWILLIGER.nr.DienstNichtAngetreten && anforderung && anforderung.geschlossenAm !== null)
		return false;
	if (UNERLEDIGT.includes(anforderungsStatus(akte, anforderung, spec, umfeld))) return true;
	return zaehlt(akte, spec, specs, umfeld) && blockiert(akte, spec, 9900, umfeld);
}

/** The Bescheinigung always, the Zeugnis in the BFD and where it was asked for, of this service; neither without one. */
function fehlendeNachweise(akte: Akte, specs: readonly DokumentSpec[], { dienstart }: Dokumentumfeld): string[] {
	if (akte.status === FREIWILLIGER.nr.DienstNichtAngetreten) return [];
	const vorlagen = (art: DokumentSpec['nachweisFuer']) => specs.filter((spec) => spec.nachweisFuer === art);
	const zeugnis = vorlagen('ZEUGNIS');
	const braucht = dienstart?.art === 'BFD' || istVerlangt(akte, zeugnis);
	return [
		...(ausgestellt(akte, vorlagen('BESCHEINIGUNG')) ? [] : ['Bescheinigung']),
		...(braucht && !ausgestellt(akte, zeugnis) ? ['Zeugnis'] : []),
	];
}

function istVerlangt(akte: Akte, specs: readonly DokumentSpec[]): boolean {
	const ids = specs.map((spec) => spec.id);
	return akte.anforderungen.some(
		(a) => ids.includes(a.specID) && a.zurueckgezogenAm === null && stehtFuerDienst(akte, a, neuestesDokument(akte, a)),
	);
}

function ausgestellt(akte: Akte, specs: readonly DokumentSpec[]): boolean {
	const ids = specs.map((spec) => spec.id);
	return akte.dokumente.some(
		(d) => ids.includes(d.specID) && !d.isGeloescht && istGeprueft(d) && istVomDienst(akte, d),
	);
}

/** Columns "blocks Pflicht?" and "blocks Ueberprufung?", asked of a specification that applies. */
function blockiert(akte: Akte, spec: DokumentSpec, zielStatus: number, umfeld: Dokumentumfeld): boolean {
	const stufe = stufeBei(spec, zielStatus);
	if (!blockierend(stufe)) return false;
	const anforderung = geltendeAnforderung(akte, spec);
	if (spec.isVertragsrelevant && zielStatus >= FREIWILLIGER.nr.Vertragsabschluss)
		return !unterschrieben(akte, anforderung, umfeld);
	switch (anforderungsStatus(akte, anforderung, spec, umfeld)) {
		case 'PROVIDED':
		case 'SIGNED':
			return false;
		case 'FINISHED':
			return !(istEingesehen(akte, anforderung) || istGeprueft(neuestesDokument(akte, anforderung)));
		case 'NEEDS_REVIEW':
			return stufe === 'UEBERPRUEFUNG';
		default:
			return true;
	}
}

/** This contract's own, signed by every party; without signing in the portal the checked signed copy counts. */
function unterschrieben(
	akte: Akte,
	anforderung: Anforderung | undefined,
	{ pdfSignatures, vertrag }: Dokumentumfeld,
): boolean {
	const dokument = neuestesDokument(akte, anforderung);
	if (!dokument?.isVereinbart || dokument.vertragID !== vertrag?.id) return false;
	return (
		dokument.status === DOKUMENT.nr.Unterschrieben || (!pdfSignatures && dokument.status === DOKUMENT.nr.Verifiziert)
	);
}

/** What answers the request; deleted documents don't. */
export function neuestesDokument(akte: Akte, anforderung: Anforderung | undefined): Dokument | undefined {
	return anforderung && akte.dokumente.findLast((d) => d.anforderungID === anforderung.id && !d.isGeloescht);
}

/** Looked at, and nothing found that bars from the work. */
export const istEingesehen = (akte: Akte, anforderung: Anforderung | undefined): boolean =>
	anforderung?.eingesehen === true && standNachEinsicht(akte) === 'PROVIDED';

const istGeprueft = (dokument: Dokument | undefined): boolean =>
	dokument?.status === DOKUMENT.nr.Verifiziert || dokument?.status === DOKUMENT.nr.Unterschrieben;
