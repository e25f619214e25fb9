import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { MENUE } from '../../texte/menue.ts';
import { BEITRITTE, BENUTZER } from '../../texte/verwaltung/benutzer.ts';
import { Button } from '../../ui/button.tsx';
import { SelectionBar } from '../../ui/data-table/list-footer.tsx';
import { ListenSeite } from '../liste/listen-seite.tsx';
import type { Listensuche } from '../liste/suche.ts';
import { personenname } from '../liste/zellen.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { BeitritteDialog } from './beitritte-dialog.tsx';
import { BEITRITTSSPALTEN } from './beitrittsspalten.tsx';
import { BEITRITTSFILTER, BEITRITTSLISTE } from './listen.ts';
import type { Beitritt } from './queries.ts';
import { BenutzerReiter } from './reiter.tsx';

const CRUMBS = [{ label: MENUE.gruppen.system }, { label: BENUTZER.titel, link: { to: '/admin/benutzer' } }] as const;

interface Frage {
	annehmen: boolean;
	anfragen: readonly Beitritt[];
}

/** Who asks for access; several are decided at once. */
export function BeitrittePage({ suche, heute }: { suche: Listensuche; heute: string }) {
	const navigate = useNavigate();
	const [gewaehlt, setGewaehlt] = useState<ReadonlySet<string>>(new Set());
	const [frage, setFrage] = useState<Frage | null>(null);
	usePageHead({ title: BEITRITTE.titel, crumbs: CRUMBS });
	const schliesse = (entschieden: boolean) => {
		setFrage(null);
		if (entschieden) setGewaehlt(new Set());
	};
	return (
		<>
			<ListenSeite
				liste={BEITRITTSLISTE}
				titel={BEITRITTE.titel}
				columns={BEITRITTSSPALTEN}
				felder={BEITRITTSFILTER}
				platzhalter={BEITRITTE.suche}
				suche={suche}
				onSuche={(search, art) => {
					setGewaehlt(new Set());
					return navigate({ to: BEITRITTSLISTE.pfad, search, ...art });
				}}
				heute={heute}
				rowId={({ id }) => id}
				rowName={personenname}
				onOpen={({ id }) => setGewaehlt(new Set([...gewaehlt].includes(id) ? [] : [id]))}
				leer={BEITRITTE.leer}
				reiter={<BenutzerReiter jetzt="beitrittsanfragen" heute={heute} />}
				auswahl={{
					selection: { selected: gewaehlt, onChange: setGewaehlt },
					leiste: ({ data, total }, paging) => {
						const offene = data.filter(({ id, status }) => gewaehlt.has(id) && status === 'OFFEN');
						return (
							<SelectionBar count={gewaehlt.size} total={total} onClear={() => setGewaehlt(new Set())} paging={paging}>
								<Button
									size="sm"
									variant="primary"
									count={offene.length}
									disabled={offene.length === 0}
									onClick={() => setFrage({ annehmen: true, anfragen: offene })}
								>
									{BEITRITTE.annehmen}
								</Button>
								<Button
									size="sm"
									variant="danger"
									count={offene.length}
									disabled={offene.length === 0}
									onClick={() => setFrage({ annehmen: false, anfragen: offene })}
								>
									{BEITRITTE.ablehnen}
								</Button>
							</SelectionBar>
						);
					},
				}}
			/>
			{frage && <BeitritteDialog {...frage} onClose={schliesse} />}
		</>
	);
}
