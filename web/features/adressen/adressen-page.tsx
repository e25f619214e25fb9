import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { ADRESSE, ADRESSEN } from '../../texte/adressen.ts';
import { IMPORT } from '../../texte/verwaltung/import.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { ListenSeite } from '../liste/listen-seite.tsx';
import { type Listensuche, listenstand } from '../liste/suche.ts';
import { usePageHead } from '../portal/page-head.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import { useOhneZyklus } from '../portal/zyklus.ts';
import { useAuswahl } from '../sammelaktion/use-auswahl.ts';
import { Auswahlleiste } from './auswahlleiste.tsx';
import { ExcelKnopf } from './excel-knopf.tsx';
import { ADRESSLISTE, useAdressfilter } from './liste.ts';
import { ADRESSSPALTEN } from './spalten.tsx';

// Of those who look at the list few add to it.
const AnlegenDialog = later(async () => (await import('./anlegen-dialog.tsx')).AnlegenDialog);

interface AdressenPageProps {
	suche: Listensuche;
	heute: string;
	sitzung: Sitzung;
}

const CRUMBS = [{ label: ADRESSE.gruppe }];

export function AdressenPage({ suche, heute, sitzung }: AdressenPageProps) {
	const navigate = useNavigate();
	const [legtAn, setLegtAn] = useState(false);
	const ohneZyklus = useOhneZyklus();
	usePageHead({ title: ADRESSEN.titel, crumbs: CRUMBS });
	const gewaehlt = useAuswahl(listenstand(ADRESSLISTE, suche, heute));
	const oeffne = (id: string) => navigate({ to: '/admin/adressen/$id', params: { id } });
	return (
		<ListenSeite
			liste={ADRESSLISTE}
			titel={ADRESSEN.titel}
			columns={ADRESSSPALTEN}
			felder={useAdressfilter()}
			platzhalter={ADRESSEN.suche}
			suche={suche}
			onSuche={(search, art) => navigate({ to: ADRESSLISTE.pfad, search, ...art })}
			heute={heute}
			rowId={({ id }) => id}
			rowName={({ bezeichnung }) => bezeichnung}
			onOpen={({ id }) => oeffne(id)}
			leer={ADRESSEN.leer}
			auswahl={
				darf(sitzung, 'MA_VERWALTUNG', 'ADMIN')
					? {
							selection: (seite) => gewaehlt.selection(seite?.data.map(({ id }) => id) ?? []),
							leiste: ({ total }, paging) => <Auswahlleiste {...{ gewaehlt, total, paging }} />,
						}
					: undefined
			}
			aktionen={(stand) => (
				<>
					{darf(sitzung, 'MA_VERWALTUNG', 'ADMIN') && <ExcelKnopf stand={stand} heute={heute} />}
					{darf(sitzung, 'ADMIN') && ohneZyklus && (
						<Button icon={IconFileImport} disabled>
							{IMPORT.importieren}
						</Button>
					)}
					{darf(sitzung, 'ADMIN') && !ohneZyklus && (
						<LinkButton icon={IconFileImport} to="/admin/system/import">
							{IMPORT.importieren}
						</LinkButton>
					)}
					{darf(sitzung, 'MA_VERWALTUNG', 'ADMIN') && (
						<Button variant="primary" icon={IconPlus} onClick={() => setLegtAn(true)}>
							{ADRESSEN.anlegen} …
						</Button>
					)}
					<Suspense>{legtAn && <AnlegenDialog onClose={() => setLegtAn(false)} onAngelegt={oeffne} />}</Suspense>
				</>
			)}
		/>
	);
}
