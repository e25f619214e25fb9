import { IconPlus, IconWand } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { VORSCHLAG } from '../../texte/seminare/gruppenvorschlag.ts';
import { SEMINAR } from '../../texte/seminare/seminare.ts';
import { SEMINARGRUPPEN } from '../../texte/seminare/seminargruppen.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { ListenSeite } from '../liste/listen-seite.tsx';
import type { Listensuche } from '../liste/suche.ts';
import { usePageHead } from '../portal/page-head.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import { leitungenQuery } from '../seminare/queries.ts';
import { GRUPPENLISTE, gruppenfilter } from './liste.ts';
import { GRUPPENSPALTEN } from './spalten.tsx';

/** Fetched when somebody makes one. */
const AnlegenDialog = later(async () => (await import('./gruppe-dialog.tsx')).AnlegenDialog);

interface SeminargruppenPageProps {
	suche: Listensuche;
	heute: string;
	sitzung: Sitzung;
}

const CRUMBS = [{ label: SEMINAR.gruppe }];

/** The seminar groups of the cycle. */
export function SeminargruppenPage({ suche, heute, sitzung }: SeminargruppenPageProps) {
	const navigate = useNavigate();
	const [legtAn, setLegtAn] = useState(false);
	usePageHead({ title: SEMINARGRUPPEN.titel, crumbs: CRUMBS });
	const pflegt = darf(sitzung, 'MA_VERWALTUNG', 'ADMIN');
	// Only the Traeger knows who may lead.
	const { data: leitungen = [] } = useQuery({ ...leitungenQuery, enabled: pflegt });
	const oeffne = (id: string) => navigate({ to: '/admin/seminargruppen/$id', params: { id } });
	return (
		<>
			<ListenSeite
				liste={GRUPPENLISTE}
				titel={SEMINARGRUPPEN.titel}
				columns={GRUPPENSPALTEN}
				felder={gruppenfilter(leitungen)}
				platzhalter={SEMINARGRUPPEN.suche}
				suche={suche}
				onSuche={(search, art) => navigate({ to: GRUPPENLISTE.pfad, search, ...art })}
				heute={heute}
				rowId={({ id }) => id}
				rowName={({ bezeichnung }) => bezeichnung}
				onOpen={({ id }) => oeffne(id)}
				leer={SEMINARGRUPPEN.leer}
				aktionen={() =>
					pflegt && (
						<>
							<LinkButton to="/admin/seminargruppen/vorschlag" icon={IconWand}>
								{VORSCHLAG.rechnen}
							</LinkButton>
							<Button variant="primary" icon={IconPlus} onClick={() => setLegtAn(true)}>
								{SEMINARGRUPPEN.anlegen} …
							</Button>
						</>
					)
				}
			/>
			{legtAn && (
				<Suspense>
					<AnlegenDialog onClose={() => setLegtAn(false)} onAngelegt={oeffne} />
				</Suspense>
			)}
		</>
	);
}
