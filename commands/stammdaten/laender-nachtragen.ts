import type { Mandant } from '#commands/auftraege/mandant.ts';
import { VON_SELBST } from '#commands/auftrag.ts';
import { execute } from '#commands/execute.ts';
import { STANDARD_LAENDER } from '#domain/laender.ts';
import { landStammdatum } from '#domain/stammdaten/land.ts';
import { PARAMETER_ID, parameterStammdatum } from '#domain/stammdaten/parameter.ts';
import { saetzeVon } from '#projections/queries/stammdatenverlauf.ts';

/**
 * Countries that were not among the shipped ones when the tenant began. One there ever was stays as it is, renamed or
 * switched off as it may be.
 */
export async function trageLaenderNach({ umgebung }: Pick<Mandant, 'umgebung'>): Promise<void> {
	const vorhanden = new Set(await saetzeVon(umgebung.db, landStammdatum.aggregat.name));
	const fehlende = STANDARD_LAENDER.filter(({ key }) => !vorhanden.has(key));
	if (fehlende.length === 0) return;
	await execute(umgebung, VON_SELBST, async (sitzung) => {
		const { existiert } = await sitzung.lies(parameterStammdatum.aggregat, PARAMETER_ID);
		// Without its base data it hasn't begun.
		if (!existiert) return;
		for (const land of fehlende) {
			const ereignisse = landStammdatum.erfasse(await sitzung.lies(landStammdatum.aggregat, land.key), land);
			sitzung.schreibe(landStammdatum.aggregat, land.key, ereignisse);
		}
	});
}
