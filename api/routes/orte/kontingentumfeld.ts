import { nichtGefunden } from '#api/plugins/fehler.ts';
import type { Festgelegt } from '#commands/kontingent/genehmigen.ts';
import type { Referenz } from '#domain/referenz.ts';
import { alleKontingente, type Stellenzeile } from '#projections/queries/orte/kontingentmatrix.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import type { Umstand } from '../handler.ts';

export const auftragVon = ({ akteur, idempotenz }: Umstand) => ({ akteur, idempotenz });

/** Says so only where the input was clamped. */
export const begrenzung = ({ wert, hinweis }: Festgelegt) => (hinweis === null ? {} : { begrenztAuf: wert, hinweis });

export function muss<T>(wert: T | null | undefined): T {
	if (wert === null || wert === undefined) throw nichtGefunden();
	return wert;
}

export async function rahmenVon({ umgebung, akteur, zyklusID }: Pick<Umstand, 'umgebung' | 'akteur' | 'zyklusID'>) {
	const referenz = await ladeReferenz(umgebung.db, { adresseIDs: [], benutzerIDs: [] });
	return { akteur, referenz, zyklus: muss(referenz.zyklen.get(zyklusID)) };
}

export const stellenZu = ({ umgebung, akteur, zyklusID }: Umstand, adresseID: string | undefined) =>
	alleKontingente(umgebung.db, akteur, zyklusID, adresseID);

/** The Einsatzstelle of an address in a cycle, where it is within the caller's scope. */
export async function stelleAn(
	{ umgebung, akteur }: Umstand,
	zyklusID: string,
	adresseID: string,
): Promise<Stellenzeile | undefined> {
	return (await alleKontingente(umgebung.db, akteur, zyklusID, adresseID))[0];
}

/** As the tenant sorts them; those no longer offered only show where there are figures. */
export const alleDienstarten = ({ dienstarten }: Referenz) =>
	[...dienstarten.values()].sort((a, b) => a.sortierung - b.sortierung);
