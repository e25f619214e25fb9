import { execute } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { beurteileDublette } from '#domain/akte/entscheidungen/freiwilliger/dublette-beurteilen.ts';
import type { Abgleichsurteil } from '#domain/akte/zustand.ts';
import { type Aktenbefehl, alsBefehl, ladeLage, schreibe } from './lage.ts';

/** Says of two files whether they mean the same person: in both of them, or in none. */
export const gleicheAktenAb = (
	umgebung: Umgebung,
	befehl: Aktenbefehl,
	[eine, andere]: readonly [string, string],
	urteil: Abgleichsurteil | null,
): Promise<void> =>
	execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const [hier, dort] = [await ladeLage(sitzung, befehl.akteur, eine), await ladeLage(sitzung, befehl.akteur, andere)];
		schreibe(sitzung, eine, beurteileDublette(hier, { andereID: andere, urteil }));
		schreibe(sitzung, andere, beurteileDublette(dort, { andereID: eine, urteil }));
	});
