import type { Ereignis, EreignisVon } from '#domain/ereignis.ts';
import type { PersonenbezugGeloescht } from '#domain/personenbezug.ts';

/** Old and new value of each field that changed. */
export type Aenderungen<Felder> = { readonly [Feld in keyof Felder]?: { von: Felder[Feld]; nach: Felder[Feld] } };

/**
 * What happens to a record of master data. Both parts carry the same shape: ids, numbers and switches are facts, texts
 * are the personal part, because nobody can promise that a label, an address or a contact never names a person.
 */
export type StammdatenEreignis<Name extends string, Felder extends object> =
	| Ereignis<`${Name}Erfasst`, { werte: Partial<Felder> }, { werte: Partial<Felder> }>
	| Ereignis<`${Name}Geaendert`, { aenderungen: Aenderungen<Felder> }, { aenderungen: Aenderungen<Felder> }>
	| Ereignis<`${Name}Deaktiviert` | `${Name}Aktiviert` | `${Name}Geloescht`, Record<never, never>, never>
	| EreignisVon<typeof PersonenbezugGeloescht>;
