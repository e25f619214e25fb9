import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { GRUPPE_BEZEICHNUNG } from '#domain/seminargruppe/bezeichnung.ts';
import { VERLAUF } from '../../texte/akte/akte-verlauf.ts';
import { SEMINAR, SEMINARE } from '../../texte/seminare/seminare.ts';
import { SEMINARGRUPPEN, GRUPPE as T } from '../../texte/seminare/seminargruppen.ts';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { FileBody } from '../../ui/layout/file-body.tsx';
import { FileHeader, type KeyFact } from '../../ui/layout/file-header.tsx';
import { Tab, Tabs } from '../../ui/layout/tabs.tsx';
import { type Crumb, usePageHead } from '../portal/page-head.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import css from '../seminare/seminare.module.css';
import { tagezahl } from '../seminare/worte.ts';
import { Verlaufsleiste } from '../verlauf/verlaufsleiste.tsx';
import { GruppenProvider, useGruppe } from './gruppen-kontext.tsx';
import { LoeschenDialog } from './loeschen-dialog.tsx';
import { type Gruppe, gruppenhistorieQuery, gruppeQuery } from './queries.ts';

/** Fetched when somebody changes it. */
const BearbeitenDialog = later(async () => (await import('./gruppe-dialog.tsx')).BearbeitenDialog);

interface GruppePageProps {
	id: string;
	sitzung: Sitzung;
	/** The day the portal reckons with. */
	heute: string;
}

const CRUMBS: readonly Crumb[] = [
	{ label: SEMINAR.gruppe },
	{ label: SEMINARGRUPPEN.titel, link: { to: '/admin/seminargruppen' } },
];

/** One group: what it is, who belongs to it and its seminars as tabs; for the Traeger with its history. */
export function GruppePage({ id, sitzung, heute }: GruppePageProps) {
	const { data: gruppe } = useSuspenseQuery(gruppeQuery(id));
	usePageHead({ title: gruppe.bezeichnung, crumbs: CRUMBS });
	const istTraeger = darf(sitzung, 'MA_VERWALTUNG', 'ADMIN');
	return (
		<GruppenProvider gruppe={gruppe} sitzung={sitzung} heute={heute}>
			<div className={css.kopf}>
				<FileHeader
					withAvatar={false}
					name={gruppe.bezeichnung}
					facts={fakten(gruppe)}
					actions={istTraeger && <Aktionen gruppe={gruppe} />}
				/>
				<Reiter />
			</div>
			{istTraeger ? (
				<FileBody side={<Gruppenverlauf id={id} heute={heute} />} sideLabel={VERLAUF.titel}>
					<Outlet />
				</FileBody>
			) : (
				<div className={css.ohneLeiste}>
					<Outlet />
				</div>
			)}
		</GruppenProvider>
	);
}

function Reiter() {
	const { gruppe } = useGruppe();
	const params = { id: gruppe.id };
	return (
		<Tabs label={T.reiter}>
			<Tab to="/admin/seminargruppen/$id" params={params} activeOptions={{ exact: true }}>
				{T.daten}
			</Tab>
			<Tab
				to="/admin/seminargruppen/$id/teilnehmende"
				params={params}
				count={gruppe.mitglieder.filter(({ stand }) => stand === 'ANGEMELDET').length}
			>
				{T.teilnehmende}
			</Tab>
			<Tab to="/admin/seminargruppen/$id/seminare" params={params} count={gruppe.seminare.length}>
				{T.seminare}
			</Tab>
		</Tabs>
	);
}

function fakten({ dienstarten, geplanteTage, leitung, maxTeilnehmer, mitgliederzahl, wartend }: Gruppe): KeyFact[] {
	const belegung = SEMINARE.belegung(mitgliederzahl, maxTeilnehmer, wartend ?? 0);
	return [
		{ label: T.mitglieder, value: belegung },
		{ label: GRUPPE_BEZEICHNUNG.dienstartIDs, value: dienstarten.join(', ') || T.alle },
		leitung
			? { label: GRUPPE_BEZEICHNUNG.leitungPersonID, value: leitung }
			: { label: GRUPPE_BEZEICHNUNG.leitungPersonID, value: SEMINARGRUPPEN.offen, empty: true },
		{ label: T.tage, value: tagezahl(geplanteTage) },
	];
}

function Aktionen({ gruppe }: { gruppe: Gruppe }) {
	const [offen, setOffen] = useState<'bearbeiten' | 'loeschen' | null>(null);
	const schliesse = () => setOffen(null);
	return (
		<>
			{gruppe.mitglieder.length === 0 && (
				<Button variant="danger" onClick={() => setOffen('loeschen')}>
					{T.loeschen} …
				</Button>
			)}
			<Button onClick={() => setOffen('bearbeiten')}>{T.bearbeiten} …</Button>
			{offen === 'bearbeiten' && (
				<Suspense>
					<BearbeitenDialog gruppe={gruppe} onClose={schliesse} />
				</Suspense>
			)}
			{offen === 'loeschen' && <LoeschenDialog gruppe={gruppe} onClose={schliesse} />}
		</>
	);
}

const Gruppenverlauf = ({ id, heute }: { id: string; heute: string }) => (
	<Verlaufsleiste query={useQuery(gruppenhistorieQuery(id))} heute={heute} />
);
