import { PARTEI_LABEL } from '#domain/akte/signatur/partei.ts';
import type { Anforderung } from '#domain/akte/zustand.ts';
import { groesster } from '#domain/beliebig-viele.ts';
import { tagInBerlin } from '#domain/datum.ts';
import { signatursatz } from '#domain/dokumentspec/signaturform.ts';
import { formatDatum } from '#domain/format/datum.ts';
import type { Wert } from '#domain/vorlagen/werte.ts';
import type { Mailkontext } from './kontext.ts';

/** What mails say of documents, requests and signatures. */
export function zuDokumenten({ anforderungen, dokument, sitzung, specnamen, worte }: Mailkontext): [string, Wert][] {
	const fristen = anforderungen.flatMap(({ frist }) => frist ?? []);
	return [
		['dokument.name', dokument && specnamen.get(dokument.specID)],
		['dokument.form', signatursatz(sitzung?.form ?? dokument?.signaturform ?? null)],
		['dokumente.liste', anforderungen.flatMap((a) => eintrag(a, specnamen))],
		['mahnung.stufe', anforderungen.length ? groesster(anforderungen.map((a) => a.mahnstufe)) : null],
		['frist', fristen.toSorted()[0]],
		['partei', sitzung && PARTEI_LABEL[sitzung.partei]],
		['signatur.gueltig_bis', sitzung && tagInBerlin(sitzung.gueltigBis)],
		['grund', worte.grund ?? dokument?.grund],
	];
}

/** `Führungszeugnis, bis 31.08.2025: im Original` */
function eintrag({ specID, frist, bemerkung }: Anforderung, specnamen: ReadonlyMap<string, string>): string[] {
	const name = specnamen.get(specID);
	if (name === undefined) return [];
	return [`${name}${frist ? `, bis ${formatDatum(frist)}` : ''}${bemerkung ? `: ${bemerkung}` : ''}`];
}
