/**
 * Puts together what the portal offers outward, and notes what of it has changed. It rests on addresses, quotas, files,
 * cycles, parameters and the day, so everything is looked at each time, one after another; said again it changes nothing.
 */
import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Umgebung } from '#commands/umgebung.ts';
import {
	type Angebotsquelle,
	type Angebotsrahmen,
	angebotVon,
	type Hindernis,
	hindernisVon,
} from '#domain/platzangebot/angebot.ts';
import { bewerbbareZyklen } from '#domain/zyklus/bewerbbar.ts';
import type { DB } from '#projections/db.ts';
import { kennung } from '#projections/kontingent/kennung.ts';
import { angebotsquellen } from '#projections/queries/orte/platzangebote.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import { frageRohEine, tueRoh } from '#projections/roh.ts';

export const PLATZANGEBOTE_NACHZIEHEN = 'platzangebote-nachziehen';

interface Zeile {
	readonly id: string;
	readonly einsatzortID: string;
	readonly dienstartID: string;
	readonly inhalt: object;
	readonly pruefsumme: string;
	readonly hindernis: Hindernis | null;
	/** null: quotas are off. */
	readonly frei: number | null;
}

const SCHLOSS = z.strictObject({ frei: z.boolean() });

/** `danach` sees what has changed and writes with it. Whoever comes while another is at it leaves it to him. */
export async function zieheAngeboteNach(
	umgebung: Umgebung,
	danach: (trx: Transaction<DB>) => Promise<void> = async () => {},
): Promise<boolean> {
	return umgebung.db.transaction().execute(async (trx) => {
		const schloss = await frageRohEine(
			trx,
			SCHLOSS,
			sql`
			select pg_try_advisory_xact_lock(hashtextextended('platzangebote', 0)) as frei`,
		);
		if (!schloss?.frei) return false;
		await schreibe(trx, await zeilen(trx, umgebung));
		await danach(trx);
		return true;
	});
}

/**
 * Each place once for every Dienstart: of the active cycle, or of the next one while that takes applications and the
 * active one has nothing left to apply for (machines D16).
 */
async function zeilen(db: Kysely<DB>, umgebung: Umgebung): Promise<readonly Zeile[]> {
	const [referenz, parameter] = await Promise.all([
		ladeReferenz(db, { adresseIDs: [], benutzerIDs: [] }),
		alleParameter(db),
	]);
	const { heute } = umgebung.ctx();
	const jeID = new Map<string, Zeile>();
	for (const zyklus of bewerbbareZyklen(referenz.zyklen.values(), heute)) {
		if ((zyklus.bewerbungBis ?? zyklus.ende) < heute) continue;
		for (const quelle of await angebotsquellen(db, zyklus.id)) {
			const dienstart = referenz.dienstarten.get(quelle.dienstartID);
			if (!dienstart?.isAktiv) continue;
			const zeile = zeileVon(quelle, {
				traeger: parameter.mandantBezeichnung,
				zyklus,
				dienstart,
				vorgaben: zyklus.dienstarten.get(dienstart.id) ?? null,
				isBewerbungsphase: parameter.isBewerbungsphase,
				zaehltPlaetze: parameter.kontingentMode !== 'OHNE',
				nenntAnzahl: parameter.isPlatzzahlOeffentlich,
			});
			const frueher = jeID.get(zeile.id);
			if (!frueher || (frueher.hindernis !== null && zeile.hindernis === null)) jeID.set(zeile.id, zeile);
		}
	}
	return [...jeID.values()];
}

function zeileVon(quelle: Angebotsquelle & { readonly dienstartID: string }, rahmen: Angebotsrahmen): Zeile {
	const { einsatzortID, dienstartID, frei } = quelle;
	const id = kennung('platzangebot', einsatzortID, dienstartID);
	const inhalt = angebotVon(id, quelle, rahmen);
	return {
		...{ id, einsatzortID, dienstartID, inhalt, pruefsumme: pruefsumme(inhalt) },
		hindernis: hindernisVon(quelle, rahmen),
		frei: rahmen.zaehltPlaetze ? frei : null,
	};
}

const pruefsumme = (inhalt: object): string => createHash('sha256').update(JSON.stringify(inhalt)).digest('base64url');

/** Times rise with each round, whatever the clock does: whoever asks since the last one misses nothing. */
const ZEIT = sql`greatest(date_trunc('milliseconds', clock_timestamp()),
	(select stand + interval '1 millisecond' from platzangebotsstand))`;

async function schreibe(trx: Transaction<DB>, neue: readonly Zeile[]): Promise<void> {
	const json = JSON.stringify(neue);
	await tueRoh(
		trx,
		sql`insert into platzangebotsstand (stand) values (${ZEIT})
		on conflict (id) do update set stand = excluded.stand`,
	);
	await tueRoh(
		trx,
		sql`
		insert into platzangebot as p (id, einsatzort_id, dienstart_id, inhalt, pruefsumme, hindernis, frei, geaendert_am)
		select n.id, n."einsatzortID", n."dienstartID", n.inhalt, n.pruefsumme, n.hindernis, n.frei, s.stand
		from json_to_recordset(${json}::json)
			as n(id uuid, "einsatzortID" uuid, "dienstartID" uuid, inhalt jsonb, pruefsumme text, hindernis text, frei int),
			platzangebotsstand s
		on conflict (id) do update set inhalt = excluded.inhalt, pruefsumme = excluded.pruefsumme,
			hindernis = excluded.hindernis, frei = excluded.frei,
			geaendert_am = case when (p.pruefsumme, p.hindernis) is distinct from (excluded.pruefsumme, excluded.hindernis)
				then excluded.geaendert_am else p.geaendert_am end
		where (p.pruefsumme, p.hindernis, p.frei) is distinct from (excluded.pruefsumme, excluded.hindernis, excluded.frei)`,
	);
	await tueRoh(
		trx,
		sql`
		update platzangebot p set inhalt = null, pruefsumme = '', hindernis = null, frei = null, geaendert_am = s.stand
		from platzangebotsstand s
		where p.inhalt is not null and not (p.id = any(${neue.map(({ id }) => id)}::uuid[]))`,
	);
}
