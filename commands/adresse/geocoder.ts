import { execute } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { adresseAggregat } from '#domain/adresse/adresse.ts';
import { pruefeVorhanden } from '#domain/adresse/regeln.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { lageDerPlz } from '#projections/queries/plz-lage.ts';
import type { Adressauftrag } from './auftrag.ts';

/** Degrees. */
export interface Lage {
	readonly lat: number;
	readonly lon: number;
}

/** Where an address lies as far as its postcode tells; nobody outside is asked. */
export function finde(umgebung: Umgebung, auftrag: Adressauftrag, id: string): Promise<Lage> {
	return execute(umgebung, auftrag, async (sitzung) => {
		const adresse = await sitzung.lies(adresseAggregat, id);
		pruefeVorhanden(auftrag.akteur, adresse);
		const { plz, landID } = adresse.felder;
		const lage = await lageDerPlz(sitzung.db, landID, plz);
		if (lage) return lage;
		const text = `Zur Postleitzahl ${plz} ist keine Lage bekannt. Bitte geben Sie die Koordinaten ein.`;
		throw new Abgelehnt([{ code: 'KOORDINATEN', http: 409, text }]);
	});
}
