import type { Sitzung } from '#commands/sitzung.ts';
import { dokumentSpecAggregat } from '#domain/dokumentspec/dokumentspec.ts';
import { legeSpecAn, veroeffentliche } from '#domain/dokumentspec/entscheidungen.ts';
import { pruefeText } from '#domain/dokumentspec/pruefung.ts';
import { STANDARD_DOKUMENTSPECS } from '#domain/dokumentspec/standard.ts';

/**
 * Within a command that founds a tenant: the default set as drafts; those named are published at once. Returns the ids by
 * name.
 */
export async function legeStandardspecsAn(
	sitzung: Sitzung,
	veroeffentlicht: readonly string[] = [],
): Promise<ReadonlyMap<string, string>> {
	const ids = new Map<string, string>();
	for (const felder of STANDARD_DOKUMENTSPECS) {
		const id = sitzung.ctx.neueID();
		ids.set(felder.bezeichnung, id);
		const spec = await sitzung.lies(dokumentSpecAggregat, id);
		const neu = sitzung.schreibe(dokumentSpecAggregat, id, legeSpecAn(spec, felder));
		if (!veroeffentlicht.includes(felder.bezeichnung)) continue;
		sitzung.schreibe(dokumentSpecAggregat, id, veroeffentliche(neu, pruefeText(felder.vorlageText ?? '')));
	}
	return ids;
}
