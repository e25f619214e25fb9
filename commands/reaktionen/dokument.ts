import type { OutboxZeile } from '#commands/umgebung.ts';
import { istUnbeantwortet } from '#domain/akte/automatik.ts';
import { dienstort } from '#domain/akte/dienstort.ts';
import { dokumentwunsch } from '#domain/akte/dokument/dokumentbedarf.ts';
import type { Akte, Dokument } from '#domain/akte/zustand.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { GEBUNDEN } from '#domain/status/wunsch.ts';
import { type Empfaenger, MANDANT_AP, mailzeile } from './mailzeile.ts';

/** Name of the job that provides what the portal can answer of itself. */
export const DOKUMENTE_BEREITSTELLEN = 'dokumente-bereitstellen';

/**
 * A request is told to who may have to bring the document; which of them it is, the specification says when the mail
 * leaves. What is asked for in half an hour leaves as one.
 */
export function anforderungsmail(akte: Akte, anforderungID: string): OutboxZeile[] {
	const daten = { freiwilligerID: akte.id, anforderungIDs: [anforderungID] };
	return [{ art: 'FREIWILLIGER', id: akte.id } as const, ...stelle(akte)].map((an) =>
		mailzeile('DOKUMENT_ANFORDERUNG', an, daten),
	);
}

/** To who may have to check it, in the summary of the day. */
export function eingangsmail(akte: Akte, dokumentID: string): OutboxZeile[] {
	const dokument = akte.dokumente.find((d) => d.id === dokumentID);
	if (dokument?.status !== DOKUMENT.nr.Hochgeladen) return [];
	const daten = { freiwilligerID: akte.id, dokumentID, anforderungIDs: [dokument.anforderungID] };
	return [MANDANT_AP, ...stelle(akte)].map((an) => mailzeile('DOKUMENT_EINGEGANGEN', an, daten));
}

/** What became of a document, to who handed it in; who decided it himself knows. */
export function ergebnismail(
	schluessel: 'DOKUMENT_ABGELEHNT' | 'DOKUMENT_GEPRUEFT',
	akte: Akte,
	dokumentID: string,
	durch: string | null,
): OutboxZeile[] {
	const dokument = akte.dokumente.find((d) => d.id === dokumentID);
	if (!dokument?.hochgeladenVon || dokument.hochgeladenVon === durch) return [];
	return [mailzeile(schluessel, einreicher(akte, dokument), { freiwilligerID: akte.id, dokumentID })];
}

export const ablaufmail = (akte: Akte, dokumentID: string): OutboxZeile[] => [
	mailzeile('DOKUMENT_ABGELAUFEN', { art: 'FREIWILLIGER', id: akte.id }, { freiwilligerID: akte.id, dokumentID }),
];

/** Where something is asked for that nobody has answered, the portal may be able to now. */
export function bereitstellung(akte: Akte): OutboxZeile[] {
	const offen = akte.anforderungen.some((a) => istUnbeantwortet(akte, a));
	return offen ? [bereitstellungsauftrag(akte.id)] : [];
}

export const bereitstellungsauftrag = (freiwilligerID: string): OutboxZeile => ({
	art: 'job',
	schluessel: DOKUMENTE_BEREITSTELLEN,
	daten: { freiwilligerID },
});

/** To who knows the work best. */
export function zeugnismail(akte: Akte, vertragID: string): OutboxZeile[] {
	const vertrag = akte.vertraege.find(({ id }) => id === vertragID);
	if (!vertrag) return [];
	const an = { art: 'EINSATZORT', id: vertrag.einsatzortID } as const;
	return [mailzeile('ZEUGNIS_EINGABE', an, { freiwilligerID: akte.id, wunschID: vertrag.wunschID })];
}

const einreicher = (akte: Akte, { hochgeladenVon }: Dokument): Empfaenger =>
	hochgeladenVon === akte.userID || hochgeladenVon === null
		? { art: 'FREIWILLIGER', id: akte.id }
		: { art: 'USER', id: hochgeladenVon };

/** From the agreement on the Einsatzort has a part in documents. */
function stelle(akte: Akte): Empfaenger[] {
	const wunsch = dokumentwunsch(akte);
	return wunsch && GEBUNDEN.includes(wunsch.status) ? [{ art: 'EINSATZORT', id: dienstort(akte, wunsch) }] : [];
}
