import { ladeLagen, schreibe } from '#commands/akte/lage.ts';
import { probiere } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { entscheideSammelaktion, type Sammeleingabe } from '#domain/akte/sammelaktion.ts';
import { NICHT_GEFUNDEN } from '#domain/akte/zugang.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import type { Sammelzeile } from '#projections/queries/sammelauswahl.ts';
import { bedarfFuer } from './bedarf.ts';

/** Files that are read together, and given up again: a thousand at once take more memory than the API is meant to. */
const PORTION = 25;

/**
 * What the action would do to each row, in this order: empty where it goes, otherwise what refuses it. A row finds
 * what the rows before it would have done, so that five don't get the same three places.
 */
export function probelauf(
	umgebung: Umgebung,
	akteur: Akteur,
	eingabe: Sammeleingabe,
	zeilen: readonly Sammelzeile[],
): Promise<readonly (readonly Regelverstoss[])[]> {
	const { userID, rollen, impersoniertVon } = akteur;
	const zuletzt = new Map(zeilen.map(({ freiwilligerID }, nr) => [freiwilligerID, nr]));
	return probiere(umgebung, { akteur: { userID, rollen, impersoniertVon } }, async (sitzung) => {
		const ergebnisse: (readonly Regelverstoss[])[] = [];
		for (let ab = 0; ab < zeilen.length; ab += PORTION) {
			const portion = zeilen.slice(ab, ab + PORTION);
			const ids = new Set(portion.flatMap(({ freiwilligerID }) => freiwilligerID ?? []));
			const lagen = await ladeLagen(sitzung, akteur, [...ids], bedarfFuer(eingabe));
			for (const zeile of portion)
				ergebnisse.push(entscheide(sitzung, lagen.get(zeile.freiwilligerID ?? ''), zeile, eingabe));
			for (const id of ids) if ((zuletzt.get(id) ?? 0) < ab + PORTION) sitzung.vergiss(akteAggregat, id);
		}
		return ergebnisse;
	});
}

function entscheide(
	sitzung: Sitzung,
	lage: Lage | undefined,
	{ wunschID }: Sammelzeile,
	eingabe: Sammeleingabe,
): readonly Regelverstoss[] {
	if (!lage) return [NICHT_GEFUNDEN];
	try {
		schreibe(sitzung, lage.akte.id, entscheideSammelaktion(lage, wunschID, eingabe));
		return [];
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) return fehler.verstoesse;
		throw fehler;
	}
}
