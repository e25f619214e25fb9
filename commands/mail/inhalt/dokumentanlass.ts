import { neuestesDokument, standDerAnforderung } from '#domain/akte/dokument/dokumentregeln.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { DOKUMENT, type DokumentStatus } from '#domain/status/dokument.ts';
import type { Mailkontext } from './kontext.ts';

/** A mail about a document leaves only while the document is as it was. */
const DOKUMENTSTAND: Readonly<Record<string, readonly DokumentStatus[]>> = {
	DOKUMENT_ABGELEHNT: [DOKUMENT.nr.Abgelehnt],
	DOKUMENT_GEPRUEFT: [DOKUMENT.nr.Verifiziert, DOKUMENT.nr.UnterschriftenSammeln, DOKUMENT.nr.Unterschrieben],
	DOKUMENT_ABGELAUFEN: [DOKUMENT.nr.Abgelaufen],
	DOKUMENT_EINGEGANGEN: [DOKUMENT.nr.Hochgeladen],
	UNTERSCHRIFTEN_VOLLSTAENDIG: [DOKUMENT.nr.Unterschrieben],
};
const BESCHAFFT: readonly string[] = ['DOKUMENT_ANFORDERUNG', 'DOKUMENT_MAHNUNG'];

/** Why a mail about documents or signatures of a file has become obsolete; null: it hasn't, or is about none. */
export function entfaelltZuDokumenten(schluessel: string, akte: Akte, kontext: Mailkontext): string | null {
	const { anforderungen, dokument, sitzung } = kontext;
	if (BESCHAFFT.includes(schluessel)) {
		const fehlt = anforderungen.some((a) => ['NOT_PROVIDED', 'WAIT_SIGNING'].includes(standDerAnforderung(akte, a)));
		return fehlt ? null : 'Es fehlt keines der Dokumente mehr';
	}
	if (schluessel === 'UNTERSCHRIFT_ANGEFORDERT') {
		return sitzung?.status === 'CREATED' || sitzung?.status === 'STARTED'
			? null
			: 'Die Unterschrift ist nicht mehr offen';
	}
	if (schluessel === 'UNTERSCHRIFT_ABGELAUFEN') {
		return dokument?.status === DOKUMENT.nr.UnterschriftenSammeln
			? null
			: 'Das Dokument wartet nicht mehr auf Unterschriften';
	}
	if (schluessel === 'DOKUMENT_EINGEGANGEN' && anforderungen.length === 0) return 'Das Dokument prüft jemand anderes';
	const stand = DOKUMENTSTAND[schluessel];
	if (!stand) return null;
	const anforderung = akte.anforderungen.find((a) => a.id === dokument?.anforderungID);
	const gilt = dokument !== null && neuestesDokument(akte, anforderung)?.id === dokument.id;
	return gilt && stand.includes(dokument.status) ? null : 'Das Dokument hat einen anderen Stand';
}
