import { execute } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { adresseAggregat } from '#domain/adresse/adresse.ts';
import { befristeAnerkennung } from '#domain/kontingent/anerkennung.ts';
import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import type { Adressbefehl } from './befehl.ts';

const NUR_EINSATZSTELLE = {
	code: 'ANERKENNUNG',
	http: 409,
	text: 'Anerkannt wird eine Einsatzstelle, keine andere Adresse.',
} as const;

/** Sets the last day of the recognition of an Einsatzstelle. */
export async function setzeAnerkennungsfrist(
	umgebung: Umgebung,
	befehl: Adressbefehl,
	id: string,
	bis: string | null,
): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const adresse = await sitzung.lies(adresseAggregat, id);
		if (!adresse.existiert || adresse.geloescht) throw new Abgelehnt([NICHT_GEFUNDEN]);
		if (adresse.felder.typ !== 'EINSATZSTELLE') throw new Abgelehnt([NUR_EINSATZSTELLE]);
		const kontingent = await sitzung.lies(kontingentAggregat, id);
		sitzung.schreibe(kontingentAggregat, id, befristeAnerkennung(kontingent, bis));
	});
}
