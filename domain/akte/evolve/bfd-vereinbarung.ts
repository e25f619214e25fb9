import type { BfdVereinbarung } from '#domain/akte/bfd/stand.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { type Aufzeichnung, type Handler, type Typ, vertragIn } from './handler.ts';

export const bfdVereinbarungHandler = {
	BfdVereinbarungEingereicht(akte, e) {
		const { vertragID, am, an, nach: stand } = e.facts;
		vertragIn(akte, vertragID).bfd = { stand, standAm: am, eingereichtAm: am, an, grund: null };
	},
	BfdRueckfrageErhalten: (akte, e) => schritt(akte, e, e.person?.grund ?? null),
	BfdRueckfrageBeantwortet: (akte, e) => schritt(akte, e, null),
	BfdVereinbarungGenehmigt: (akte, e) => schritt(akte, e, null),
	BfdVereinbarungAbgelehnt: (akte, e) => schritt(akte, e, e.person?.grund ?? null),
} satisfies Partial<{ [T in Typ]: Handler[T] }>;

type Schritt =
	| 'BfdRueckfrageErhalten'
	| 'BfdRueckfrageBeantwortet'
	| 'BfdVereinbarungGenehmigt'
	| 'BfdVereinbarungAbgelehnt';

function schritt(akte: Akte, { facts }: Aufzeichnung<Schritt>, grund: string | null): void {
	const vertrag = vertragIn(akte, facts.vertragID);
	// A step always follows the handing in; a missing one means a broken stream.
	if (!vertrag.bfd) throw new Error(`Akte ${akte.id}: BFD-Vereinbarung ${facts.vertragID} fehlt`);
	vertrag.bfd = { ...vertrag.bfd, stand: facts.nach, standAm: facts.am, grund } satisfies BfdVereinbarung;
}
