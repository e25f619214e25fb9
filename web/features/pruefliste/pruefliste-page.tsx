import { Box, Group, Stack } from '@mantine/core';
import { IconChecks, IconScan } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { formatZahl } from '#domain/format/zahl.ts';
import { PRUEFLISTE as TEXT } from '../../texte/listen/pruefliste.ts';
import { SCANS } from '../../texte/listen/scans.ts';
import { MENUE } from '../../texte/menue.ts';
import { TABELLE } from '../../texte/tabelle.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Geladen, WithReason } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { UnsavedChangesGuard } from '../../ui/feedback/unsaved-changes-guard.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { useKeys } from '../../ui/keys.ts';
import { later } from '../../ui/later.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { useSingleKeys } from '../../ui/preferences.ts';
import { type Dokumentenakte, dokumentenakteQuery } from '../akte/dokumente/queries.ts';
import { Vorschau } from '../akte/dokumente/vorschau.tsx';
import type { Dokumentzeile } from '../dokumentliste/liste.ts';
import { personenname } from '../liste/zellen.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { Ladefehler } from '../seite/ladefehler.tsx';
import { useVorlagen } from '../stammlisten/vorlagen.ts';
import { type Begonnenes, Entscheidung } from './entscheidung.tsx';
import { Postenliste } from './posten.tsx';
import css from './pruefliste.module.css';
import { prueflisteQuery, zuPruefen } from './queries.ts';
import { PRUEFSORTIERUNGEN, type Pruefsuche } from './suche.ts';
import { Tasten } from './tasten.tsx';

const CRUMBS = [{ label: MENUE.gruppen.dokumente }];
/** Reading pages takes what the list doesn't need. */
const ScansZuordnen = later(async () => (await import('../scans/scans-zuordnen.tsx')).ScansZuordnen);

const SORTIERUNGEN = PRUEFSORTIERUNGEN.map((value) => ({ value, label: TEXT.sort[value] }));

/** What waits to be checked: the list, the file and the decision side by side. */
export function PrueflistePage({ suche, heute }: { suche: Pruefsuche; heute: string }) {
	const navigate = useNavigate();
	const [tasten, setTasten] = useSingleKeys();
	const vorlagen = useVorlagen();
	const query = useQuery(prueflisteQuery(suche));
	const { data } = query;
	const begonnenes = useBegonnenes();
	const scannt = suche.scans === 'zuordnen';
	const zeige = (neu: Pruefsuche) => navigate({ to: '/admin/pruefliste', search: neu, replace: true });
	usePageHead({ title: TEXT.titel, crumbs: CRUMBS });
	if (scannt)
		return (
			<Page>
				<PageTitle
					title={SCANS.titel}
					actions={
						<LinkButton to="/admin/pruefliste" search={{}}>
							{SCANS.zurueck}
						</LinkButton>
					}
				/>
				<Suspense fallback={null}>
					<ScansZuordnen />
				</Suspense>
			</Page>
		);
	return (
		<Stack gap={0} mih={0} flex={1}>
			<UnsavedChangesGuard dirty={begonnenes.istGeschrieben} />
			<div className={css.kopf}>
				<PageTitle title={TEXT.titel} note={data && TABELLE.eintraege(formatZahl(data.total, 0))} />
				<div className={css.filter}>
					<SelectField
						size="xs"
						aria-label={TEXT.dokument}
						placeholder={TEXT.alleDokumente}
						data={vorlagen.map(({ id, name }) => ({ value: id, label: name }))}
						value={suche.specID ?? null}
						onChange={(specID) => zeige({ sort: suche.sort, specID: specID ?? undefined })}
						clearable
						searchable
					/>
					<SelectField
						size="xs"
						aria-label={TEXT.sortierung}
						data={SORTIERUNGEN}
						allowDeselect={false}
						value={suche.sort ?? 'hochgeladenAm'}
						onChange={(sort) => zeige({ specID: suche.specID, sort: sort as Pruefsuche['sort'] })}
					/>
				</div>
				<Group gap={12} ml="auto" py={4}>
					<LinkButton size="sm" icon={IconScan} to="/admin/pruefliste" search={{ scans: 'zuordnen' }}>
						{SCANS.titel}
					</LinkButton>
					<Tasten an={tasten} onChange={setTasten} />
				</Group>
			</div>
			<Geladen
				query={query}
				lines={10}
				failed={Ladefehler}
				frame={(state) => (
					<Box py={8} px="var(--gutter)">
						{state}
					</Box>
				)}
				isEmpty={({ data }) => data.length === 0}
				empty={<Leer gefiltert={suche.specID !== undefined} />}
			>
				{({ data, total }) => (
					<Stapel
						key={query.dataUpdatedAt}
						zeilen={data}
						total={total}
						heute={heute}
						begonnenes={begonnenes}
						id={suche.id}
						onWahl={(id) => void zeige({ ...suche, id })}
						leer={<Leer gefiltert={suche.specID !== undefined} onNeu={() => void query.refetch()} />}
					/>
				)}
			</Geladen>
		</Stack>
	);
}

/** What is entered at one document stays while others are looked at and the list is read anew. */
function useBegonnenes() {
	const [alle, setAlle] = useState<ReadonlyMap<string, Begonnenes>>(new Map());
	return {
		von: (dokumentID: string) => alle.get(dokumentID),
		merke: (dokumentID: string, eines: Begonnenes) => setAlle((bisher) => new Map([...bisher, [dokumentID, eines]])),
		vergiss: (dokumentID: string) => setAlle((bisher) => new Map([...bisher].filter(([id]) => id !== dokumentID))),
		/** Somewhere there is a reason that would be lost. */
		istGeschrieben: [...alle.values()].some(({ grund }) => grund?.trim()),
	};
}

/** `onNeu`: something may have come since the list was read. */
function Leer({ gefiltert, onNeu }: { gefiltert: boolean; onNeu?: () => void }) {
	const neu = onNeu && <Button onClick={onNeu}>{TEXT.neuLaden}</Button>;
	if (!gefiltert) return <EmptyState plain icon={IconChecks} title={TEXT.nichts} text={TEXT.nichtsText} action={neu} />;
	return (
		<EmptyState
			plain
			icon={IconChecks}
			title={TEXT.nichtsDavon}
			action={
				<>
					{neu}
					<LinkButton to="/admin/pruefliste" search={{}}>
						{TEXT.alleZeigen}
					</LinkButton>
				</>
			}
		/>
	);
}

interface StapelProps {
	zeilen: readonly Dokumentzeile[];
	total: number;
	heute: string;
	begonnenes: ReturnType<typeof useBegonnenes>;
	/** The request that is open; unknown: the first that waits. */
	id: string | undefined;
	onWahl: (id: string | undefined) => void;
	/** Said once nothing of it waits any more. */
	leer: ReactNode;
}

/** The list as it was entered, its file and the decision; what is done stays in it, marked. */
function Stapel({ zeilen, total, heute, begonnenes, id, onWahl, leer }: StapelProps) {
	const [geprueft, setGeprueft] = useState(0);
	const [erledigt, setErledigt] = useState<ReadonlySet<string>>(new Set());
	const gewaehlt = zeilen.findIndex(({ anforderungID }) => anforderungID === id);
	const stelle = gewaehlt < 0 ? zeilen.findIndex(({ anforderungID }) => !erledigt.has(anforderungID)) : gewaehlt;
	const zeile = zeilen[stelle];
	const schritt = (um: 1 | -1) => {
		const andere = zeilen[stelle + um];
		if (andere) onWahl(andere.anforderungID);
	};
	useKeys({ j: () => schritt(1), k: () => schritt(-1) });
	const links = (
		<div className={css.links}>
			<Postenliste {...{ zeilen, heute, erledigt, onWahl }} gewaehlt={zeile?.anforderungID} onSchritt={schritt} />
			{total > zeilen.length && <p className={css.leise}>{TEXT.gekuerzt(zeilen.length)}</p>}
		</div>
	);
	if (!zeile)
		return (
			<div className={css.teile}>
				{links}
				<Box py={24} px="var(--gutter)" role="status" style={{ gridColumn: '2 / -1' }}>
					{leer}
				</Box>
			</div>
		);
	const weiter = (selbst: boolean) => {
		if (selbst) setGeprueft(geprueft + 1);
		const danach = new Set([...erledigt, zeile.anforderungID]);
		setErledigt(danach);
		onWahl(naechsteOffene(zeilen, stelle, danach));
	};
	const nochOffen = () => setErledigt(new Set([...erledigt].filter((eine) => eine !== zeile.anforderungID)));
	return (
		<div className={css.teile}>
			<p className={css.ansage} role="status">
				{TEXT.stelle(stelle + 1, total, personenname(zeile), zeile.dokument)}
			</p>
			{links}
			<Posten
				key={zeile.anforderungID}
				{...{ zeile, heute, begonnenes, geprueft }}
				onErledigt={weiter}
				onOffen={erledigt.has(zeile.anforderungID) ? nochOffen : undefined}
			/>
		</div>
	);
}

/** What still waits behind this place, or else before it. */
function naechsteOffene(zeilen: readonly Dokumentzeile[], stelle: number, erledigt: ReadonlySet<string>) {
	const rundum = [...zeilen.slice(stelle + 1), ...zeilen.slice(0, stelle)];
	return rundum.find(({ anforderungID }) => !erledigt.has(anforderungID))?.anforderungID;
}

interface PostenProps {
	zeile: Dokumentzeile;
	heute: string;
	begonnenes: ReturnType<typeof useBegonnenes>;
	geprueft: number;
	onErledigt: (selbst: boolean) => void;
	/** It is marked as done: told when it waits all the same, because somebody took that back. */
	onOffen: (() => void) | undefined;
}

function Posten(props: PostenProps) {
	const query = useQuery(dokumentenakteQuery(props.zeile.freiwilligerID));
	return (
		<Geladen query={query} lines={8} failed={WithReason} frame={(state) => <div className={css.mitte}>{state}</div>}>
			{(akte) => <Inhalt akte={akte} {...props} />}
		</Geladen>
	);
}

interface InhaltProps extends PostenProps {
	akte: Dokumentenakte;
}

function Inhalt({ akte, zeile, heute, begonnenes, geprueft, onErledigt, onOffen }: InhaltProps) {
	const anforderung = akte.anforderungen.find(({ id }) => id === zeile.anforderungID);
	const dokument = anforderung && zuPruefen(anforderung);
	useEffect(() => {
		if (dokument) onOffen?.();
	}, [dokument, onOffen]);
	if (!anforderung || !dokument)
		return (
			<div className={css.mitte}>
				<EmptyState
					plain
					icon={IconChecks}
					title={TEXT.nichtMehrDa}
					action={<Button onClick={() => onErledigt(false)}>{TEXT.weiter}</Button>}
				/>
			</div>
		);
	return (
		<>
			<section className={css.mitte} aria-label={TEXT.vorschau}>
				<Vorschau dokument={dokument} />
			</section>
			<aside className={css.rechts} aria-label={anforderung.bezeichnung}>
				<Entscheidung
					key={dokument.id}
					{...{ zeile, anforderung, dokument, heute, geprueft }}
					begonnen={begonnenes.von(dokument.id)}
					onBegonnen={(eines) => begonnenes.merke(dokument.id, eines)}
					onErledigt={(selbst) => {
						begonnenes.vergiss(dokument.id);
						onErledigt(selbst);
					}}
				/>
			</aside>
		</>
	);
}
