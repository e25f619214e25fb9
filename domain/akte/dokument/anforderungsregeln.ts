/** Rules on requests and on the documents in them (table: FreiwilligerDokument; Request commands). */

import type { Ablehnungscode } from '#domain/ablehnungen.ts';
import { orteVon } from '#domain/akte/dienstort.ts';
import { type Datei, istVertragsentwurf } from '#domain/akte/dokument/dokumentdatei.ts';
import type { Anforderungsfall, Dokumentfall, Vorlagenfall } from '#domain/akte/dokument/dokumentfall.ts';
import { standDerAnforderung } from '#domain/akte/dokument/dokumentregeln.ts';
import type { Befund, Regel } from '#domain/akte/fall.ts';
import { beiAnforderung, beimDokument } from '#domain/akte/regeln/ausgang.ts';
import { durch } from '#domain/akte/regeln/behebbar.ts';
import { brauchtUnterschriften } from '#domain/akte/signatur/ablauf.ts';
import type { Signaturfall } from '#domain/akte/signatur/fall.ts';
import { wartetAufSiegel } from '#domain/akte/signatur/siegel.ts';
import type { Dokument } from '#domain/akte/zustand.ts';
import { istImPortal, wegDer } from '#domain/dokumentspec/signaturform.ts';
import { istMinderjaehrig } from '#domain/recht/alter.ts';
import { KEINE_BERECHTIGUNG, NICHT_GEFUNDEN, type Regelverstoss } from '#domain/regelverstoss.ts';
import { seite } from '#domain/rollen.ts';
import type { AnforderungStatus } from '#domain/status/anforderung.ts';
import { DOKUMENT, type DokumentStatus } from '#domain/status/dokument.ts';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { endungVon } from '#domain/upload/dateitypen.ts';

const verstoss = (code: Ablehnungscode, text: string, mehr: Partial<Regelverstoss> = {}): Regelverstoss => ({
	code,
	http: 409,
	text,
	...mehr,
});

/** What the Einsatzstelle asks for or hands in must be hers to hand in. */
export function stelleReichtEin({ lage, spec }: Vorlagenfall): Befund {
	const gesperrt = seite(lage.akteur) === 'EINSATZSTELLE' && !spec.uploadRollen.includes('MA_VEREIN');
	return gesperrt ? KEINE_BERECHTIGUNG : null;
}

/** The Einsatzstelle checks only what is hers to check. */
export function stellePrueft({ lage, spec }: Vorlagenfall): Befund {
	const fremd = seite(lage.akteur) === 'EINSATZSTELLE' && spec.pruefendeOrganisation !== 'EINSATZSTELLE';
	return fremd ? KEINE_BERECHTIGUNG : null;
}

/** The Einsatzort named is one the volunteer has to do with, and for an Einsatzstelle her own. */
export function einsatzortDerAkte({ lage, eingabe }: Vorlagenfall<{ readonly einsatzortID: string | null }>): Befund {
	const ort = eingabe?.einsatzortID ?? null;
	if (ort === null) return null;
	const { akte, akteur } = lage;
	if (seite(akteur) === 'EINSATZSTELLE' && !akteur.einsatzortIDs.includes(ort)) return NICHT_GEFUNDEN;
	return akte.wuensche.some((w) => orteVon(akte, w).includes(ort)) ? null : NICHT_GEFUNDEN;
}

/** Locked ones take nothing any more; superseded ones only what had been asked for under them (I18). */
export function vorlageNutzbar({ spec }: Vorlagenfall): Befund {
	if (spec.status === DOKUMENTSPEC.nr.Gesperrt) return verstoss('VORLAGE', 'Diese Dokumentvorlage ist gesperrt.');
	return spec.status === DOKUMENTSPEC.nr.Entwurf
		? verstoss('VORLAGE', 'Diese Dokumentvorlage ist nicht veröffentlicht.')
		: null;
}

export function vorlageVeroeffentlicht(fall: Vorlagenfall): Befund {
	if (fall.spec.status !== DOKUMENTSPEC.nr.Abgeloest) return vorlageNutzbar(fall);
	return verstoss('VORLAGE', 'Diese Dokumentvorlage wurde durch eine neue Version abgelöst.');
}

export function nachtraeglichErlaubt({ lage, spec }: Vorlagenfall): Befund {
	if (!spec.isNachtraeglicheAnforderungVerhindert || lage.akte.status < FREIWILLIGER.nr.Vertragsabschluss) return null;
	return verstoss('NACHTRAEGLICH', 'Dieses Dokument kann nachträglich nicht mehr angefordert werden.');
}

/** G22 on a request. */
export function anforderungIn(...stand: readonly AnforderungStatus[]): Regel<Anforderungsfall> {
	return ({ lage, anforderung }, titel) => {
		const jetzt = standDerAnforderung(lage.akte, anforderung);
		return stand.includes(jetzt) ? null : beiAnforderung(titel, jetzt);
	};
}

/** G22 on a document; without one, on its request. */
export function dokumentIn(...status: readonly DokumentStatus[]): Regel<Anforderungsfall> {
	return (fall, titel) => {
		if (!fall.dokument) return beiAnforderung(titel, standDerAnforderung(fall.lage.akte, fall.anforderung));
		return status.includes(fall.dokument.status) ? null : beimDokument(titel, fall.dokument);
	};
}

/** Who signed doesn't undo it by handing in something else; the Traeger may (a copy countersigned elsewhere). */
export function unterschriebenesBleibt(fall: Anforderungsfall, titel: string): Befund {
	const { dokument, lage } = fall;
	if (!dokument || seite(lage.akteur) === 'TRAEGER') return null;
	if (dokument.status !== DOKUMENT.nr.Unterschrieben && !wartetAufSiegel(dokument)) return null;
	return { ...beimDokument(titel, dokument), behebbarDurch: ['MA_VERWALTUNG', 'ADMIN'] };
}

/** What the portal gave out to be signed comes back signed: with the same bytes nobody has signed it. */
export function traegtUnterschrift({
	lage,
	spec,
	anforderung,
	eingabe,
}: Anforderungsfall<{ readonly datei: Datei }>): Befund {
	if (!eingabe || spec.signaturparteien.length === 0) return null;
	const istUnveraendert = lage.akte.dokumente.some(
		(d) => d.anforderungID === anforderung.id && d.herkunft !== 'UPLOAD' && d.sha256 === eingabe.datei.sha256,
	);
	if (!istUnveraendert) return null;
	const text =
		'Diese Datei enthält noch keine Unterschrift. Bitte laden Sie das Dokument hoch, nachdem es unterschrieben wurde.';
	return verstoss('OHNE_UNTERSCHRIFT', text, { http: 422 });
}

/** A single file that has been replaced is no longer what counts. */
export function neuestes({ lage, spec, anforderung, dokument }: Dokumentfall): Befund {
	if (spec.isMehrereDateien) return null;
	const letztes = lage.akte.dokumente.findLast((d) => d.anforderungID === anforderung.id && !d.isGeloescht);
	return letztes?.id === dokument.id ? null : ERSETZT;
}
export const ERSETZT = verstoss('ERSETZT', 'Es liegt bereits ein neueres Dokument vor.');

/** Somebody has to sign it in the portal before it counts; nobody signs the draft of a contract. */
export const wirdUnterschrieben = ({ lage, spec }: Vorlagenfall, dokument: Dokument | null): boolean =>
	lage.referenz.parameter.pdfSignatures &&
	istImPortal(spec.signaturform) &&
	istZuUnterschreiben({ lage, spec }, dokument);

/** It is signed outside the portal: what is handed in and accepted is the signed document. */
export const kommtUnterschrieben = (fall: Pick<Vorlagenfall, 'lage' | 'spec'>, dokument: Dokument | null): boolean =>
	!istImPortal(fall.spec.signaturform) && istZuUnterschreiben(fall, dokument);

/** Provided, it waits to be signed by hand: it is printed, and its scan is what counts. */
export const wartetAufPapier = (fall: Pick<Vorlagenfall, 'lage' | 'spec'>): boolean =>
	fall.spec.nutzungsart === 'GESTELLT' &&
	wegDer(fall.spec.signaturform) === 'PAPIER' &&
	kommtUnterschrieben(fall, null);

/** As a file with electronic signatures in it. */
export const kommtSigniert = (fall: Pick<Vorlagenfall, 'lage' | 'spec'>): boolean =>
	wegDer(fall.spec.signaturform) === 'DATEI' && kommtUnterschrieben(fall, null);

const istZuUnterschreiben = ({ lage, spec }: Pick<Vorlagenfall, 'lage' | 'spec'>, dokument: Dokument | null): boolean =>
	!istVertragsentwurf(lage.akte, spec, dokument) && brauchtUnterschriften(lage.akte, spec, lage.ctx.heute);

/** What belongs to a contract is signed only once that is agreed on (table: Decided after measuring, D3). */
export const vertragGeeinigt = ({ lage, spec, dokument }: Dokumentfall | Signaturfall): Befund =>
	istVertragsentwurf(lage.akte, spec, dokument)
		? verstoss('ENTWURF', 'Der Vertrag ist noch nicht geeinigt.', { ziel: 'vertrag' })
		: null;

/** What is signed in the portal is read page by page and sealed, which is done with a PDF alone. */
export function nurPdf(name: string | null, stattdessen: string): Befund {
	const endung = endungVon(name ?? '');
	if (endung === null || endung === 'pdf') return null;
	return verstoss('KEIN_PDF', `Im Portal wird nur ein PDF unterschrieben, diese Datei ist keines. ${stattdessen}`);
}
export const ALS_PDF = 'Bitte stellen Sie das Dokument als PDF bereit.';

/** G13, before signatures are collected: a minor doesn't sign alone what a guardian has to sign. */
export function erziehungsberechtigteUnterschreiben(fall: Vorlagenfall): Befund {
	const { lage, spec } = fall;
	const { person, erziehungsberechtigte } = lage.akte;
	if (!lage.referenz.parameter.pdfSignatures || !spec.signaturparteien.includes('ERZIEHUNGSBERECHTIGTER')) return null;
	if (!person.geburtsdatum || !istMinderjaehrig(person.geburtsdatum, lage.ctx.heute)) return null;
	if (erziehungsberechtigte.some((e) => e.isUnterschriftErforderlich)) return null;
	return verstoss('G13', 'Für Minderjährige muss mindestens eine erziehungsberechtigte Person hinterlegt sein.', {
		behebbarDurch: durch(lage.akteur, 'FREIWILLIGER', 'MA_VERWALTUNG', 'ADMIN'),
		ziel: 'erziehungsberechtigte',
	});
}
