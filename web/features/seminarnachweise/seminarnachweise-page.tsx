import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import { SEMINAR } from '../../texte/seminare/seminare.ts';
import { SEMINARNACHWEISE as T } from '../../texte/seminare/seminarplanung.ts';
import { later } from '../../ui/later.tsx';
import { ListenSeite } from '../liste/listen-seite.tsx';
import type { Listensuche } from '../liste/suche.ts';
import { personenname } from '../liste/zellen.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { gruppenwahlQuery } from '../seminare/gruppenwahl.ts';
import { seminarwahlQuery } from '../seminargruppen/queries.ts';
import { NACHWEISLISTE, type Nachweiszeile, nachweisfilter } from './liste.ts';
import { nachweisspalten } from './spalten.tsx';

/** Fetched when somebody checks. */
const PruefenDialog = later(async () => (await import('../seminarplanung/pruefen-dialog.tsx')).PruefenDialog);

interface SeminarnachweisePageProps {
	suche: Listensuche;
	heute: string;
}

const CRUMBS = [{ label: SEMINAR.gruppe }];

/** Proofs of seminars of the cycle, those to check first. */
export function SeminarnachweisePage({ suche, heute }: SeminarnachweisePageProps) {
	const navigate = useNavigate();
	const [geprueft, setGeprueft] = useState<Nachweiszeile | null>(null);
	usePageHead({ title: T.titel, crumbs: CRUMBS });
	const { data: seminare = [] } = useQuery(seminarwahlQuery(''));
	const { data: gruppen = [] } = useQuery(gruppenwahlQuery);
	const spalten = useMemo(() => nachweisspalten(setGeprueft), []);
	return (
		<>
			<ListenSeite
				liste={NACHWEISLISTE}
				titel={T.titel}
				columns={spalten}
				felder={nachweisfilter(seminare, gruppen)}
				platzhalter={T.suche}
				suche={suche}
				onSuche={(search, art) => navigate({ to: NACHWEISLISTE.pfad, search, ...art })}
				heute={heute}
				rowId={({ nachweisID }) => nachweisID}
				rowName={personenname}
				onOpen={({ freiwilligerID: id }, state) =>
					navigate({ to: '/admin/freiwillige/$id/seminare', params: { id }, state })
				}
				leer={T.leer}
			/>
			{geprueft && (
				<Suspense>
					<PruefenDialog
						freiwilligerID={geprueft.freiwilligerID}
						eintrag={{
							...geprueft,
							id: geprueft.nachweisID,
							titel: geprueft.seminar,
							datei: geprueft.eingereichtAm
								? { isAU: geprueft.isAU ?? false, eingereichtAm: geprueft.eingereichtAm }
								: null,
						}}
						onClose={() => setGeprueft(null)}
					/>
				</Suspense>
			)}
		</>
	);
}
