import type { Sitzung } from '#commands/sitzung.ts';
import { dokumentSpecAggregat } from '#domain/dokumentspec/dokumentspec.ts';
import { legeSpecAn } from '#domain/dokumentspec/entscheidungen.ts';
import { STANDARD_DOKUMENTSPECS } from '#domain/dokumentspec/standard.ts';

/** Within a command that founds a tenant: the default set as drafts. */
export async function legeStandardspecsAn(sitzung: Sitzung): Promise<void> {
	for (const felder of STANDARD_DOKUMENTSPECS) {
		const id = sitzung.ctx.neueID();
		const spec = await sitzung.lies(dokumentSpecAggregat, id);
		sitzung.schreibe(dokumentSpecAggregat, id, legeSpecAn(spec, felder));
	}
}
