import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { FREIWILLIGE } from '../../texte/listen.ts';
import { SHELL } from '../../texte/shell.ts';
import { CsvKnopf } from '../liste/csv-knopf.tsx';
import { ListenSeite } from '../liste/listen-seite.tsx';
import type { Listensuche } from '../liste/suche.ts';
import { personenname } from '../liste/zellen.tsx';
import { usePageHead } from '../shell/page-head.ts';
import { parameterQuery } from '../shell/portal.ts';
import { exportiereFreiwillige, FREIWILLIGENFILTER, FREIWILLIGENLISTE } from './liste.ts';
import { freiwilligenspalten } from './spalten.tsx';

const CRUMBS = [{ label: SHELL.gruppen.freiwillige }];
const KEINE: readonly string[] = [];

export function FreiwilligePage({ suche, heute }: { suche: Listensuche; heute: string }) {
	const navigate = useNavigate();
	const { data: parameter } = useQuery(parameterQuery);
	const freieFelder = parameter?.freieFelderBezeichnung ?? KEINE;
	const columns = useMemo(() => freiwilligenspalten(freieFelder), [freieFelder]);
	usePageHead({ title: FREIWILLIGE.titel, crumbs: CRUMBS });
	return (
		<ListenSeite
			liste={FREIWILLIGENLISTE}
			titel={FREIWILLIGE.titel}
			columns={columns}
			felder={FREIWILLIGENFILTER}
			platzhalter={FREIWILLIGE.suche}
			suche={suche}
			onSuche={(search, art) => navigate({ to: FREIWILLIGENLISTE.pfad, search, ...art })}
			heute={heute}
			rowId={({ freiwilligerID }) => freiwilligerID}
			rowName={personenname}
			onOpen={({ freiwilligerID: id }) => navigate({ to: '/admin/freiwillige/$id', params: { id } })}
			leer={FREIWILLIGE.leer}
			aktionen={(stand) => (
				<CsvKnopf stand={stand} dateiname={FREIWILLIGE.dateiname(heute)} lade={exportiereFreiwillige} />
			)}
		/>
	);
}
