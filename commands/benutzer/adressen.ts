import { halteAdressen } from '#commands/adressen-halten.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Zuordnung } from '#domain/user/ereignisse.ts';
import { einerVon } from '#projections/queries/liste/ausdruck.ts';

/** What the ids on the wire are: Einsatzstellen or single Einsatzorte; anything else belongs to no account. */
export async function alsZuordnung(sitzung: Sitzung, adresseIDs: readonly string[]): Promise<Zuordnung> {
	if (adresseIDs.length === 0) return { einsatzstelleIDs: [], einsatzortIDs: [] };
	await halteAdressen(sitzung, adresseIDs);
	const adressen = await sitzung.db
		.selectFrom('adresse')
		.select(['id', 'typ'])
		.where('id', '=', einerVon(adresseIDs))
		.orderBy('id')
		.execute();
	const vomTyp = (typ: string) => adressen.filter((zeile) => zeile.typ === typ).map(({ id }) => id);
	const zuordnung = { einsatzstelleIDs: vomTyp('EINSATZSTELLE'), einsatzortIDs: vomTyp('EINSATZORT') };
	const gefunden = zuordnung.einsatzstelleIDs.length + zuordnung.einsatzortIDs.length;
	if (gefunden < new Set(adresseIDs.map((id) => id.toLowerCase())).size) throw unbekannt();
	return zuordnung;
}

function unbekannt(): Abgelehnt {
	const text = 'Diese Adresse ist weder Einsatzstelle noch Einsatzort.';
	return new Abgelehnt([{ code: 'ADRESSE', http: 422, feld: 'adresseIDs', text }]);
}
