import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { EigeneAusnahmen } from '#domain/akte/mahnwesen/mahnstand.ts';
import type { Erinnerung, Mahnadressat } from '#domain/akte/zustand.ts';
import type { AnforderungStatus } from '#domain/status/anforderung.ts';
import type { FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import type { DB } from '#projections/db.ts';
import { frageRohEine } from '#projections/roh.ts';
import { ANZAHL, einerVon } from '../liste/ausdruck.ts';

/** A request that isn't through yet, with all that decides on reminders but its specification. */
export interface Mahnzeile {
	readonly id: string;
	readonly freiwilligerID: string;
	readonly vorname: string | null;
	readonly nachname: string | null;
	readonly zyklusID: string;
	readonly specID: string;
	readonly status: AnforderungStatus;
	readonly freiwilligerStatus: FreiwilligerStatus;
	/** An Einsatzstelle is concerned that may have to provide it. */
	readonly mitStelle: boolean;
	readonly ortID: string | null;
	readonly angefordertAm: string;
	readonly hochgeladenAm: string | null;
	readonly mahnungAb: string;
	readonly mahnstufe: number;
	readonly gemahntAm: string | null;
	readonly mahnungen: readonly Erinnerung[];
	readonly mahnausnahmen: EigeneAusnahmen;
	readonly unterzeichner: readonly Mahnadressat[];
}

/** Requests that aren't through yet and have no exception of their own: what they have in common but their days. */
export interface Mahngruppe {
	readonly art: string;
	readonly zyklusID: string;
	readonly specID: string;
	readonly status: AnforderungStatus;
	readonly freiwilligerStatus: FreiwilligerStatus;
	readonly mitStelle: boolean;
	readonly mahnstufe: number;
	readonly anzahl: number;
}

const OFFEN = ['NOT_PROVIDED', 'WAIT_SIGNING', 'NEEDS_REVIEW'] as const;
const ausgenommen = sql<boolean>`mahnausnahmen <> '{"DOKUMENT":[],"PERSON":[]}'`;
const mitStelle = sql<boolean>`dran_ort_id is not null`;
const art = sql<string>`concat_ws(' ', zyklus_id, spec_id, status, freiwilliger_status, ${mitStelle}, mahnstufe)`;

/** A tenant of any size has some hundreds of them; most tell already that nothing comes. */
export async function mahngruppen(db: Kysely<DB>): Promise<readonly Mahngruppe[]> {
	return db
		.selectFrom('anforderung')
		.select([
			art.as('art'),
			'zyklus_id as zyklusID',
			'spec_id as specID',
			'status',
			'freiwilliger_status as freiwilligerStatus',
			mitStelle.as('mitStelle'),
			'mahnstufe',
			ANZAHL.as('anzahl'),
		])
		.where('status', 'in', OFFEN)
		.where((eb) => eb.not(ausgenommen))
		.groupBy(['zyklus_id', 'spec_id', 'status', 'freiwilliger_status', mitStelle, 'mahnstufe'])
		.execute();
}

interface Auswahl {
	/** Of what has no exception of its own, the requests of these groups. */
	readonly arten: readonly string[];
	/** Also what has been answered meanwhile, when it was reminded of since that day or has an exception of its own. */
	readonly gemahntSeit?: string;
	/** Of what isn't answered, also what was reminded of since that earlier day. */
	readonly offenGemahntSeit?: string | null;
}

/** What reminders were or may be sent for, in whatever cycle, by name. */
export async function offeneAnforderungen(
	db: Kysely<DB>,
	{ arten, gemahntSeit, offenGemahntSeit }: Auswahl,
): Promise<readonly Mahnzeile[]> {
	return mahnzeilen(db)
		.where((eb) => {
			const offen = eb('status', 'in', OFFEN);
			const kommend = eb.and([offen, eb.or([ausgenommen, eb(art, '=', sql<string>`any(${sql.val(arten)}::text[])`)])]);
			if (gemahntSeit === undefined) return kommend;
			const frueher = offenGemahntSeit ? [eb.and([offen, eb('zuletzt_gemahnt_am', '>=', offenGemahntSeit)])] : [];
			return eb.or([kommend, ausgenommen, eb('zuletzt_gemahnt_am', '>=', gemahntSeit), ...frueher]);
		})
		.execute();
}

interface Ruhende {
	readonly zyklusID: string;
	readonly arten: readonly string[];
	/** And these. */
	readonly ids: readonly string[];
	readonly hoechstens: number;
}

/** The first of those that nobody is reminded of, by name. */
export async function ruhendeAnforderungen(
	db: Kysely<DB>,
	{ zyklusID, arten, ids, hoechstens }: Ruhende,
): Promise<readonly Mahnzeile[]> {
	return mahnzeilen(db)
		.where('zyklus_id', '=', zyklusID)
		.where('status', 'in', OFFEN)
		.where((eb) =>
			eb.or([
				eb('id', '=', einerVon(ids)),
				eb.and([eb.not(ausgenommen), eb(art, '=', sql<string>`any(${sql.val(arten)}::text[])`)]),
			]),
		)
		.limit(hoechstens)
		.execute();
}

/** The last day on which a mail left for one of these specifications that isn't answered yet. */
export async function letzteErinnerungsmail(db: Kysely<DB>, specIDs: readonly string[]): Promise<string | null> {
	const zeile = await frageRohEine(
		db,
		z.strictObject({ tag: z.string().nullable() }),
		sql`
		select max(m ->> 'tag') as tag from anforderung, jsonb_array_elements(mahnungen) m
		where status in (${sql.join(OFFEN)}) and spec_id = ${einerVon(specIDs)} and (m ->> 'perMail')::boolean`,
	);
	return zeile?.tag ?? null;
}

function mahnzeilen(db: Kysely<DB>) {
	return db
		.selectFrom('anforderung')
		.select([
			'id',
			'freiwilliger_id as freiwilligerID',
			'vorname',
			'nachname',
			'zyklus_id as zyklusID',
			'spec_id as specID',
			'status',
			'freiwilliger_status as freiwilligerStatus',
			mitStelle.as('mitStelle'),
			'angefordert_am as angefordertAm',
			'hochgeladen_am as hochgeladenAm',
			'mahnung_ab as mahnungAb',
			'mahnstufe',
			'gemahnt_am as gemahntAm',
			'dran_ort_id as ortID',
			'mahnungen',
			'mahnausnahmen',
			'unterzeichner',
		])
		.orderBy('nachname')
		.orderBy('vorname')
		.orderBy('angefordert_am')
		.orderBy('id');
}

/** In whose files these requests lie; what doesn't exist is missing. */
export async function aktenDerAnforderungen(
	db: Kysely<DB>,
	anforderungIDs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
	const anforderungen = await db
		.selectFrom('anforderung')
		.select(['id', 'freiwilliger_id as freiwilligerID'])
		.where('id', '=', einerVon(anforderungIDs))
		.execute();
	return new Map(anforderungen.map(({ id, freiwilligerID }) => [id, freiwilligerID]));
}
