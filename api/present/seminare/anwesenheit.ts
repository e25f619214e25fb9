import type { anwesenheit } from '#api/contract/seminare/anwesenheit.ts';
import { anwesenheitHindernis, einzelneTage, teilnahmevorschlag } from '#domain/seminar/anwesenheit.ts';
import type { Anwesenheitsvermerk, Anwesenheitszeile } from '#projections/queries/seminare/anwesenheit.ts';
import type { Seminarzeile } from '#projections/queries/seminare/seminare.ts';
import type { Ausgang } from '../../contract/route.ts';

type Liste = Ausgang<typeof anwesenheit.holeAnwesenheit>['data'];
type Seminarteil = Pick<Seminarzeile, 'status' | 'termine' | 'geplanteTage'>;

/** From tenths into days; what was said of days the seminar doesn't have any more is left out. */
export function zeigeAnwesenheit(
	{ status, termine, geplanteTage }: Seminarteil,
	zeilen: readonly Anwesenheitszeile[],
	vermerke: readonly Anwesenheitsvermerk[],
	heute: string,
): Liste {
	const tage = einzelneTage(termine);
	const jedes = Map.groupBy(
		vermerke.filter(({ tag }) => tage.includes(tag)),
		({ freiwilligerID }) => freiwilligerID,
	);
	return {
		tage,
		geplanteTage: geplanteTage / 10,
		hindernis: anwesenheitHindernis({ status, felder: { termine } }, heute),
		zeilen: zeilen.map((zeile) => zeigeZeile(zeile, termine, jedes.get(zeile.freiwilligerID) ?? [])),
	};
}

function zeigeZeile(
	{ freiwilligerID, name, einsatzstelle, status, geplant, tage }: Anwesenheitszeile,
	termine: Seminarteil['termine'],
	vermerke: readonly Anwesenheitsvermerk[],
): Liste['zeilen'][number] {
	const vorschlag = teilnahmevorschlag({ termine, geplant, anwesenheit: vermerke });
	return {
		...{ freiwilligerID, name, einsatzstelle, status },
		tage: (tage ?? vorschlag.tage) / 10,
		vorschlag: { ...vorschlag, tage: vorschlag.tage / 10 },
		vermerke: vermerke.map(({ tag, haelfte, stand, wer, am }) => ({ tag, haelfte, stand, wer, am })),
	};
}
