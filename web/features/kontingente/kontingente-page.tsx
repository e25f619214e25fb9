import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { addiereTage } from '#domain/datum.ts';
import { KONTINGENTE } from '../../texte/verwaltung/kontingente.ts';
import { Button } from '../../ui/button.tsx';
import { ListFooter, SelectionBar } from '../../ui/data-table/list-footer.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { UnsavedChangesGuard } from '../../ui/feedback/unsaved-changes-guard.tsx';
import { refuseUnread } from '../../ui/fields/unread.ts';
import { Inline } from '../../ui/inline.ts';
import { later } from '../../ui/later.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { Paging } from '../../ui/table/paging.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { auswahl, bedingungVon } from '../liste/bedingung.ts';
import { usePageHead } from '../portal/page-head.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import { Ladefehler } from '../seite/ladefehler.tsx';
import { dienstartenQuery } from '../stammlisten/queries.ts';
import { Aktionen } from './aktionen.tsx';
import { Budgetleiste } from './budgetleiste.tsx';
import { type Ausgang, type Entwurf, istAbgelehnt, useEntwurf } from './entwurf.ts';
import { Filter, leerwort } from './filter.tsx';
import { HerkunftDialog } from './herkunft-dialog.tsx';
import css from './kontingente.module.css';
import { Matrix } from './matrix.tsx';
import { useNachher, useVerteilen } from './nachher.ts';
import { type Dienstart, GROESSE, matrixQuery, uebersichtQuery } from './queries.ts';
import type { Herkunft } from './rahmen.ts';
import { Sprungfrage } from './sprungfrage.tsx';
import type { Kontingentsuche } from './suche.ts';

/** Fetched when several are to be approved. */
const SammelDialog = later(async () => (await import('./sammel-dialog.tsx')).SammelDialog);

const TEXT = KONTINGENTE;
const CRUMBS = [{ label: TEXT.gruppe }];

interface KontingentePageProps {
	suche: Kontingentsuche;
	heute: string;
	sitzung: Sitzung;
}

/** Places of all Einsatzstellen in the cycle: approved, distributed, taken, free. */
export function KontingentePage({ suche, heute, sitzung }: KontingentePageProps) {
	const navigate = useNavigate();
	usePageHead({ title: TEXT.titel, crumbs: CRUMBS });
	const { data: uebersicht } = useQuery(uebersichtQuery);
	const { data: dienstarten = [] } = useQuery(dienstartenQuery);
	const query = useQuery(matrixQuery(suche));
	const { data, isPlaceholderData } = query;
	const [gewaehlt, setGewaehlt] = useState<ReadonlySet<string>>(new Set());
	const [sammel, setSammel] = useState(false);
	const [herkunft, setHerkunft] = useState<Herkunft | null>(null);
	const [offeneStellen, setOffeneStellen] = useState<ReadonlySet<string>>(new Set());
	const [fragt, setFragt] = useState(false);
	const tabelle = useRef<HTMLElement>(null);
	const entwurf = useEntwurf(uebersicht?.zyklusID, melde);
	const nachher = useNachher(uebersicht?.zyklusID, entwurf);
	const onVerteilen = useVerteilen(uebersicht?.zyklusID, entwurf, ({ id }) =>
		setOffeneStellen((alle) => new Set([...alle, id])),
	);

	const istTraeger = darf(sitzung, 'MA_VERWALTUNG', 'ADMIN');
	const mode = uebersicht?.kontingentMode;
	const ohne = mode === 'OHNE';
	const mitAbfrage = mode === 'KONTINGENTABFRAGE';
	const offen = uebersicht !== undefined && !uebersicht.isAbgeschlossen && !ohne;
	const onSuche = (search: Kontingentsuche, art?: { replace: boolean }) =>
		navigate({ to: '/admin/kontingente', search, ...art });
	const rahmen = {
		dienstarten: gewaehlteDienstarten(suche, dienstarten),
		budget: uebersicht?.budget ?? [],
		entwurf,
		nachher,
		onVerteilen,
		genehmigt: istTraeger && offen,
		verteilt: offen && (istTraeger || mitAbfrage),
		ohne,
		onHerkunft: setHerkunft,
	};
	const namen = new Map((data?.data ?? []).map(({ id, bezeichnung }) => [id, bezeichnung]));
	const gewaehlte = new Map([...namen].filter(([id]) => gewaehlt.has(id)));
	const paging = data && (
		<Paging
			page={suche.seite ?? 1}
			pageSize={GROESSE}
			total={data.total}
			onPage={(seite) => onSuche({ ...suche, seite: seite === 1 ? undefined : seite })}
		/>
	);
	return (
		<Page list>
			<PageTitle
				title={TEXT.titel}
				note={data && TEXT.anzahl(data.total)}
				actions={
					<Aktionen
						{...{ uebersicht, istTraeger, heute, entwurf }}
						onSpeichern={() => {
							if (refuseUnread(tabelle.current)) return;
							if (entwurf.spruenge.length > 0) setFragt(true);
							else entwurf.speichere();
						}}
					/>
				}
			/>
			{ohne && <Banner kind="info">{TEXT.ohne}</Banner>}
			{uebersicht && !ohne && <Budgetleiste budget={uebersicht.budget} dienstarten={dienstarten} />}
			<Filter {...{ suche, onSuche, mitAbfrage, ohne }} />
			<Geladen
				query={query}
				lines={8}
				failed={Ladefehler}
				isEmpty={(matrix) => matrix.data.length === 0}
				empty={
					<div className={css.scroller}>
						<EmptyState plain text={leerwort(suche)} />
					</div>
				}
			>
				{(matrix) => (
					<Matrix
						ref={tabelle}
						zeilen={matrix.data}
						rahmen={rahmen}
						mitAbfrage={mitAbfrage}
						busy={isPlaceholderData}
						offen={offeneStellen}
						onOffen={setOffeneStellen}
						auswahl={istTraeger && mitAbfrage && offen ? { gewaehlt, onChange: setGewaehlt } : undefined}
					/>
				)}
			</Geladen>
			{gewaehlte.size > 0 ? (
				<SelectionBar
					count={gewaehlte.size}
					total={gewaehlte.size}
					onClear={() => setGewaehlt(new Set())}
					paging={paging}
				>
					<Button size="sm" count={gewaehlte.size} onClick={() => setSammel(true)}>
						{TEXT.sammel.knopf}
					</Button>
				</SelectionBar>
			) : (
				<ListFooter paging={paging}>
					<Ungespeichert entwurf={entwurf} />
				</ListFooter>
			)}
			<UnsavedChangesGuard dirty={entwurf.anzahl > 0} />
			<Sprungfrage
				opened={fragt}
				spruenge={entwurf.spruenge}
				onClose={() => setFragt(false)}
				onSpeichern={() => {
					setFragt(false);
					entwurf.speichere();
				}}
			/>
			{herkunft && (
				<HerkunftDialog
					was={herkunft}
					am={istTraeger ? addiereTage(heute, -1) : null}
					onClose={() => setHerkunft(null)}
				/>
			)}
			<Suspense>
				{sammel && uebersicht && (
					<SammelDialog
						zyklusID={uebersicht.zyklusID}
						einsatzstelleIDs={[...gewaehlte.keys()]}
						onClose={() => setSammel(false)}
						onFertig={() => {
							setSammel(false);
							setGewaehlt(new Set());
						}}
					/>
				)}
			</Suspense>
		</Page>
	);
}

/** Who filters by Dienstarten sees only their columns. */
function gewaehlteDienstarten({ f }: Kontingentsuche, dienstarten: readonly Dienstart[]): readonly Dienstart[] {
	const ids = auswahl(bedingungVon(f?.und ?? [], 'dienstartID'));
	return ids.length ? dienstarten.filter(({ id }) => ids.includes(id)) : dienstarten;
}

/** Clamped inputs are told beside their fields, too. */
function melde(ausgaenge: readonly Ausgang[]) {
	const abgelehnt = ausgaenge.filter(istAbgelehnt).length;
	const begrenzt = ausgaenge.length - abgelehnt;
	if (abgelehnt) toast.error(TEXT.abgelehnt(abgelehnt));
	else toast.success(TEXT.gespeichert, begrenzt ? { text: TEXT.begrenzt(begrenzt) } : {});
}

function Ungespeichert({ entwurf }: { entwurf: Entwurf }) {
	if (entwurf.anzahl === 0) return null;
	return (
		<Inline gap={12} role="status">
			{TEXT.ungespeichert(entwurf.anzahl)}
			<TextButton onClick={entwurf.verwirf}>{TEXT.verwerfen}</TextButton>
		</Inline>
	);
}
