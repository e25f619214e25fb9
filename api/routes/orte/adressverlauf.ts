import { readStreams } from '#commands/event-store/read.ts';
import { type Adresse, type AdresseEreignis, adresseAggregat, adresseAlsReferenz } from '#domain/adresse/adresse.ts';
import { pruefeVorhanden } from '#domain/adresse/regeln.ts';
import { falte } from '#domain/aggregat.ts';
import type { Aufgezeichnet, Ereignis } from '#domain/ereignis.ts';
import type { KontingentEreignis } from '#domain/kontingent/ereignisse.ts';
import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import { adressnamen } from '#projections/queries/orte/adressakte.ts';
import type { Umstand } from '../handler.ts';

/** An address with all that happened to it, and to the Kontingent of its Einsatzstelle. */
export interface GeleseneAdresse {
	readonly adresse: Adresse;
	readonly istStelle: boolean;
	/** null: no place of service. */
	readonly einsatzstelleID: string | null;
	readonly eigene: readonly Aufgezeichnet<AdresseEreignis>[];
	readonly kontingent: readonly Aufgezeichnet<KontingentEreignis>[];
	/** Of whoever acted, and of what the events refer to. */
	readonly namen: ReadonlyMap<string, string>;
}

/** What the caller may not see answers like what doesn't exist. */
export async function liesAdresse({ umgebung, akteur }: Umstand, id: string): Promise<GeleseneAdresse> {
	const eigene = await ereignisseVon<AdresseEreignis>(umgebung, adresseAggregat, id);
	const adresse = falte(adresseAggregat, id, eigene);
	pruefeVorhanden(akteur, adresse);
	const { typ, einsatzstelleID } = adresseAlsReferenz(adresse);
	const kontingent =
		einsatzstelleID === null
			? []
			: await ereignisseVon<KontingentEreignis>(umgebung, kontingentAggregat, einsatzstelleID);
	const metas = [...eigene, ...kontingent].map(({ meta }) => meta);
	const userIDs = metas.flatMap((m) => [m.userID, m.impersoniertVon].filter((userID) => userID !== null));
	const namen = await adressnamen(umgebung.db, [...new Set(userIDs)], einsatzstelleID);
	return { adresse, istStelle: typ === 'EINSATZSTELLE', einsatzstelleID, eigene, kontingent, namen };
}

async function ereignisseVon<E extends Ereignis>(
	{ pool }: Umstand['umgebung'],
	{ name }: { readonly name: string },
	id: string,
): Promise<Aufgezeichnet<E>[]> {
	const [inhalt] = await readStreams(pool, [{ aggregat: name, id }]);
	return (inhalt?.ereignisse ?? []) as Aufgezeichnet<E>[];
}
