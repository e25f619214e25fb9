/** One action on many volunteers or wishes: each is decided by itself, by the rules of the single action. */

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
	| {
			readonly aktion:
				| 'verhandeln'
				| 'einigen'
				| 'reaktivieren'
				| 'wartelisteSetzen'
				| 'wartelisteAufheben'
				| 'zyklusUebernehmen';
	  };
export type Sammelaktion = Sammeleingabe['aktion'];

/** Without a wish: the one that carries the contract. */
type Entscheider<A extends Sammelaktion> = (
	lage: Lage,
	eingabe: Extract<Sammeleingabe, { readonly aktion: A }> & { readonly wunschID: string },
) => Entschluss;

/** One row of the table below. */
interface Zeile<A extends Sammelaktion> {
	readonly verb: Pick<Verb<never>, 'key' | 'titel'>;
	/** It is done to a wish; otherwise to the volunteer, once for all his wishes. */
	readonly amWunsch: boolean;
	readonly entscheide: Entscheider<A>;
}

const ZEILEN: { readonly [A in Sammelaktion]: Zeile<A> } = {
	kontaktieren: { verb: KONTAKTIEREN, amWunsch: true, entscheide: kontaktieren },
	verhandeln: { verb: VERHANDELN, amWunsch: true, entscheide: (lage, { wunschID }) => verhandeln(lage, { wunschID }) },
	einigen: { verb: EINIGEN, amWunsch: true, entscheide: (lage, { wunschID }) => einigen(lage, { wunschID }) },
	ablehnen: { verb: ABLEHNEN, amWunsch: true, entscheide: ablehnen },
	reaktivieren: { verb: REAKTIVIEREN, amWunsch: true, entscheide: reaktivieren },
	wartelisteSetzen: { verb: WARTELISTE_SETZEN, amWunsch: true, entscheide: wartelisteSetzen },
	wartelisteAufheben: { verb: WARTELISTE_AUFHEBEN, amWunsch: true, entscheide: wartelisteAufheben },
	betreuerAendern: { verb: BETREUER_AENDERN, amWunsch: true, entscheide: betreuerAendern },
	dienstartFestlegen: { verb: DIENSTART_FESTLEGEN, amWunsch: true, entscheide: dienstartFestlegen },
	nachricht: { verb: NACHRICHT, amWunsch: false, entscheide: nachricht },
	zyklusUebernehmen: { verb: ZYKLUS_UEBERNEHMEN, amWunsch: false, entscheide: zyklusUebernehmen },
	antreten: { verb: ANTRETEN, amWunsch: false, entscheide: antreten },
};

export const amWunsch = (aktion: Sammelaktion): boolean => ZEILEN[aktion].amWunsch;

/** Decides on one of the many. `wunschID` null: the list shows volunteers. */
export function entscheideSammelaktion(lage: Lage, wunschID: string | null, eingabe: Sammeleingabe): Entschluss {
	const { verb, amWunsch, entscheide } = ZEILEN[eingabe.aktion] as Zeile<Sammelaktion>;
	const gemeint = amWunsch ? (wunschID ?? gebundenerWunsch(lage, verb).id) : '';
	return entscheide(lage, { ...eingabe, wunschID: gemeint });
}
