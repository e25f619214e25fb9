/** G35: what stands against deleting an address. */
import type { Regelverstoss } from '#domain/regelverstoss.ts';

/** How often something refers to an address. */
export interface Verwendung {
	readonly bewerbungen: number;
	readonly vertraege: number;
	/** Places approved, allotted or taken. */
	readonly plaetze: number;
	readonly benutzer: number;
	readonly ansprechpersonen: number;
	/** Open invitations and join requests. */
	readonly einladungen: number;
	/** Addresses that name it as their Verband or Sportkreis. */
	readonly adressen: number;
	readonly einsatzorte: number;
	/** Filed for it. */
	readonly dokumente: number;
}

/** What keeps an Einsatzort with its Einsatzstelle: its places are counted with her, and its contracts name her. */
export const BINDUNGEN = ['bewerbungen', 'vertraege', 'plaetze', 'einladungen'] as const;

const WORT: Readonly<
	Record<keyof Omit<Verwendung, 'einsatzorte' | 'dokumente'>, readonly [eins: string, mehrere: string]>
> = {
	bewerbungen: ['Bewerbung', 'Bewerbungen'],
	vertraege: ['Vertrag', 'Verträge'],
	plaetze: ['Platz im Kontingent', 'Plätze im Kontingent'],
	benutzer: ['Benutzer', 'Benutzer'],
	ansprechpersonen: ['Ansprechperson', 'Ansprechpersonen'],
	einladungen: ['offene Einladung', 'offene Einladungen'],
	adressen: ['andere Adresse', 'andere Adressen'],
};

/** `2 Bewerbungen, 1 Vertrag`; empty: nothing. */
export function verwendungstext(
	verwendung: Verwendung,
	arten: readonly (keyof typeof WORT)[] = Object.keys(WORT) as (keyof typeof WORT)[],
): string {
	const teile = arten.flatMap((was) => {
		const anzahl = verwendung[was];
		return anzahl ? [`${anzahl} ${WORT[was][anzahl === 1 ? 0 : 1]}`] : [];
	});
	return teile.join(', ');
}

export const VERWENDUNGEN: readonly (keyof Verwendung)[] = [
	...(Object.keys(WORT) as (keyof typeof WORT)[]),
	'einsatzorte',
	'dokumente',
];

/** Somebody began to refer to it while it was decided on. */
export const INZWISCHEN_VERWENDET: Regelverstoss = {
	code: 'G35',
	http: 409,
	text: 'Die Adresse wird seit eben verwendet. Bitte laden Sie die Seite neu.',
};

export function gegenLoeschen(verwendung: Verwendung): Regelverstoss[] {
	const benutzt = verwendungstext(verwendung);
	const g35 = (text: string): Regelverstoss => ({ code: 'G35', http: 409, text });
	return [
		...(verwendung.einsatzorte ? [g35('Der Einsatzstelle sind noch Einsatzorte zugeordnet.')] : []),
		...(benutzt ? [g35(`Die Adresse kann nicht gelöscht werden, weil sie noch verwendet wird (${benutzt}).`)] : []),
		...(verwendung.dokumente ? [g35('Zu dieser Adresse liegen Dokumente vor.')] : []),
	];
}
