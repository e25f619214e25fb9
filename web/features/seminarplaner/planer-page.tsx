import { Group, VisuallyHidden } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useMemo, useRef, useState } from 'react';
import { groesster } from '#domain/beliebig-viele.ts';
import { BUNDESLAENDER } from '#domain/bundesland.ts';
import { addiereTage, tageZwischen } from '#domain/datum.ts';
import { SEMINAR as SEMINARSTATUS } from '#domain/status/seminar.ts';
import { SEMINAR, SEMINARE } from '../../texte/seminare/seminare.ts';
import { PLANER as T } from '../../texte/seminare/seminarplaner.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorBox, SkeletonLines } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { RadioField } from '../../ui/fields/option-fields.tsx';
import { PhaseShape } from '../../ui/figures/phase-shape.tsx';
import { later } from '../../ui/later.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { FilterChip } from '../../ui/table/filter-bar.tsx';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { istOhneZyklus, Ladefehler } from '../seite/ladefehler.tsx';
import { Umschalter } from '../seminare/umschalter.tsx';
import { neuerTermin, type Seminarwerte } from '../seminare/werte.ts';
import { dienstartenQuery } from '../stammlisten/queries.ts';
import { type Aenderung, useAendere, zeit } from './aendern.ts';
import { AendernDialog } from './aendern-dialog.tsx';
import { Konfliktliste } from './konfliktliste.tsx';
import { achse as achseVon } from './masse.ts';
import css from './planer.module.css';
import { type Heilung, type Konflikt, type Land, type Planer, type Planseminar, planerQuery } from './queries.ts';
import { Hintergrund, Monatskopf } from './raster.tsx';
import { type Schub, sperre, verschoben, wieEsLiegt } from './schub.ts';
import { Plantabelle } from './tabelle.tsx';
import { useWidth } from './use-width.ts';
import { Gruppenzeile, OffeneZeile } from './zeile.tsx';
import type { Neu } from './zeilenmass.ts';

/** Fetched when somebody plans one, or copies some. */
const AnlegenDialog = later(async () => (await import('../seminare/seminar-dialog.tsx')).AnlegenDialog);
const UebernahmeDialog = later(async () => (await import('./uebernahme-dialog.tsx')).UebernahmeDialog);

export interface Planersuche {
	/** Whose holidays; left out: those of the Traeger's Land. */
	readonly land?: string | undefined;
	/** Left out: all. */
	readonly dienstart?: string | undefined;
}

interface PlanerPageProps {
	suche: Planersuche;
	onSuche: (suche: Planersuche) => void;
}

const CRUMBS = [{ label: SEMINAR.gruppe }, { label: SEMINARE.titel, link: { to: '/admin/seminare' } }] as const;

type Vorgabe = Partial<Seminarwerte>;
type Offen =
	| { readonly art: 'anlegen'; readonly vorgabe: Vorgabe }
	| { readonly art: 'uebernehmen' }
	| { readonly art: 'aendern'; readonly seminar: Planseminar; readonly dialog: Aenderungsdialog };
interface Aenderungsdialog {
	readonly aenderung: Aenderung;
	readonly titel: string;
	readonly verb: string;
	readonly vorher: string;
	readonly nachher: string;
}

/** A cycle's seminars at a glance: groups by months, what is covered, what stands against it. */
export function PlanerPage({ suche, onSuche }: PlanerPageProps) {
	const navigate = useNavigate();
	const land = suche.land && suche.land in BUNDESLAENDER ? (suche.land as Land) : undefined;
	const query = useQuery(planerQuery(land));
	const { data: planer } = query;
	const [offen, setOffen] = useState<Offen | null>(null);
	usePageHead({ title: T.titel, crumbs: CRUMBS });
	const schliesse = () => setOffen(null);
	const neu = ({ gruppe, von }: Neu) => setOffen({ art: 'anlegen', vorgabe: vorgabe(gruppe?.id ?? null, von) });
	return (
		<Page>
			<PageTitle
				title={SEMINARE.titel}
				note={planer && T.stand(planer.seminare.length, planer.inGruppen, planer.freiwillige)}
				actions={
					<>
						<Umschalter value="planer" />
						<Button
							variant="primary"
							icon={IconCalendarPlus}
							disabled={istOhneZyklus(query.error)}
							onClick={() => neu({ gruppe: null, von: null })}
						>
							{T.anlegen}
						</Button>
					</>
				}
			/>
			{planer && <Kopfzeile planer={planer} suche={suche} onSuche={onSuche} />}
			{!planer &&
				query.error &&
				(istOhneZyklus(query.error) ? (
					<Ladefehler error={query.error} onRetry={() => void query.refetch()} />
				) : (
					<ErrorBox text={T.fehler} onRetry={() => void query.refetch()} />
				))}
			{!planer && !query.error && <SkeletonLines lines={8} />}
			{planer && <Inhalt planer={planer} dienstart={suche.dienstart} onNeu={neu} onOffen={setOffen} />}
			{offen?.art === 'anlegen' && (
				<Suspense>
					<AnlegenDialog
						vorgabe={offen.vorgabe}
						onClose={schliesse}
						onAngelegt={(id) =>
							Object.keys(offen.vorgabe).length > 0
								? schliesse()
								: void navigate({ to: '/admin/seminare/$id', params: { id } })
						}
					/>
				</Suspense>
			)}
			{offen?.art === 'uebernehmen' && planer && (
				<Suspense>
					<UebernahmeDialog fruehere={planer.fruehere} land={planer.land} onClose={schliesse} />
				</Suspense>
			)}
			{offen?.art === 'aendern' && <AendernDialog seminar={offen.seminar} {...offen.dialog} onClose={schliesse} />}
		</Page>
	);
}

/** Five days from there on, for this group. */
function vorgabe(gruppeID: string | null, von: string | null): Vorgabe {
	return {
		...(gruppeID !== null && { seminargruppeIDs: [gruppeID] }),
		...(von !== null && { termine: [{ ...neuerTermin(), von, bis: addiereTage(von, 4) }], geplanteTage: 5 }),
	};
}

interface KopfzeileProps {
	planer: Planer;
	suche: Planersuche;
	onSuche: (suche: Planersuche) => void;
}

const LAENDER = Object.entries(BUNDESLAENDER).map(([value, label]) => ({ value, label }));

function Kopfzeile({ planer, suche, onSuche }: KopfzeileProps) {
	const { data: dienstarten = [] } = useQuery(dienstartenQuery);
	const gewaehlt = dienstarten.find(({ id }) => id === suche.dienstart);
	return (
		<Group gap={8} mb={12} wrap="wrap" data-print="hide">
			<search aria-label={T.filter} className={css.chips}>
				<FilterChip name={T.dienstart} value={gewaehlt?.kurz ?? T.alle}>
					<RadioField
						aria-label={T.dienstart}
						value={gewaehlt?.id ?? ''}
						onChange={(id) => {
							onSuche({ ...suche, dienstart: id || undefined });
						}}
						options={[{ value: '', label: T.alle }, ...dienstarten.map(({ id, kurz }) => ({ value: id, label: kurz }))]}
					/>
				</FilterChip>
				<FilterChip name={T.ferien} value={planer.land ? BUNDESLAENDER[planer.land] : T.ohneLand}>
					<RadioField
						aria-label={T.ferien}
						value={planer.land ?? ''}
						onChange={(land) => {
							onSuche({ ...suche, land });
						}}
						options={LAENDER}
					/>
				</FilterChip>
			</search>
			<ul className={css.legende} aria-label={T.legende}>
				{ZEICHEN.map(({ phase, label, voll }) => (
					<li key={phase} data-phase={phase}>
						<span className={css.muster} data-voll={voll} aria-hidden="true" />
						<PhaseShape phase={phase} size={9} />
						<span>{label}</span>
					</li>
				))}
				<li>{T.fuellung}</li>
			</ul>
		</Group>
	);
}

const ZEICHEN = [
	{ phase: 'BEWERBEN', label: T.geplant, voll: false },
	{ phase: 'VERTRAGLICH', label: T.veroeffentlicht, voll: true },
	{ phase: 'BEENDET', label: T.durchgefuehrt, voll: true },
] as const;

interface InhaltProps {
	planer: Planer;
	dienstart: string | undefined;
	onNeu: (neu: Neu) => void;
	onOffen: (offen: Offen) => void;
}

/** A year of service has so many days at least in the width of the coverage. */
const TAGE_BREIT = 25;

function Inhalt({ planer, dienstart, onNeu, onOffen }: InhaltProps) {
	const { ref, width } = useWidth();
	const { execute } = useAendere();
	const achse = useMemo(() => achseVon(planer.zyklus), [planer.zyklus]);
	const jeSeminar = useMemo(() => konflikteJeSeminar(planer.konflikte), [planer.konflikte]);
	const passt = ({ dienstartIDs }: { dienstartIDs: readonly string[] }) =>
		!dienstart || dienstartIDs.length === 0 || dienstartIDs.includes(dienstart);
	const gruppen = planer.gruppen.filter(passt);
	const offene = planer.seminare.filter((s) => s.seminargruppeIDs.length === 0 && passt(s));
	const ohneTermin = planer.seminare.filter(({ von }) => von === null);
	const voll = Math.max(TAGE_BREIT, groesster(planer.gruppen.map(({ pflicht }) => Math.ceil(pflicht))));
	const ansage = useRef<HTMLSpanElement>(null);
	const verlege = (seminar: Planseminar, schub: Schub) => {
		const grund = sperre(seminar, planer.heute);
		if (grund) return toast.info(grund);
		const aenderung = verschoben(seminar, schub);
		const { bezeichnung, termine, geplanteTage } = seminar;
		const mitTagen = (wann: string, tage: number) => (aenderung.geplanteTage ? T.mitTagen(wann, tage) : wann);
		const nachher = mitTagen(zeit(aenderung.termine), aenderung.geplanteTage ?? geplanteTage);
		if (seminar.status === SEMINARSTATUS.nr.Geplant) {
			execute({ seminar, aenderung, meldung: T.verlegt(bezeichnung, nachher), zurueck: wieEsLiegt(seminar) });
			return;
		}
		const titel = T.verlegenTitel(bezeichnung);
		const dialog = { aenderung, titel, verb: T.verlegen, vorher: mitTagen(zeit(termine), geplanteTage), nachher };
		onOffen({ art: 'aendern', seminar, dialog });
	};
	const heile = (heilung: Heilung) => {
		if (heilung.art === 'ANLEGEN') {
			const { gruppeID, von, seminartypID, bezeichnung } = heilung;
			onOffen({ art: 'anlegen', vorgabe: { ...vorgabe(gruppeID, von), seminartypID, bezeichnung } });
			return;
		}
		const seminar = planer.seminare.find(({ id }) => id === heilung.seminarID);
		if (!seminar) return;
		const { verb: titel, vorher, nachher } = heilung;
		const dialog = { aenderung: aenderungVon(heilung, seminar), titel, verb: T.uebernehmen, vorher, nachher };
		onOffen({ art: 'aendern', seminar, dialog });
	};
	const mass = {
		achse,
		heute: planer.heute,
		breiteGanz: width,
		konflikteVon: (id: string) => jeSeminar.get(id) ?? KEINE,
		onVerlege: verlege,
		onAnsage: (text: string) => {
			if (ansage.current) ansage.current.textContent = text;
		},
		onNeu,
	};
	const [frueherer] = planer.fruehere;
	const uebernehmen = frueherer && (
		<TextButton onClick={() => onOffen({ art: 'uebernehmen' })}>{T.ausZyklus(frueherer.bezeichnung)}</TextButton>
	);
	if (planer.seminare.length === 0)
		return (
			<EmptyState
				icon={IconCalendarPlus}
				title={T.leer(planer.zyklus.bezeichnung)}
				text={frueherer && T.leerText}
				action={
					<Group gap={16} justify="center">
						<Button onClick={() => onNeu({ gruppe: null, von: null })}>{T.anlegen}</Button>
						{uebernehmen}
					</Group>
				}
			/>
		);
	return (
		<>
			{/* Whoever reaches it by keyboard scrolls it with the arrows. */}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable */}
			<section className={css.planer} aria-label={T.titel} data-paper="wide" tabIndex={0}>
				<div className={css.bahn}>
					<div className={css.kopfzeile}>
						<span className={css.ecke}>{T.spalte}</span>
						<Monatskopf achse={achse} planer={planer} />
					</div>
					<div className={css.unterlage}>
						<div ref={ref} className={css.messung}>
							<Hintergrund achse={achse} planer={planer} />
						</div>
					</div>
					<ul className={css.zeilen} aria-label={T.gruppen}>
						{gruppen.map((gruppe) => (
							<Gruppenzeile
								key={gruppe.id}
								gruppe={gruppe}
								seminare={planer.seminare.filter((s) => s.seminargruppeIDs.includes(gruppe.id))}
								voll={voll}
								mass={mass}
							/>
						))}
						<OffeneZeile seminare={offene} mass={mass} />
					</ul>
				</div>
			</section>
			<VisuallyHidden ref={ansage} role="status" />
			<Plantabelle gruppen={gruppen} seminare={planer.seminare} offene={offene} konflikteVon={mass.konflikteVon} />
			<div className={css.fuss}>
				<span className={css.leise} data-print="hide">
					{T.tasten}
				</span>
				{ohneTermin.length > 0 && (
					<span>
						{T.ohneTermin}{' '}
						{ohneTermin.map(({ id, bezeichnung }, i) => (
							<span key={id}>
								{i > 0 && ', '}
								<TextLink to="/admin/seminare/$id" params={{ id }}>
									{bezeichnung}
								</TextLink>
							</span>
						))}
					</span>
				)}
				{uebernehmen}
			</div>
			<Konfliktliste konflikte={planer.konflikte} onHeile={heile} />
		</>
	);
}

const KEINE: readonly Konflikt[] = [];

function konflikteJeSeminar(konflikte: readonly Konflikt[]): ReadonlyMap<string, Konflikt[]> {
	const jeID = new Map<string, Konflikt[]>();
	for (const konflikt of konflikte)
		for (const id of konflikt.seminarIDs) jeID.set(id, [...(jeID.get(id) ?? []), konflikt]);
	return jeID;
}

/** The last day of registration goes along with the days. */
function aenderungVon(heilung: Exclude<Heilung, { art: 'ANLEGEN' }>, seminar: Planseminar): Aenderung {
	switch (heilung.art) {
		case 'LEITUNG':
			return { leitungPersonID: heilung.leitungPersonID };
		case 'PLAETZE':
			return { maxTeilnehmer: heilung.maxTeilnehmer };
		case 'VERLEGEN': {
			const [vorher, nachher] = [seminar.termine[0]?.von, heilung.termine[0]?.von];
			return vorher && nachher
				? verschoben(seminar, { um: tageZwischen(vorher, nachher), laenger: 0 })
				: { termine: heilung.termine };
		}
	}
}
