import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { BOARD } from '../../../texte/listen/board.ts';
import { akteQuery } from '../../akte/queries.ts';
import type { Listenstand } from '../../liste/suche.ts';
import type { Sitzung } from '../../portal/sitzung.ts';
import css from './board.module.css';
import { Boardspalte } from './boardspalte.tsx';
import type { Person } from './queries.ts';
import { type Lage, lageNach, wunschIDs } from './schritt.ts';
import { spaltenplan } from './spaltenplan.ts';
import { Zug, type Zugwunsch } from './zug.tsx';

interface BoardProps {
	stand: Listenstand;
	sitzung: Sitzung;
	heute: string;
}

/** Applications by the status of their volunteer; a card that is moved takes the step that leads there, or says why not. */
export function Board({ stand, sitzung, heute }: BoardProps) {
	const [gezogen, setGezogen] = useState<Person | null>(null);
	const [zug, setZug] = useState<Zugwunsch | null>(null);
	const lage = useLage(gezogen);
	const beginne = (neu: Omit<Zugwunsch, 'nr'>) => setZug((alt) => ({ ...neu, nr: (alt?.nr ?? 0) + 1 }));
	const lasseFallen = (ziel: FreiwilligerStatus) => {
		if (gezogen && gezogen[0].status !== ziel) beginne({ person: gezogen, ziel });
		setGezogen(null);
	};
	return (
		<>
			<section className={css.board} aria-label={BOARD.titel} data-scroll="top">
				{spaltenplan(stand.und).map((plan) => (
					<Boardspalte
						key={plan.status}
						plan={plan}
						stand={stand}
						heute={heute}
						gezogen={gezogen}
						lage={lage}
						onZiehen={setGezogen}
						onFallen={lasseFallen}
						onSchritt={(person, aktion) => beginne({ person, aktion })}
					/>
				))}
			</section>
			<p className={css.hinweis}>{BOARD.hinweis}</p>
			{zug && <Zug key={zug.nr} wunsch={zug} sitzung={sitzung} heute={heute} onEnde={() => setZug(null)} />}
		</>
	);
}

/** What can be done with the card in the hand, as soon as it is known. */
function useLage(gezogen: Person | null) {
	const { data: akte } = useQuery({ ...akteQuery(gezogen?.[0].freiwilligerID ?? ''), enabled: gezogen !== null });
	return (ziel: FreiwilligerStatus): Lage | undefined =>
		gezogen && akte ? lageNach(akte, wunschIDs(gezogen), ziel) : undefined;
}
