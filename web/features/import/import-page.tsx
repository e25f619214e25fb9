import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '../../client/use-command.ts';
import { MENUE } from '../../texte/menue.ts';
import { IMPORT } from '../../texte/verwaltung/import.ts';
import { UnsavedChangesGuard } from '../../ui/feedback/unsaved-changes-guard.tsx';
import { Steps } from '../../ui/figures/steps.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { useOhneZyklus } from '../portal/zyklus.ts';
import { OhneZyklus } from '../seite/ladefehler.tsx';
import { DateiSchritt } from './datei-schritt.tsx';
import { ErgebnisSchritt } from './ergebnis-schritt.tsx';
import css from './import.module.css';
import { erkenneSpalten, type Importwahl, laufQuery, type Spaltenbild, sendeDatei, type Vorschau } from './queries.ts';
import { SpaltenSchritt } from './spalten-schritt.tsx';
import { VorschauSchritt } from './vorschau-schritt.tsx';

const CRUMBS = [{ label: MENUE.gruppen.system }];
const SCHRITTE = (['datei', 'spalten', 'vorschau', 'ergebnis'] as const).map((key) => ({
	key,
	label: IMPORT.schritt[key],
}));

interface Entwurf extends Importwahl {
	readonly bild: Spaltenbild;
	/** Null: the columns are still being looked at. */
	readonly vorschau: Vorschau | null;
}

interface ImportPageProps {
	/** A run that was begun: it is found again by its address. */
	lauf: string | null;
	heute: string;
	onLauf: (importID: string | null) => void;
}

/** Addresses from a file: the file, what its columns are, what it would do, what it did. */
export function ImportPage({ lauf, heute, onLauf }: ImportPageProps) {
	const [entwurf, setEntwurf] = useState<Entwurf | null>(null);
	const ohneZyklus = useOhneZyklus();
	usePageHead({ title: IMPORT.titel, crumbs: CRUMBS });
	const lies = useMutation({
		mutationFn: erkenneSpalten,
		onSuccess: (bild, datei) =>
			setEntwurf({ datei, bild, spalten: bild.spalten.map(({ feld }) => feld), entscheidungen: {}, vorschau: null }),
	});
	const sehe = useMutation({
		mutationFn: (wahl: Entwurf) => sendeDatei(wahl, { vorschau: true }),
		onSuccess: (vorschau, wahl) => setEntwurf({ ...wahl, vorschau }),
	});
	const uebernimm = useCommand({
		run: (wahl: Entwurf, idempotencyKey) => sendeDatei(wahl, { vorschau: false, idempotencyKey }),
		onDone: (vorschau, wahl) => {
			// The portal has changed since the preview: what is wrong now is shown in place.
			if (vorschau.importID === null) return setEntwurf({ ...wahl, vorschau });
			setEntwurf(null);
			onLauf(vorschau.importID);
		},
	});
	const schritt = lauf ? 3 : entwurf?.vorschau ? 2 : entwurf ? 1 : 0;
	const geheZu = (ziel: Entwurf | null) => {
		for (const vorgang of [lies, sehe, uebernimm]) vorgang.reset();
		setEntwurf(ziel);
		if (!ziel) onLauf(null);
	};
	const vonVorn = () => geheZu(null);
	/** Decisions are about rows, and those read otherwise may mean something else. */
	const zuDenSpalten = (wahl: Entwurf) => geheZu({ ...wahl, entscheidungen: {}, vorschau: null });
	const zurueck = (ziel: number) => (ziel === 1 && entwurf ? zuDenSpalten(entwurf) : vonVorn());
	return (
		<Page list={schritt > 1}>
			<UnsavedChangesGuard dirty={entwurf !== null && !uebernimm.isRunning} />
			<div className={css.kopf}>
				<h1>{IMPORT.titel}</h1>
				<Steps
					steps={SCHRITTE}
					current={schritt}
					label={IMPORT.schritte}
					{...(schritt === 1 || schritt === 2 ? { onStep: zurueck } : {})}
				/>
				<Umfang lauf={lauf} entwurf={entwurf} />
			</div>
			{lauf && <ErgebnisSchritt importID={lauf} heute={heute} onNeueDatei={vonVorn} />}
			{schritt === 0 && ohneZyklus && <OhneZyklus />}
			{schritt === 0 && !ohneZyklus && (
				<DateiSchritt
					laeuft={lies.isPending}
					fehler={lies.error?.message ?? null}
					onDatei={(datei) => lies.mutate(datei)}
				/>
			)}
			{schritt === 1 && entwurf && (
				<SpaltenSchritt
					bild={entwurf.bild}
					wahl={entwurf.spalten}
					laeuft={sehe.isPending}
					fehler={sehe.error?.message ?? null}
					onWahl={(spalten) => geheZu({ ...entwurf, spalten })}
					onZurueck={vonVorn}
					onWeiter={() => sehe.mutate(entwurf)}
				/>
			)}
			{schritt === 2 && entwurf?.vorschau && (
				<VorschauSchritt
					vorschau={entwurf.vorschau}
					entscheidungen={entwurf.entscheidungen}
					heute={heute}
					laeuft={sehe.isPending ? 'VORSCHAU' : uebernimm.isRunning ? 'IMPORT' : null}
					fehler={(sehe.error ?? uebernimm.error)?.message ?? null}
					onEntscheidungen={(entscheidungen) => sehe.mutate({ ...entwurf, entscheidungen })}
					onZurueck={() => zuDenSpalten(entwurf)}
					onUebernehmen={() => uebernimm.execute(entwurf)}
				/>
			)}
		</Page>
	);
}

function Umfang({ lauf, entwurf }: { lauf: string | null; entwurf: Entwurf | null }) {
	const { data } = useQuery({ ...laufQuery(lauf ?? ''), enabled: lauf !== null });
	const name = entwurf?.datei.name ?? data?.dateiname;
	const anzahl = entwurf?.bild.zeilen ?? data?.zeilen.length ?? 0;
	if (!name) return null;
	return (
		<span className={css.umfang}>
			<Icon of={IconFileSpreadsheet} />
			{anzahl > 0 ? IMPORT.umfang(name, anzahl) : name}
		</span>
	);
}
