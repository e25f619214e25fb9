import { useSuspenseQuery } from '@tanstack/react-query';
import { NUTZUNGSART_BEZEICHNUNG, PRUEFENDE_BEZEICHNUNG, SPEC_BEZEICHNUNG } from '#domain/dokumentspec/bezeichnung.ts';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import { DOKUMENTENCENTER as T } from '../../texte/dokumentencenter.ts';
import { SHELL } from '../../texte/shell.ts';
import type { KeyFact } from '../../ui/file-header.tsx';
import { FileHeader } from '../../ui/file-header.tsx';
import { Tab, Tabs } from '../../ui/tabs.tsx';
import { dienstartenQuery } from '../akte/queries.ts';
import { MahnwesenTab } from '../mahnwesen/mahnwesen-tab.tsx';
import { type Crumb, usePageHead } from '../shell/page-head.ts';
import { zyklenQuery } from '../shell/portal.ts';
import type { Sitzung } from '../shell/sitzung.ts';
import { Status } from '../status/status.tsx';
import css from './dokumentencenter.module.css';
import { Erweitert } from './erweitert.tsx';
import { type SpecGanz, specQuery } from './queries.ts';
import { Steuerung } from './steuerung.tsx';

interface SpecPageProps {
	id: string;
	reiter: 'steuerung' | 'mahnwesen' | 'erweitert';
	sitzung: Sitzung;
}

const CRUMBS: readonly Crumb[] = [
	{ label: SHELL.gruppen.dokumente },
	{ label: T.titel, link: { to: '/admin/dokumentencenter' } },
];

/** One document specification: what it asks for, its template, when is reminded of it, and its versions. */
export function SpecPage({ id, reiter, sitzung }: SpecPageProps) {
	const { data: spec } = useSuspenseQuery(specQuery(id));
	usePageHead({ title: spec.bezeichnung, crumbs: CRUMBS });
	if (reiter === 'steuerung')
		return <Steuerung spec={spec} rahmen={(aktionen) => <Rahmen {...{ spec, aktionen }} />} />;
	return (
		<>
			<Rahmen spec={spec} />
			<div className={css.inhalt}>
				{reiter === 'mahnwesen' ? (
					<MahnwesenTab specID={id} sitzung={sitzung} />
				) : (
					<Erweitert spec={spec} sitzung={sitzung} />
				)}
			</div>
		</>
	);
}

/** Head and tabs. */
function Rahmen({ spec, aktionen }: { spec: SpecGanz; aktionen?: React.ReactNode }) {
	const { id, bezeichnung, status, nummer, vorgaengerID, versionen } = spec;
	const { data: dienstarten } = useSuspenseQuery(dienstartenQuery);
	const { data: zyklen } = useSuspenseQuery(zyklenQuery);
	const vorgaenger = versionen.find((v) => v.id === vorgaengerID);
	const dienste = spec.dienstartIDs.map((dienst) => dienstarten.find((d) => d.id === dienst)?.kurz).filter(Boolean);
	const zyklus = (start: string) => zyklen.find((z) => z.start === start)?.bezeichnung ?? start;
	const zeitraum = [
		spec.zyklusVon && T.abZyklus(zyklus(spec.zyklusVon)),
		spec.zyklusBis && T.bisZyklus(zyklus(spec.zyklusBis)),
	].filter(Boolean);
	const imGebrauch = versionen.find((v) => v.status === 10);
	const fakten: KeyFact[] = [
		{ label: SPEC_BEZEICHNUNG.nutzungsart, value: NUTZUNGSART_BEZEICHNUNG[spec.nutzungsart] },
		{ label: SPEC_BEZEICHNUNG.dienstartIDs, value: dienste.join(', ') || T.alle },
		{ label: T.zyklen, value: zeitraum.join(' ') || T.alle },
		{ label: SPEC_BEZEICHNUNG.isVertragsrelevant, value: spec.isVertragsrelevant ? T.ja : T.nein },
		{ label: SPEC_BEZEICHNUNG.pruefendeOrganisation, value: PRUEFENDE_BEZEICHNUNG[spec.pruefendeOrganisation] },
		...(imGebrauch
			? [{ label: T.inGebrauch(imGebrauch.nummer), value: T.anforderungen(imGebrauch.anforderungen) }]
			: []),
	];
	return (
		<>
			<div className={css.kopf}>
				<FileHeader
					withAvatar={false}
					name={bezeichnung}
					badge={<Status katalog={DOKUMENTSPEC} nummer={status} tinted size="lg" />}
					note={vorgaenger ? T.loestAb(nummer, vorgaenger.nummer) : T.version(nummer)}
					facts={fakten}
					actions={aktionen}
				/>
			</div>
			<div className={css.reiter}>
				<Tabs label={T.bereiche}>
					<Tab to="/admin/dokumentencenter/$id" params={{ id }} activeOptions={{ exact: true }}>
						{T.reiter.steuerung}
					</Tab>
					<Tab to="/admin/dokumentencenter/$id/mahnwesen" params={{ id }}>
						{T.reiter.mahnwesen}
					</Tab>
					<Tab to="/admin/dokumentencenter/$id/erweitert" params={{ id }} count={T.versionen(versionen.length)}>
						{T.reiter.erweitert}
					</Tab>
				</Tabs>
			</div>
		</>
	);
}
