import { dokumentwunsch } from '#domain/akte/dokument/dokumentbedarf.ts';
import { neuestesDokument } from '#domain/akte/dokument/dokumentregeln.ts';
import type { Mahnadressat } from '#domain/akte/ereignisse.ts';
import { amZug } from '#domain/akte/signatur/ablauf.ts';
import type { Akte, Anforderung } from '#domain/akte/zustand.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import type { Partei } from '#domain/rollen.ts';

/** Whose turn it is: to sign, or to bring the document (table: Reminders, responsible party). */
export function mahnadressaten(
	akte: Akte,
	anforderung: Anforderung,
	spec: DokumentSpec,
	heute: string,
): readonly Mahnadressat[] {
	const dokument = neuestesDokument(akte, anforderung);
	if (dokument?.status === 1500) {
		const dran = amZug(akte, dokument, spec, heute);
		return dran.map(({ partei, unterzeichnerID }) => adressat(akte, partei, unterzeichnerID));
	}
	return [adressat(akte, bringt(akte, spec), null)];
}

/** What is provided from a template comes from the Einsatzstelle, where it may, or from the Traeger. */
function bringt(akte: Akte, { nutzungsart, uploadRollen }: DokumentSpec): Partei {
	if (nutzungsart !== 'GESTELLT') return 'FREIWILLIGER';
	return uploadRollen.includes('MA_VEREIN') && dokumentwunsch(akte) ? 'EINSATZSTELLE' : 'TRAEGER';
}

function adressat(akte: Akte, partei: Partei, unterzeichnerID: string | null): Mahnadressat {
	switch (partei) {
		case 'FREIWILLIGER':
			return { partei, id: akte.id };
		case 'ERZIEHUNGSBERECHTIGTER':
			return { partei, id: unterzeichnerID };
		case 'EINSATZSTELLE':
			return { partei, id: dokumentwunsch(akte)?.einsatzortID ?? null };
		case 'TRAEGER':
			return { partei, id: akte.traegerBetreuerUserID };
	}
}
