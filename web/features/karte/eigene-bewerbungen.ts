import { useQuery } from '@tanstack/react-query';
import { BEENDET, EIGENE_OFFEN } from '#domain/status/wunsch.ts';
import { findeAktion } from '../akte/aktionen.ts';
import { akteQuery } from '../akte/queries.ts';
import type { Akte } from '../akte/typen.ts';

/** What a volunteer has applied for already. */
export interface EigeneBewerbungen {
	/** How many count against the most that may run at once. */
	anzahl: number;
	/** Where one runs. */
	orte: ReadonlySet<string>;
}

interface Lage {
	zyklusID: string;
	eigene: EigeneBewerbungen;
	/** Why nothing more can be applied for, empty where nobody needs to be told; null: something can. */
	hindernis: string | null;
}

/** How the signed-in volunteer stands; null: nobody, or it isn't known yet. */
export function useEigeneLage(freiwilligerID: string | null): Lage | null {
	const { data } = useQuery({ ...akteQuery(freiwilligerID ?? ''), enabled: freiwilligerID !== null });
	return data ? lageVon(data) : null;
}

export function lageVon(akte: Pick<Akte, 'freiwilliger' | 'wuensche' | 'aktionen'>): Lage {
	const laufende = akte.wuensche.filter(({ status }) => !BEENDET.includes(status));
	return {
		zyklusID: akte.freiwilliger.zyklusID,
		eigene: {
			anzahl: laufende.filter(({ status }) => EIGENE_OFFEN.includes(status)).length,
			orte: new Set(laufende.map(({ einsatzortID }) => einsatzortID)),
		},
		hindernis: hindernis(akte),
	};
}

/** That the list is full is said at the list. */
function hindernis({ aktionen }: Pick<Akte, 'aktionen'>): string | null {
	const bewerben = findeAktion({ aktionen }, 'bewerben');
	if (!bewerben) return '';
	return bewerben.gruende.find(({ code }) => code !== 'G24')?.text ?? null;
}
