import { VON_SELBST } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import { fuerJedes } from '#commands/jedes.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { STANDARD_LAENDER } from '#domain/laender.ts';
import { parameterStammdatum } from '#domain/parameter/parameter.ts';
import { landStammdatum } from '#domain/stammdaten/land.ts';
import { saetzeVon } from '#projections/queries/traeger/stammdatenverlauf.ts';

/**
 * Countries that were not among the shipped ones when the tenant began. One there ever was stays as it is, renamed or
 * switched off as it may be.
 */
export async function trageLaenderNach({ umgebung }: { readonly umgebung: Umgebung }): Promise<void> {
	const vorhanden = new Set(await saetzeVon(umgebung.db, landStammdatum.aggregat.name));
	const fehlende = STANDARD_LAENDER.filter(({ key }) => !vorhanden.has(key));
	// Without its base data it hasn't begun.
	if ((await saetzeVon(umgebung.db, parameterStammdatum.aggregat.name)).length === 0) return;
	await fuerJedes(umgebung, fehlende, {
		auftrag: 'laender-nachtragen',
		stream: ({ key }) => `${landStammdatum.aggregat.name}-${key}`,
		tue: (land) =>
			execute(umgebung, VON_SELBST, async (sitzung) => {
				const ereignisse = landStammdatum.erfasse(await sitzung.lies(landStammdatum.aggregat, land.key), land);
				sitzung.schreibe(landStammdatum.aggregat, land.key, ereignisse);
			}),
	});
}
