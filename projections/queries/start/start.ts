import { type Kysely, type NotNull, sql } from 'kysely';
import { z } from 'zod';
import { addiereTage } from '#domain/datum.ts';
import { hatRolle, seite } from '#domain/rollen.ts';
import { DOKUMENT, VOR_UNTERSCHRIFT } from '#domain/status/dokument.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh } from '#projections/roh.ts';
import { type Unerreichbar, unerreichbareUnterschriften } from '../dokumente/ohne-unterschrift.ts';
import { einStatus } from '../liste/ausdruck.ts';
import { gezaehltIn } from '../liste/gezaehlt.ts';
import { type Blick, freiwilligeFuer, nurEigene, wuenscheFuer } from '../liste/sicht.ts';
import { WIEDERVORLAGE_TAGE } from '../liste/spalten.ts';
import { platzspitzen } from '../orte/platzspitzen.ts';
import { draengendeMeldungen } from '../post/barrieremeldungen.ts';
import { type OhneEmpfaenger, ohneEmpfaenger } from '../post/ohne-empfaenger.ts';
import { type NaechstesSeminar, naechsteSeminare } from '../seminare/naechste.ts';
import { alleParameter } from '../traeger/parameter.ts';
import { type Anbindungen, anbindungen, OHNE_ANBINDUNGEN } from './anbindungen.ts';
import { type Startzahl, type Stufenzahl, zaehle } from './startzahlen.ts';

const WIEDERVORLAGE = z.strictObject({
	bemerkungID: z.string(),
	freiwilligerID: z.string(),
	vorname: z.string().nullable(),
	nachname: z.string().nullable(),
	geschriebenAm: z.string(),
	/** The day on which the author wants to look at it again. */
	am: z.string(),
});
type Wiedervorlage = Readonly<z.infer<typeof WIEDERVORLAGE>>;

const ZUSTIMMUNG = z.strictObject({
	vertragID: z.string(),
	freiwilligerID: z.string(),
	vorname: z.string().nullable(),
	nachname: z.string().nullable(),
	/** When the terms were changed. */
	seit: z.string(),
});
type Zustimmung = Readonly<z.infer<typeof ZUSTIMMUNG>>;

const JE_WOCHE = z.strictObject({ woche: z.string(), anzahl: z.number() });
const BELEGUNG = z.strictObject({
	dienstartID: z.string(),
	dienstart: z.string(),
	/** Approved at Einsatzstellen; else allotted to Einsatzorte. */
	isGenehmigt: z.boolean(),
	plaetze: z.number(),
	reserviert: z.number(),
	belegt: z.number(),
	frei: z.number(),
});

export interface Startzahlen {
	/** What waits, and what there is: each number is that of the list behind it. */
	readonly zahlen: readonly Startzahl[];
	/** Own reminders around today. */
	readonly wiedervorlagen: readonly Wiedervorlage[];
	/** Contracts whose changed terms the viewer's side has still to agree to. */
	readonly zustimmungen: readonly Zustimmung[];
	/** What staff of the tenant have to mend: nobody gets these mails. */
	readonly ohneEmpfaenger: readonly OhneEmpfaenger[];
	/** What staff of the tenant have to see to: these were to sign, and no mail could ask them. */
	readonly unerreichbar: readonly Unerreichbar[];
	/** For staff of the tenant, where numbers are given by hand: contracts all have signed that only lack theirs. */
	readonly ohneNummer: readonly Zustimmung[];
	/** For administrators: what of the ways to other programs waits for them. */
	readonly anbindungen: Anbindungen;
	/** For staff of the tenant: messages about barriers whose term is near or over, and the earliest term. */
	readonly barrieremeldungen: { readonly anzahl: number; readonly frist: string | null };
	/** Published seminars ahead, for a site those its own take part in. */
	readonly seminare: readonly NaechstesSeminar[];
	/** How many stand on each step of the cycle. */
	readonly stufen: readonly Stufenzahl[];
	readonly bewerbungenJeWoche: readonly Readonly<z.infer<typeof JE_WOCHE>>[];
	/** Places per Dienstart: approved ones for the Traeger, a site’s allotted ones. */
	readonly plaetze: readonly Readonly<z.infer<typeof BELEGUNG>>[];
}

const WOCHEN_TAGE = 70;

/** What the start page shows, in the scope of the lists. */
export async function startzahlen(db: Kysely<DB>, blick: Blick, zyklusID: string): Promise<Startzahlen> {
	// The rest one after another: each connection more has to learn what the first one knows of the tables.
	const [gezaehlt, uebriges] = await Promise.all([
		zaehle(db, blick, zyklusID),
		db.connection().execute((eine) => nebenDenZahlen(eine, blick, zyklusID)),
	]);
	return { ...gezaehlt, ...uebriges };
}

async function nebenDenZahlen(
	db: Kysely<DB>,
	blick: Blick,
	zyklusID: string,
): Promise<Omit<Startzahlen, 'zahlen' | 'stufen'>> {
	const fuerTraeger = hatRolle(blick.akteur, ['MA_VERWALTUNG', 'ADMIN']);
	return {
		wiedervorlagen: await wiedervorlagen(db, blick),
		zustimmungen: await ausstehendeZustimmungen(db, blick, zyklusID),
		ohneNummer: fuerTraeger ? await ohneNummer(db, zyklusID) : [],
		ohneEmpfaenger: fuerTraeger ? await ohneEmpfaenger(db) : [],
		unerreichbar: fuerTraeger ? await unerreichbareUnterschriften(db) : [],
		seminare: await naechsteSeminare(db, blick, zyklusID),
		anbindungen: hatRolle(blick.akteur, 'ADMIN') ? await anbindungen(db, blick.heute) : OHNE_ANBINDUNGEN,
		barrieremeldungen: fuerTraeger ? await draengendeMeldungen(db, blick.heute) : { anzahl: 0, frist: null },
		bewerbungenJeWoche: await bewerbungenJeWoche(db, blick, zyklusID),
		plaetze: await belegungJeDienstart(db, blick, zyklusID),
	};
}

const bewerbungenJeWoche = (
	db: Kysely<DB>,
	blick: Blick,
	zyklusID: string,
): Promise<Startzahlen['bewerbungenJeWoche']> =>
	frageRoh(
		db,
		JE_WOCHE,
		sql`
		select to_char(beworben_am at time zone 'Europe/Berlin', 'IYYY-IW') as woche, count(*)::int as anzahl
		from ${wuenscheFuer(blick)} where t.zyklus_id = ${zyklusID} and beworben_am > ${addiereTage(blick.heute, -WOCHEN_TAGE)}::date
		group by 1 order by 1`,
	);

const HOECHSTENS = 10;

async function wiedervorlagen(db: Kysely<DB>, blick: Blick): Promise<readonly Wiedervorlage[]> {
	const { akteur, heute } = blick;
	return frageRoh(
		db,
		WIEDERVORLAGE,
		sql`
		select b.id as "bemerkungID", t.id as "freiwilligerID", t.vorname, t.nachname,
			b.geschrieben_am as "geschriebenAm", b.wiedervorlage_am as am
		from bemerkung b join ${freiwilligeFuer(blick)} on t.id = b.freiwilliger_id
		where b.autor_user_id = ${akteur.userID}
			and b.wiedervorlage_am between ${addiereTage(heute, -WIEDERVORLAGE_TAGE)} and ${addiereTage(heute, WIEDERVORLAGE_TAGE)}
		order by b.wiedervorlage_am, b.id limit ${HOECHSTENS}`,
	);
}

async function ausstehendeZustimmungen(db: Kysely<DB>, blick: Blick, zyklusID: string): Promise<readonly Zustimmung[]> {
	return frageRoh(
		db,
		ZUSTIMMUNG,
		sql`
		select z.vertrag_id as "vertragID", t.freiwilliger_id as "freiwilligerID", t.vorname, t.nachname, z.seit
		from zustimmung z join ${wuenscheFuer(blick)} on t.id = z.wunsch_id
		where z.seite = ${seite(blick.akteur)} and t.zyklus_id = ${zyklusID} and ${nurEigene(blick)}
		order by z.seit, z.vertrag_id limit ${HOECHSTENS}`,
	);
}

/** Signed by all, and only the number by hand keeps the last signature from concluding them. */
async function ohneNummer(db: Kysely<DB>, zyklusID: string): Promise<readonly Zustimmung[]> {
	if ((await alleParameter(db)).vertragsnummerModus !== 'AUS') return [];
	return db
		.with('vereinbarung', (eb) =>
			eb
				.selectFrom('dokument as d')
				.innerJoin('dokumentspec as s', 's.id', 'd.spec_id')
				.select(['d.freiwilliger_id', 'd.status'])
				.where(sql<boolean>`(s.referenz->>'isVertragsrelevant')::boolean`),
		)
		.selectFrom('freiwilliger as f')
		.select(['f.vertrag_id as vertragID', 'f.id as freiwilligerID', 'f.vorname', 'f.nachname', 'f.status_seit as seit'])
		.where('f.zyklus_id', '=', zyklusID)
		.where('f.status', '=', FREIWILLIGER.nr.BewerbungEinigung)
		.where('f.vertragsnummer', 'is', null)
		.where('f.vertrag_id', 'is not', null)
		.where((eb) => {
			const vereinbarung = eb.selectFrom('vereinbarung as v').whereRef('v.freiwilliger_id', '=', 'f.id');
			return eb.and([
				eb.exists(vereinbarung.where('v.status', '=', DOKUMENT.nr.Unterschrieben)),
				eb.not(eb.exists(vereinbarung.where(einStatus(sql.ref('v.status'), DOKUMENT, VOR_UNTERSCHRIFT)))),
			]);
		})
		.$narrowType<{ vertragID: NotNull }>()
		.orderBy('f.status_seit')
		.orderBy('f.id')
		.limit(HOECHSTENS)
		.execute();
}

const ZYKLUS = { id: sql`zyk.id`, start: sql`zyk.start`, ende: sql`zyk.ende` };

/**
 * Headline figures per Dienstart: what the Traeger has approved of its Einsatzstellen, what a site is allotted at its
 * Einsatzorte; so all are taken, reserved or free.
 */
async function belegungJeDienstart(
	db: Kysely<DB>,
	{ akteur }: Blick,
	zyklusID: string,
): Promise<Startzahlen['plaetze']> {
	const istTraeger = hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']);
	const seine = sql`einsatzort_id = any(${sql.val(akteur.einsatzortIDs)}::uuid[])`;
	const plaetze = istTraeger
		? sql`select z.dienstart_id, coalesce(z.genehmigt, 0) as plaetze from genehmigung z join zyk on zyk.id = z.zyklus_id`
		: sql`select z.dienstart_id, z.zugeteilt as plaetze from zuteilung z
			join zyk on zyk.id = z.zyklus_id where z.${seine}`;
	const da = sql`
		select x.dienstart_id, greatest(x.von, zyk.start) as von, x.bis, x.art
		from belegung x join zyk on ${gezaehltIn(sql`x`, ZYKLUS)} where ${istTraeger ? sql`true` : sql`x.${seine}`}`;
	return frageRoh(
		db,
		BELEGUNG,
		sql`
		with zyk as (select id, start, ende from zyklus where id = ${zyklusID}),
		stelle as (select dienstart_id, sum(plaetze)::int as plaetze from (${plaetze}) p group by 1),
		spitze as (${platzspitzen(da)})
		select s.dienstart_id as "dienstartID", d.kurz as dienstart, ${istTraeger}::boolean as "isGenehmigt", s.plaetze,
			coalesce(h.reserviert, 0) as reserviert, coalesce(h.belegt, 0) as belegt,
			s.plaetze - coalesce(h.reserviert + h.belegt, 0) as frei
		from stelle s join dienstart d on d.id = s.dienstart_id left join spitze h on h.dienstart_id = s.dienstart_id
		where s.plaetze > 0 order by d.sortierung, s.dienstart_id`,
	);
}
