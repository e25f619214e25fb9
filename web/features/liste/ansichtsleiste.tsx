import { IconBookmarkPlus } from '@tabler/icons-react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { formatZahl } from '#domain/format/zahl.ts';
import { LISTE } from '../../texte/listen/listen.ts';
import { Button } from '../../ui/button.tsx';
import type { TableView } from '../../ui/data-table/table-view.ts';
import { Tab, Tabs } from '../../ui/layout/tabs.tsx';
import { gelesen, ordneSpalten, sucheVon } from './ansichten.ts';
import { anzahlenQuery, anzahlQuery, type GespeicherteAnsicht } from './queries.ts';
import type { Listendefinition, Listenstand, Listensuche } from './suche.ts';

/** Fetched when the first view is saved. */
const AnsichtDialog = lazy(async () => ({ default: (await import('./ansicht-dialog.tsx')).AnsichtDialog }));

/** More than fits a tab tells nobody more. */
const ZAEHLT_GENAU_BIS = 999;

interface AnsichtsleisteProps {
	liste: Listendefinition;
	stand: Listenstand;
	suche: Listensuche;
	heute: string;
	gespeicherte: readonly GespeicherteAnsicht[];
	view: TableView;
	onSuche: (suche: Listensuche) => void;
}

/** The views of a list, each with its count: the built-in ones, then the user's own. */
export function Ansichtsleiste({ liste, stand, suche, heute, gespeicherte, view, onSuche }: AnsichtsleisteProps) {
	const { darstellung } = suche;
	const [speichert, setSpeichert] = useState(false);
	const [gefragt, setGefragt] = useState(false);
	const filter = [
		...(liste.zaehle ? [] : liste.ansichten.map(({ und }) => ({ und: und(heute), text: '' }))),
		...gespeicherte.map((ansicht) => gelesen(ansicht.filter)),
	];
	const { data: zusammen = [] } = useQuery(anzahlenQuery(liste, heute));
	const einzeln = useQueries({ queries: filter.map(({ und, text }) => anzahlQuery(liste, und, text)) });
	const anzahlen = [...(liste.zaehle ? liste.ansichten.map((_, i) => zusammen[i]) : []), ...einzeln.map((e) => e.data)];
	const anzahl = (stelle: number) => {
		const n = anzahlen[stelle];
		if (n === undefined) return undefined;
		return n > ZAEHLT_GENAU_BIS ? LISTE.mehrAls(ZAEHLT_GENAU_BIS) : formatZahl(n, 0);
	};
	const speichere = () => {
		setGefragt(true);
		setSpeichert(true);
	};
	return (
		<>
			<Tabs
				label={LISTE.ansichten}
				size="sm"
				aside={
					<Button variant="quiet" size="sm" icon={IconBookmarkPlus} onClick={speichere}>
						{LISTE.ansichtSpeichern}
					</Button>
				}
			>
				{liste.ansichten.map(({ key, titel }, i) => (
					<Tab
						key={key}
						to={liste.pfad}
						search={{ darstellung, ...(i > 0 && { ansicht: key }) }}
						current={stand.ansicht?.key === key}
						count={anzahl(i)}
					>
						{titel}
					</Tab>
				))}
				{gespeicherte.map((ansicht, i) => (
					<Tab
						key={ansicht.name}
						to={liste.pfad}
						search={{ ...sucheVon(ansicht), darstellung }}
						current={!stand.ansicht && suche.ansicht === ansicht.name}
						count={anzahl(liste.ansichten.length + i)}
						onClick={() => ordneSpalten(view, ansicht)}
					>
						{ansicht.name}
					</Tab>
				))}
			</Tabs>
			<Suspense>
				{gefragt && (
					<AnsichtDialog
						key={`${suche.ansicht ?? ''}-${speichert}`}
						opened={speichert}
						onClose={() => setSpeichert(false)}
						liste={liste}
						stand={stand}
						view={view}
						gespeicherte={gespeicherte}
						aktuelle={gespeicherte.find(({ name }) => !stand.ansicht && name === suche.ansicht)}
						onSuche={onSuche}
					/>
				)}
			</Suspense>
		</>
	);
}
