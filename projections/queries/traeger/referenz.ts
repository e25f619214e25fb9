import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { type Feldabfrage, mitFreienFeldern } from '#domain/feldabfrage/feldabfrage.ts';
import { STANDARD_PARAMETER } from '#domain/parameter/standard.ts';
import type { Parameter, Referenz } from '#domain/referenz.ts';
import type { Adresse, Benutzer, Dienstart, DokumentSpec, Zyklus, ZyklusDienstart } from '#domain/referenzsaetze.ts';
import { OHNE_RECHTSTEXTE, type Rechtstexte } from '#domain/text/rechtstexte.ts';
import { OHNE_ANGABEN } from '#domain/zyklus/zyklus-felder.ts';
import type { DB } from '#projections/db.ts';
import { frageRohEine, wieGeschrieben } from '#projections/roh.ts';
import { RECHTSTEXTLISTE } from './portaltexte.ts';

/** Which records of the large tables a decision will look at; the small ones come whole. */
export interface Referenzbedarf {
	/** Einsatzorte and Einsatzstellen; the Einsatzstelle of an Einsatzort comes along. */
	readonly adresseIDs: readonly string[];
	readonly benutzerIDs: readonly string[];
}

/** A cycle as it lies in its row: JSON has no maps. */
export type ZyklusZeile = Omit<Zyklus, 'dienstarten'> & {
	readonly dienstarten: readonly (readonly [string, ZyklusDienstart])[];
};

const GENANNTE = z.strictObject({
	stand: z.string(),
	adressen: z.array(wieGeschrieben<Adresse>()).nullable(),
	benutzer: z.array(wieGeschrieben<Benutzer>()).nullable(),
});
type Genannte = Readonly<z.infer<typeof GENANNTE>>;

const BUDGETZEILE = z.strictObject({ zyklusID: z.string(), dienstartID: z.string(), gesamtkontingent: z.number() });
type Budgetzeile = Readonly<z.infer<typeof BUDGETZEILE>>;

const ALLES = GENANNTE.extend({
	parameter: wieGeschrieben<Parameter>().nullable(),
	zyklen: z.array(wieGeschrieben<ZyklusZeile>()).nullable(),
	budgets: z.array(BUDGETZEILE).nullable(),
	dienstarten: z.array(wieGeschrieben<Dienstart>()).nullable(),
	feldabfragen: z.array(wieGeschrieben<Feldabfrage>()).nullable(),
	specs: z.array(wieGeschrieben<DokumentSpec>()).nullable(),
	rechtstexte: wieGeschrieben<Partial<Rechtstexte>>().nullable(),
	laenderEU: z.array(z.string()).nullable(),
});
type Alles = Readonly<z.infer<typeof ALLES>>;

/** What is kept of each tenant's small tables, by the mark it was read under; the newest last. */
const gemerkt = new Map<string, Kleines>();
/** A process serves so many tenants at most without reading anything twice. */
const MERKPLAETZE = 100;

/**
 * Reference data in one round trip: the named records, and the mark of the small tables, which are kept. Where the mark
 * has moved, by whichever process, all is read in a second one. Drafts of document specifications are nobody's business yet.
 */
export async function ladeReferenz(db: Kysely<DB>, bedarf: Referenzbedarf): Promise<Referenz> {
	const genannte = genannt(bedarf);
	const zeile = await frageRohEine(db, GENANNTE, sql`select ${genannte}`);
	const kleines = gemerkt.get(zeile?.stand ?? '');
	if (kleines) return alsReferenz(kleines, zeile);
	const alles = await frageRohEine(db, ALLES, sql`select ${genannte}, ${KLEINTABELLEN}`);
	return alsReferenz(merke(alles), alles);
}

function genannt(bedarf: Referenzbedarf) {
	const adressen = sql`${sql.val(bedarf.adresseIDs.filter(istKennung))}::uuid[]`;
	const benutzer = sql`${sql.val(bedarf.benutzerIDs.filter(istKennung))}::uuid[]`;
	return sql`
		(select wert from referenzstand) as stand,
		(select json_agg(referenz order by id) from adresse
			where id = any(${adressen} || array(select einsatzstelle_id from adresse where id = any(${adressen})))) as adressen,
		(select json_agg(referenz order by id) from benutzer where id = any(${benutzer})
			or (is_betreuer_automatisch and (einsatzort_ids && ${adressen} or einsatzstelle_ids && ${adressen}))) as benutzer`;
}

/** Whatever it names is observed (`projections/engine/referenzstand.ts`). */
const KLEINTABELLEN = sql`
	(select referenz from parameter) as parameter,
	(select json_agg(referenz order by start, id) from zyklus) as zyklen,
	(select json_agg(json_build_object('zyklusID', zyklus_id, 'dienstartID', dienstart_id,
		'gesamtkontingent', gesamtkontingent) order by zyklus_id, dienstart_id) from zyklusbudget where gesamtkontingent is not null) as budgets,
	(select json_agg(referenz order by sortierung, id) from dienstart) as dienstarten,
	(select json_agg(referenz order by bezeichnung, id) from feldabfrage) as feldabfragen,
	(select json_agg(referenz order by sortierung, bezeichnung, id) from dokumentspec where status > 0) as specs,
	${RECHTSTEXTLISTE} as rechtstexte,
	(select json_agg(id order by id) from land where is_eu) as "laenderEU"`;

function merke(antwort: Alles | null): Kleines {
	const kleines = alsKleines(antwort);
	if (!antwort) return kleines;
	gemerkt.set(antwort.stand, kleines);
	for (const stand of gemerkt.keys()) if (gemerkt.size > MERKPLAETZE) gemerkt.delete(stand);
	return kleines;
}

type Kleines = Omit<Referenz, 'adressen' | 'benutzer'>;

const alsReferenz = (kleines: Kleines, genannte: Genannte | null): Referenz => ({
	...kleines,
	adressen: nachID(genannte?.adressen ?? []),
	benutzer: nachID(genannte?.benutzer ?? []),
});

function alsKleines(antwort: Alles | null): Kleines {
	const budgets = Map.groupBy(antwort?.budgets ?? [], (b) => b.zyklusID);
	const parameter = { ...STANDARD_PARAMETER, ...antwort?.parameter };
	return {
		parameter,
		zyklen: nachID((antwort?.zyklen ?? []).map((zyklus) => mitBudget(zyklus, budgets.get(zyklus.id) ?? []))),
		dienstarten: nachID(antwort?.dienstarten ?? []),
		specs: antwort?.specs ?? [],
		rechtstexte: { ...OHNE_RECHTSTEXTE, ...antwort?.rechtstexte },
		laenderEU: antwort?.laenderEU ?? [],
		feldabfragen: (antwort?.feldabfragen ?? []).map((f) => mitFreienFeldern(f, parameter.freieFelderBezeichnung)),
	};
}

/** The budget lies in a stream of its own; a Dienstart may have one before it has anything else. */
function mitBudget(zyklus: ZyklusZeile, budgets: readonly Budgetzeile[]): Zyklus {
	const dienstarten = new Map(zyklus.dienstarten);
	for (const { dienstartID, gesamtkontingent } of budgets)
		dienstarten.set(dienstartID, { ...OHNE_ANGABEN, ...dienstarten.get(dienstartID), gesamtkontingent });
	return { ...zyklus, dienstarten };
}

const nachID = <T extends { readonly id: string }>(liste: readonly T[]): ReadonlyMap<string, T> =>
	new Map(liste.map((x) => [x.id, x]));

/** What is none belongs to nothing, and is refused as unknown by whoever looks for it. */
const istKennung = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
