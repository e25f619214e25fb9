import { useQuery } from '@tanstack/react-query';
import { formatZahl } from '#domain/format/zahl.ts';
import { BENUTZER } from '../../texte/verwaltung/benutzer.ts';
import { Tab, Tabs } from '../../ui/layout/tabs.tsx';
import { anzahlQuery } from '../liste/queries.ts';
import type { Listendefinition } from '../liste/suche.ts';
import { BEITRITTSLISTE, BENUTZERLISTE, EINLADUNGSLISTE } from './listen.ts';

const T = BENUTZER.reiter;

/** The three pages about users, each with how much there is or waits. */
export function BenutzerReiter({ jetzt, heute }: { jetzt: Listendefinition['name']; heute: string }) {
	const { data: benutzer } = useQuery(anzahlQuery(BENUTZERLISTE, BENUTZERLISTE.ansichten[0].und(heute)));
	const { data: einladungen } = useQuery(anzahlQuery(EINLADUNGSLISTE, EINLADUNGSLISTE.ansichten[0].und(heute)));
	const { data: beitritte } = useQuery(anzahlQuery(BEITRITTSLISTE, BEITRITTSLISTE.ansichten[0].und(heute)));
	return (
		<Tabs label={T.label}>
			<Tab
				to="/admin/benutzer"
				current={jetzt === 'benutzer'}
				count={benutzer === undefined ? undefined : formatZahl(benutzer, 0)}
			>
				{T.benutzer}
			</Tab>
			<Tab
				to="/admin/benutzer/einladungen"
				current={jetzt === 'einladungen'}
				count={einladungen ? T.offen(einladungen) : undefined}
			>
				{T.einladungen}
			</Tab>
			<Tab
				to="/admin/benutzer/beitrittsanfragen"
				current={jetzt === 'beitrittsanfragen'}
				count={beitritte ? T.neu(beitritte) : undefined}
			>
				{T.beitritte}
			</Tab>
		</Tabs>
	);
}
