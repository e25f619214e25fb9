import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { FREIWILLIGE } from '../../texte/listen.ts';
import { SHELL } from '../../texte/shell.ts';
import { CsvKnopf } from '../liste/csv-knopf.tsx';
import { useGruppierungsfilter } from '../liste/gruppierung.ts';
import { ListenSeite } from '../liste/listen-seite.tsx';
import type { Listensuche } from '../liste/suche.ts';
import { personenname } from '../liste/zellen.tsx';
import { useZusatz } from '../liste/zusatz.tsx';
import { usePageHead } from '../shell/page-head.ts';
import { exportiereFreiwillige, FREIWILLIGENFILTER, FREIWILLIGENLISTE, type Freiwilligenzeile } from './liste.ts';
import { FREIWILLIGENSPALTEN } from './spalten.tsx';

const CRUMBS = [{ label: SHELL.gruppen.freiwillige }];

export function FreiwilligePage({ suche, heute }: { suche: Listensuche; heute: string }) {
	const navigate = useNavigate();
	const zusatz = useZusatz<Freiwilligenzeile>('freiwillige');
	const gruppierungen = useGruppierungsfilter();
	const columns = useMemo(() => [...FREIWILLIGENSPALTEN, ...zusatz.spalten], [zusatz]);
	usePageHead({ title: FREIWILLIGE.titel, crumbs: CRUMBS });
	return (
		<ListenSeite
			liste={FREIWILLIGENLISTE}
			titel={FREIWILLIGE.titel}
			columns={columns}
			zusatz={zusatz.felder}
			felder={[...FREIWILLIGENFILTER, ...gruppierungen, ...zusatz.filter]}
			platzhalter={FREIWILLIGE.suche}
			suche={suche}
			onSuche={(search, art) => navigate({ to: FREIWILLIGENLISTE.pfad, search, ...art })}
			heute={heute}
			rowId={({ freiwilligerID }) => freiwilligerID}
			rowName={personenname}
			onOpen={({ freiwilligerID: id }) => navigate({ to: '/admin/freiwillige/$id', params: { id } })}
			leer={FREIWILLIGE.leer}
			aktionen={(stand, spalten) => (
				<CsvKnopf
					stand={stand}
					spalten={spalten}
					dateiname={FREIWILLIGE.dateiname(heute)}
					lade={exportiereFreiwillige}
				/>
			)}
		/>
	);
}
