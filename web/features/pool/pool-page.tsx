import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { POOL as ERKLAERT } from '#domain/liste/pool.ts';
import { POOL } from '../../texte/listen/listen.ts';
import { MENUE } from '../../texte/menue.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { CsvKnopf } from '../liste/csv-knopf.tsx';
import type { Filterfeld } from '../liste/filterfelder.ts';
import { ListenSeite } from '../liste/listen-seite.tsx';
import { type Listensuche, listenstand } from '../liste/suche.ts';
import { personenname } from '../liste/zellen.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { parameterQuery } from '../portal/portal.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import { useSammelauswahl } from '../sammelaktion/use-sammelauswahl.tsx';
import { sportartenQuery } from '../stammlisten/wahllisten.ts';
import { exportierePool, POOLFILTER, POOLLISTE, POOLSPALTEN, type Poolzeile } from './liste.ts';

const CRUMBS = [{ label: MENUE.gruppen.freiwillige }];

interface PoolPageProps {
	sitzung: Sitzung;
	suche: Listensuche;
	heute: string;
}

/** Sites that see their own applicants only have no pool, and nobody is promised to them. */
export function PoolPage(props: PoolPageProps) {
	const { data: parameter } = useQuery(parameterQuery);
	usePageHead({ title: POOL.titel, crumbs: CRUMBS });
	if (!parameter) return null;
	const traeger = darf(props.sitzung, 'MA_VERWALTUNG', 'ADMIN');
	return traeger || parameter.freiwilligenSichtbarkeitMode !== 'EIGENE' ? <Pool {...props} /> : <KeinPool />;
}

function KeinPool() {
	return (
		<Page>
			<PageTitle title={POOL.titel} />
			<EmptyState
				title={POOL.keiner}
				text={POOL.keinerText}
				action={<LinkButton to="/admin/bewerbungen">{POOL.zuBewerbungen}</LinkButton>}
			/>
		</Page>
	);
}

/** Volunteers without an open application; a suggestion is made from their file. */
function Pool({ sitzung, suche, heute }: PoolPageProps) {
	const navigate = useNavigate();
	const sportarten = useSportartfilter();
	const csv = { dateiname: POOL.dateiname(heute), lade: exportierePool };
	const auswahl = useSammelauswahl<Poolzeile>({
		...{ liste: 'POOL', sitzung, heute, csv },
		stand: listenstand(POOLLISTE, suche, heute),
		rowId: ({ freiwilligerID }) => freiwilligerID,
		status: () => null,
	});
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
			auswahl={auswahl}
			aktionen={(stand, spalten) => <CsvKnopf {...{ stand, spalten }} {...csv} />}
			fuss={POOL.fuss}
		/>
	);
}

function useSportartfilter(): readonly Filterfeld[] {
	const { data: sportarten = [] } = useQuery(sportartenQuery);
	const optionen = sportarten.map(({ id, bezeichnung }) => ({ id, name: bezeichnung }));
	return [{ feld: 'sportartID', titel: ERKLAERT.spalten.sportarten.titel, art: 'auswahl', optionen }];
}
