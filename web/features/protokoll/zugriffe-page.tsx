import { useNavigate } from '@tanstack/react-router';
import { ZUGRIFFSART_LABEL } from '#domain/zugriff/protokoll.ts';
import { ZUGRIFFE } from '../../texte/listen/protokoll.ts';
import { MENUE } from '../../texte/menue.ts';
import { CsvKnopf } from '../liste/csv-knopf.tsx';
import { ListenSeite } from '../liste/listen-seite.tsx';
import type { Listensuche } from '../liste/suche.ts';
import { usePageHead } from '../portal/page-head.ts';
import { exportiereZugriffe, ZUGRIFFSFILTER, ZUGRIFFSLISTE } from './liste.ts';
import { werText, ZUGRIFFSSPALTEN } from './spalten.tsx';

const CRUMBS = [{ label: MENUE.gruppen.system }];

/** Who signed in, looked at what and took which lists along. */
export function ZugriffePage({ suche, heute }: { suche: Listensuche; heute: string }) {
	const navigate = useNavigate();
	usePageHead({ title: ZUGRIFFE.titel, crumbs: CRUMBS });
	return (
		<ListenSeite
			liste={ZUGRIFFSLISTE}
			titel={ZUGRIFFE.titel}
			columns={ZUGRIFFSSPALTEN}
			felder={ZUGRIFFSFILTER}
			platzhalter={ZUGRIFFE.suche}
			suche={suche}
			onSuche={(search, art) => navigate({ to: ZUGRIFFSLISTE.pfad, search, ...art })}
			heute={heute}
			rowId={({ id }) => id}
			rowName={(zeile) => `${ZUGRIFFSART_LABEL[zeile.art]} ${werText(zeile) ?? ZUGRIFFE.ohneKonto}`}
			leer={ZUGRIFFE.leer}
			aktionen={(stand) => <CsvKnopf stand={stand} dateiname={ZUGRIFFE.dateiname(heute)} lade={exportiereZugriffe} />}
			fuss={ZUGRIFFE.fuss}
		/>
	);
}
