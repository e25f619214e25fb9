/** Who takes part in a seminar or belongs to a group, as papers and files list them. Table: Exports, Seminarteilnehmer. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Feldumfang } from '#domain/akte/sicht/felder.ts';
import type { Platzstand } from '#domain/seminar/ereignisse.ts';
import { ANERKANNTE_NACHWEISE, SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh, statusform } from '#projections/roh.ts';
import { einStatus } from '../liste/ausdruck.ts';
import { abUmfang, type Blick, freiwilligeFuer, imEinsatzBei } from '../liste/sicht.ts';

const wort = z.string().nullable();
const zehntel = z.number().nullable();

const PERSON = {
	freiwilligerID: z.string(),
	nachname: wort,
	vorname: wort,
	geburtsdatum: wort,
	dienstart: wort,
	einsatzstelle: wort,
	email: wort,
	mobil: wort,
	ernaehrung: wort,
	allergien: wort,
	tshirtGroesse: wort,
	stand: z.enum(['ANGEMELDET', 'ANGEBOTEN', 'WARTELISTE']),
	/** In which those who wait are ordered. */
	reihe: z.number(),
};
const TEILNAHME = z.strictObject({
	...PERSON,
	nachweisStatus: statusform(SEMINARNACHWEIS).nullable(),
	/** Recognised, or proposed while it is checked; tenths of a day. */
	tage: zehntel,
});
const MITGLIED = z.strictObject({ ...PERSON, pflicht: zehntel, anerkannt: zehntel, geplant: zehntel, offen: zehntel });

/** Somebody on a list; what the viewer may not read is empty. */
export type Listenperson = Readonly<z.infer<z.ZodObject<typeof PERSON>>>;
export type Listenteilnahme = Readonly<z.infer<typeof TEILNAHME>>;
export type Listenmitglied = Readonly<z.infer<typeof MITGLIED>>;

/** By name as German has it; those who wait last, in the order they do. A site has those who serve with it. */
export async function seminarliste(db: Kysely<DB>, blick: Blick, seminarID: string): Promise<Listenteilnahme[]> {
	const zeilen = await frageRoh(
		db,
		TEILNAHME,
		sql`select ${personenspalten(blick)}, n.status as "nachweisStatus", n.tage
			from seminarplatz p
			left join seminarnachweis n on n.seminar_id = p.seminar_id and n.freiwilliger_id = p.freiwilliger_id
			${personen(blick, DAMALS)}
			where p.seminar_id = ${seminarID} ${nurSeine(blick)}`,
	);
	return zeilen.toSorted(nachStand);
}

export async function gruppenliste(db: Kysely<DB>, blick: Blick, gruppeID: string): Promise<Listenmitglied[]> {
	const zeilen = await frageRoh(
		db,
		MITGLIED,
		sql`select ${personenspalten(blick)}, t.seminartage_pflicht as pflicht, t.seminartage_anerkannt as anerkannt,
				t.seminartage_geplant as geplant, t.seminartage_offen as offen
			from gruppenplatz p ${personen(blick, HEUTE)}
			where p.gruppe_id = ${gruppeID} ${nurSeine(blick)}`,
	);
	return zeilen.toSorted(nachStand);
}

interface Dienst {
	readonly stelle: RawBuilder<unknown>;
	readonly dienstart: RawBuilder<unknown>;
}
const HEUTE: Dienst = { stelle: sql`t.einsatzstelle_id`, dienstart: sql`t.dienstart_id` };
/** A seminar (alias `n` the proof) belongs to the service that holds its first day, whatever came after. */
const DAMALS: Dienst = {
	stelle: sql`coalesce(n.einsatzstelle_id, t.einsatzstelle_id)`,
	dienstart: sql`coalesce(n.dienstart_id, t.dienstart_id)`,
};

const personen = (blick: Blick, dienst: Dienst): RawBuilder<unknown> => sql`
	join ${freiwilligeFuer(blick)} on t.id = p.freiwilliger_id
	join freiwilliger f on f.id = t.id
	left join adresse s on s.id = ${dienst.stelle}
	left join dienstart d on d.id = ${dienst.dienstart}
	left join angaben g on g.id = t.id`;

const nurSeine = (blick: Blick): RawBuilder<unknown> =>
	sql.join(
		imEinsatzBei(blick).map((bedingung) => sql`and ${bedingung}`),
		sql` `,
	);

function personenspalten(blick: Blick): RawBuilder<unknown> {
	const ab = (umfang: Feldumfang, wert: RawBuilder<unknown>) => {
		const lesbar = abUmfang(blick, umfang);
		return lesbar ? sql`case when ${lesbar} then ${wert} end` : wert;
	};
	return sql`t.id as "freiwilligerID", t.nachname, t.vorname, ${ab('EINIGUNG', sql`t.geburtsdatum`)} as geburtsdatum,
		d.kurz as dienstart, s.bezeichnung as einsatzstelle, ${ab('BEWERBUNG', sql`f.email`)} as email, ${ab('BEWERBUNG', sql`f.mobil`)} as mobil,
		${ab('DIENST', sql`g.felder ->> 'ernaehrung'`)} as ernaehrung,
		${ab('DIENST', sql`g.felder ->> 'allergien'`)} as allergien,
		${ab('DIENST', sql`g.felder ->> 'tshirtGroesse'`)} as "tshirtGroesse",
		p.stand, p.reihe`;
}

const RANG: Readonly<Record<Platzstand, number>> = { ANGEMELDET: 0, ANGEBOTEN: 1, WARTELISTE: 2 };

function nachStand(a: Listenperson, b: Listenperson): number {
	if (a.stand !== b.stand) return RANG[a.stand] - RANG[b.stand];
	return a.stand === 'WARTELISTE' ? a.reihe - b.reihe : nachNamen(a, b);
}

const DEUTSCH = new Intl.Collator('de');
const vergleiche = (a: string | null, b: string | null): number => DEUTSCH.compare(a ?? '', b ?? '');

function nachNamen(a: Benannt, b: Benannt): number {
	const namen = vergleiche(a.nachname, b.nachname) || vergleiche(a.vorname, b.vorname);
	return namen || (a.freiwilligerID < b.freiwilligerID ? -1 : 1);
}
type Benannt = Pick<Listenperson, 'nachname' | 'vorname' | 'freiwilligerID'>;

const ANERKANNT = z.strictObject({
	freiwilligerID: z.string(),
	nachname: wort,
	vorname: wort,
	geburtsdatum: wort,
	dienstart: wort,
	einsatzstelle: wort,
	/** Tenths of a day. */
	tage: z.number(),
});
export type Anerkannte = Readonly<z.infer<typeof ANERKANNT>>;

/** Whose days of a seminar are recognised, by name; `nur`: whether his are. Who may know, the caller says. */
export async function anerkannte(db: Kysely<DB>, seminarID: string, nur?: string): Promise<Anerkannte[]> {
	const zeilen = await frageRoh(
		db,
		ANERKANNT,
		sql`select t.id as "freiwilligerID", t.nachname, t.vorname, t.geburtsdatum, d.bezeichnung as dienstart,
				s.bezeichnung as einsatzstelle, coalesce(n.tage, 0) as tage
			from seminarnachweis n
			join freiwilliger t on t.id = n.freiwilliger_id
			left join adresse s on s.id = ${DAMALS.stelle}
			left join dienstart d on d.id = ${DAMALS.dienstart}
			where n.seminar_id = ${seminarID}
				and ${einStatus(sql`n.status`, SEMINARNACHWEIS, ANERKANNTE_NACHWEISE)}
				${nur === undefined ? sql`` : sql`and n.freiwilliger_id = ${nur}`}`,
	);
	return zeilen.toSorted(nachNamen);
}

/** The signed list filed with a seminar; null: none is. */
export async function listendatei(db: Kysely<DB>, seminarID: string) {
	const datei = await db
		.selectFrom('upload')
		.select(['id as uploadID', 'name as dateiname', 'groesse', 'endung', 'hochgeladen_am as seit'])
		.where('besitzer_art', '=', 'SEMINAR')
		.where('besitzer_id', '=', seminarID)
		.executeTakeFirst();
	return datei ?? null;
}
