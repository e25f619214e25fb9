/** Whose turn it is at a request in SQL, as `domain/akte/dran/dokument.ts` says; over rows under the alias `t`. */

import { sql } from 'kysely';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';

/** Of its specification (`d`), what the row has to have with it. */
export const DRANSPALTEN = sql`d.status as spec_status, d.bringt_mit_stelle, d.bringt_ohne_stelle, d.prueft_vor_einigung,
	d.prueft_ab_einigung`;

/** A locked one asks for nothing any more. */
export const nichtGesperrt = sql`t.spec_status <> ${sql.lit(DOKUMENTSPEC.nr.Gesperrt)}`;

/** Where the file leaves it open, the specification says. */
export const DRAN = sql`case when ${nichtGesperrt} then coalesce(t.dran_partei, case t.dran_tat
	when 'EINREICHEN' then case when t.dran_ort_id is null then t.bringt_ohne_stelle else t.bringt_mit_stelle end
	when 'PRUEFEN' then case when t.freiwilliger_status >= ${sql.lit(FREIWILLIGER.nr.BewerbungEinigung)} then t.prueft_ab_einigung else t.prueft_vor_einigung end
	end) end`;

/** What the party at turn does; what others than the volunteer hand in they provide, as `dranAmDokument` says. */
export const DRAN_TAT = sql`case when t.dran_tat = 'EINREICHEN' and ${DRAN} <> 'FREIWILLIGER' then 'BEREITSTELLEN'
	when ${nichtGesperrt} then t.dran_tat end`;
