import { readStreams } from '#commands/event-store/read.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { falte } from '#domain/aggregat.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import { mahnadressaten } from '#domain/akte/mahnwesen/mahnadressaten.ts';
import { planadressaten } from '#domain/akte/mahnwesen/vorschau.ts';
import type { Akte, Mahnadressat } from '#domain/akte/zustand.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import type { Partei } from '#domain/rollen.ts';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import type { Mahnzeile } from '#projections/queries/dokumente/mahnwesen.ts';
import { ortsnamen } from '#projections/queries/post/mail-kontext.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';

export interface BenannterAdressat {
	readonly partei: Partei;
	/** null: erased, or whoever answers for the Traeger. */
	readonly name: string | null;
}

interface Gefordertes {
	readonly zeile: { readonly id: string; readonly freiwilligerID: string };
	readonly spec: DokumentSpec;
}

/** The same of rows: only of a signature the file has to say whose turn it is. */
export async function adressatenDerZeilen(
	umgebung: Umgebung,
	gemahnte: readonly { readonly zeile: Mahnzeile; readonly spec: DokumentSpec }[],
): Promise<ReadonlyMap<string, readonly BenannterAdressat[]>> {
	const fehlende = gemahnte.filter(
		({ zeile, spec }) => zeile.status === 'NOT_PROVIDED' && spec.status !== DOKUMENTSPEC.nr.Gesperrt,
	);
	const an = fehlende.map(({ zeile, spec }) => ({ zeile, an: planadressaten(zeile, spec) }));
	const [orte, unterschriften] = await Promise.all([
		ortsnamen(umgebung.db, [
			...new Set(an.flatMap((e) => e.an.flatMap((a) => (a.partei === 'EINSATZSTELLE' && a.id) || []))),
		]),
		adressatenVon(
			umgebung,
			gemahnte.filter(({ zeile }) => zeile.status === 'WAIT_SIGNING'),
		),
	]);
	const benannte = an.map(({ zeile, an }) => {
		const wie = ({ partei, id }: Mahnadressat) =>
			partei === 'FREIWILLIGER' ? name(zeile) : ((id && orte.get(id)) ?? null);
		return [zeile.id, an.map((a) => ({ partei: a.partei, name: wie(a) }))] as const;
	});
	return new Map([...benannte, ...unterschriften]);
}

/** Who would be reminded of these requests now, by name; by the id of the request. */
export async function adressatenVon(
	{ pool, db, ctx }: Umgebung,
	geforderte: readonly Gefordertes[],
): Promise<ReadonlyMap<string, readonly BenannterAdressat[]>> {
	const { heute } = ctx();
	const akten = await liesAkten(pool, new Set(geforderte.map(({ zeile }) => zeile.freiwilligerID)));
	const je = geforderte.flatMap(({ zeile, spec }) => {
		const akte = akten.get(zeile.freiwilligerID);
		const anforderung = akte?.anforderungen.find((a) => a.id === zeile.id);
		return akte && anforderung ? [{ akte, id: zeile.id, an: mahnadressaten(akte, anforderung, spec, heute) }] : [];
	});
	const ids = (partei: Partei) => je.flatMap(({ an }) => an.flatMap((a) => (a.partei === partei && a.id) || []));
	const referenz = await ladeReferenz(db, { adresseIDs: ids('EINSATZSTELLE'), benutzerIDs: ids('TRAEGER') });
	const namen = new Map([
		...[...referenz.adressen.values()].map((a) => [a.id, a.bezeichnung] as const),
		...[...referenz.benutzer.values()].map((b) => [b.id, b.name] as const),
	]);
	return new Map(je.map(({ id, akte, an }) => [id, an.map((a) => benenne(akte, a, namen))]));
}

function benenne(akte: Akte, { partei, id }: Mahnadressat, namen: ReadonlyMap<string, string>): BenannterAdressat {
	if (partei === 'FREIWILLIGER') return { partei, name: name(akte.person) };
	if (partei === 'ERZIEHUNGSBERECHTIGTER') {
		return { partei, name: name(akte.erziehungsberechtigte.find((e) => e.id === id)?.person) };
	}
	return { partei, name: (id && namen.get(id)) ?? null };
}

const name = (person: { vorname?: string | null; nachname?: string | null } | null | undefined): string | null =>
	`${person?.vorname ?? ''} ${person?.nachname ?? ''}`.trim() || null;

async function liesAkten(pool: Umgebung['pool'], ids: ReadonlySet<string>): Promise<ReadonlyMap<string, Akte>> {
	const refs = [...ids].map((id) => ({ aggregat: akteAggregat.name, id }));
	const inhalte = await readStreams(pool, refs);
	return new Map(
		refs.map(({ id }, i) => [
			id,
			falte(akteAggregat, id, (inhalte[i]?.ereignisse ?? []) as Aufgezeichnet<AkteEreignis>[]),
		]),
	);
}
