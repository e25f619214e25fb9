import { ladeLage, schreibe } from '#commands/akte/lage.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { entscheideSammelaktion, type Sammelaktion } from '#domain/akte/sammelaktion.ts';
import { GETAN, type Laufeingabe } from '#domain/sammellauf.ts';
import { bedarfFuer, eingabeFuer } from './bedarf.ts';
import type { Werk } from './werk.ts';

/** What is decided in a volunteer's file. */
const AN_DER_AKTE: Werk<Sammelaktion> = {
	stream: ({ freiwilligerID }) => `${akteAggregat.name}-${freiwilligerID}`,
	async tue(sitzung, akteur, zeile, eingabe) {
		const { freiwilligerID, wunschID } = zeile;
		if (freiwilligerID === null) return GETAN;
		const lage = await ladeLage(sitzung, akteur, freiwilligerID, bedarfFuer(eingabe));
		const seine = await eingabeFuer(sitzung, lage, wunschID, eingabe);
		schreibe(sitzung, freiwilligerID, entscheideSammelaktion(lage, zeile, seine));
		return GETAN;
	},
};

export const werkZu = (_: Laufeingabe): Werk => AN_DER_AKTE as Werk;
