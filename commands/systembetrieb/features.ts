import type { Handlung } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { alsParameter, type Feature } from '#domain/parameter/features.ts';
import { PARAMETER_ID, parameterStammdatum } from '#domain/parameter/parameter.ts';

/** Switches exactly these functions on, all others off. */
export async function schalteFeatures(umgebung: Umgebung, befehl: Handlung, an: readonly Feature[]): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const satz = await sitzung.lies(parameterStammdatum.aggregat, PARAMETER_ID);
		const ereignisse = satz.existiert
			? parameterStammdatum.aendere(satz, alsParameter(an))
			: parameterStammdatum.erfasse(satz, { ...satz.felder, ...alsParameter(an) });
		sitzung.schreibe(parameterStammdatum.aggregat, PARAMETER_ID, ereignisse);
	});
}
