import { IconCalendar, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { SEMINAR, SEMINARE } from '../../texte/seminare/seminare.ts';
import { KALENDER } from '../../texte/seminare/seminarkalender.ts';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { ListenSeite } from '../liste/listen-seite.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import { gruppenwahlQuery } from './gruppenwahl.ts';
import { SEMINARLISTE, seminarfilter } from './liste.ts';
import { seminartypenQuery } from './queries.ts';
import { SEMINARSPALTEN } from './spalten.tsx';
import type { Seminarsuche } from './suche.ts';
import { Umschalter } from './umschalter.tsx';

/** Fetched when somebody asks for it. */
const KalenderDialog = later(async () => (await import('../seminarkalender/kalender-dialog.tsx')).KalenderDialog);
/** Fetched when somebody plans one. */
const AnlegenDialog = later(async () => (await import('./seminar-dialog.tsx')).AnlegenDialog);

interface SeminarePageProps {
	suche: Seminarsuche;
	heute: string;
	sitzung: Sitzung;
}

const CRUMBS = [{ label: SEMINAR.gruppe }];

/** The seminars of the cycle, as far as one sees them. */
export function SeminarePage({ suche, heute, sitzung }: SeminarePageProps) {
	const navigate = useNavigate();
	const { data: typen = [] } = useQuery(seminartypenQuery);
	const [legtAn, setLegtAn] = useState(false);
	const [abonniert, setAbonniert] = useState(false);
	usePageHead({ title: SEMINARE.titel, crumbs: CRUMBS });
	const pflegt = darf(sitzung, 'MA_VERWALTUNG', 'ADMIN');
	const kenntGruppen = pflegt || darf(sitzung, 'MA_VEREIN');
	const { data: gruppen = [] } = useQuery({ ...gruppenwahlQuery, enabled: kenntGruppen });
	const oeffne = (id: string) => navigate({ to: '/admin/seminare/$id', params: { id } });
	return (
		<>
			<ListenSeite
				liste={SEMINARLISTE}
				titel={SEMINARE.titel}
				columns={SEMINARSPALTEN}
				felder={seminarfilter(typen, gruppen)}
				platzhalter={SEMINARE.suche}
				suche={suche}
				onSuche={(search, art) => navigate({ to: SEMINARLISTE.pfad, search, ...art })}
				heute={heute}
				rowId={({ id }) => id}
				rowName={({ bezeichnung }) => bezeichnung}
				onOpen={({ id }) => oeffne(id)}
				leer={pflegt ? SEMINARE.leer : SEMINARE.leerAussen}
				aktionen={() => (
					<>
						{kenntGruppen && (
							<Button icon={IconCalendar} onClick={() => setAbonniert(true)}>
								{KALENDER.abonnieren} …
							</Button>
						)}
						{pflegt && <Umschalter value="liste" />}
						{pflegt && (
							<Button variant="primary" icon={IconPlus} onClick={() => setLegtAn(true)}>
								{SEMINARE.anlegen} …
							</Button>
						)}
					</>
				)}
			/>
			{abonniert && (
				<Suspense>
					<KalenderDialog wessen={pflegt ? 'TRAEGER' : 'EINSATZSTELLE'} onClose={() => setAbonniert(false)} />
				</Suspense>
			)}
			{legtAn && (
				<Suspense>
					<AnlegenDialog onClose={() => setLegtAn(false)} onAngelegt={oeffne} />
				</Suspense>
			)}
		</>
	);
}
