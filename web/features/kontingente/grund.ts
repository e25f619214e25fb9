import { KONTINGENTE } from '../../texte/verwaltung/kontingente.ts';
import type { Budget, Dienstart, Stelle } from './queries.ts';

const TEXT = KONTINGENTE.grund;

/** What limits the places of an Einsatzstelle: the recognised ones for the BFD, and what the Traeger has left. */
export function grundFuerStelle(
	stelle: Stelle,
	dienstart: Dienstart,
	{ dienstarten, budget }: { dienstarten: readonly Dienstart[]; budget: readonly Budget[] },
): string {
	const rest = budget.find((b) => b.dienstartID === dienstart.id)?.rest;
	const gesamt = typeof rest === 'number' && rest <= 0 ? TEXT.gesamt(rest, dienstart.kurz) : '';
	if (dienstart.art !== 'BFD') return typeof rest === 'number' ? TEXT.gesamt(rest, dienstart.kurz) : '';
	const andere = dienstarten.flatMap((d) => {
		const genehmigt = stelle.zellen.find((z) => z.dienstartID === d.id)?.genehmigt ?? 0;
		return d.art === 'BFD' && d.id !== dienstart.id && genehmigt > 0 ? [{ kurz: d.kurz, genehmigt }] : [];
	});
	const anzahl = andere.reduce((summe, d) => summe + d.genehmigt, 0);
	const teile = [
		TEXT.anerkannt(stelle.anerkanntePlaetze ?? 0),
		anzahl > 0 ? TEXT.andere(anzahl, andere.map((d) => d.kurz).join(', ')) : '',
		gesamt,
	];
	return teile.filter(Boolean).join(' ');
}

/** What limits the places of an Einsatzort: those approved for its Einsatzstelle. */
export function grundFuerOrt(stelle: Stelle, dienstartID: string): string {
	return TEXT.verteilt(stelle.zellen.find((z) => z.dienstartID === dienstartID)?.genehmigt ?? 0);
}
