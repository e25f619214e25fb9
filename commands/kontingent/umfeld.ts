import { halteAdressen } from '#commands/adresse/halten.ts';
import type { Auftrag } from '#commands/auftrag.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import { NICHT_GEFUNDEN } from '#domain/akte/zugang.ts';
import { MELDUNG } from '#domain/felder/meldungen.ts';
import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import type { Kontingent } from '#domain/kontingent/zustand.ts';
import type { Referenz } from '#domain/referenz.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { einsatzorteImZyklus } from '#projections/queries/kontingente.ts';
import { ladeReferenz } from '#projections/queries/referenz.ts';

export interface Kontingentauftrag {
	readonly akteur: Akteur;
	readonly idempotenz?: Auftrag['idempotenz'];
}

export const alsAuftrag = ({ akteur, idempotenz }: Kontingentauftrag): Auftrag => ({
	akteur: { userID: akteur.userID, rollen: akteur.rollen, impersoniertVon: akteur.impersoniertVon },
	idempotenz: idempotenz ?? null,
});

/** What decisions on the places of an Einsatzstelle rest on. */
export interface Stellenumfeld {
	readonly kontingent: Kontingent;
	readonly referenz: Referenz;
	/** Its Einsatzorte that take part in the cycle. */
	readonly einsatzortIDs: readonly string[];
}

export async function ladeStelle(
	sitzung: Sitzung,
	{ einsatzstelleID, zyklusID }: { readonly einsatzstelleID: string; readonly zyklusID: string },
): Promise<Stellenumfeld> {
	const [kontingent] = await Promise.all([
		sitzung.lies(kontingentAggregat, einsatzstelleID),
		halteAdressen(sitzung, [einsatzstelleID]),
	]);
	const [referenz, orteImZyklus] = await Promise.all([
		ladeReferenz(sitzung.db, { adresseIDs: [einsatzstelleID], benutzerIDs: [] }),
		einsatzorteImZyklus(sitzung.db, einsatzstelleID, zyklusID),
	]);
	const istStelle = referenz.adressen.get(einsatzstelleID)?.typ === 'EINSATZSTELLE';
	if (!istStelle || !referenz.zyklen.has(zyklusID)) throw new Abgelehnt([NICHT_GEFUNDEN]);
	const orte = await halteAdressen(sitzung, orteImZyklus);
	return { kontingent, referenz, einsatzortIDs: orte.filter((o) => !o.geloescht).map((o) => o.id) };
}

export function pruefeDienstart({ dienstarten }: Pick<Referenz, 'dienstarten'>, dienstartID: string): void {
	if (dienstarten.has(dienstartID)) return;
	throw new Abgelehnt([{ code: 'PT', text: MELDUNG.PT, http: 422, feld: 'dienstartID' }]);
}
