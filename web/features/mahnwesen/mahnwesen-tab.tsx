import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { MAHNWESEN as T } from '../../texte/verwaltung/mahnwesen.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState, ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
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
const AusnahmePanel = lazy(async () => ({ default: (await import('./ausnahme-panel.tsx')).AusnahmePanel }));

/** Fetched when many are to be reminded at once. */
const ErinnernDialog = lazy(async () => ({ default: (await import('./erinnern-dialog.tsx')).ErinnernDialog }));

interface MahnwesenTabProps {
	/** null: of all documents. */
	specID: string | null;
	sitzung: Sitzung;
}

/** When whom is reminded of a document, by which rules; and reminding by hand. */
export function MahnwesenTab({ specID, sitzung }: MahnwesenTabProps) {
	const [auswahl, setAuswahl] = useState<Omit<Mahnauswahl, 'specID'>>({ tag: null, von: null });
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
								<Tag mahnwesen={mahnwesen} mitDokument={specID === null} onAusnahme={nimmAus} />
								<Ausnahmen mahnwesen={mahnwesen} />
								<Ruhende mahnwesen={mahnwesen} mitDokument={specID === null} onAusnahme={nimmAus} />
							</Stack>
						)}
					</div>
					<Takt takt={mahnwesen.takt} />
					<Suspense>
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

interface TagProps {
	mahnwesen: Mahnwesen;
	mitDokument: boolean;
	onAusnahme: (woran: Ausnehmbares, wahl: Wahl | null) => void;
}

/** The reminders of one day, to be sent at once if need be. */
function Tag({ mahnwesen, mitDokument, onAusnahme }: TagProps) {
	const [fragt, setFragt] = useState(false);
	const moegliche = mahnwesen.mahnungen.filter((m) => m.isMoeglich && m.isErreichbar);
	const mahne = useCommand({
		run: ({ freiwilligerID: id, anforderungID }: Mahnung, idempotencyKey) =>
			call('POST /v1/freiwilliger/{id}/dokumente/mahnung', {
				...{ params: { id }, body: { anforderungIDs: [anforderungID] }, idempotencyKey },
			}),
		invalidates: [MAHNWESEN_KEY],
		onDone: ({ data: { n } }) => toast.success(T.geschickt(n)),
		onRefused: (fehler) => toast.error(fehler.message),
	});
	const mails = mahnwesen.tage.find(({ tag }) => tag === mahnwesen.tag);
	const alle = moegliche.length > 1 && (
		<Button size="sm" onClick={() => setFragt(true)}>
			{T.alleJetzt(moegliche.length)}
		</Button>
	);
	return (
		<Section
			title={T.tagesname(mahnwesen.tag)}
			count={mails && T.anDiesemTag(mails, mahnwesen.gesamt, mahnwesen.takt.isMailversand)}
			aside={alle}
		>
			<Tagesliste mahnwesen={mahnwesen} mitDokument={mitDokument} onMahne={mahne.execute} onAusnahme={onAusnahme} />
			<Suspense>
				{fragt && (
					<ErinnernDialog
						schluessel={[mahnwesen.tag]}
						lade={async () => mahnwesen.mahnungen}
						onClose={() => setFragt(false)}
						onGemahnt={() => undefined}
					/>
				)}
			</Suspense>
		</Section>
	);
}
