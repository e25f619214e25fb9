import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { MAHNWESEN as T } from '../../texte/verwaltung/mahnwesen.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState, ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Span } from '../../ui/span.ts';
import { NameZelle } from '../liste/zellen.tsx';
import type { Sitzung } from '../portal/sitzung.ts';
import { Ladefehler } from '../seite/ladefehler.tsx';
import { Kalender } from './kalender.tsx';
import css from './mahnwesen.module.css';
import { MAHNWESEN_KEY, type Mahnauswahl, type Mahnwesen, mahnwesenQuery } from './queries.ts';
import { Tagesliste } from './tagesliste.tsx';
import { Takt } from './takt.tsx';

interface MahnwesenTabProps {
	/** null: of all documents. */
	specID: string | null;
	sitzung: Sitzung;
}

/** When whom is reminded of a document, by which rules; and reminding by hand. */
export function MahnwesenTab({ specID, sitzung }: MahnwesenTabProps) {
	const [auswahl, setAuswahl] = useState<Omit<Mahnauswahl, 'specID'>>({ tag: null, von: null });
	const query = useQuery(mahnwesenQuery({ ...auswahl, specID }));
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
						{specID === null && <Zahlen mahnwesen={mahnwesen} />}
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
								<Tag mahnwesen={mahnwesen} mitDokument={specID === null} />
								<Ruhende mahnwesen={mahnwesen} mitDokument={specID === null} />
							</Stack>
						)}
					</div>
					<Takt takt={mahnwesen.takt} sitzung={sitzung} />
				</div>
			)}
		</Geladen>
	);
}

/** Of one document they stand in its head. */
function Zahlen({ mahnwesen: { offen, gemahnt, hoechsteMahnung } }: { mahnwesen: Mahnwesen }) {
	return (
		<dl className={css.zahlen}>
			<div>
				<dt>{T.offen}</dt>
				<dd>{T.offene(offen)}</dd>
			</div>
			<div>
				<dt>{T.gemahnt}</dt>
				<dd>{T.gemahnte(gemahnt, hoechsteMahnung)}</dd>
			</div>
		</dl>
	);
}

/** The reminders of one day, to be sent at once if need be. */
function Tag({ mahnwesen, mitDokument }: { mahnwesen: Mahnwesen; mitDokument: boolean }) {
	const [fragt, setFragt] = useState(false);
	const [laeuft, setLaeuft] = useState<string | null>(null);
	const moegliche = mahnwesen.mahnungen.filter((m) => m.isMoeglich).map((m) => m.anforderungID);
	const mahne = useCommand({
		run: (anforderungIDs: readonly string[], idempotencyKey) =>
			call('POST /v1/dokumente/mahnung', { body: { anforderungIDs: [...anforderungIDs] }, idempotencyKey }),
		invalidates: [MAHNWESEN_KEY],
		onDone: ({ data: { n, abgewiesen } }) => {
			setFragt(false);
			setLaeuft(null);
			if (n)
				toast.success(T.geschickt(n), { text: abgewiesen.length ? T.nichtGeschickt(abgewiesen.length) : undefined });
			else toast.error(T.nichtGeschickt(abgewiesen.length), { text: abgewiesen[0]?.text });
		},
		onRefused: (fehler) => {
			setLaeuft(null);
			toast.error(fehler.message);
		},
	});
	const alle = moegliche.length > 1 && (
		<Button size="sm" onClick={() => setFragt(true)}>
			{T.alleJetzt(moegliche.length)}
		</Button>
	);
	return (
		<Section
			title={T.tagesname(mahnwesen.tag)}
			count={T.anDiesemTag(mahnwesen.gesamt, mahnwesen.gesamtRuhend)}
			aside={alle}
		>
			<Tagesliste
				mahnwesen={mahnwesen}
				mitDokument={mitDokument}
				laeuft={laeuft}
				onMahne={({ anforderungID }) => {
					setLaeuft(anforderungID);
					mahne.execute([anforderungID]);
				}}
			/>
			<ConfirmDialog
				opened={fragt}
				onClose={() => setFragt(false)}
				title={T.frage(moegliche.length)}
				confirm={T.jetzt}
				loading={mahne.isRunning}
				onConfirm={() => mahne.execute(moegliche)}
			>
				{T.frageText}
			</ConfirmDialog>
		</Section>
	);
}

/** What waits for something else than a day. */
function Ruhende({
	mahnwesen: { ruhende, gesamtRuhend },
	mitDokument,
}: {
	mahnwesen: Mahnwesen;
	mitDokument: boolean;
}) {
	if (!ruhende.length) return null;
	return (
		<Section title={T.ruhen} count={gesamtRuhend} size="sm" ruled>
			<ul className={css.ruhende}>
				{ruhende.map((r) => (
					<li key={r.anforderungID}>
						<Span fw={500} w={180} flex="none">
							<NameZelle person={r} />
						</Span>
						{mitDokument && <span>{r.dokument}</span>}
						<span className={css.still}>{T.ruhegrund[r.grund](r.seit && formatDatum(tagInBerlin(r.seit)))}</span>
					</li>
				))}
			</ul>
			{gesamtRuhend > ruhende.length && <p className={css.still}>{T.weitere(gesamtRuhend - ruhende.length)}</p>}
		</Section>
	);
}
