/** Whose turn it is at a wish in SQL, as `domain/akte/dran` reckons it from the file, its documents and the day. */
import { type RawBuilder, sql } from 'kysely';
import { NACH_EINEM_TAG, werVerhandelt } from '#domain/akte/dran/wunsch.ts';
import { STANDARD_PARAMETER } from '#domain/parameter/standard.ts';
import { DRAN, DRAN_TAT, DRANSPALTEN } from '../dokumente/dokumentdran.ts';

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

/** `w`: alias of the wish. */
export function wunschdran(w: string, heute: string): Wunschdran {
	const spalte = (name: string) => sql.ref(`${w}.${name}`);
	const papiere = vertragspapiere(spalte('freiwilliger_id'));
	const laengste = (was: RawBuilder<unknown>) =>
		sql`(select ${was} from ${papiere} where ${DRAN} is not null order by t.dran_seit, t.id limit 1)`;
	const tat = spalte('dran_tat');
	const kommtNoch = sql`(${tat} in (${sql.join(NACH_EINEM_TAG.map((eine) => sql.lit(eine)))})
		and (${spalte('dran_seit')} at time zone 'Europe/Berlin')::date > ${heute}::date)`;
	return {
		partei: sql`case when ${kommtNoch} then null when ${tat} = 'ABSCHLIESSEN' then coalesce(${laengste(DRAN)}, 'TRAEGER')
			when ${tat} = 'VERHANDELN' then coalesce(${spalte('dran_partei')}, ${bisDienstart}) else ${spalte('dran_partei')} end`,
		seit: sql`case when ${kommtNoch} then null when ${tat} = 'ABSCHLIESSEN' then coalesce(${laengste(sql`t.dran_seit`)},
			greatest(${spalte('dran_seit')}, (select max(t.dokument_seit) from ${papiere}))) else ${spalte('dran_seit')} end`,
		tat: sql`case when ${kommtNoch} then null when ${tat} = 'ABSCHLIESSEN' then coalesce(${laengste(DRAN_TAT)}, ${tat}) else ${tat} end`,
	};
}
