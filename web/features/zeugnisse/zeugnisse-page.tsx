import { useNavigate } from '@tanstack/react-router';
import { ZEUGNISSE } from '#domain/liste/zeugnisse.ts';
import { MENUE } from '../../texte/menue.ts';
import { ZEUGNISSE as T } from '../../texte/zeugnisse.ts';
import { tabellenspalten } from '../liste/erklaert.tsx';
import { ListenSeite } from '../liste/listen-seite.tsx';
import { type Listensuche, listenstand } from '../liste/suche.ts';
import { fristzelle, personenname } from '../liste/zellen.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import { useAuswahl } from '../sammelaktion/use-auswahl.ts';
import { Freigabeleiste } from './freigabeleiste.tsx';
import { ZEUGNISFILTER, ZEUGNISLISTE, type Zeugniszeile, zeugnisadresse } from './liste.ts';

const CRUMBS = [{ label: MENUE.gruppen.dokumente }];
const SPALTEN = tabellenspalten<typeof ZEUGNISSE, Zeugniszeile>(ZEUGNISSE, {
	frist: ({ frist, ueberfaellig }) => fristzelle(frist, ueberfaellig),
});

interface ZeugnissePageProps {
	suche: Listensuche;
	heute: string;
	sitzung: Sitzung;
}

/** Certificates of the cycle and whose turn it is; the Traeger releases many at once. */
export function ZeugnissePage({ suche, heute, sitzung }: ZeugnissePageProps) {
	const navigate = useNavigate();
	const jetzt = listenstand(ZEUGNISLISTE, suche, heute);
	const gewaehlt = useAuswahl(jetzt);
	const darfFreigeben = darf(sitzung, 'MA_VERWALTUNG', 'ADMIN');
	usePageHead({ title: T.titel, crumbs: CRUMBS });
	return (
		<ListenSeite<Zeugniszeile>
			liste={ZEUGNISLISTE}
			titel={T.titel}
			columns={SPALTEN}
			felder={ZEUGNISFILTER}
			platzhalter={T.suche}
			suche={suche}
			onSuche={(search, art) => navigate({ to: ZEUGNISLISTE.pfad, search, ...art })}
			heute={heute}
			rowId={({ vertragID }) => vertragID}
			zielVon={zeugnisadresse}
			rowName={personenname}
			onOpen={(zeile, state) => navigate({ to: '/admin/zeugnisse/$id', params: { id: zeugnisadresse(zeile) }, state })}
			leer={T.leer}
			{...(darfFreigeben && {
				auswahl: {
					selection: (seite) => gewaehlt.selection(seite?.data.map(({ vertragID }) => vertragID) ?? []),
					leiste: ({ total }, paging) => <Freigabeleiste {...{ stand: jetzt, gewaehlt, total, paging }} />,
				},
			})}
		/>
	);
}
