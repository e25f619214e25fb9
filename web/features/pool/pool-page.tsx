import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { POOL } from '../../texte/listen.ts';
import { SHELL } from '../../texte/shell.ts';
import { wahllistenQuery } from '../akte/daten/wahllisten.ts';
import type { Filterfeld } from '../liste/filterfelder.ts';
import { ListenSeite } from '../liste/listen-seite.tsx';
import type { Listensuche } from '../liste/suche.ts';
import { personenname } from '../liste/zellen.tsx';
import { usePageHead } from '../shell/page-head.ts';
import { POOLFILTER, POOLLISTE } from './liste.ts';
import { POOLSPALTEN } from './spalten.tsx';

const CRUMBS = [{ label: SHELL.gruppen.freiwillige }];

/** Volunteers without an open application; a suggestion is made from their file. */
export function PoolPage({ suche, heute }: { suche: Listensuche; heute: string }) {
	const navigate = useNavigate();
	const sportarten = useSportartfilter();
	usePageHead({ title: POOL.titel, crumbs: CRUMBS });
	return (
		<ListenSeite
			liste={POOLLISTE}
			titel={POOL.titel}
			columns={POOLSPALTEN}
			felder={[...sportarten, ...POOLFILTER]}
			platzhalter={POOL.suche}
			suche={suche}
			onSuche={(search, art) => navigate({ to: POOLLISTE.pfad, search, ...art })}
			heute={heute}
			rowId={({ freiwilligerID }) => freiwilligerID}
			rowName={personenname}
			onOpen={({ freiwilligerID: id }, state) => navigate({ to: '/admin/freiwillige/$id', params: { id }, state })}
			leer={POOL.leer}
			fuss={POOL.fuss}
		/>
	);
}

function useSportartfilter(): readonly Filterfeld[] {
	const { data: { sportartIDs = [] } = {} } = useQuery(wahllistenQuery);
	const optionen = sportartIDs.map(({ id, bezeichnung }) => ({ id, name: bezeichnung }));
	return [{ feld: 'sportartID', titel: POOL.spalte.sportarten, art: 'auswahl', optionen }];
}
