import type { Kysely } from 'kysely';
import { execute } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { adresseAggregat } from '#domain/adresse/adresse.ts';
import type { AdresseFelder } from '#domain/adresse/adressfelder.ts';
import { pruefeVorhanden } from '#domain/adresse/regeln.ts';
import { type Fundstelle, imBereich, OHNE_LAGE } from '#domain/adresse/sammeln.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { DB } from '#projections/db.ts';
import { lageDerPlz } from '#projections/queries/traeger/plz-lage.ts';
import type { Adressbefehl } from './befehl.ts';

/** Where an address lies as far as its postcode tells; nobody outside is asked. */
export function finde(umgebung: Umgebung, befehl: Adressbefehl, id: string): Promise<Fundstelle> {
	return execute(umgebung, befehl, async (sitzung) => {
		const adresse = await sitzung.lies(adresseAggregat, id);
		pruefeVorhanden(befehl.akteur, adresse);
		const stelle = await lageZu(sitzung.db, adresse.felder);
		if (stelle) return stelle;
		throw new Abgelehnt([{ code: 'KOORDINATEN', http: 409, text: OHNE_LAGE(adresse.felder.plz) }]);
	});
}

/** The operator's table is more exact than what the portal comes with. */
export async function lageZu(
	db: Kysely<DB>,
	adresse: Pick<AdresseFelder, 'landID' | 'plz' | 'ort'>,
): Promise<Fundstelle | null> {
	const genau = await lageDerPlz(db, adresse.landID, adresse.plz);
	return genau ? { ...genau, bereich: null } : imBereich(adresse);
}
