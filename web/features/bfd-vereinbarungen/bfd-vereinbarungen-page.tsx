import { useNavigate } from '@tanstack/react-router';
import { BFD_VEREINBARUNGEN } from '#domain/liste/bfd-vereinbarungen.ts';
import { BFD, BFD_LISTE as T } from '../../texte/geld/bfd.ts';
import { MENUE } from '../../texte/menue.ts';
import { CsvKnopf } from '../liste/csv-knopf.tsx';
import { tabellenspalten } from '../liste/erklaert.tsx';
import { ListenSeite } from '../liste/listen-seite.tsx';
import type { Listensuche } from '../liste/suche.ts';
import { oderLeer, personenname } from '../liste/zellen.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { BFDFILTER, BFDLISTE, exportiereVereinbarungen, type Vereinbarungszeile } from './liste.ts';

const CRUMBS = [{ label: MENUE.gruppen.geld }];
const SPALTEN = tabellenspalten<typeof BFD_VEREINBARUNGEN, Vereinbarungszeile>(BFD_VEREINBARUNGEN, {
	wartetTage: ({ wartetTage }) => oderLeer(wartetTage === null ? null : BFD.tage(wartetTage), '–'),
});

/** BFD contracts of the cycle, and how far they are at the federal office. */
export function BfdVereinbarungenPage({ suche, heute }: { suche: Listensuche; heute: string }) {
	const navigate = useNavigate();
	const csv = { dateiname: T.dateiname(heute), lade: exportiereVereinbarungen };
	usePageHead({ title: T.titel, crumbs: CRUMBS });
	return (
		<ListenSeite
			liste={BFDLISTE}
			titel={T.titel}
			columns={SPALTEN}
			felder={BFDFILTER}
			platzhalter={T.suche}
			suche={suche}
			onSuche={(search, art) => navigate({ to: BFDLISTE.pfad, search, ...art })}
			heute={heute}
			rowId={({ vertragID }) => vertragID}
			rowName={personenname}
			onOpen={({ freiwilligerID: id }, state) =>
				navigate({ to: '/admin/freiwillige/$id/vertrag', params: { id }, state })
			}
			leer={T.leer}
			aktionen={(stand, spalten) => <CsvKnopf {...{ stand, spalten }} {...csv} />}
		/>
	);
}
