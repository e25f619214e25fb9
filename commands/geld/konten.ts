/** Reads what contracts owe and runs have released, as everything stands. Table: money.md, screens. */
import { readStreams } from '#commands/event-store/read.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { type Aggregat, falte } from '#domain/aggregat.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import { geldvertraege } from '#domain/akte/vertrag/geldvertraege.ts';
import type { Akte, Vertrag } from '#domain/akte/zustand.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { type Kontozeile, kontozeilen } from '#domain/geld/konto.ts';
import { VERTRAGSLAUFARTEN, type Vertragslaufart, wirdEingezogen } from '#domain/geld/posten.ts';
import { ersteMonate, laufzeilenVon, zahlendeAkten } from '#projections/queries/geld/freigaben.ts';
import { artenDerDienste } from '#projections/queries/geld/laeufe.ts';
import { stellenVon } from '#projections/queries/geld/stellen.ts';

export interface Konto {
	readonly art: Vertragslaufart;
	readonly zeilen: readonly Kontozeile[];
}

/** By kind of run; of these contracts only, though what is paid once a month goes by all of a person. */
export async function liesKonten(
	{ db, ctx }: Pick<Umgebung, 'db' | 'ctx'>,
	akten: readonly Akte[],
	gemeint: (vertrag: Vertrag) => boolean,
): Promise<Konto[]> {
	const ids = akten.flatMap((akte) => akte.vertraege.filter(gemeint).map(({ id }) => id));
	const [arten, seit, laeufe] = await Promise.all([artenDerDienste(db), ersteMonate(db), laufzeilenVon(db, ids)]);
	const vertraege = akten.flatMap((akte) => geldvertraege(akte, arten));
	const jetzt = ctx().heute.slice(0, 7);
	const dabei = new Set(ids);
	return VERTRAGSLAUFARTEN.flatMap((art) => {
		const zeilen = kontozeilen({ art, vertraege, laeufe, seit: seit.get(art) ?? null, jetzt });
		const ihre = zeilen.filter(({ vertragID }) => dabei.has(vertragID));
		return ihre.length === 0 ? [] : [{ art, zeilen: ihre }];
	});
}

const AUF_EINMAL = 200;

/** What an Einsatzstelle owes and has paid, with the files it comes from. */
export async function liesStellenkonto(
	umgebung: Umgebung,
	stelleID: string,
): Promise<{ readonly konten: readonly Konto[]; readonly akten: ReadonlyMap<string, Akte> }> {
	const ids = await zahlendeAkten(umgebung.db, stelleID);
	const akten = new Map<string, Akte>();
	const ihre = new Set<string>();
	for (let i = 0; i < ids.length; i += AUF_EINMAL) {
		const gelesen = await liesAkten(umgebung, ids.slice(i, i + AUF_EINMAL));
		const orte = [...new Set(gelesen.flatMap(({ vertraege }) => vertraege.map((v) => v.einsatzortID)))];
		const stellen = await stellenVon(umgebung.db, orte);
		for (const akte of gelesen) {
			const hier = akte.vertraege.filter((v) => stellen.get(v.einsatzortID)?.id === stelleID);
			if (hier.length > 0) akten.set(akte.id, akte);
			for (const { id } of hier) ihre.add(id);
		}
	}
	const konten = await liesKonten(umgebung, [...akten.values()], ({ id }) => ihre.has(id));
	return { konten: konten.filter(wirdEingezogen), akten };
}

async function liesAkten({ pool }: Umgebung, ids: readonly string[]): Promise<Akte[]> {
	const refs = ids.map((id) => ({ aggregat: akteAggregat.name, id }));
	const aggregat: Aggregat<Akte, AkteEreignis> = akteAggregat;
	return (await readStreams(pool, refs)).map(({ ereignisse }, i) =>
		falte(aggregat, ids[i] ?? '', ereignisse as Aufgezeichnet<AkteEreignis>[]),
	);
}
