import { halteAdressen } from '#commands/adressen-halten.ts';
import type { Befehl } from '#commands/befehl.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { AdresseFelder } from '#domain/adresse/adressfelder.ts';
import type { Akteur } from '#domain/rollen.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';

/** On whose behalf an address is changed, with everything his rights depend on. */
export interface Adressbefehl extends Befehl {
	readonly akteur: Akteur;
}

/** What decisions on addresses are measured with: the records the input names, the addresses held. */
export async function ladeUmfeld(sitzung: Sitzung, { akteur }: Adressbefehl, angaben: Partial<AdresseFelder>) {
	const { uebergeordneteID, verbandID, sportkreisID } = angaben;
	const adresseIDs = [uebergeordneteID, verbandID, sportkreisID].filter((id) => typeof id === 'string');
	await halteAdressen(sitzung, adresseIDs);
	const referenz = await ladeReferenz(sitzung.db, { adresseIDs, benutzerIDs: [] });
	return { akteur, referenz, adressen: referenz.adressen, dienstarten: referenz.dienstarten };
}
