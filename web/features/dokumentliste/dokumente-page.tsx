import { IconEyeCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import { DOKUMENTE } from '#domain/liste/dokumente.ts';
import { DOKUMENTLISTE as TEXT } from '../../texte/listen/dokumentliste.ts';
import { MENUE } from '../../texte/menue.ts';
import { LinkButton } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { useWortbreite } from '../dran/zeilenknopf.tsx';
import { CsvKnopf } from '../liste/csv-knopf.tsx';
import { filtervon } from '../liste/erklaert.tsx';
import { ListenSeite } from '../liste/listen-seite.tsx';
import { type Listensuche, listenstand } from '../liste/suche.ts';
import { personenname } from '../liste/zellen.tsx';
import { usePageHead } from '../portal/page-head.ts';
import type { Sitzung } from '../portal/sitzung.ts';
import { useAuswahl } from '../sammelaktion/use-auswahl.ts';
import { useVorlagen } from '../stammlisten/vorlagen.ts';
import { Auswahlleiste } from './auswahlleiste.tsx';
import { DOKUMENTELISTE, type Dokumentzeile, exportiereDokumente } from './liste.ts';
import { dokumentespalten } from './spalten.tsx';

const CRUMBS = [{ label: MENUE.gruppen.dokumente }];

/** Fetched with the first act. */
const Dokumentschritt = later(async () => (await import('../zeilentat/dokumentschritt.tsx')).Dokumentschritt);

interface DokumentePageProps {
	sitzung: Sitzung;
	suche: Listensuche;
	heute: string;
}

/** Every request for a document over all volunteers. */
export function DokumentePage({ sitzung, suche, heute }: DokumentePageProps) {
	const [tat, setTat] = useState<{ nr: number; zeile: Dokumentzeile } | null>(null);
	const columns = useWortbreite(
		useMemo(() => dokumentespalten((zeile) => setTat((alt) => ({ nr: (alt?.nr ?? 0) + 1, zeile }))), []),
	);
	const navigate = useNavigate();
	const jetzt = listenstand(DOKUMENTELISTE, suche, heute);
	const gewaehlt = useAuswahl(jetzt);
	const csv = { dateiname: TEXT.dateiname(heute), lade: exportiereDokumente };
	const felder = filtervon(DOKUMENTE, { specID: useVorlagen() });
	usePageHead({ title: TEXT.titel, crumbs: CRUMBS });
	return (
		<>
			<ListenSeite
				liste={DOKUMENTELISTE}
				titel={TEXT.titel}
				columns={columns}
				felder={felder}
				platzhalter={TEXT.suche}
				suche={suche}
				onSuche={(search, art) => navigate({ to: DOKUMENTELISTE.pfad, search, ...art })}
				heute={heute}
				rowId={({ anforderungID }) => anforderungID}
				rowName={(zeile) => `${personenname(zeile)}, ${zeile.dokument}`}
				onOpen={({ freiwilligerID: id }, state) =>
					navigate({ to: '/admin/freiwillige/$id/akte', params: { id }, state })
				}
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
			{tat && (
				<Suspense>
					<Dokumentschritt key={tat.nr} {...{ zeile: tat.zeile, sitzung, heute }} onEnde={() => setTat(null)} />
				</Suspense>
			)}
		</>
	);
}
