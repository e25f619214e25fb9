import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '../../client/use-command.ts';
import { IMPORT } from '../../texte/import.ts';
import { SHELL } from '../../texte/shell.ts';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { Steps } from '../../ui/steps.tsx';
import { usePageHead } from '../shell/page-head.ts';
import { DateiSchritt } from './datei-schritt.tsx';
import { ErgebnisSchritt } from './ergebnis-schritt.tsx';
import css from './import.module.css';
import { type Entscheidungen, laufQuery, sendeDatei, type Vorschau } from './queries.ts';
import { VorschauSchritt } from './vorschau-schritt.tsx';

const CRUMBS = [{ label: SHELL.gruppen.system }];
const SCHRITTE = [
	{ key: 'datei', label: IMPORT.schritt.datei },
	{ key: 'vorschau', label: IMPORT.schritt.vorschau },
	{ key: 'ergebnis', label: IMPORT.schritt.ergebnis },
];

interface Entwurf {
	readonly datei: File;
	readonly entscheidungen: Entscheidungen;
	readonly vorschau: Vorschau;
}

interface ImportPageProps {
	/** A run that was begun: it is found again by its address. */
	lauf: string | null;
	heute: string;
	onLauf: (importID: string | null) => void;
}

/** Addresses from a file: the file, what it would do, what it did. */
export function ImportPage({ lauf, heute, onLauf }: ImportPageProps) {
	const [entwurf, setEntwurf] = useState<Entwurf | null>(null);
	usePageHead({ title: IMPORT.titel, crumbs: CRUMBS });
	const sehe = useMutation({
		mutationFn: ({ datei, entscheidungen }: Omit<Entwurf, 'vorschau'>) =>
			sendeDatei(datei, entscheidungen, { vorschau: true }),
		onSuccess: (vorschau, wahl) => setEntwurf({ ...wahl, vorschau }),
	});
	const uebernimm = useCommand({
		run: ({ datei, entscheidungen }: Entwurf, idempotencyKey) =>
			sendeDatei(datei, entscheidungen, { vorschau: false, idempotencyKey }),
		onDone: (vorschau, wahl) => {
			// The portal has changed since the preview: what is wrong now is shown in place.
			if (vorschau.importID === null) return setEntwurf({ ...wahl, vorschau });
			setEntwurf(null);
			onLauf(vorschau.importID);
		},
	});
	const schritt = lauf ? 2 : entwurf ? 1 : 0;
	const vonVorn = () => {
		sehe.reset();
		uebernimm.reset();
		setEntwurf(null);
		onLauf(null);
	};
	return (
		<Page list={schritt > 0}>
			<div className={css.kopf}>
				<h1>{IMPORT.titel}</h1>
				<Steps
					steps={SCHRITTE}
					current={schritt}
					label={IMPORT.schritte}
					{...(schritt === 1 ? { onStep: vonVorn } : {})}
				/>
				<Umfang lauf={lauf} entwurf={entwurf} />
			</div>
			{lauf && <ErgebnisSchritt importID={lauf} heute={heute} onNeueDatei={vonVorn} />}
			{!lauf && !entwurf && (
				<DateiSchritt
					laeuft={sehe.isPending}
					fehler={sehe.error?.message ?? null}
					onDatei={(datei) => sehe.mutate({ datei, entscheidungen: {} })}
				/>
			)}
			{!lauf && entwurf && (
				<VorschauSchritt
					vorschau={entwurf.vorschau}
					entscheidungen={entwurf.entscheidungen}
					heute={heute}
					laeuft={sehe.isPending ? 'VORSCHAU' : uebernimm.isRunning ? 'IMPORT' : null}
					fehler={(sehe.error ?? uebernimm.error)?.message ?? null}
					onEntscheidungen={(entscheidungen) => sehe.mutate({ datei: entwurf.datei, entscheidungen })}
					onZurueck={vonVorn}
					onUebernehmen={() => uebernimm.execute(entwurf)}
				/>
			)}
		</Page>
	);
}

function Umfang({ lauf, entwurf }: { lauf: string | null; entwurf: Entwurf | null }) {
	const { data } = useQuery({ ...laufQuery(lauf ?? ''), enabled: lauf !== null });
	const name = entwurf?.datei.name ?? data?.dateiname;
	const anzahl = entwurf?.vorschau.zeilen.length ?? data?.zeilen.length ?? 0;
	if (!name) return null;
	return (
		<span className={css.umfang}>
			<Icon of={IconFileSpreadsheet} />
			{anzahl > 0 ? IMPORT.umfang(name, anzahl) : name}
		</span>
	);
}
