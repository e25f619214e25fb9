import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SEMINAR_BEZEICHNUNG } from '#domain/seminar/bezeichnung.ts';
import { SEMINAR as STATUS } from '#domain/status/seminar.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import { VERLAUF } from '../../texte/akte/akte-verlauf.ts';
import { ANWESENHEIT } from '../../texte/seminare/anwesenheit.ts';
import { SEMINARE, SEMINAR as T, TEILNEHMENDE } from '../../texte/seminare/seminare.ts';
import { HAUS } from '../../texte/seminare/seminarhaus.ts';
import { LISTEN } from '../../texte/seminare/seminarlisten.ts';
import { cx } from '../../ui/cx.ts';
import { PhaseShape } from '../../ui/figures/phase-shape.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Inline } from '../../ui/inline.ts';
import { FileBody } from '../../ui/layout/file-body.tsx';
import { FileHeader, type KeyFact } from '../../ui/layout/file-header.tsx';
import { Tab, Tabs } from '../../ui/layout/tabs.tsx';
import { type Crumb, usePageHead } from '../portal/page-head.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import { Status } from '../status/status.tsx';
import { Aktionen } from './aktionen.tsx';
import { hausQuery, type Seminarhaus } from './haus-query.ts';
import { Listenpapiere } from './papier.tsx';
import { nimmtTeil, type Seminar, seminarQuery } from './queries.ts';
import { SeminarProvider, useSeminar } from './seminar-kontext.tsx';
import css from './seminare.module.css';
import { Seminarverlauf } from './verlauf.tsx';
import { tagezahl, wo, zeitraum } from './worte.ts';

interface SeminarPageProps {
	id: string;
	sitzung: Sitzung;
	/** The day the portal reckons with. */
	heute: string;
	/** Papers of house and kitchen, beside its title while that tab is open. */
	hauspapiere: ReactNode;
	/** Beside the name of the attendance while that tab is open. */
	abweichend: ReactNode;
}

const CRUMBS: readonly Crumb[] = [{ label: T.gruppe }, { label: SEMINARE.titel, link: { to: '/admin/seminare' } }];

/** Tabs with a right column of their own, as high as the window. */
const MIT_EIGENER_LEISTE: readonly string[] = ['anwesenheit', 'haus'];
/** Tabs about people, whose lists are printed. */
const MIT_LISTEN: readonly string[] = ['anwesenheit', 'teilnehmende'];

/** One seminar: what it is and who takes part as tabs; for the Traeger with its steps and its history. */
export function SeminarPage({ id, sitzung, heute, hauspapiere, abweichend }: SeminarPageProps) {
	const { data: seminar } = useSuspenseQuery(seminarQuery(id));
	usePageHead({ title: seminar.bezeichnung, crumbs: CRUMBS });
	const istTraeger = darf(sitzung, 'MA_VERWALTUNG', 'ADMIN');
	const hatReiter = istTraeger || darf(sitzung, 'MA_VEREIN');
	const reiter = useRouterState({ select: ({ location }) => location.pathname.split('/').at(-1) ?? '' });
	const istHaus = reiter === 'haus';
	const { data: haus } = useQuery({ ...hausQuery(id), enabled: istHaus });
	return (
		<SeminarProvider seminar={seminar} sitzung={sitzung} heute={heute}>
			<div className={cx(css.kopf, !hatReiter && css.ohneReiter)}>
				<FileHeader
					withAvatar={false}
					name={seminar.bezeichnung}
					badge={<Status katalog={STATUS} nummer={seminar.status} tinted size="lg" />}
					facts={[...fakten(seminar), ...bettenfakt(haus)]}
					actions={
						istTraeger &&
						(istHaus ? (
							hauspapiere
						) : (
							<Aktionen
								seminar={seminar}
								heute={heute}
								papiere={MIT_LISTEN.includes(reiter) && <Listenpapiere seminarID={id} heute={heute} />}
							/>
						))
					}
				/>
				{hatReiter && (
					<Reiter
						ohneBett={haus?.gaeste.filter(({ raumID }) => raumID === null).length ?? 0}
						abweichend={reiter === 'anwesenheit' && abweichend}
					/>
				)}
			</div>
			{MIT_EIGENER_LEISTE.includes(reiter) ? (
				<Outlet />
			) : istTraeger ? (
				<FileBody side={<Seminarverlauf id={id} heute={heute} />} sideLabel={VERLAUF.titel}>
					<Outlet />
				</FileBody>
			) : (
				<div className={css.ohneLeiste}>
					<Outlet />
				</div>
			)}
		</SeminarProvider>
	);
}

function Reiter({ ohneBett, abweichend }: { ohneBett: number; abweichend: ReactNode }) {
	const { seminar, istTraeger } = useSeminar();
	const params = { id: seminar.id };
	return (
		<Tabs label={T.reiter}>
			<Tab to="/admin/seminare/$id" params={params} activeOptions={{ exact: true }}>
				{T.daten}
			</Tab>
			<Tab to="/admin/seminare/$id/teilnehmende" params={params} count={seminar.teilnehmende.filter(nimmtTeil).length}>
				{TEILNEHMENDE.titel}
			</Tab>
			<Tab to="/admin/seminare/$id/anwesenheit" params={params} {...(abweichend && { count: abweichend })}>
				{ANWESENHEIT.titel}
			</Tab>
			<Tab to="/admin/seminare/$id/teilnehmerliste" params={params}>
				{LISTEN.titel}
			</Tab>
			{istTraeger && hatHaus(seminar) && (
				<Tab
					to="/admin/seminare/$id/haus"
					params={params}
					{...(ohneBett > 0 && { count: HAUS.ohneBettKurz(ohneBett) })}
				>
					{HAUS.reiter}
				</Tab>
			)}
		</Tabs>
	);
}

/** Only where they are looked at, and as long as there are rooms. */
function bettenfakt(haus: Seminarhaus | undefined): KeyFact[] {
	if (!haus || haus.raeume.length === 0) return [];
	if (!haus.mangel) return [{ label: HAUS.betten, value: HAUS.bettenReichen }];
	return [
		{
			label: HAUS.betten,
			value: (
				<Inline gap={4}>
					<Icon of={IconAlertTriangle} size={14} /> {HAUS.bettenFehlen(haus.mangel.anzahl)}
				</Inline>
			),
		},
	];
}

/** Online nobody sleeps or eats together. */
const hatHaus = ({ isOnline, ort }: Seminar): boolean => !isOnline || ort !== null;

function fakten(seminar: Seminar): KeyFact[] {
	const { seminartyp, geplanteTage, angemeldet, maxTeilnehmer, wartend, leitung, gruppen, teilnehmende } = seminar;
	const zuPruefen = teilnehmende.filter(({ nachweis }) => nachweis?.status === SEMINARNACHWEIS.nr.Pruefung).length;
	return [
		fakt(T.termin, zeitraum(seminar), SEMINARE.offen),
		fakt(SEMINAR_BEZEICHNUNG.seminartypID, seminartyp, T.leer),
		fakt(SEMINAR_BEZEICHNUNG.geplanteTage, tagezahl(geplanteTage), T.leer),
		fakt(SEMINAR_BEZEICHNUNG.ort, wo(seminar), SEMINARE.offen),
		fakt(SEMINAR_BEZEICHNUNG.leitungPersonID, leitung, SEMINARE.offen),
		...(gruppen.length > 0 ? [fakt(T.gruppen, gruppen.join(', '), T.leer)] : []),
		fakt(TEILNEHMENDE.titel, SEMINARE.belegung(angemeldet, maxTeilnehmer, wartend ?? 0), T.leer),
		...(zuPruefen > 0 ? [nachweisfakt(zuPruefen)] : []),
	];
}

const nachweisfakt = (anzahl: number): KeyFact => ({
	label: T.nachweise,
	value: (
		<Inline gap={4}>
			<PhaseShape phase={SEMINARNACHWEIS.eintraege[10].phase} size={12} /> {T.zuPruefen(anzahl)}
		</Inline>
	),
});

const fakt = (label: string, wert: string | null, sonst: string): KeyFact =>
	wert ? { label, value: wert } : { label, value: sonst, empty: true };
