import { FreiwilligerGeloescht } from '#domain/akte/ereignisse.ts';
import type { Befund, Fall } from '#domain/akte/fall.ts';
import { aufzubewahren, type Genanntes, inKeinemOffenenLauf } from '#domain/akte/freiwilliger/aufbewahrung.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';

export interface LoeschenEingabe {
	/** The term typed in; without one only applicants can be deleted. */
	readonly bestaetigung?: string | null;
	/** Asked of the books: what has to be kept isn't erased. */
	readonly genanntes: Genanntes;
	/** The person objects to being kept only to be issued a certificate again. */
	readonly widersprochen?: boolean;
}

export const LOESCHEN: Verb<Fall<LoeschenEingabe>> = {
	key: 'loeschen',
	titel: 'Löschen',
	unbestaetigt: true,
	ausgang: [],
	felder: [begriffRichtig],
	regeln: [ausListeNurBewerber, nichtsOffen, nichtsAufzubewahren],
};

export const BEGRIFF = 'LÖSCHEN';

/** The facts of the file stay, its places are freed; what is personal is erased by the caller. */
export function loeschen(lage: Lage, eingabe: LoeschenEingabe): Entschluss {
	pruefe(LOESCHEN, { lage, eingabe });
	return vollende(lage, [FreiwilligerGeloescht({ status: lage.akte.status })]);
}

/** G26 */
function begriffRichtig({ eingabe }: Fall<LoeschenEingabe>): Befund {
	if (!eingabe?.bestaetigung || eingabe.bestaetigung === BEGRIFF) return null;
	const text = 'Der eingegebene Bestätigungsbegriff stimmt nicht.';
	return { code: 'G26', http: 422, feld: 'bestaetigung', text };
}

/** G27; the dialog asks for the term. */
function ausListeNurBewerber({ lage, eingabe }: Fall<LoeschenEingabe>): Befund {
	if (eingabe === null || eingabe.bestaetigung || lage.akte.status < FREIWILLIGER.nr.BewerbungEinigung) return null;
	const text = 'Nach der Vertragseinigung kann nur noch über die Stammdaten gelöscht werden.';
	return { code: 'G27', http: 409, text };
}

/** What the books name isn't known while the button is only shown. */
function nichtsOffen({ eingabe }: Fall<LoeschenEingabe>): Befund {
	return eingabe && inKeinemOffenenLauf(eingabe.genanntes);
}

function nichtsAufzubewahren({ lage, eingabe }: Fall<LoeschenEingabe>): Befund {
	return eingabe && aufzubewahren(lage, eingabe.genanntes, eingabe.widersprochen === true);
}
