/** Who may, beyond the matrix of permissions: G18 and G21. */
import type { Befund, Wunschfall } from '#domain/akte/fall.ts';
import type { Vertragsbedingungen } from '#domain/akte/zustand.ts';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { istFreiesFeld } from '#domain/felder/freie-felder.ts';
import { artVon } from '#domain/felder/personendaten.ts';
import type { Personenfeld } from '#domain/felder/personenfelder.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { type Akteur, seite } from '#domain/rollen.ts';

export const istTraeger = (akteur: Akteur): boolean => seite(akteur) === 'TRAEGER' || seite(akteur) === 'SYSTEM';

export const nurTraeger = (feld: keyof typeof FELD_BEZEICHNUNG): Regelverstoss => g21(feld, FELD_BEZEICHNUNG[feld]);

export const g21 = (feld: string, bezeichnung: string): Regelverstoss => ({
	code: 'G21',
	http: 403,
	feld,
	text: `Das Feld „${bezeichnung}“ kann nur durch den Träger geändert werden.`,
	behebbarDurch: ['MA_VERWALTUNG', 'ADMIN'],
});

/** Of a field the Traeger doesn't enter with the others either: where it is entered. */
export function andererWeg(feld: Personenfeld): Regelverstoss {
	const name = `„${FELD_BEZEICHNUNG[feld]}“`;
	const text =
		artVon(feld) === 'EINSICHT'
			? `${name} wird mit der Einsichtnahme eingetragen: unter „Dokumente“ beim Führungszeugnis, „Einsicht festhalten“.`
			: feld === 'email'
				? 'Mit dieser E-Mail-Adresse meldet sich die Person an. Sie ändert sich über „E-Mail ändern“ und eine Bestätigung.'
				: istFreiesFeld(feld)
					? 'Dieses freie Feld hat noch keine Bezeichnung. Sie steht in den Parametern.'
					: `Das Feld ${name} lässt sich hier nicht ändern.`;
	return { code: 'G21', http: 403, feld, text };
}

/** Beginning and end of the contract are always the site's to agree on. */
const IMMER: readonly (keyof Vertragsbedingungen)[] = ['vertragsbeginn', 'vertragsende'];

/** G21 on the terms that would change. */
export function felderDerEinsatzstelle({ lage, aenderungen }: Wunschfall): readonly Befund[] {
	if (istTraeger(lage.akteur)) return [];
	const frei = [...IMMER, ...lage.referenz.parameter.einigungFelderEinsatzstelle];
	return (Object.keys(aenderungen) as (keyof Vertragsbedingungen)[]).filter((f) => !frei.includes(f)).map(nurTraeger);
}

/** Some tenants leave the Dienstart to the Traeger. */
const istReserviert = ({ lage }: Wunschfall): boolean =>
	lage.referenz.parameter.isFestlegungDienstartSportjugend && !istTraeger(lage.akteur);

const bisherigeDienstart = ({ lage, wunsch }: Wunschfall): string | null =>
	lage.akte.wuensche.find((w) => w.id === wunsch.id)?.dienstartID ?? null;

export function dienstartFestlegbar(fall: Wunschfall): Befund {
	return istReserviert(fall) ? nurTraeger('dienstartID') : null;
}

export function dienstartUnberuehrt(fall: Wunschfall): Befund {
	return fall.wunsch.dienstartID === bisherigeDienstart(fall) ? null : dienstartFestlegbar(fall);
}

/** Neither is it chosen now nor still to be chosen. */
export function dienstartSteht(fall: Wunschfall): Befund {
	return bisherigeDienstart(fall) === null ? dienstartFestlegbar(fall) : dienstartUnberuehrt(fall);
}

/** G18: the volunteer who withdrew, the site that declined; the Traeger always. */
export function eigeneAbsage({ lage, wunsch }: Wunschfall): Befund {
	if (istTraeger(lage.akteur) || wunsch.beendetVon === seite(lage.akteur)) return null;
	return {
		code: 'G18',
		http: 403,
		text: 'Nur die Seite, die abgesagt oder abgelehnt hat, kann die Bewerbung reaktivieren.',
		behebbarDurch: ['MA_VERWALTUNG', 'ADMIN'],
	};
}
