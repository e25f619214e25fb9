import { benannteFelder } from '#domain/felder/freie-felder.ts';
import { seite } from '#domain/rollen.ts';
import { type Anfrage, anzahlen, type Listenplan } from '#projections/queries/liste/liste.ts';
import type { Blick } from '#projections/queries/liste/sicht.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import type { Listenfilter } from '../contract/filter.ts';
import type { Umstand } from './handler.ts';

interface Listenparameter {
	readonly f?: Listenfilter | undefined;
	readonly sort?: string | undefined;
	readonly seite?: number;
	readonly groesse?: number;
	readonly nach?: string | undefined;
	readonly vor?: string | undefined;
}

/** A list's query parameters as its query takes them. */
export function alsAnfrage(
	{ zyklusID, umgebung }: Umstand,
	{ f, sort, seite = 1, groesse = 50, nach, vor }: Listenparameter,
): Anfrage {
	return {
		zyklusID,
		filter: f?.und?.length ? { und: f.und } : null,
		text: f?.text ?? null,
		sort: sort === undefined ? [] : [sort],
		seite,
		groesse,
		...nebenDer(nach, vor),
		heute: umgebung.ctx().heute,
	};
}

function nebenDer(nach: string | undefined, vor: string | undefined): Pick<Anfrage, 'neben'> {
	if (nach !== undefined) return { neben: { id: nach, liegt: 'davor' } };
	return vor === undefined ? {} : { neben: { id: vor, liegt: 'dahinter' } };
}

/** How many rows of a list each of several filters finds. */
export async function gibAnzahlen(
	umstand: Umstand & { readonly query: { readonly f: readonly Listenfilter[] } },
	plan: Listenplan,
) {
	const anfragen = umstand.query.f.map((f) => alsAnfrage(umstand, { f }));
	return { data: await anzahlen(umstand.umgebung.db, plan, anfragen) };
}

/** Only of sites the tenant's mode is asked: it says what they see of one another's applicants. */
export async function blickVon({ akteur, umgebung }: Umstand): Promise<Blick> {
	const heute = umgebung.ctx().heute;
	if (seite(akteur) !== 'EINSATZSTELLE') return { akteur, heute, modus: 'EIGENE', freieFelder: [] };
	const { parameter } = await ladeReferenz(umgebung.db, { adresseIDs: [], benutzerIDs: [] });
	const freieFelder = benannteFelder(parameter);
	return { akteur, heute, modus: parameter.freiwilligenSichtbarkeitMode, freieFelder };
}

/** `{ data, total, seite, groesse }` */
export function alsSeite<Z, A>(
	{ zeilen, total }: { readonly zeilen: readonly Z[]; readonly total: number },
	{ seite, groesse }: Pick<Anfrage, 'seite' | 'groesse'>,
	zeige: (zeile: Z) => A,
) {
	return { data: zeilen.map(zeige), total, seite, groesse };
}
