import { useQueries } from '@tanstack/react-query';
import { ZIELSTATUS } from '#domain/feldabfrage/zielstatus.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { type Abfragefeld, abfrageQuery } from '../akte/abfrage/queries.ts';
import { useAkte } from '../akte/akte-kontext.tsx';

/** What is asked of the volunteer before one status, as far as he can fill it in himself. */
interface Gefragt {
	zielStatus: number;
	felder: readonly Abfragefeld[];
}

/** Whoever applies can be asked to negotiate before anybody has contacted him. */
const naechste = (status: number) =>
	ZIELSTATUS.filter((ziel) => ziel > status).slice(0, status < FREIWILLIGER.nr.BewerbungKontaktiert ? 2 : 1);

/** What is asked next and not all there; null: nothing. */
export function useGefragt(): Gefragt | null {
	const { freiwilliger } = useAkte();
	const ziele = naechste(freiwilliger.status);
	return useQueries({
		queries: ziele.map((ziel) => abfrageQuery(freiwilliger.id, ziel, null)),
		combine: (antworten) => {
			const offene = antworten.flatMap(({ data }, nr): Gefragt[] => {
				const felder = data?.felder.filter((f) => f.isBearbeitbar) ?? [];
				return felder.some((f) => !f.isAusgefuellt) ? [{ zielStatus: ziele[nr] ?? 0, felder }] : [];
			});
			return offene.find((gefragt) => fehlendes(gefragt).length > 0) ?? offene[0] ?? null;
		},
	});
}

/** Without these it doesn't go on; what is asked of free will isn't missing. */
export const fehlendes = (gefragt: Gefragt | null): Abfragefeld[] =>
	gefragt?.felder.filter((f) => f.isPflicht && !f.isAusgefuellt) ?? [];
