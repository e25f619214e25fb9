import { IconEyeCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { DOKUMENTE } from '#domain/liste/dokumente.ts';
import { DOKUMENTLISTE as TEXT } from '../../texte/listen/dokumentliste.ts';
import { SHELL } from '../../texte/shell.ts';
import { LinkButton } from '../../ui/button.tsx';
import { CsvKnopf } from '../liste/csv-knopf.tsx';
import { filtervon } from '../liste/erklaert.tsx';
import { ListenSeite } from '../liste/listen-seite.tsx';
import { type Listensuche, listenstand } from '../liste/suche.ts';
import { personenname } from '../liste/zellen.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { useAuswahl } from '../sammelaktion/use-auswahl.ts';
import { useVorlagen } from '../stammlisten/vorlagen.ts';
import { Auswahlleiste } from './auswahlleiste.tsx';
import { DOKUMENTELISTE, exportiereDokumente } from './liste.ts';
import { DOKUMENTESPALTEN } from './spalten.tsx';

const CRUMBS = [{ label: SHELL.gruppen.dokumente }];

/** Every request for a document over all volunteers. */
export function DokumentePage({ suche, heute }: { suche: Listensuche; heute: string }) {
	const navigate = useNavigate();
	const jetzt = listenstand(DOKUMENTELISTE, suche, heute);
	const gewaehlt = useAuswahl(jetzt);
	const csv = { dateiname: TEXT.dateiname(heute), lade: exportiereDokumente };
	const felder = filtervon(DOKUMENTE, { specID: useVorlagen() });
	usePageHead({ title: TEXT.titel, crumbs: CRUMBS });
	return (
		<ListenSeite
			liste={DOKUMENTELISTE}
			titel={TEXT.titel}
			columns={DOKUMENTESPALTEN}
			felder={felder}
			platzhalter={TEXT.suche}
			suche={suche}
			onSuche={(search, art) => navigate({ to: DOKUMENTELISTE.pfad, search, ...art })}
			heute={heute}
			rowId={({ anforderungID }) => anforderungID}
			rowName={(zeile) => `${personenname(zeile)}, ${zeile.dokument}`}
			onOpen={({ freiwilligerID: id }, state) => navigate({ to: '/admin/freiwillige/$id/akte', params: { id }, state })}
			leer={TEXT.leer}
			auswahl={{
				selection: (seite) => gewaehlt.selection(seite?.data.map(({ anforderungID }) => anforderungID) ?? []),
				leiste: ({ total }, paging, spalten) => (
					<Auswahlleiste
						{...{ stand: jetzt, heute, gewaehlt, total, paging }}
						csv={<CsvKnopf klein nur={gewaehlt.nur} stand={jetzt} spalten={spalten} {...csv} />}
					/>
				),
			}}
			aktionen={(stand, spalten) => (
				<>
					<CsvKnopf {...{ stand, spalten }} {...csv} />
					<LinkButton to="/admin/pruefliste" icon={IconEyeCheck}>
						{TEXT.zurPruefung}
					</LinkButton>
				</>
			)}
			fuss={TEXT.fuss}
		/>
	);
}
