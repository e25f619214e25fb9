import type { DokumentGemahnt, WunschNachgefragt } from '#domain/akte/ereignisse.ts';
import type { Akte, Mahnadressat } from '#domain/akte/zustand.ts';
import { type Empfaenger, MANDANT_AP, type Mailzeile, mailzeile } from './mailzeile.ts';

type Gemahnt = ReturnType<typeof DokumentGemahnt>['facts'];

/** To everybody whose turn it is; several mails on a day leave as one. What is only counted leaves none. */
export function mahnmail(akte: Akte, { anforderungID, an, perMail }: Gemahnt): Mailzeile[] {
	if (!perMail) return [];
	return an.map((adressat) =>
		mailzeile('DOKUMENT_MAHNUNG', alsEmpfaenger(adressat), {
			freiwilligerID: akte.id,
			anforderungIDs: [anforderungID],
			...sitzungVon(akte, anforderungID, adressat),
		}),
	);
}

/** To whoever a place waits for; where that is a document, with what it is called. */
export function nachfragemail(akte: Akte, { wunschID, anforderungID, an }: Nachgefragt): Mailzeile[] {
	return an.map((adressat) =>
		mailzeile('NACHFRAGE', alsEmpfaenger(adressat), {
			freiwilligerID: akte.id,
			wunschID,
			...(anforderungID && { anforderungIDs: [anforderungID], ...sitzungVon(akte, anforderungID, adressat) }),
		}),
	);
}
type Nachgefragt = ReturnType<typeof WunschNachgefragt>['facts'];

/** Guardians have no account: the mail brings them to their signature. */
function sitzungVon(akte: Akte, anforderungID: string, { partei, id }: Mahnadressat): { sitzungID?: string } {
	if (partei !== 'ERZIEHUNGSBERECHTIGTER') return {};
	const dokumente = akte.dokumente.filter((d) => d.anforderungID === anforderungID).map((d) => d.id);
	const sitzung = akte.signaturen.findLast(
		(s) =>
			s.unterzeichnerID === id &&
			dokumente.includes(s.dokumentID) &&
			(s.status === 'CREATED' || s.status === 'STARTED'),
	);
	return sitzung ? { sitzungID: sitzung.id } : {};
}

const ART = {
	FREIWILLIGER: 'FREIWILLIGER',
	ERZIEHUNGSBERECHTIGTER: 'ERZIEHUNGSBERECHTIGTER',
	EINSATZSTELLE: 'EINSATZORT',
	TRAEGER: 'USER',
} as const;

/** Where nobody is named, the Traeger's contact answers. */
const alsEmpfaenger = ({ partei, id }: Mahnadressat): Empfaenger =>
	id === null ? MANDANT_AP : { art: ART[partei], id };
