import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import { BEWERBUNGEN as ERKLAERT } from '#domain/liste/bewerbungen.ts';
import { sortierbar } from '#domain/liste/liste.ts';
import { seiteDerRollen } from '#domain/rollen.ts';
import { BOARD } from '../../texte/listen/board.ts';
import { BEWERBUNGEN } from '../../texte/listen/listen.ts';
import { MENUE } from '../../texte/menue.ts';
import { LinkButton } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { Segments } from '../../ui/layout/tabs.tsx';
import { useWortbreite } from '../dran/zeilenknopf.tsx';
import { CsvKnopf } from '../liste/csv-knopf.tsx';
import { useGruppierungsfilter } from '../liste/gruppierung.ts';
import { ListenSeite } from '../liste/listen-seite.tsx';
import { type Listensuche, listenstand } from '../liste/suche.ts';
import { personenname } from '../liste/zellen.tsx';
import { mitZusatz, useZusatz } from '../liste/zusatz.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import { useSammelauswahl } from '../sammelaktion/use-sammelauswahl.tsx';
import { useZeilentat } from '../zeilentat/use-zeilentat.tsx';
import { BEWERBUNGSFILTER, BEWERBUNGSLISTE, type Bewerbung, bewerbungsliste, exportiereBewerbungen } from './liste.ts';
import { bewerbungsspalten } from './spalten.tsx';

/** Fetched where it is chosen. */
const Board = later(async () => (await import('./board/board.tsx')).Board);

const CRUMBS = [{ label: MENUE.gruppen.freiwillige }];
const DARSTELLUNGEN = [
	{ value: 'liste', label: BOARD.liste },
	{ value: 'board', label: BOARD.board },
] as const;

const mitDarstellung = (suche: Listensuche, wahl: (typeof DARSTELLUNGEN)[number]['value']): Listensuche => ({
	...suche,
	seite: undefined,
	darstellung: wahl === 'board' ? wahl : undefined,
});

interface BewerbungenPageProps {
	sitzung: Sitzung;
	suche: Listensuche;
	heute: string;
}

export function BewerbungenPage({ sitzung, suche, heute }: BewerbungenPageProps) {
	const navigate = useNavigate();
	const zusatz = useZusatz<Bewerbung>('bewerbungen');
	const liste = useMemo(() => mitZusatz(bewerbungsliste(sitzung), sortierbar(ERKLAERT), zusatz), [sitzung, zusatz]);
	const stand = listenstand(liste, suche, heute);
	const { und } = stand;
	const gruppierungen = useGruppierungsfilter();
	const { tue, dialog } = useZeilentat(sitzung, heute);
	const spalten = useMemo(() => bewerbungsspalten(seiteDerRollen(sitzung.rollen), heute, tue), [sitzung, heute, tue]);
	const eigene = useWortbreite(spalten(und));
	const columns = useMemo(() => [...eigene, ...zusatz.spalten], [eigene, zusatz]);
	const csv = { dateiname: BEWERBUNGEN.dateiname(heute), lade: exportiereBewerbungen };
	const auswahl = useSammelauswahl<Bewerbung>({
		...{ liste: 'BEWERBUNGEN', sitzung, stand, heute, csv },
		rowId: ({ wunschID }) => wunschID,
		status: ({ wunschstatus }) => wunschstatus,
	});
	usePageHead({ title: BEWERBUNGEN.titel, crumbs: CRUMBS });
	return (
		<>
			<ListenSeite
				liste={liste}
				titel={BEWERBUNGEN.titel}
				columns={columns}
				zusatz={zusatz.felder}
				felder={[...BEWERBUNGSFILTER, ...gruppierungen, ...zusatz.filter]}
				platzhalter={BEWERBUNGEN.suche}
				suche={suche}
				onSuche={(search, art) => navigate({ to: BEWERBUNGSLISTE.pfad, search, ...art })}
				heute={heute}
				rowId={({ wunschID }) => wunschID}
				rowName={personenname}
				onOpen={({ freiwilligerID: id }, state) => navigate({ to: '/admin/freiwillige/$id', params: { id }, state })}
				leer={BEWERBUNGEN.leer}
				auswahl={auswahl}
				statt={
					suche.darstellung === 'board' ? (
						<Suspense>
							<Board stand={stand} sitzung={sitzung} heute={heute} />
						</Suspense>
					) : undefined
				}
				aktionen={(stand, spalten) => (
					<>
						<Segments
							label={BOARD.darstellung}
							value={suche.darstellung ?? 'liste'}
							onChange={(wahl) =>
								navigate({ to: BEWERBUNGSLISTE.pfad, search: (vorher) => mitDarstellung(vorher as Listensuche, wahl) })
							}
							options={DARSTELLUNGEN}
						/>
						<CsvKnopf {...{ stand, spalten }} {...csv} />
						{darf(sitzung, 'MA_VERWALTUNG', 'ADMIN') && (
							<LinkButton variant="primary" icon={IconPlus} to="/admin/freiwillige/neu">
								{BEWERBUNGEN.erfassen}
							</LinkButton>
						)}
					</>
				)}
			/>
			{dialog}
		</>
	);
}
