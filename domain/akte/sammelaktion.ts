/** One action on many volunteers, wishes or documents: each is decided by itself, by the rules of the single action. */

import {
	BESCHEINIGUNG_AUSSTELLEN,
	bescheinigungAusstellen,
} from '#domain/akte/entscheidungen/dokument/bescheinigung-ausstellen.ts';
import { DOKUMENT_PRUEFEN, eingereichtesPruefen } from '#domain/akte/entscheidungen/dokument/dokument-pruefen.ts';
import { MAHNBRIEF, mahnbrief } from '#domain/akte/entscheidungen/dokument/mahnbrief.ts';
import { MAHNEN, mahnen } from '#domain/akte/entscheidungen/dokument/mahnen.ts';
import { NACHRICHT, type NachrichtEingabe, nachricht } from '#domain/akte/entscheidungen/freiwilliger/nachricht.ts';
import { REAKTIVIEREN, reaktivieren } from '#domain/akte/entscheidungen/freiwilliger/reaktivieren.ts';
import { ZYKLUS_UEBERNEHMEN, zyklusUebernehmen } from '#domain/akte/entscheidungen/freiwilliger/zyklus-uebernehmen.ts';
import { ANTRETEN, antreten } from '#domain/akte/entscheidungen/vertrag/antreten.ts';
import { BETREUER_AENDERN, betreuerAendern } from '#domain/akte/entscheidungen/vertrag/betreuer-aendern.ts';
import { DIENSTART_FESTLEGEN, dienstartFestlegen } from '#domain/akte/entscheidungen/vertrag/dienstart-festlegen.ts';
import { ABLEHNEN, ablehnen } from '#domain/akte/entscheidungen/wunsch/ablehnen.ts';
import { EINIGEN, einigen } from '#domain/akte/entscheidungen/wunsch/einigen.ts';
import { KONTAKTIEREN, kontaktieren } from '#domain/akte/entscheidungen/wunsch/kontaktieren.ts';
import { VERHANDELN, verhandeln } from '#domain/akte/entscheidungen/wunsch/verhandeln.ts';
import { WARTELISTE_AUFHEBEN, wartelisteAufheben } from '#domain/akte/entscheidungen/wunsch/warteliste-aufheben.ts';
import { WARTELISTE_SETZEN, wartelisteSetzen } from '#domain/akte/entscheidungen/wunsch/warteliste-setzen.ts';
import type { Aktion } from '#domain/zugriff/matrix.ts';
import type { Entschluss, Lage } from './lage.ts';
import type { Verb } from './verb.ts';
import { gebundenerWunsch } from './zugang.ts';

/** What is entered once for all. */
export type Sammeleingabe =
	| { readonly aktion: 'kontaktieren'; readonly nachricht?: string | undefined }
	| { readonly aktion: 'ablehnen'; readonly grund: string; readonly nachricht?: string | undefined }
	| { readonly aktion: 'betreuerAendern'; readonly betreuerUserID: string }
	| { readonly aktion: 'dienstartFestlegen'; readonly dienstartID: string }
	| ({ readonly aktion: 'nachricht' } & Omit<NachrichtEingabe, 'kopieAnMich'>)
	| { readonly aktion: 'antreten'; readonly datum: string }
	| { readonly aktion: 'dokumentZurueckweisen'; readonly grund: string }
	/** `luecken`: of the template as it would be filled for this one. */
	| { readonly aktion: 'bescheinigungAusstellen'; readonly luecken?: readonly string[] }
	| {
			readonly aktion:
				| 'dokumentVerifizieren'
				| 'mahnen'
				| 'mahnbrief'
				| 'verhandeln'
				| 'einigen'
				| 'reaktivieren'
				| 'wartelisteSetzen'
				| 'wartelisteAufheben'
				| 'zyklusUebernehmen';
	  };
export type Sammelaktion = Sammeleingabe['aktion'];

/** Of an entry of a list: the wish, without one that which carries the contract; the request for a document. */
type Entscheider<A extends Sammelaktion> = (
	lage: Lage,
	eingabe: Extract<Sammeleingabe, { readonly aktion: A }> & Sammeleintrag & { readonly wunschID: string },
) => Entschluss;

/** What an entry is to an action; what is done to the volunteer is done once for all his entries. */
type Gegenstand = 'WUNSCH' | 'PERSON' | 'DOKUMENT';

/** One row of the table below. */
interface Zeile<A extends Sammelaktion> {
	readonly verb: Pick<Verb<never, Aktion>, 'key' | 'titel'>;
	readonly an: Gegenstand;
	readonly entscheide: Entscheider<A>;
}

const ZEILEN: { readonly [A in Sammelaktion]: Zeile<A> } = {
	kontaktieren: { verb: KONTAKTIEREN, an: 'WUNSCH', entscheide: kontaktieren },
	verhandeln: { verb: VERHANDELN, an: 'WUNSCH', entscheide: (lage, { wunschID }) => verhandeln(lage, { wunschID }) },
	einigen: { verb: EINIGEN, an: 'WUNSCH', entscheide: (lage, { wunschID }) => einigen(lage, { wunschID }) },
	ablehnen: { verb: ABLEHNEN, an: 'WUNSCH', entscheide: ablehnen },
	reaktivieren: { verb: REAKTIVIEREN, an: 'WUNSCH', entscheide: reaktivieren },
	wartelisteSetzen: { verb: WARTELISTE_SETZEN, an: 'WUNSCH', entscheide: wartelisteSetzen },
	wartelisteAufheben: { verb: WARTELISTE_AUFHEBEN, an: 'WUNSCH', entscheide: wartelisteAufheben },
	betreuerAendern: { verb: BETREUER_AENDERN, an: 'WUNSCH', entscheide: betreuerAendern },
	dienstartFestlegen: { verb: DIENSTART_FESTLEGEN, an: 'WUNSCH', entscheide: dienstartFestlegen },
	nachricht: { verb: NACHRICHT, an: 'PERSON', entscheide: nachricht },
	zyklusUebernehmen: { verb: ZYKLUS_UEBERNEHMEN, an: 'PERSON', entscheide: zyklusUebernehmen },
	dokumentVerifizieren: {
		verb: DOKUMENT_PRUEFEN,
		an: 'DOKUMENT',
		entscheide: (lage, { eintragID, dokumentID }) =>
			eingereichtesPruefen(lage, { anforderungID: eintragID, gesehen: dokumentID, ergebnis: 'OK' }),
	},
	dokumentZurueckweisen: {
		verb: DOKUMENT_PRUEFEN,
		an: 'DOKUMENT',
		entscheide: (lage, { eintragID, dokumentID, grund }) =>
			eingereichtesPruefen(lage, { anforderungID: eintragID, gesehen: dokumentID, ergebnis: 'ABGELEHNT', grund }),
	},
	mahnen: {
		verb: MAHNEN,
		an: 'DOKUMENT',
		entscheide: (lage, { eintragID }) => mahnen(lage, { anforderungIDs: [eintragID] }),
	},
	mahnbrief: { verb: MAHNBRIEF, an: 'PERSON', entscheide: (lage) => mahnbrief(lage) },
	bescheinigungAusstellen: {
		verb: BESCHEINIGUNG_AUSSTELLEN,
		an: 'PERSON',
		// Whether it goes: the file is made only where it does.
		entscheide: (lage, { luecken = [] }) => {
			const { neueID } = lage.ctx;
			const datei = { uploadID: neueID(), sha256: '', name: '' };
			return bescheinigungAusstellen(lage, { dokumentID: neueID(), datei, luecken });
		},
	},
	antreten: { verb: ANTRETEN, an: 'PERSON', entscheide: antreten },
};

/** Who may do it once may do it often. */
export const sammelrecht = (aktion: Sammelaktion): Aktion => ZEILEN[aktion].verb.key;

/** Is it done to each entry, or once to the volunteer of several? */
export const jeEintrag = (aktion: Sammelaktion): boolean => ZEILEN[aktion].an !== 'PERSON';

/** An entry of the list; `wunschID` null: the list shows something else. */
export interface Sammeleintrag {
	readonly eintragID: string;
	readonly wunschID: string | null;
	/** The newest document of a request, as the list showed it; what was handed in since isn't meant. */
	readonly dokumentID: string | null;
}

/** Decides on one of the many. */
export function entscheideSammelaktion(
	lage: Lage,
	{ eintragID, wunschID, dokumentID }: Sammeleintrag,
	eingabe: Sammeleingabe,
): Entschluss {
	const { verb, an, entscheide } = ZEILEN[eingabe.aktion] as Zeile<Sammelaktion>;
	const gemeint = an === 'WUNSCH' ? (wunschID ?? gebundenerWunsch(lage, verb).id) : '';
	return entscheide(lage, { ...eingabe, eintragID, dokumentID, wunschID: gemeint });
}
