import { halteAdressen } from '#commands/adressen-halten.ts';
import type { Befehl } from '#commands/befehl.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import { MELDUNG } from '#domain/felder/meldungen.ts';
import type { Festlegung } from '#domain/kontingent/festlegen.ts';
import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import type { Kontingent } from '#domain/kontingent/zustand.ts';
import type { Referenz } from '#domain/referenz.ts';
import { Abgelehnt, NICHT_GEFUNDEN, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { zyklusAggregat } from '#domain/zyklus/zyklus.ts';
import { einsatzorteImZyklus, einzigerEinsatzort, sperreEinsatzorte } from '#projections/queries/orte/kontingente.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';

export interface Kontingentbefehl {
	readonly akteur: Akteur;
	readonly idempotenz?: Befehl['idempotenz'];
}

export const alsBefehl = ({ akteur, idempotenz }: Kontingentbefehl): Befehl => ({
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
	const orteImZyklus = await einsatzorteImZyklus(sitzung.db, einsatzstelleID, zyklusID);
	const adresseIDs = [einsatzstelleID, ...orteImZyklus];
	const referenz = await ladeReferenz(sitzung.db, { adresseIDs, benutzerIDs: [] });
	if (referenz.adressen.get(einsatzstelleID)?.typ !== 'EINSATZSTELLE') throw new Abgelehnt([NICHT_GEFUNDEN]);
	const [stand, orte] = await Promise.all([
		mitZyklus(sitzung, referenz, zyklusID),
		halteAdressen(sitzung, orteImZyklus),
	]);
	return { kontingent, referenz: stand, einsatzortIDs: orte.filter((o) => !o.geloescht).map((o) => o.id) };
}

/** The cycle as it stands at the commit: one that is closed meanwhile takes no more figures. */
export async function mitZyklus(sitzung: Sitzung, referenz: Referenz, zyklusID: string): Promise<Referenz> {
	const rahmen = referenz.zyklen.get(zyklusID);
	if (!rahmen) throw new Abgelehnt([NICHT_GEFUNDEN]);
	const { isAbgeschlossen } = await sitzung.lies(zyklusAggregat, zyklusID);
	return { ...referenz, zyklen: new Map([...referenz.zyklen, [zyklusID, { ...rahmen, isAbgeschlossen }]]) };
}

/** Z follows K as long as there is one Einsatzort: another one that joins at this moment is seen before the commit. */
export function halteEinzigenOrt(
	sitzung: Sitzung,
	{ einsatzstelleID, zyklusID }: { readonly einsatzstelleID: string; readonly zyklusID: string },
	{ ereignisse }: Pick<Festlegung, 'ereignisse'>,
): void {
	const folgt = ereignisse.some((e) => e.type === 'KontingentZugeteilt' && e.facts.isUebernahmeAusEinsatzstelle);
	if (!folgt) return;
	sitzung.tabelle(sperreEinsatzorte(sitzung.db, einsatzstelleID, zyklusID));
	sitzung.tabelle(einzigerEinsatzort(sitzung.db, einsatzstelleID, zyklusID), ORTE_GEAENDERT);
}

const ORTE_GEAENDERT: Regelverstoss = {
	code: 'KONFLIKT',
	text: 'Die Einsatzorte dieser Einsatzstelle haben sich gerade geändert. Bitte versuchen Sie es noch einmal.',
	http: 409,
};

export function pruefeDienstart({ dienstarten }: Pick<Referenz, 'dienstarten'>, dienstartID: string): void {
	if (dienstarten.has(dienstartID)) return;
	throw new Abgelehnt([{ code: 'PT', text: MELDUNG.PT, http: 422, feld: 'dienstartID' }]);
}
