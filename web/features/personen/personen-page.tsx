import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { PERSON, PERSONEN } from '../../texte/personen.ts';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { ListenSeite } from '../liste/listen-seite.tsx';
import type { Listenstand, Listensuche } from '../liste/suche.ts';
import { personenname } from '../liste/zellen.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import { ExcelKnopf } from './excel-knopf.tsx';
import { PERSONENLISTE, personenfilter } from './liste.ts';
import { funktionenQuery } from './queries.ts';
import { PERSONENSPALTEN } from './spalten.tsx';

// Of those who look at the list few add to it.
const AnlegenDialog = later(async () => (await import('./anlegen-dialog.tsx')).AnlegenDialog);
const ZugaengeDialog = later(async () => (await import('./zugaenge-dialog.tsx')).ZugaengeDialog);

interface PersonenPageProps {
	suche: Listensuche;
	heute: string;
	sitzung: Sitzung;
}

const CRUMBS = [{ label: PERSON.gruppe }];

export function PersonenPage({ suche, heute, sitzung }: PersonenPageProps) {
	const navigate = useNavigate();
	const { data: funktionen = [] } = useQuery(funktionenQuery);
	usePageHead({ title: PERSONEN.titel, crumbs: CRUMBS });
	const oeffne = (id: string) => navigate({ to: '/admin/personen/$id', params: { id } });
	return (
		<ListenSeite
			liste={PERSONENLISTE}
			titel={PERSONEN.titel}
			columns={PERSONENSPALTEN}
			felder={personenfilter(funktionen)}
			platzhalter={PERSONEN.suche}
			suche={suche}
			onSuche={(search, art) => navigate({ to: PERSONENLISTE.pfad, search, ...art })}
			heute={heute}
			rowId={({ id }) => id}
			rowName={personenname}
			onOpen={({ id }) => oeffne(id)}
			leer={PERSONEN.leer}
			aktionen={(stand) => <Aktionen {...{ stand, heute, sitzung }} onAngelegt={oeffne} />}
		/>
	);
}

interface AktionenProps {
	stand: Listenstand;
	heute: string;
	sitzung: Sitzung;
	onAngelegt: (id: string) => void;
}

function Aktionen({ stand, heute, sitzung, onAngelegt }: AktionenProps) {
	const [dialog, setDialog] = useState<'anlegen' | 'zugaenge' | null>(null);
	const schliesse = () => setDialog(null);
	return (
		<>
			{darf(sitzung, 'ADMIN') && <Button onClick={() => setDialog('zugaenge')}>{PERSONEN.zugaenge.knopf}</Button>}
			{darf(sitzung, 'MA_VERWALTUNG', 'ADMIN') && <ExcelKnopf stand={stand} heute={heute} />}
			<Button variant="primary" icon={IconPlus} onClick={() => setDialog('anlegen')}>
				{PERSONEN.anlegen} …
			</Button>
			<Suspense>
				{dialog === 'anlegen' && <AnlegenDialog sitzung={sitzung} onClose={schliesse} onAngelegt={onAngelegt} />}
				{dialog === 'zugaenge' && <ZugaengeDialog onClose={schliesse} />}
			</Suspense>
		</>
	);
}
