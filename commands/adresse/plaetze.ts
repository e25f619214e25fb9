import type { Sitzung } from '#commands/sitzung.ts';
import { type Adresse, adresseAlsReferenz } from '#domain/adresse/adresse.ts';
import { erkenneAn, loeseUebernahme } from '#domain/kontingent/festlegen.ts';
import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { ladeReferenz } from '#projections/queries/referenz.ts';

/** A: of an Einsatzstelle, or of one of its Einsatzorte. */
export async function setzeAnerkanntePlaetze(
	sitzung: Sitzung,
	adresse: Adresse,
	anerkanntePlaetze: number | null,
): Promise<void> {
	const { einsatzstelleID } = adresseAlsReferenz(adresse);
	if (einsatzstelleID === null) {
		if (anerkanntePlaetze === null) return;
		const text = 'Plätze werden nur für Einsatzstellen und Einsatzorte anerkannt.';
		throw new Abgelehnt([{ code: 'G06', http: 422, feld: 'anerkanntePlaetze', text }]);
	}
	const [kontingent, referenz] = await Promise.all([
		sitzung.lies(kontingentAggregat, einsatzstelleID),
		ladeReferenz(sitzung.db, { adresseIDs: [], benutzerIDs: [] }),
	]);
	const einsatzortID = adresse.id === einsatzstelleID ? null : adresse.id;
	const { ereignisse } = erkenneAn(kontingent, { einsatzortID, anerkanntePlaetze }, { referenz });
	sitzung.schreibe(kontingentAggregat, einsatzstelleID, ereignisse);
}

/** A second Einsatzort in the cycle: what followed the approved places stands by itself from now on. */
export async function teilnahmeBegonnen(sitzung: Sitzung, adresse: Adresse, zyklusID: string): Promise<void> {
	const { typ, einsatzstelleID } = adresseAlsReferenz(adresse);
	if (typ !== 'EINSATZORT' || einsatzstelleID === null) return;
	const kontingent = await sitzung.lies(kontingentAggregat, einsatzstelleID);
	const folgt = [...kontingent.zugeteilt.values()].some(
		(z) => z.zyklusID === zyklusID && z.isUebernahmeAusEinsatzstelle && z.einsatzortID !== adresse.id,
	);
	if (folgt) sitzung.schreibe(kontingentAggregat, einsatzstelleID, loeseUebernahme(kontingent, zyklusID));
}
