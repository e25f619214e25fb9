/** Whose turn it is at a wish in SQL, as `domain/akte/dran` reckons it from the file, its documents and the day. */

import { type RawBuilder, sql } from 'kysely';
import { NACH_EINEM_TAG, werVerhandelt } from '#domain/akte/dran/wunsch.ts';
import { ELTERNFELDER } from '#domain/felder/elternfelder.ts';
import { STANDARD_PARAMETER } from '#domain/parameter/standard.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { DRAN, DRAN_TAT, DRANSPALTEN } from '../dokumente/dokumentdran.ts';
import { stufeVor } from '../dokumente/dokumentstufe.ts';

interface Wunschdran {
	/** null: nobody. */
	readonly partei: RawBuilder<unknown>;
	readonly seit: RawBuilder<unknown>;
	/** What it does: of a contract that waits for its documents, what the one does that has waited longest. */
	readonly tat: RawBuilder<unknown>;
}

const bisDienstart = sql`case when coalesce((select (referenz ->> 'isFestlegungDienstartSportjugend')::boolean from parameter),
	${sql.lit(STANDARD_PARAMETER.isFestlegungDienstartSportjugend)})
	then ${sql.lit(werVerhandelt({ isFestlegungDienstartSportjugend: true }))}
	else ${sql.lit(werVerhandelt({ isFestlegungDienstartSportjugend: false }))} end`;

/** What an agreed contract is concluded with, of the volunteer with this id. */
const vertragspapiere = (freiwilligerID: RawBuilder<unknown>) => sql`(
	select a.*, ${DRANSPALTEN} from anforderung a join dokumentspec d on d.id = a.spec_id
	where a.freiwilliger_id = ${freiwilligerID} and d.is_vertragsrelevant) t`;

/** Something only the volunteer gives is missing for the agreement, as `fehltVonIhm` says. */
function fehltVonIhm(spalte: (name: string) => RawBuilder<unknown>, heute: string): RawBuilder<unknown> {
	const stand = spalte('einigungsstand');
	const minderjaehrig = sql`coalesce((${stand} ->> 'volljaehrigAb')::date > ${heute}::date, false)`;
	const elternfelder = sql.join(ELTERNFELDER.map((feld) => sql.lit(feld)));
	return sql`((${minderjaehrig} and (${stand} ->> 'ohneUnterzeichnende')::boolean)
		or exists (select from feldabfrage f, jsonb_array_elements(f.referenz -> 'felder') feld
			where (f.referenz ->> 'isAktiv')::boolean and (f.referenz ->> 'zielStatus')::int = ${sql.lit(FREIWILLIGER.nr.BewerbungEinigung)}
				and (f.referenz -> 'dienstartIDs' = '[]' or f.referenz -> 'dienstartIDs' ? ${spalte('dienstart_id')}::text)
				and ${stand} -> 'leer' ? (feld ->> 'feld')
				and (${minderjaehrig} or feld ->> 'feld' not in (${elternfelder}))
			group by feld ->> 'feld'
			having bool_or((feld ->> 'isPflicht')::boolean) and bool_or(feld -> 'isBearbeitbarDurch' ? 'FW')
				and not bool_or(feld -> 'isBearbeitbarDurch' ? 'ME'))
		or exists (select from (select a.*, d.stufe_je_status, ${DRANSPALTEN} from anforderung a join dokumentspec d on d.id = a.spec_id
			where a.freiwilliger_id = ${spalte('freiwilliger_id')}) t
			where ${stufeVor(sql`t.freiwilliger_status`, sql`t.stufe_je_status`)} in ('PFLICHT', 'UEBERPRUEFUNG')
				and ${DRAN} = 'FREIWILLIGER'))`;
}

/** `w`: alias of the wish. */
export function wunschdran(w: string, heute: string): Wunschdran {
	const spalte = (name: string) => sql.ref(`${w}.${name}`);
	const papiere = vertragspapiere(spalte('freiwilliger_id'));
	const laengste = (was: RawBuilder<unknown>) =>
		sql`(select ${was} from ${papiere} where ${DRAN} is not null order by t.dran_seit, t.id limit 1)`;
	const tat = spalte('dran_tat');
	const vonIhm = sql`(${tat} = 'EINIGEN' and ${fehltVonIhm(spalte, heute)})`;
	const kommtNoch = sql`(${tat} in (${sql.join(NACH_EINEM_TAG.map((eine) => sql.lit(eine)))})
		and (${spalte('dran_seit')} at time zone 'Europe/Berlin')::date > ${heute}::date)`;
	return {
		partei: sql`case when ${kommtNoch} then null when ${vonIhm} then 'FREIWILLIGER' when ${tat} = 'ABSCHLIESSEN' then coalesce(${laengste(DRAN)}, 'TRAEGER')
			when ${tat} = 'VERHANDELN' then coalesce(${spalte('dran_partei')}, ${bisDienstart}) else ${spalte('dran_partei')} end`,
		seit: sql`case when ${kommtNoch} then null when ${tat} = 'ABSCHLIESSEN' then coalesce(${laengste(sql`t.dran_seit`)},
			greatest(${spalte('dran_seit')}, (select max(t.dokument_seit) from ${papiere}))) else ${spalte('dran_seit')} end`,
		tat: sql`case when ${kommtNoch} then null when ${vonIhm} then 'ERGAENZEN' when ${tat} = 'ABSCHLIESSEN' then coalesce(${laengste(DRAN_TAT)}, ${tat}) else ${tat} end`,
	};
}
