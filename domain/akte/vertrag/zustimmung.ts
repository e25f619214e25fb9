/** To which terms the sides have agreed; what has changed since is agreed to again (docs/adr/0005). */

import { SPAETERE_VORGABEN } from '#domain/akte/vertrag/spaetere-vorgaben.ts';
import type { Vertrag, Vertragsbedingungen, Zustimmungen } from '#domain/akte/zustand.ts';
import type { Bedingung } from '#domain/felder/vertragsfelder.ts';
import type { Ctx } from '#domain/kontext.ts';
import { abweichend, bedingungenVon, betrifft, type Partei } from './betroffene.ts';

/** Everybody agrees to the terms as they are: an agreement, a signature. */
export function alleEinig(bedingungen: Vertragsbedingungen): Zustimmungen {
	const stand = () => bedingungenVon(bedingungen);
	return { TRAEGER: stand(), EINSATZSTELLE: stand(), FREIWILLIGER: stand() };
}

/** Guardians sign what the volunteer signs. */
const sprichtFuer = (partei: Partei): keyof Zustimmungen =>
	partei === 'ERZIEHUNGSBERECHTIGTER' ? 'FREIWILLIGER' : partei;

/** Terms that concern this party and have changed since it last agreed; none before the first agreement. */
export function ausstehend(vertrag: Vertragsbedingungen & Pick<Vertrag, 'zugestimmt'>, partei: Partei): Bedingung[] {
	const stand = vertrag.zugestimmt?.[sprichtFuer(partei)];
	return stand ? abweichend(stand, vertrag).filter((feld) => betrifft(partei, feld)) : [];
}

/** What tells one set of terms from another, to be compared years later: of this contract and no other. */
export const fingerabdruck = (
	{ fingerabdruck }: Pick<Ctx, 'fingerabdruck'>,
	{ id, zyklusID, dienstartID }: Pick<Vertrag, 'id' | 'zyklusID' | 'dienstartID'>,
	bedingungen: Vertragsbedingungen,
): string => fingerabdruck({ vertragID: id, zyklusID, dienstartID, bedingungen: abgedruckt(bedingungen) });

/** Terms that came later are part of it only where they say something, so that older fingerprints stay true. */
function abgedruckt(bedingungen: Vertragsbedingungen): Partial<Vertragsbedingungen> {
	const alle: Record<string, unknown> = { ...bedingungenVon(bedingungen) };
	for (const [feld, vorgabe] of Object.entries(SPAETERE_VORGABEN)) if (alle[feld] === vorgabe) delete alle[feld];
	return alle;
}
