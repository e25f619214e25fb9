import { NachrichtGesendet } from '#domain/akte/ereignisse.ts';
import type { Fall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { angegeben } from '#domain/akte/regeln/eingabe.ts';
import { freitext } from '#domain/akte/texte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';

export interface NachrichtEingabe {
	readonly betreff: string;
	readonly text: string;
	readonly kopieAnMich?: boolean;
	/** Uploads that go with it. */
	readonly anhaenge?: readonly string[] | undefined;
}

export const NACHRICHT: Verb<Fall<NachrichtEingabe>> = {
	key: 'nachricht',
	titel: 'Nachricht',
	unbestaetigt: true,
	ausgang: [],
	felder: [angegeben('betreff'), angegeben('text')],
};

/** A free message to the volunteer. */
export function nachricht(lage: Lage, eingabe: NachrichtEingabe): Entschluss {
	pruefe(NACHRICHT, { lage, eingabe });
	const kopieAnUserID = eingabe.kopieAnMich ? lage.akteur.userID : null;
	const daten = { betreff: eingabe.betreff.trim(), text: eingabe.text.trim() };
	const mit = eingabe.anhaenge?.length ? { anhaenge: eingabe.anhaenge } : {};
	const facts = { nachrichtID: lage.ctx.neueID(), kopieAnUserID, ...mit };
	return vollende(lage, [NachrichtGesendet(facts, freitext(lage.akte.id, daten))]);
}
