/** The last signature concludes the contract; where numbers are given by hand, it asks for this one as well (table: W9, G10). */

import { VertragsnummerVergeben } from '#domain/akte/ereignisse.ts';
import { type Befund, geltenderVertrag } from '#domain/akte/fall.ts';
import { nummerFrei, nummerGueltig, vertragsdatenVollstaendig } from '#domain/akte/regeln/vertrag.ts';
import type { Vertrag } from '#domain/akte/zustand.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { darf } from '#domain/zugriff/darf.ts';
import { amZug } from './ablauf.ts';
import type { Signaturfall } from './fall.ts';
import { wunschDesDokuments } from './partei.ts';

interface MitNummer {
	/** Given by hand, by whoever may. */
	readonly vertragsnummer?: string | null;
}

/** The contract that waits for nothing but this signature and its number; null: none, or who signs gives none. */
export function vertragOhneNummer({ lage, dokument, spec }: Signaturfall): Vertrag | null {
	const { akteur, akte, referenz, ctx } = lage;
	if (referenz.parameter.vertragsnummerModus !== 'AUS' || !darf(akteur, 'vertragsnummerSetzen')) return null;
	const wunsch = wunschDesDokuments(akte, dokument);
	if (!dokument.isVereinbart || wunsch?.status !== WUNSCH.nr.Vertragseinigung) return null;
	// The Traeger signs last: once it is his turn, all others have.
	if (amZug(akte, dokument, spec, ctx.heute)[0]?.partei !== 'TRAEGER') return null;
	const vertrag = geltenderVertrag(akte, wunsch.id);
	return vertrag && !vertrag.vertragsnummer ? vertrag : null;
}

export function nummerImFormat({ eingabe }: Signaturfall<MitNummer>): Befund {
	const nummer = eingabe?.vertragsnummer?.trim();
	return nummer ? nummerGueltig(nummer) : null;
}

/** G10 and G34, before anybody has signed what couldn't be concluded. */
export function nummerGenannt(fall: Signaturfall<MitNummer>): Befund {
	const vertrag = vertragOhneNummer(fall);
	if (vertrag === null) return null;
	if (fall.eingabe === null) return 'Es fehlt noch die Vertragsnummer, die hier einzutragen ist';
	const vertragsnummer = fall.eingabe.vertragsnummer?.trim() || null;
	const befund = vertragsdatenVollstaendig({ ...vertrag, vertragsnummer }, fall.lage);
	if (typeof befund !== 'string' || vertragsnummer === null) return befund;
	return nummerFrei(fall.lage, vertrag.id, vertragsnummer);
}

export function nummerVergeben(fall: Signaturfall, { vertragsnummer }: MitNummer) {
	const vertrag = vertragOhneNummer(fall);
	const nummer = vertragsnummer?.trim();
	return vertrag && nummer
		? [VertragsnummerVergeben({ vertragID: vertrag.id, vertragsnummer: nummer, vonHand: true })]
		: [];
}
