import { useNavigate } from '@tanstack/react-router';
import { tagInBerlin } from '#domain/datum.ts';
import { STATUSWECHSEL } from '../../texte/listen/listen.ts';
import { MENUE } from '../../texte/menue.ts';
import { Span } from '../../ui/span.ts';
import { CsvKnopf } from '../liste/csv-knopf.tsx';
import { ListenSeite } from '../liste/listen-seite.tsx';
import type { Listenstand, Listensuche, Seite } from '../liste/suche.ts';
import { personenname } from '../liste/zellen.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { exportiereStatuswechsel, STATUSWECHSELFILTER, STATUSWECHSELLISTE, type Statuswechsel } from './liste.ts';
import { Schrittleiste } from './schrittleiste.tsx';
import { STATUSWECHSELSPALTEN } from './spalten.tsx';
import { ganzeTage, tagesname } from './tage.ts';

const CRUMBS = [{ label: MENUE.gruppen.freiwillige }];

export function StatuswechselPage({ suche, heute }: { suche: Listensuche; heute: string }) {
	const navigate = useNavigate();
	usePageHead({ title: STATUSWECHSEL.titel, crumbs: CRUMBS });
	const dateiname = STATUSWECHSEL.dateiname(heute);
	return (
		<ListenSeite
			liste={STATUSWECHSELLISTE}
			titel={STATUSWECHSEL.titel}
			columns={STATUSWECHSELSPALTEN}
			felder={STATUSWECHSELFILTER}
			platzhalter={STATUSWECHSEL.suche}
			suche={suche}
			onSuche={(search, art) => navigate({ to: STATUSWECHSELLISTE.pfad, search, ...art })}
			heute={heute}
			rowId={({ freiwilligerID, zeit, nach }) => `${freiwilligerID} ${zeit} ${nach}`}
			rowName={personenname}
			onOpen={({ freiwilligerID: id }, state) => navigate({ to: '/admin/freiwillige/$id', params: { id }, state })}
			leer={STATUSWECHSEL.leer}
			aktionen={(stand, spalten) => (
				<CsvKnopf {...{ stand, spalten }} dateiname={dateiname} lade={exportiereStatuswechsel} />
			)}
			zahlen={(stand) => <Schrittleiste stand={stand} />}
			groupOf={(stand, seite) => jeTag(stand, seite, heute)}
			fuss={STATUSWECHSEL.fuss}
		/>
	);
}

/** By day, whatever the rows are sorted by within the page: the time alone wouldn't say which day. */
function jeTag({ seite: nummer, groesse }: Listenstand, { data, total }: Seite<Statuswechsel>, heute: string) {
	const anzahl = ganzeTage(
		data.map(({ zeit }) => zeit),
		{ davor: nummer > 1, danach: nummer * groesse < total },
	);
	return ({ zeit }: Statuswechsel) => {
		const tag = tagInBerlin(zeit);
		const heading = (
			<>
				{tagesname(tag, heute)}
				{anzahl.has(tag) && (
					<Span variant="muted" fw={450} ml={6}>
						{anzahl.get(tag)}
					</Span>
				)}
			</>
		);
		return { key: tag, heading };
	};
}
