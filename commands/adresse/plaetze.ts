import type { Sitzung } from '#commands/sitzung.ts';
import { type Adresse, adresseAlsReferenz } from '#domain/adresse/adresse.ts';
import { erkenneAn, loeseUebernahme, uebernimmBeimBeitritt } from '#domain/kontingent/festlegen.ts';
import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import type { Kontingent } from '#domain/kontingent/zustand.ts';
import type { Referenz } from '#domain/referenz.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { einsatzorteImZyklus, ohneUebernahmeNeben, sperreEinsatzorte } from '#projections/queries/orte/kontingente.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';

/** A: of an Einsatzstelle, or of one of its Einsatzorte. `bekannt`: reference data that was read already. */
export async function setzeAnerkanntePlaetze(
	sitzung: Sitzung,
	adresse: Adresse,
	anerkanntePlaetze: number | null,
	bekannt?: Referenz,
): Promise<void> {
	const { einsatzstelleID } = adresseAlsReferenz(adresse);
	if (einsatzstelleID === null) {
		if (anerkanntePlaetze === null) return;
		const text = 'Plätze werden nur für Einsatzstellen und Einsatzorte anerkannt.';
		throw new Abgelehnt([{ code: 'G06', http: 422, feld: 'anerkanntePlaetze', text }]);
	}
	const [kontingent, referenz] = await Promise.all([
		sitzung.lies(kontingentAggregat, einsatzstelleID),
		bekannt ?? ladeReferenz(sitzung.db, { adresseIDs: [], benutzerIDs: [] }),
	]);
	const einsatzortID = adresse.id === einsatzstelleID ? null : adresse.id;
	const { ereignisse } = erkenneAn(kontingent, { einsatzortID, anerkanntePlaetze }, { referenz });
	sitzung.schreibe(kontingentAggregat, einsatzstelleID, ereignisse);
}

/** What an address was before it changed, as far as its places depend on it. */
export type Zugehoerigkeit = Pick<
	ReturnType<typeof adresseAlsReferenz>,
	'einsatzstelleID' | 'isAktiv' | 'aktivInZyklen'
>;

/** Cycles an Einsatzort joins at its Einsatzstelle: it is new there, takes part anew, or is active again. */
export async function beginneTeilnahmen(
	sitzung: Sitzung,
	adresse: Adresse,
	vorher: Zugehoerigkeit | null,
): Promise<void> {
	const jetzt = adresseAlsReferenz(adresse);
	const schon = vorher?.isAktiv && vorher.einsatzstelleID === jetzt.einsatzstelleID ? vorher.aktivInZyklen : [];
	if (!jetzt.isAktiv) return;
	for (const zyklusID of jetzt.aktivInZyklen.filter((id) => !schon.includes(id)))
		await teilnahmeBegonnen(sitzung, adresse, zyklusID);
}

/**
 * The first Einsatzort in the cycle takes what was approved before it joined; with a second one, what followed the
 * approved places stands by itself from now on.
 */
async function teilnahmeBegonnen(sitzung: Sitzung, adresse: Adresse, zyklusID: string): Promise<void> {
	const ort = adresseAlsReferenz(adresse);
	const { typ, einsatzstelleID } = ort;
	if (typ !== 'EINSATZORT' || einsatzstelleID === null) return;
	const kontingent = await sitzung.lies(kontingentAggregat, einsatzstelleID);
	const folgt = [...kontingent.zugeteilt.values()].some(
		(z) => z.zyklusID === zyklusID && z.isUebernahmeAusEinsatzstelle && z.einsatzortID !== adresse.id,
	);
	const { db } = sitzung;
	if (folgt) sitzung.schreibe(kontingentAggregat, einsatzstelleID, loeseUebernahme(kontingent, zyklusID));
	else if (await istErster(sitzung, kontingent, adresse.id, zyklusID)) {
		const { dienstarten } = await ladeReferenz(db, { adresseIDs: [], benutzerIDs: [] });
		// As it joins, which nobody reads yet.
		const referenz = { dienstarten, adressen: new Map([[adresse.id, ort]]) };
		const uebernommen = uebernimmBeimBeitritt(kontingent, zyklusID, adresse.id, referenz);
		sitzung.schreibe(kontingentAggregat, einsatzstelleID, uebernommen);
	}
	sitzung.tabelle(sperreEinsatzorte(db, einsatzstelleID, zyklusID));
	sitzung.tabelle(ohneUebernahmeNeben(db, { einsatzstelleID, einsatzortID: adresse.id }, zyklusID), PLAETZE_GEAENDERT);
}

/** Those that join in the same session have left their allotment in its Kontingent. */
async function istErster(
	{ db }: Sitzung,
	{ einsatzstelleID, zugeteilt }: Kontingent,
	einsatzortID: string,
	zyklusID: string,
): Promise<boolean> {
	const andere = [...zugeteilt.values()].some((z) => z.zyklusID === zyklusID && z.einsatzortID !== einsatzortID);
	if (andere) return false;
	const orte = await einsatzorteImZyklus(db, einsatzstelleID, zyklusID);
	return orte.every((id) => id === einsatzortID);
}

const PLAETZE_GEAENDERT: Regelverstoss = {
	code: 'KONFLIKT',
	text: 'Die Plätze dieser Einsatzstelle haben sich gerade geändert. Bitte versuchen Sie es noch einmal.',
	http: 409,
};
