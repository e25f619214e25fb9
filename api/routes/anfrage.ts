import { seite } from '#domain/rollen.ts';
import type { Anfrage } from '#projections/queries/liste.ts';
import { ladeReferenz } from '#projections/queries/referenz.ts';
import type { Blick } from '#projections/queries/sicht.ts';
import type { Listenfilter } from '../contract/filter.ts';
import type { Umstand } from './handler.ts';

interface Listenparameter {
	readonly f?: Listenfilter | undefined;
	readonly sort?: string | undefined;
	readonly seite?: number;
	readonly groesse?: number;
}

/** A list's query parameters as its query takes them. */
export function alsAnfrage(
	{ zyklusID, umgebung }: Umstand,
	{ f, sort, seite = 1, groesse = 50 }: Listenparameter,
): Anfrage {
	return {
		zyklusID,
		filter: f?.und?.length ? { und: f.und } : null,
		text: f?.text ?? null,
		sort: sort === undefined ? [] : [sort],
		seite,
		groesse,
		heute: umgebung.ctx().heute,
	};
}

export const blickVon = ({ akteur, umgebung }: Umstand): Blick => ({ akteur, heute: umgebung.ctx().heute });

/** As lists need it that show a site the applicants of others, where the tenant's mode opens them. */
export async function blickMitModus(umstand: Umstand): Promise<Blick> {
	const blick = blickVon(umstand);
	if (seite(umstand.akteur) !== 'EINSATZSTELLE') return blick;
	const { parameter } = await ladeReferenz(umstand.umgebung.db, { adresseIDs: [], benutzerIDs: [] });
	return { ...blick, modus: parameter.freiwilligenSichtbarkeitMode };
}

/** `{ data, total, seite, groesse }` */
export function alsSeite<Z, A>(
	{ zeilen, total }: { readonly zeilen: readonly Z[]; readonly total: number },
	{ seite, groesse }: Pick<Anfrage, 'seite' | 'groesse'>,
	zeige: (zeile: Z) => A,
) {
	return { data: zeilen.map(zeige), total, seite, groesse };
}
