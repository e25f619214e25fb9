/** Who signs a document, in which order, and what follows when somebody has (table: Signature session, order). */

import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import {
	SignaturAbgebrochen,
	SignaturAngefordert,
	UnterschriftenVollstaendig,
	UnterschriftenZurueckgesetzt,
} from '#domain/akte/ereignisse.ts';
import type { Lage } from '#domain/akte/lage.ts';
import type { Akte, Dokument, Signatursitzung } from '#domain/akte/zustand.ts';
import { addiereTage, tagInBerlin } from '#domain/datum.ts';
import { formImPortal } from '#domain/dokumentspec/signaturform.ts';
import { istMinderjaehrig } from '#domain/recht/alter.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import type { Partei } from '#domain/rollen.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { dokumentSchritt, signaturSchritt } from './schritt.ts';

/** In the order they sign; guardians among themselves at the same time. */
const REIHENFOLGE: readonly Partei[] = ['FREIWILLIGER', 'ERZIEHUNGSBERECHTIGTER', 'EINSATZSTELLE', 'TRAEGER'];

export interface Beteiligter {
	readonly partei: Partei;
	/** The volunteer or a guardian; null: whoever may sign for the Einsatzstelle or the Traeger. */
	readonly unterzeichnerID: string | null;
}

/** Everybody who has to sign it, first the first. */
export function beteiligte(akte: Akte, spec: DokumentSpec, heute: string): readonly Beteiligter[] {
	const parteien = REIHENFOLGE.filter((partei) => spec.signaturparteien.includes(partei));
	return parteien.flatMap((partei) =>
		unterzeichner(akte, partei, heute).map((unterzeichnerID) => ({ partei, unterzeichnerID })),
	);
}

/** Is there anybody who has to sign it? */
export const brauchtUnterschriften = (akte: Akte, spec: DokumentSpec, heute: string): boolean =>
	beteiligte(akte, spec, heute).length > 0;

/**
 * Those whose turn it is: of the first party that isn't through, everybody who hasn't signed. Once all have, it is
 * nobody's any more, whoever comes to the file later.
 */
export function amZug(akte: Akte, dokument: Dokument, spec: DokumentSpec, heute: string): readonly Beteiligter[] {
	if (dokument.vollstaendigAm !== null) return [];
	const offen = beteiligte(akte, spec, heute).filter((einer) => !hatUnterschrieben(akte, dokument, einer));
	return offen.filter(({ partei }) => partei === offen[0]?.partei);
}

/** Asks those whose turn it is and who haven't been asked yet. */
export function naechsteSitzungen(lage: Lage, akte: Akte, dokument: Dokument, spec: DokumentSpec): AkteEreignis[] {
	return amZug(akte, dokument, spec, lage.ctx.heute)
		.filter((einer) => !sitzungen(akte, dokument, einer).some(istOffen))
		.map((einer) => angefordert(lage, dokument, einer));
}

/** Ends what is still waiting for a signature under this document. */
export function brichSignaturenAb(akte: Akte, dokumentID: string, anlass: Anlass): AkteEreignis[] {
	return akte.signaturen.filter((s) => s.dokumentID === dokumentID && istOffen(s)).map((s) => abgebrochen(s, anlass));
}

/**
 * What follows for a document in 1500 as its parties stand: whoever needn't sign any more is no longer asked, the next
 * ones are, the last signature has it sealed, and without any party left it goes back. Who was asked before and let the
 * time pass is asked again only by hand.
 */
export function setzeFort(lage: Lage, akte: Akte, dokument: Dokument, spec: DokumentSpec): AkteEreignis[] {
	if (dokument.vollstaendigAm !== null) return [];
	const { heute } = lage.ctx;
	const alle = beteiligte(akte, spec, heute);
	const beendet = ueberzaehlige(akte, dokument, alle).map((s) =>
		abgebrochen(s, wirdVolljaehrig(akte, s, heute) ? 'VOLLJAEHRIG' : 'ENTFERNT'),
	);
	if (alle.length === 0) return [...beendet, ohnePartei(dokument)];
	const dran = amZug(akte, dokument, spec, heute);
	const { id: dokumentID, fassung } = dokument;
	if (dran.length === 0) return [...beendet, UnterschriftenVollstaendig({ dokumentID, fassung })];
	const neu = dran.filter((einer) => sitzungen(akte, dokument, einer).length === 0);
	return [...beendet, ...neu.map((einer) => angefordert(lage, dokument, einer))];
}

/** The request of one signature; good until the end of the last day. */
export function angefordert(lage: Lage, dokument: Dokument, einer: Beteiligter, sitzungID = lage.ctx.neueID()) {
	const letzterTag = addiereTage(lage.ctx.heute, lage.referenz.parameter.signaturGueltigkeit);
	const { id: dokumentID, fassung } = dokument;
	const gueltigBis = letzterMoment(letzterTag);
	const form = formImPortal(lage.referenz.specs.find((s) => s.id === dokument.specID)?.signaturform ?? null);
	return SignaturAngefordert({ sitzungID, dokumentID, fassung, ...einer, gueltigBis, ...(form && { form }) });
}

/** Its request was closed while it waited for signatures: nobody is asked any more. */
export function ruht(akte: Akte, { status, statusSeit, anforderungID }: Dokument): boolean {
	const geschlossen = akte.anforderungen.find((a) => a.id === anforderungID)?.geschlossenAm ?? null;
	return status === DOKUMENT.nr.UnterschriftenSammeln && geschlossen !== null && geschlossen > statusSeit;
}

/** Nobody waits for this signature any more. */
export const abgebrochen = (sitzung: Signatursitzung, anlass: Anlass): AkteEreignis =>
	SignaturAbgebrochen({ ...signaturSchritt(sitzung, 'SignaturAbgebrochen'), anlass });

/** Waiting for a signature, whether or not the time has passed meanwhile. */
export const istOffen = ({ status }: Signatursitzung): boolean => status === 'CREATED' || status === 'STARTED';

export const istAbgelaufen = ({ gueltigBis }: Signatursitzung, jetzt: string): boolean => gueltigBis < jetzt;

/** Sessions of one who signs, for the version of the document as it stands. */
export function sitzungen(
	akte: Akte,
	dokument: Pick<Dokument, 'id' | 'fassung'>,
	{ partei, unterzeichnerID }: Beteiligter,
): Signatursitzung[] {
	return akte.signaturen.filter(
		(s) =>
			s.dokumentID === dokument.id &&
			s.fassung === dokument.fassung &&
			s.partei === partei &&
			s.unterzeichnerID === unterzeichnerID,
	);
}

type Anlass = ReturnType<typeof SignaturAbgebrochen>['facts']['anlass'];

function unterzeichner(akte: Akte, partei: Partei, heute: string): readonly (string | null)[] {
	if (partei === 'FREIWILLIGER') return [akte.id];
	if (partei !== 'ERZIEHUNGSBERECHTIGTER') return [null];
	if (!istUnterAchtzehn(akte, heute)) return [];
	return akte.erziehungsberechtigte.filter((e) => e.isUnterschriftErforderlich).map((e) => e.id);
}

export const istUnterAchtzehn = ({ person }: Akte, heute: string): boolean =>
	Boolean(person.geburtsdatum) && istMinderjaehrig(person.geburtsdatum ?? '', heute);

const hatUnterschrieben = (akte: Akte, dokument: Dokument, einer: Beteiligter): boolean =>
	sitzungen(akte, dokument, einer).some((s) => s.status === 'SIGNED');

function ueberzaehlige(akte: Akte, dokument: Dokument, alle: readonly Beteiligter[]): Signatursitzung[] {
	const gefragt = akte.signaturen.filter((s) => s.dokumentID === dokument.id && istOffen(s));
	return gefragt.filter(
		(s) => !alle.some(({ partei, unterzeichnerID }) => partei === s.partei && unterzeichnerID === s.unterzeichnerID),
	);
}

const wirdVolljaehrig = (akte: Akte, { partei }: Signatursitzung, heute: string): boolean =>
	partei === 'ERZIEHUNGSBERECHTIGTER' && !istUnterAchtzehn(akte, heute);

function ohnePartei(dokument: Dokument): AkteEreignis {
	return UnterschriftenZurueckgesetzt({
		...dokumentSchritt(dokument, 'UnterschriftenZurueckgesetzt'),
		fassung: dokument.fassung + 1,
		anlass: 'OHNE_PARTEI',
	});
}

/** The last millisecond of a day in Germany; no clock is changed shortly before midnight. */
function letzterMoment(tag: string): string {
	const imSommer = new Date(`${tag}T23:59:59.999+02:00`);
	const danach = new Date(imSommer.getTime() + 1).toISOString();
	return tagInBerlin(danach) === tag ? new Date(`${tag}T23:59:59.999+01:00`).toISOString() : imSommer.toISOString();
}
