/** Fields whose texts stand apart from their facts: how they are split for an event, and put together from it. */
import type { Aenderungen } from './ereignisse.ts';

/** Splits by field what goes into the facts of an event and what into its personal part. */
export const trennung =
	<const T extends string>(texte: readonly T[]) =>
	<W extends object>(werte: W): { fakten: Omit<W, T>; texte: Pick<W, T & keyof W> } => {
		const istText = (feld: string): boolean => (texte as readonly string[]).includes(feld);
		const eintraege = Object.entries(werte);
		return {
			fakten: Object.fromEntries(eintraege.filter(([feld]) => !istText(feld))) as Omit<W, T>,
			texte: Object.fromEntries(eintraege.filter(([feld]) => istText(feld))) as Pick<W, T & keyof W>,
		};
	};

/** The fields after a change; texts that were erased since stay as they were. */
export function mitAenderungen<F extends object>(
	felder: F,
	{ facts, person }: { facts: { aenderungen: object }; person?: { aenderungen: object } | null },
): F {
	const aenderungen = Object.entries({ ...facts.aenderungen, ...person?.aenderungen } as Aenderungen<F>);
	return {
		...felder,
		...Object.fromEntries(aenderungen.map(([feld, wechsel]) => [feld, (wechsel as { nach: unknown }).nach])),
	};
}
