import type { Notfallzeile } from '#commands/pdf/seminare/seminarhaus.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { PERSONENFELDER } from '#domain/felder/personenfelder.ts';
import { formatDatum } from '#domain/format/datum.ts';

const { ernaehrung: ERNAEHRUNG, krankenversicherungsart: ART } = PERSONENFELDER;

/** Whom to call and what to know when something happens to a volunteer; what is empty is left out. */
export function notfallzeile({ person: p, erziehungsberechtigte }: Akte, raum: string | null): Notfallzeile {
	const kasse = [
		p.krankenkasse,
		p.krankenversicherungsart && ART.werte[p.krankenversicherungsart],
		p.krankenversichertennummer && `Nr. ${p.krankenversichertennummer}`,
	];
	const angaben = [
		['Geboren am', p.geburtsdatum ? formatDatum(p.geburtsdatum) : null],
		['Raum', raum],
		['Telefon', verbunden([p.mobil, p.telefon])],
		...erziehungsberechtigte.map(
			({ person }) =>
				[
					'Im Notfall',
					person && verbunden([`${person.vorname} ${person.nachname}`, person.telefon, person.email]),
				] as const,
		),
		['Allergien', p.allergien?.replace(/\s*\n\s*/g, ', ')],
		['Ernährung', p.ernaehrung && ERNAEHRUNG.werte[p.ernaehrung]],
		['Krankenkasse', verbunden(kasse)],
	] as const;
	return {
		name: [p.nachname, p.vorname].filter(Boolean).join(', '),
		angaben: angaben.flatMap(([bezeichnung, wert]) => (wert ? [[bezeichnung, wert] as const] : [])),
	};
}

const verbunden = (teile: readonly (string | null | undefined)[]): string => teile.filter(Boolean).join(', ');
