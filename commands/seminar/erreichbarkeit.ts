/**
 * From when on the seminar days of somebody can't be had any more, for lists to be narrowed by. It rests on his file, on
 * what is on offer and on the day. A file whose ground changed is reckoned anew by itself; all of a cycle are when what is
 * on offer changed, and every day. Said again it changes nothing.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { fuerJedes, pruefeEnde } from '#commands/jedes.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { type Ausgeschriebenes, istFuer } from '#domain/seminar/ausgeschrieben.ts';
import { pflichtstand, type Seminarangebot, seminarangebot, type Verlust, verlust } from '#domain/seminar/pflicht.ts';
import {
	angebotsstand,
	ausgeschriebeneSeminare,
	type Bedarfszeile,
	bedarfNach,
	zyklenMitBedarf,
} from '#projections/queries/seminare/erreichbarkeit.ts';
import { tueRoh } from '#projections/roh.ts';

export const SEMINARTAGE_NACHRECHNEN = 'seminartage-nachrechnen';

/** Each cycle by itself. */
export async function rechneSeminartageNach(umgebung: Umgebung): Promise<void> {
	await fuerJedes(umgebung, await zyklenMitBedarf(umgebung.db), {
		auftrag: SEMINARTAGE_NACHRECHNEN,
		stream: (zyklusID) => `Zyklus-${zyklusID}`,
		tue: (zyklusID) => rechneZyklusNach(umgebung, zyklusID),
	});
}

const AUF_EINMAL = 1000;

async function rechneZyklusNach(umgebung: Umgebung, zyklusID: string): Promise<void> {
	const { db } = umgebung;
	const { heute } = umgebung.ctx();
	const [seminare, stand] = await Promise.all([
		ausgeschriebeneSeminare(db, zyklusID, heute),
		angebotsstand(db, zyklusID),
	]);
	const angebot = createHash('sha256').update(JSON.stringify(seminare)).digest('base64url');
	const nurAndere = stand?.tag === heute && stand.angebot === angebot;
	const rechne = rechner(seminare, heute);
	let nach: Bedarfszeile | null = null;
	do {
		pruefeEnde(umgebung);
		const zeilen: Bedarfszeile[] = await bedarfNach(db, zyklusID, nach, { nurAndere, anzahl: AUF_EINMAL });
		nach = zeilen.at(-1) ?? null;
		if (nach)
			await schreibe(
				umgebung,
				zyklusID,
				zeilen.map((zeile) => ({ zeile, verlust: rechne(zeile) })),
			);
	} while (nach);
	await vergissAndere(umgebung, zyklusID);
	await vermerke(umgebung, zyklusID, heute, angebot);
}

/** Those to whom the same is on offer come one after another: it is put together once. */
function rechner(seminare: readonly Ausgeschriebenes[], heute: string): (zeile: Bedarfszeile) => Verlust | null {
	let bei = '';
	let angebot: Seminarangebot = seminarangebot([]);
	return (zeile) => {
		if (zeile.schluessel !== bei) {
			bei = zeile.schluessel;
			angebot = seminarangebot(seminare.filter((seminar) => istFuer(seminar, zeile)));
		}
		return verlust(pflichtstand(zeile.bedarf, angebot, heute), zeile.bedarf.istHinweis);
	};
}

/** What stays as it was isn't written. */
async function schreibe(
	{ pool }: Umgebung,
	zyklusID: string,
	ergebnisse: readonly { readonly zeile: Bedarfszeile; readonly verlust: Verlust | null }[],
): Promise<void> {
	await pool.query(
		`insert into seminarerreichbarkeit as s (freiwilliger_id, zyklus_id, ab, seminartyp_id, grundlage)
		select wer, $1, ab, typ, grundlage
		from unnest($2::uuid[], $3::date[], $4::text[], $5::text[]) as r(wer, ab, typ, grundlage)
		on conflict (freiwilliger_id) do update
			set zyklus_id = excluded.zyklus_id, ab = excluded.ab, seminartyp_id = excluded.seminartyp_id,
				grundlage = excluded.grundlage
			where (s.zyklus_id, s.ab, s.seminartyp_id, s.grundlage)
				is distinct from (excluded.zyklus_id, excluded.ab, excluded.seminartyp_id, excluded.grundlage)`,
		[
			zyklusID,
			ergebnisse.map(({ zeile }) => zeile.freiwilligerID),
			ergebnisse.map(({ verlust }) => verlust?.ab ?? null),
			ergebnisse.map(({ verlust }) => verlust?.seminartypID ?? null),
			ergebnisse.map(({ zeile }) => zeile.grundlage),
		],
	);
}

/** Whose service ended or went to another cycle, and who was erased. */
async function vergissAndere({ db }: Umgebung, zyklusID: string): Promise<void> {
	await tueRoh(
		db,
		sql`delete from seminarerreichbarkeit e where e.zyklus_id = ${zyklusID} and not exists (
		select from seminarbedarf b where b.freiwilliger_id = e.freiwilliger_id and b.zyklus_id = e.zyklus_id)`,
	);
}

async function vermerke({ pool }: Umgebung, zyklusID: string, heute: string, angebot: string): Promise<void> {
	await pool.query(
		`insert into seminarangebotsstand (zyklus_id, tag, angebot) values ($1, $2, $3)
		on conflict (zyklus_id) do update set tag = excluded.tag, angebot = excluded.angebot, berechnet_am = now()`,
		[zyklusID, heute, angebot],
	);
}
