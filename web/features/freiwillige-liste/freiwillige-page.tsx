import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { FREIWILLIGE as ERKLAERT } from '#domain/liste/freiwillige.ts';
import { sortierbar } from '#domain/liste/liste.ts';
import { seiteDerRollen } from '#domain/rollen.ts';
import { FREIWILLIGE } from '../../texte/listen/listen.ts';
import { MENUE } from '../../texte/menue.ts';
import { useWortbreite } from '../dran/zeilenknopf.tsx';
import { CsvKnopf } from '../liste/csv-knopf.tsx';
import { useGruppierungsfilter } from '../liste/gruppierung.ts';
import { ListenSeite } from '../liste/listen-seite.tsx';
import { type Listensuche, listenstand } from '../liste/suche.ts';
import { personenname } from '../liste/zellen.tsx';
import { mitZusatz, useZusatz } from '../liste/zusatz.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { parameterQuery } from '../portal/portal.ts';
import type { Sitzung } from '../portal/sitzung.ts';
import { useSammelauswahl } from '../sammelaktion/use-sammelauswahl.tsx';
import { gruppenwahlQuery } from '../seminare/gruppenwahl.ts';
import { useZeilentat } from '../zeilentat/use-zeilentat.tsx';
import { exportiereFreiwillige, FREIWILLIGENLISTE, type Freiwilligenzeile, freiwilligenfilter } from './liste.ts';
import { freiwilligenspalten } from './spalten.tsx';

const CRUMBS = [{ label: MENUE.gruppen.freiwillige }];

interface FreiwilligePageProps {
	sitzung: Sitzung;
	suche: Listensuche;
	heute: string;
}

export function FreiwilligePage({ sitzung, suche, heute }: FreiwilligePageProps) {
	const navigate = useNavigate();
	const zusatz = useZusatz<Freiwilligenzeile>('freiwillige');
	const liste = useMemo(() => mitZusatz(FREIWILLIGENLISTE, sortierbar(ERKLAERT), zusatz), [zusatz]);
	const gruppierungen = useGruppierungsfilter();
	const { data: parameter } = useQuery(parameterQuery);
	const mitSeminaren = parameter?.isSeminarverwaltungEnabled ?? false;
	const { data: gruppen = [] } = useQuery({ ...gruppenwahlQuery, enabled: mitSeminaren });
	const { tue, dialog } = useZeilentat(sitzung, heute);
	const eigene = useWortbreite(
		useMemo(() => freiwilligenspalten(seiteDerRollen(sitzung.rollen), heute, tue), [sitzung, heute, tue]),
	);
	const columns = useMemo(() => [...eigene, ...zusatz.spalten], [eigene, zusatz]);
	const csv = { dateiname: FREIWILLIGE.dateiname(heute), lade: exportiereFreiwillige };
	const auswahl = useSammelauswahl<Freiwilligenzeile>({
		...{ liste: 'FREIWILLIGE', sitzung, heute },
		stand: listenstand(liste, suche, heute),
		rowId: ({ freiwilligerID }) => freiwilligerID,
		csv,
		status: () => null,
	});
	usePageHead({ title: FREIWILLIGE.titel, crumbs: CRUMBS });
	return (
		<>
			<ListenSeite
				liste={liste}
				titel={FREIWILLIGE.titel}
				columns={columns}
				zusatz={zusatz.felder}
				felder={[...freiwilligenfilter(gruppen), ...gruppierungen, ...zusatz.filter]}
				platzhalter={FREIWILLIGE.suche}
				suche={suche}
				onSuche={(search, art) => navigate({ to: FREIWILLIGENLISTE.pfad, search, ...art })}
				heute={heute}
				rowId={({ freiwilligerID }) => freiwilligerID}
				rowName={personenname}
				onOpen={({ freiwilligerID: id }, state) => navigate({ to: '/admin/freiwillige/$id', params: { id }, state })}
				leer={FREIWILLIGE.leer}
				auswahl={auswahl}
				aktionen={(stand, spalten) => <CsvKnopf {...{ stand, spalten }} {...csv} />}
			/>
			{dialog}
		</>
	);
}
