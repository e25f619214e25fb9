import { IconBookmarkPlus, IconLink } from '@tabler/icons-react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { formatZahl } from '#domain/format/zahl.ts';
import { LISTE } from '../../texte/listen/listen.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import type { TableView } from '../../ui/data-table/table-view.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { later } from '../../ui/later.tsx';
import { Tab, Tabs } from '../../ui/layout/tabs.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { type GespeicherteAnsicht, gelesen, ordneSpalten, sucheVon } from './ansichten.ts';
import { anzahlenQuery } from './queries.ts';
import type { Listendefinition, Listenstand, Listensuche } from './suche.ts';
import { useAnsichtenSpeichern } from './use-ansichten-speichern.ts';

/** Fetched when the first view is saved. */
const AnsichtDialog = later(async () => (await import('./ansicht-dialog.tsx')).AnsichtDialog);

/** More than fits a tab tells nobody more. */
const ZAEHLT_GENAU_BIS = 999;

interface AnsichtsleisteProps {
	liste: Listendefinition;
	stand: Listenstand;
	suche: Listensuche;
	heute: string;
	/** The own ones. */
	gespeicherte: readonly GespeicherteAnsicht[];
	/** The saved one that is open, perhaps somebody else's. */
	genannte: GespeicherteAnsicht | null;
	view: TableView;
	onSuche: (suche: Listensuche) => void;
}

/** The views of a list, each with its count: the built-in ones, then the user's own, then one that is shared with him. */
export function Ansichtsleiste(props: AnsichtsleisteProps) {
	const { liste, stand, suche, heute, gespeicherte, genannte, view, onSuche } = props;
	const gezeigte = genannte && !genannte.istEigene ? [...gespeicherte, genannte] : gespeicherte;
	const kopiere = useLink(liste, genannte);
	const { darstellung } = suche;
	const [speichert, setSpeichert] = useState(false);
	const [gefragt, setGefragt] = useState(false);
	const { data: eingebaute = [] } = useQuery(
		anzahlenQuery(
			liste,
			liste.ansichten.map(({ und }) => ({ und: und(heute) })),
		),
	);
	// Each by itself: one that names a field there isn't any more leaves the others their numbers.
	const eigene = useQueries({ queries: gezeigte.map(({ filter }) => anzahlenQuery(liste, [gelesen(filter)])) });
	const anzahlen = [...liste.ansichten.map((_, i) => eingebaute[i]), ...eigene.map(({ data }) => data?.[0])];
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
					<>
						<Tooltip label={LISTE.linkKopieren}>
							<IconButton icon={IconLink} label={LISTE.linkKopieren} variant="bare" size="sm" onClick={kopiere} />
						</Tooltip>
						<Button variant="quiet" size="sm" icon={IconBookmarkPlus} onClick={speichere}>
							{LISTE.ansichtSpeichern}
						</Button>
					</>
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
				{gezeigte.map((ansicht, i) => (
					<Tab
						key={ansicht.id}
						to={liste.pfad}
						search={{ ...sucheVon(ansicht), darstellung }}
						current={ansicht.id === genannte?.id}
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
						aktuelle={genannte?.istEigene ? genannte : undefined}
						onSuche={onSuche}
					/>
				)}
			</Suspense>
		</>
	);
}

/** Copies the address. Whoever gives it on shares the view it names. */
function useLink(liste: Listendefinition, genannte: GespeicherteAnsicht | null) {
	const speichern = useAnsichtenSpeichern(liste.name);
	const kopiere = () =>
		navigator.clipboard
			.writeText(window.location.href)
			.then(() => toast.success(LISTE.linkKopiert, { text: genannte ? LISTE.linkText : undefined }))
			// Where the browser doesn't let a page write to the clipboard, the address line has it too.
			.catch(() => toast.error(LISTE.linkNichtKopiert));
	return () => {
		if (!genannte?.istEigene || genannte.geteilt) return void kopiere();
		speichern.execute({ ansichten: [{ ...genannte, geteilt: true }], danach: () => void kopiere() });
	};
}
