import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { MENUE } from '../../texte/menue.ts';
import { BENUTZER, EINLADEN, EINLADUNGEN } from '../../texte/verwaltung/benutzer.ts';
import { Button } from '../../ui/button.tsx';
import { ListenSeite } from '../liste/listen-seite.tsx';
import type { Listensuche } from '../liste/suche.ts';
import { personenname } from '../liste/zellen.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { EinladenDialog } from './einladen-dialog.tsx';
import { einladungsspalten } from './einladungsspalten.tsx';
import { EINLADUNGSFILTER, EINLADUNGSLISTE } from './listen.ts';
import type { Einladung } from './queries.ts';
import { BenutzerReiter } from './reiter.tsx';
import { ZurueckziehenDialog } from './zurueckziehen-dialog.tsx';

const CRUMBS = [{ label: MENUE.gruppen.system }, { label: BENUTZER.titel, link: { to: '/admin/benutzer' } }] as const;

/** Who has been invited, and what became of it. */
export function EinladungenPage({ suche, heute }: { suche: Listensuche; heute: string }) {
	const navigate = useNavigate();
	const [laedtEin, setLaedtEin] = useState(false);
	const [nimmtZurueck, setNimmtZurueck] = useState<Einladung | null>(null);
	const columns = useMemo(() => einladungsspalten(setNimmtZurueck), []);
	usePageHead({ title: EINLADUNGEN.titel, crumbs: CRUMBS });
	return (
		<>
			<ListenSeite
				liste={EINLADUNGSLISTE}
				titel={EINLADUNGEN.titel}
				columns={columns}
				felder={EINLADUNGSFILTER}
				platzhalter={EINLADUNGEN.suche}
				suche={suche}
				onSuche={(search, art) => navigate({ to: EINLADUNGSLISTE.pfad, search, ...art })}
				heute={heute}
				rowId={({ id }) => id}
				rowName={personenname}
				aktionen={() => (
					<Button variant="primary" icon={IconPlus} onClick={() => setLaedtEin(true)}>
						{EINLADEN.knopf}
					</Button>
				)}
				leer={EINLADUNGEN.leer}
				reiter={<BenutzerReiter jetzt="einladungen" heute={heute} />}
			/>
			{laedtEin && <EinladenDialog heute={heute} onClose={() => setLaedtEin(false)} />}
			{nimmtZurueck && <ZurueckziehenDialog einladung={nimmtZurueck} onClose={() => setNimmtZurueck(null)} />}
		</>
	);
}
