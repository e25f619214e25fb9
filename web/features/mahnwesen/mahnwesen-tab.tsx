import { Group, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { MAHNWESEN as T } from '../../texte/verwaltung/mahnwesen.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState, ErrorBox } from '../../ui/feedback/states.tsx';
import { later } from '../../ui/later.tsx';
import { Section } from '../../ui/layout/page.tsx';
import type { Sitzung } from '../portal/sitzung.ts';
import { Ladefehler } from '../seite/ladefehler.tsx';
import type { Ausnehmbares, Wahl } from './ausnahme-panel.tsx';
import { Ausnahmen } from './ausnahmen.tsx';
import { Kalender } from './kalender.tsx';
import css from './mahnwesen.module.css';
import { MAHNWESEN_KEY, type Mahnauswahl, type Mahnung, type Mahnwesen, mahnwesenQuery } from './queries.ts';
import { Ruhende } from './ruhende.tsx';
import { Tagesliste } from './tagesliste.tsx';
import { Takt } from './takt.tsx';
import { Versandzeile } from './versandzeile.tsx';

/** Fetched with the first exception. */
const AusnahmePanel = later(async () => (await import('./ausnahme-panel.tsx')).AusnahmePanel);

/** Fetched with the first letter. */
const SammelDialog = later(async () => (await import('../sammelaktion/sammel-dialog.tsx')).SammelDialog);

/** Fetched when somebody is to be reminded, or many at once. */
const Erinnerung = later(async () => (await import('../senden/erinnerung.tsx')).Erinnerung);
const ErinnernDialog = later(async () => (await import('./erinnern-dialog.tsx')).ErinnernDialog);

interface MahnwesenTabProps {
	/** null: of all documents. */
	specID: string | null;
	sitzung: Sitzung;
}

/** When whom is reminded of a document, by which rules; and reminding by hand. */
export function MahnwesenTab({ specID, sitzung }: MahnwesenTabProps) {
	const [auswahl, setAuswahl] = useState<Omit<Mahnauswahl, 'specID'>>({ tag: null, von: null });
	const [briefe, setBriefe] = useState<readonly string[] | null>(null);
	const client = useQueryClient();
	const [ausnahme, setAusnahme] = useState<{ woran: Ausnehmbares; wahl: Wahl | null } | null>(null);
	const query = useQuery(mahnwesenQuery({ ...auswahl, specID }));
	const nimmAus = (woran: Ausnehmbares, wahl: Wahl | null) => setAusnahme({ woran, wahl });
	return (
		<Geladen
			query={query}
			lines={6}
			failed={Ladefehler}
			frame={(state) => <div className={cx(specID !== null && css.laedt)}>{state}</div>}
		>
			{(mahnwesen) => (
				<div className={cx(css.seite, specID === null ? css.mitDokument : css.imReiter)}>
					<div className={css.haupt}>
						<Versandzeile mahnwesen={mahnwesen} sitzung={sitzung} />
						{query.isError && <ErrorBox onRetry={() => void query.refetch()} />}
						{mahnwesen.offen + mahnwesen.gesamtRuhend === 0 ? (
							<EmptyState title={T.nichtsOffen} text={T.nichtsOffenText} />
						) : (
							<Stack gap={24}>
								<Kalender
									mahnwesen={mahnwesen}
									onTag={(tag) => setAuswahl({ ...auswahl, tag })}
									onVon={(von) => setAuswahl({ von, tag: null })}
								/>
								<Tag mahnwesen={mahnwesen} mitDokument={specID === null} onAusnahme={nimmAus} onBriefe={setBriefe} />
								<Ausnahmen mahnwesen={mahnwesen} />
								<Ruhende
									mahnwesen={mahnwesen}
									mitDokument={specID === null}
									onAusnahme={nimmAus}
									onBrief={(id) => setBriefe([id])}
								/>
							</Stack>
						)}
					</div>
					<Takt takt={mahnwesen.takt} />
					<Suspense>
						{briefe && (
							<SammelDialog
								liste="DOKUMENTE"
								aktion="mahnbrief"
								auswahl={{ ids: [...briefe] }}
								anzahl={briefe.length}
								heute={mahnwesen.heute}
								onClose={() => setBriefe(null)}
								onBegonnen={() => void client.invalidateQueries({ queryKey: MAHNWESEN_KEY })}
							/>
						)}
						{ausnahme && (
							<AusnahmePanel
								key={ausnahme.woran.anforderungID + ausnahme.wahl}
								{...ausnahme}
								takt={mahnwesen.takt}
								heute={mahnwesen.heute}
								onClose={() => setAusnahme(null)}
							/>
						)}
					</Suspense>
				</div>
			)}
		</Geladen>
	);
}

/** By a reminder. */
const BETROFFEN = [MAHNWESEN_KEY, ['listen'], ['akte'], ['start']];

interface TagProps {
	mahnwesen: Mahnwesen;
	mitDokument: boolean;
	onAusnahme: (woran: Ausnehmbares, wahl: Wahl | null) => void;
	/** By their requests. */
	onBriefe: (anforderungIDs: readonly string[]) => void;
}

/** The reminders of one day, to be sent at once if need be. */
function Tag({ mahnwesen, mitDokument, onAusnahme, onBriefe }: TagProps) {
	const [fragt, setFragt] = useState<'ALLE' | Mahnung | null>(null);
	const moegliche = mahnwesen.mahnungen.filter((m) => m.isMoeglich && m.isErreichbar);
	const mails = mahnwesen.tage.find(({ tag }) => tag === mahnwesen.tag);
	const alle = mahnwesen.mahnungen.length > 0 && (
		<Group gap={8}>
			<Button size="sm" onClick={() => onBriefe(mahnwesen.mahnungen.map((m) => m.anforderungID))}>
				{T.alleAlsBrief}
			</Button>
			{moegliche.length > 1 && (
				<Button size="sm" onClick={() => setFragt('ALLE')}>
					{T.alleJetzt(moegliche.length)}
				</Button>
			)}
		</Group>
	);
	return (
		<Section
			title={T.tagesname(mahnwesen.tag)}
			count={mails && T.anDiesemTag(mails, mahnwesen.gesamt, mahnwesen.takt.isMailversand)}
			aside={alle}
		>
			<Tagesliste
				mahnwesen={mahnwesen}
				mitDokument={mitDokument}
				onMahne={setFragt}
				onBrief={(id) => onBriefe([id])}
				onAusnahme={onAusnahme}
			/>
			<Suspense>
				{fragt === 'ALLE' && (
					<ErinnernDialog
						schluessel={[mahnwesen.tag]}
						lade={async () => mahnwesen.mahnungen}
						onClose={() => setFragt(null)}
						onGemahnt={() => undefined}
					/>
				)}
				{fragt && fragt !== 'ALLE' && <Erinnerung {...fragt} invalidates={BETROFFEN} onClose={() => setFragt(null)} />}
			</Suspense>
		</Section>
	);
}
