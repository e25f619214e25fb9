import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { FELD } from '../../texte/feld.ts';

interface Eintrag {
	readonly zeit: string;
	readonly akteur: { readonly name: string | null } | null;
	readonly aenderungen: readonly { readonly bezeichnung: string }[];
}

/** Who changed a field last, and when; newest first. Undefined: the history doesn't say. */
export function zuletzt(eintraege: readonly Eintrag[], bezeichnung: string | undefined): string | undefined {
	const letzter = eintraege.find(({ aenderungen }) => aenderungen.some((eine) => eine.bezeichnung === bezeichnung));
	if (!letzter) return undefined;
	const { akteur, zeit } = letzter;
	const wer = akteur === null ? FELD.portal : (akteur.name ?? FELD.geloescht);
	return FELD.werWann(wer, formatDatumUhrzeit(zeit));
}

/** The same of a history that is just being read; where that fails, what it goes with is told without it. */
export const werZuletzt = (historie: Promise<readonly Eintrag[]>, bezeichnung: string | undefined) =>
	historie.then(
		(eintraege) => zuletzt(eintraege, bezeichnung),
		() => undefined,
	);
