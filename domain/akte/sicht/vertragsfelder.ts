import { betrifft } from '#domain/akte/vertrag/betroffene.ts';
import type { Vertrag } from '#domain/akte/zustand.ts';
import { BEDINGUNGEN, type Bedingung, VERTRAGSFELDER } from '#domain/felder/vertragsfelder.ts';
import type { Parameter } from '#domain/referenz.ts';
import { type Akteur, hatRolle, seite } from '#domain/rollen.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';

/** Once signed, only what doesn't touch the terms: the planned end, housing, food, supplements, the site's fee. */
export const NACH_UNTERSCHRIFT = BEDINGUNGEN.filter((feld) => VERTRAGSFELDER[feld].nachUnterschrift);
/** The planned end is set once it is signed. */
const BIS_EINIGUNG = BEDINGUNGEN.filter((feld) => feld !== 'geplantesEnde');
/** Beginning and end are always the site's to agree on. */
const STELLE_IMMER = BEDINGUNGEN.filter((feld) => VERTRAGSFELDER[feld].einigung === 'STELLE');

/** The terms the actor reads in a comparison: a volunteer none of those that are settled among others. */
export function lesbareBedingungen(akteur: Akteur): readonly Bedingung[] {
	return seite(akteur) === 'FREIWILLIGER' ? BEDINGUNGEN.filter((feld) => betrifft('FREIWILLIGER', feld)) : BEDINGUNGEN;
}

/** The terms the actor may change in the contract's present state (tables: FreiwilligerVertrag, G21). */
export function schreibbareVertragsfelder(
	akteur: Akteur,
	vertrag: Pick<Vertrag, 'status' | 'einsatzortID' | 'ersteUnterschriftAm'>,
	parameter: Pick<Parameter, 'einigungFelderEinsatzstelle'>,
): readonly Bedingung[] {
	if (akteur.art === 'API') return [];
	const offen =
		vertrag.status === VERTRAG.nr.Entwurf ||
		(vertrag.status === VERTRAG.nr.Einigung && vertrag.ersteUnterschriftAm === null);
	if (hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN'])) {
		if (offen) return BIS_EINIGUNG;
		return vertrag.status === VERTRAG.nr.Unterschrieben || vertrag.status === VERTRAG.nr.Laufend
			? NACH_UNTERSCHRIFT
			: [];
	}
	if (!offen || !akteur.einsatzortIDs.includes(vertrag.einsatzortID)) return [];
	const frei: readonly Bedingung[] = [...STELLE_IMMER, ...parameter.einigungFelderEinsatzstelle];
	return BIS_EINIGUNG.filter((feld) => frei.includes(feld));
}
