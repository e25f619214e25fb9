import { zieheVertragsnummer } from '#commands/akte/abschliessen.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import { faelligerAbschluss, mitAbschluss } from '#domain/akte/faelliger-abschluss.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';

/** W9 by itself, in the transaction of the last signature; refused or not due, the decision stays as it is. */
export async function mitVertragsabschluss(lage: Lage, sitzung: Sitzung, entschluss: Entschluss): Promise<Entschluss> {
	const vorhaben = faelligerAbschluss(lage, entschluss);
	if (!vorhaben) return entschluss;
	return mitAbschluss(entschluss, vorhaben, await zieheVertragsnummer(vorhaben.lage, sitzung, vorhaben.wunschID));
}
