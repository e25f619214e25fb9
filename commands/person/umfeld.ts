import { halteAdressen } from '#commands/adressen-halten.ts';
import type { Befehl } from '#commands/befehl.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { OptIn } from '#domain/person/entscheidungen.ts';
import type { Akteur } from '#domain/rollen.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';

/** On whose behalf a person is changed, with everything his rights depend on. */
export interface Personenbefehl extends Befehl {
	readonly akteur: Akteur;
}

/**
 * What decisions on persons are measured with: the addresses named, held until the commit, and whether new e-mail
 * addresses are asked for.
 */
export async function ladeUmfeld(sitzung: Sitzung, { akteur }: Personenbefehl, adresseIDs: readonly string[]) {
	const { db, ctx } = sitzung;
	await halteAdressen(sitzung, adresseIDs);
	const { parameter, adressen } = await ladeReferenz(db, { adresseIDs, benutzerIDs: [] });
	const optIn: OptIn = { isGefragt: parameter.personOptInMail, neueID: () => ctx.neueID() };
	return { akteur, adressen, optIn };
}
