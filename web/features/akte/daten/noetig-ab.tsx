import { useQueries } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { ZIELSTATUS } from '#domain/feldabfrage/zielstatus.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { DATEN } from '../../../texte/akte/akte-daten.ts';
import { PhaseShape } from '../../../ui/figures/phase-shape.tsx';
import { abfrageQuery } from '../abfrage/queries.ts';
import { useAkte } from '../akte-kontext.tsx';
import { naechsterSchritt } from '../aktionen.ts';
import css from './daten.module.css';

type Ziel = (typeof ZIELSTATUS)[number];

const Kontext = createContext<ReadonlyMap<string, Ziel>>(new Map());

/** Which empty fields are asked for before which status ahead (rule G20), the nearest first. */
export function NoetigProvider({ children }: { children: ReactNode }) {
	const { freiwilliger } = useAkte();
	const ziele = ZIELSTATUS.filter((ziel) => ziel > freiwilliger.status && ziel < 9000);
	const noetig = useQueries({
		queries: ziele.map((ziel) => abfrageQuery(freiwilliger.id, ziel, null)),
		combine: (antworten) =>
			new Map(
				antworten
					.flatMap(({ data }, i) =>
						(data?.felder ?? [])
							.filter((f) => f.isPflicht && f.isAusgefuellt === false)
							.map((f): [string, Ziel] => [f.feldKey, ziele[i] as Ziel]),
					)
					.toReversed(),
			),
	});
	return <Kontext value={noetig}>{children}</Kontext>;
}

/** The status before which this empty field is asked for; undefined: none. */
export const useNoetigAb = (feld: string): Ziel | undefined => useContext(Kontext).get(feld);

/** Beside an empty field: `nötig ab ◆ 3000`. */
export function NoetigAb({ ziel }: { ziel: Ziel }) {
	return (
		<span className={css.noetig} data-phase={FREIWILLIGER.eintraege[ziel].phase}>
			{DATEN.noetigAb} <PhaseShape phase={FREIWILLIGER.eintraege[ziel].phase} /> {ziel}
		</span>
	);
}

/** How many of these fields keep the volunteer from the next step; null: no step is next. */
export function useSperrend(felder: readonly string[]): number | null {
	const noetig = useContext(Kontext);
	const ziel = naechsterSchritt(useAkte())?.zielStatus ?? null;
	return ziel === null ? null : felder.filter((feld) => (noetig.get(feld) ?? Number.POSITIVE_INFINITY) <= ziel).length;
}
