import { IconCertificate, IconSignature } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import { BESCHEINIGUNGEN as T } from '../../texte/bescheinigungen.ts';
import { MENUE } from '../../texte/menue.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { ListenSeite } from '../liste/listen-seite.tsx';
import { type Listensuche, listenstand } from '../liste/suche.ts';
import { personenname } from '../liste/zellen.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { featuresQuery } from '../portal/portal.ts';
import type { Sitzung } from '../portal/sitzung.ts';
import { Auswahlleiste } from '../sammelaktion/auswahlleiste.tsx';
import { useAuswahl } from '../sammelaktion/use-auswahl.ts';
import {
	BESCHEINIGUNGSFILTER,
	BESCHEINIGUNGSLISTE,
	type Bescheinigungszeile,
	FAELLIGE,
	faelligeQuery,
} from './liste.ts';
import { bescheinigungsspalten } from './spalten.tsx';

const CRUMBS = [{ label: MENUE.gruppen.dokumente }];
const OHNE_STATUS: ReadonlyMap<string, null> = new Map();

/** Fetched with the first act. */
const VorhabenDialog = later(async () => (await import('../sammelaktion/vorhaben-dialog.tsx')).VorhabenDialog);
const Zurueckziehen = later(async () => (await import('./zurueckziehen.tsx')).Zurueckziehen);

interface BescheinigungenPageProps {
	sitzung: Sitzung;
	suche: Listensuche;
	heute: string;
}

/** Who of the cycle gets a certificate by when, and how far it is; all that are due are issued together. */
export function BescheinigungenPage({ sitzung, suche, heute }: BescheinigungenPageProps) {
	const navigate = useNavigate();
	const [stelltAus, setStelltAus] = useState(false);
	const [zieht, setZieht] = useState<Bescheinigungszeile | null>(null);
	const gewaehlt = useAuswahl(listenstand(BESCHEINIGUNGSLISTE, suche, heute));
	const { data: features = [] } = useQuery(featuresQuery);
	const { data: faellige } = useQuery(faelligeQuery(heute));
	const columns = useMemo(() => bescheinigungsspalten(setZieht), []);
	usePageHead({ title: T.titel, crumbs: CRUMBS });
	const anzahl = faellige?.total ?? 0;
	return (
		<>
			<ListenSeite
				liste={BESCHEINIGUNGSLISTE}
				titel={T.titel}
				columns={columns}
				felder={BESCHEINIGUNGSFILTER}
				platzhalter={T.suche}
				suche={suche}
				onSuche={(search, art) => navigate({ to: BESCHEINIGUNGSLISTE.pfad, search, ...art })}
				heute={heute}
				rowId={({ freiwilligerID }) => freiwilligerID}
				rowName={personenname}
				onOpen={({ freiwilligerID: id }, state) =>
					navigate({ to: '/admin/freiwillige/$id/akte', params: { id }, state })
				}
				leer={T.leer}
				auswahl={{
					selection: (seite) => gewaehlt.selection(seite?.data.map(({ freiwilligerID }) => freiwilligerID) ?? []),
					leiste: ({ total }, paging) => (
						<Auswahlleiste
							liste="BESCHEINIGUNGEN"
							status={OHNE_STATUS}
							{...{ sitzung, gewaehlt, total, heute, paging }}
						/>
					),
				}}
				aktionen={() => (
					<>
						{features.includes('PDF_SIGNATURES') && (
							<LinkButton to="/admin/unterschriften" icon={IconSignature}>
								{T.unterschreiben}
							</LinkButton>
						)}
						<Button variant="primary" icon={IconCertificate} disabled={anzahl === 0} onClick={() => setStelltAus(true)}>
							{T.ausstellen(anzahl)}
						</Button>
					</>
				)}
				fuss={T.fuss}
			/>
			<Suspense>
				{stelltAus && (
					<VorhabenDialog
						liste="BESCHEINIGUNGEN"
						aktion="bescheinigungAusstellen"
						auswahl={{ filter: FAELLIGE }}
						{...{ anzahl, heute }}
						onClose={() => setStelltAus(false)}
						onBegonnen={gewaehlt.hebeAuf}
					/>
				)}
				{zieht && <Zurueckziehen {...{ sitzung, heute }} zeile={zieht} onEnde={() => setZieht(null)} />}
			</Suspense>
		</>
	);
}
