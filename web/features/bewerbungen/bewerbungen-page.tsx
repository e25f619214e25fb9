import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { BEWERBUNGEN } from '../../texte/listen.ts';
import { SHELL } from '../../texte/shell.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ListenSeite } from '../liste/listen-seite.tsx';
import { type Listensuche, listenstand } from '../liste/suche.ts';
import { personenname } from '../liste/zellen.tsx';
import { usePageHead } from '../shell/page-head.ts';
import { darf, type Sitzung } from '../shell/sitzung.ts';
import { BEWERBUNGSFILTER, BEWERBUNGSLISTE } from './liste.ts';
import { bewerbungsspalten } from './spalten.tsx';

const CRUMBS = [{ label: SHELL.gruppen.freiwillige }];

interface BewerbungenPageProps {
	sitzung: Sitzung;
	suche: Listensuche;
	heute: string;
}

export function BewerbungenPage({ sitzung, suche, heute }: BewerbungenPageProps) {
	const navigate = useNavigate();
	const { und } = listenstand(BEWERBUNGSLISTE, suche, heute);
	usePageHead({ title: BEWERBUNGEN.titel, crumbs: CRUMBS });
	return (
		<ListenSeite
			liste={BEWERBUNGSLISTE}
			titel={BEWERBUNGEN.titel}
			columns={bewerbungsspalten(und)}
			felder={BEWERBUNGSFILTER}
			platzhalter={BEWERBUNGEN.suche}
			suche={suche}
			onSuche={(search, art) => navigate({ to: BEWERBUNGSLISTE.pfad, search, ...art })}
			heute={heute}
			rowId={({ wunschID }) => wunschID}
			rowName={personenname}
			onOpen={({ freiwilligerID: id }) => navigate({ to: '/admin/freiwillige/$id', params: { id } })}
			leer={BEWERBUNGEN.leer}
			aktionen={() =>
				darf(sitzung, 'MA_VERWALTUNG', 'ADMIN') && (
					<LinkButton variant="primary" icon={IconPlus} to="/admin/freiwillige/neu">
						{BEWERBUNGEN.erfassen}
					</LinkButton>
				)
			}
		/>
	);
}
