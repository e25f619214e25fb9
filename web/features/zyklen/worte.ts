import { formatDatum } from '#domain/format/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import { ueberschneidungen } from '#domain/zyklus/zeitraum.ts';
import { ZYKLEN as T } from '../../texte/verwaltung/zyklen.ts';
import type { Zykluszeile } from './queries.ts';

/** When volunteers may apply. */
export function bewerbungszeit({ bewerbungVon, bewerbungBis }: Zykluszeile): string {
	if (bewerbungVon && bewerbungBis) return T.zeitraum(formatDatum(bewerbungVon), formatDatum(bewerbungBis));
	if (bewerbungVon) return T.ab(formatDatum(bewerbungVon));
	return bewerbungBis ? T.bis(formatDatum(bewerbungBis)) : T.immer;
}

/** Places approved over all Dienstarten, and how many there are to approve; unlimited where one of them is. */
export function plaetze({ dienstarten }: Zykluszeile): string {
	const genehmigt = dienstarten.reduce((summe, d) => summe + (d.genehmigt ?? 0), 0);
	const begrenzt = dienstarten.map((d) => d.gesamtkontingent).filter((g) => typeof g === 'number');
	const gesamt = begrenzt.reduce((summe, g) => summe + g, 0);
	return begrenzt.length > 0 && begrenzt.length === dienstarten.length
		? T.vonPlaetzen(formatZahl(genehmigt, 0), formatZahl(gesamt, 0))
		: T.unbegrenzt(formatZahl(genehmigt, 0));
}

/** What is unusual about these days, and yet allowed. */
export function hinweise(start: string, ende: string, andere: readonly Zykluszeile[]): string[] {
	const gleichzeitige = ueberschneidungen({ start, ende }, andere).map(({ bezeichnung }) => bezeichnung);
	return gleichzeitige.length > 0 ? [T.ueberschneidet(gleichzeitige.join(', '))] : [];
}
