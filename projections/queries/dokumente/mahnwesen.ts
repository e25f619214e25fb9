import { type Kysely, sql } from 'kysely';
import type { EigeneAusnahmen } from '#domain/akte/mahnwesen/mahnstand.ts';
import type { Erinnerung, Mahnadressat } from '#domain/akte/zustand.ts';
import type { AnforderungStatus } from '#domain/status/anforderung.ts';
import type { FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import type { DB } from '#projections/db.ts';
import { einerVon } from '../liste/ausdruck.ts';

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

interface Auswahl {
	/** Also what has been answered meanwhile, when it was reminded of since that day or has an exception of its own. */
	readonly gemahntSeit?: string;
}

/** What reminders are or may be sent for, in whatever cycle, by name. */
export async function offeneAnforderungen(
	db: Kysely<DB>,
	{ gemahntSeit }: Auswahl = {},
): Promise<readonly Mahnzeile[]> {
	return db
		.selectFrom('anforderung')
		.select((eb) => [
			'id',
			'freiwilliger_id as freiwilligerID',
			'vorname',
			'nachname',
			'zyklus_id as zyklusID',
			'spec_id as specID',
			'status',
			'freiwilliger_status as freiwilligerStatus',
			eb('dran_ort_id', 'is not', null).$castTo<boolean>().as('mitStelle'),
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
		.where((eb) => {
			const offen = eb('status', 'in', ['NOT_PROVIDED', 'WAIT_SIGNING', 'NEEDS_REVIEW']);
			if (gemahntSeit === undefined) return offen;
			const ausgenommen = sql<boolean>`mahnausnahmen <> '{"DOKUMENT":[],"PERSON":[]}'`;
			return eb.or([offen, eb('zuletzt_gemahnt_am', '>=', gemahntSeit), ausgenommen]);
		})
		.orderBy('nachname')
		.orderBy('vorname')
		.orderBy('angefordert_am')
		.orderBy('id')
		.execute();
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
