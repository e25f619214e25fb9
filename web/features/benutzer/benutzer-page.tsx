import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { MENUE } from '../../texte/menue.ts';
import { BENUTZER, EINLADEN } from '../../texte/verwaltung/benutzer.ts';
import { Button } from '../../ui/button.tsx';
import { ListenSeite } from '../liste/listen-seite.tsx';
import type { Listensuche } from '../liste/suche.ts';
import { usePageHead } from '../portal/page-head.ts';
import { benutzerspalten } from './benutzerspalten.tsx';
import { EinladenDialog } from './einladen-dialog.tsx';
import { BENUTZERFILTER, BENUTZERLISTE } from './listen.ts';
import type { Benutzer } from './queries.ts';
import { BenutzerReiter } from './reiter.tsx';
import { SperrenDialog } from './sperren-dialog.tsx';

const CRUMBS = [{ label: MENUE.gruppen.system }];

/** Every account, with role, places and state. */
export function BenutzerPage({ suche, heute }: { suche: Listensuche; heute: string }) {
	const navigate = useNavigate();
	const [laedtEin, setLaedtEin] = useState(false);
	const [sperrt, setSperrt] = useState<Benutzer | null>(null);
	const columns = useMemo(() => benutzerspalten({ heute, onSperren: setSperrt }), [heute]);
	usePageHead({ title: BENUTZER.titel, crumbs: CRUMBS });
	return (
		<>
			<ListenSeite
				liste={BENUTZERLISTE}
				titel={BENUTZER.titel}
				columns={columns}
				felder={BENUTZERFILTER}
				platzhalter={BENUTZER.suche}
				suche={suche}
				onSuche={(search, art) => navigate({ to: BENUTZERLISTE.pfad, search, ...art })}
				heute={heute}
				rowId={({ id }) => id}
				rowName={({ name }) => name}
				onOpen={({ id }) => navigate({ to: '/admin/benutzer/$id', params: { id } })}
				aktionen={() => (
					<Button variant="primary" icon={IconPlus} onClick={() => setLaedtEin(true)}>
						{EINLADEN.knopf}
					</Button>
				)}
				leer={BENUTZER.leer}
				reiter={<BenutzerReiter jetzt="benutzer" heute={heute} />}
			/>
			{laedtEin && <EinladenDialog heute={heute} onClose={() => setLaedtEin(false)} />}
			{sperrt && <SperrenDialog benutzer={sperrt} onClose={() => setSperrt(null)} />}
		</>
	);
}
