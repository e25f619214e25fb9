import { Box, Flex } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
	NUTZUNGSART_BEZEICHNUNG,
	PRUEFENDE_BEZEICHNUNG,
	SPEC_BEZEICHNUNG,
	STUFE_BEZEICHNUNG,
} from '#domain/dokumentspec/bezeichnung.ts';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import { MENUE } from '../../texte/menue.ts';
import { DOKUMENTENCENTER as T } from '../../texte/verwaltung/dokumentencenter.ts';
import { MAHNWESEN as M } from '../../texte/verwaltung/mahnwesen.ts';
import type { KeyFact } from '../../ui/layout/file-header.tsx';
import { FileHeader } from '../../ui/layout/file-header.tsx';
import { Tab, Tabs } from '../../ui/layout/tabs.tsx';
import { Span } from '../../ui/span.ts';
import { Stufenbalken } from '../akte/dokumente/stufenbalken.tsx';
import { MahnwesenTab } from '../mahnwesen/mahnwesen-tab.tsx';
import { mahnwesenQuery } from '../mahnwesen/queries.ts';
import { type Crumb, usePageHead } from '../portal/page-head.ts';
import { zyklenQuery } from '../portal/portal.ts';
import type { Sitzung } from '../portal/sitzung.ts';
import { dienstartenQuery } from '../stammlisten/queries.ts';
import { Status } from '../status/status.tsx';
import { Abgleich } from './abgleich.tsx';
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
	{ label: MENUE.gruppen.dokumente },
	{ label: T.titel, link: { to: '/admin/dokumentencenter' } },
];

/** One document specification: what it asks for, its template, when is reminded of it, and its versions. */
export function SpecPage({ id, reiter, sitzung }: SpecPageProps) {
	const { data: spec } = useSuspenseQuery(specQuery(id));
	usePageHead({ title: spec.bezeichnung, crumbs: CRUMBS });
	if (reiter === 'steuerung')
		return <Steuerung key={spec.id} spec={spec} rahmen={(aktionen) => <Rahmen {...{ spec, aktionen }} />} />;
	return (
		<>
			<Rahmen spec={spec} mahnwesen={reiter === 'mahnwesen'} />
			{reiter === 'mahnwesen' ? (
				<MahnwesenTab specID={id} sitzung={sitzung} />
			) : (
				<Box p={24}>
					<Erweitert spec={spec} sitzung={sitzung} />
				</Box>
			)}
		</>
	);
}

/** Head and tabs. */
interface RahmenProps {
	spec: SpecGanz;
	aktionen?: ReactNode;
	/** Says how things stand with the reminders instead of how it is checked. */
	mahnwesen?: boolean;
}

function Rahmen({ spec, aktionen, mahnwesen = false }: RahmenProps) {
	const { id, bezeichnung, status, nummer, vorgaengerID, versionen } = spec;
	const { data: mahnstand } = useQuery(mahnwesenQuery({ specID: id, tag: null, von: null }));
	const { data: dienstarten } = useSuspenseQuery(dienstartenQuery);
	const { data: zyklen } = useSuspenseQuery(zyklenQuery);
	const vorgaenger = versionen.find((v) => v.id === vorgaengerID);
	const dienste = spec.dienstartIDs.map((dienst) => dienstarten.find((d) => d.id === dienst)?.kurz).filter(Boolean);
	const zyklus = (start: string) => zyklen.find((z) => z.start === start)?.bezeichnung ?? start;
	const zeitraum = [
		spec.zyklusVon && T.abZyklus(zyklus(spec.zyklusVon)),
		spec.zyklusBis && T.bisZyklus(zyklus(spec.zyklusBis)),
	].filter(Boolean);
	const allgemein: KeyFact[] = [
		{ label: SPEC_BEZEICHNUNG.nutzungsart, value: NUTZUNGSART_BEZEICHNUNG[spec.nutzungsart] },
		{ label: SPEC_BEZEICHNUNG.dienstartIDs, value: dienste.join(', ') || T.alle },
	];
	const imGebrauch = versionen.find((v) => v.status === DOKUMENTSPEC.nr.Veroeffentlicht);
	const gesteuert: KeyFact[] = [
		{ label: T.zyklen, value: zeitraum.join(' ') || T.alle },
		{ label: SPEC_BEZEICHNUNG.isVertragsrelevant, value: spec.isVertragsrelevant ? T.ja : T.nein },
		{ label: SPEC_BEZEICHNUNG.pruefendeOrganisation, value: PRUEFENDE_BEZEICHNUNG[spec.pruefendeOrganisation] },
		...(imGebrauch
			? [{ label: T.inGebrauch(imGebrauch.nummer), value: T.anforderungen(imGebrauch.anforderungen) }]
			: []),
	];
	const gemahnt: KeyFact[] = [
		{ label: T.spalte.stufe, value: <Stufen stufen={spec.stufen} /> },
		{ label: M.offen, value: mahnstand && M.offene(mahnstand.offen) },
		{ label: M.gemahnt, value: mahnstand && M.gemahnte(mahnstand.gemahnt, mahnstand.hoechsteMahnung) },
	];
	const fakten = [...allgemein, ...(mahnwesen ? gemahnt : gesteuert)];
	return (
		<>
			<Box pt={16} px={24}>
				<FileHeader
					withAvatar={false}
					name={bezeichnung}
					badge={<Status katalog={DOKUMENTSPEC} nummer={status} tinted size="lg" />}
					note={vorgaenger ? T.loestAb(nummer, vorgaenger.nummer) : T.version(nummer)}
					facts={fakten}
					actions={aktionen}
				/>
				<Abgleich specID={id} />
			</Box>
			<div className={css.reiter}>
				<Tabs label={T.bereiche}>
					<Tab to="/admin/dokumentencenter/$id" params={{ id }} activeOptions={{ exact: true }}>
						{T.reiter.steuerung}
					</Tab>
					<Tab
						to="/admin/dokumentencenter/$id/mahnwesen"
						params={{ id }}
						count={mahnstand?.offen ? T.nochOffen(mahnstand.offen) : undefined}
					>
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

/** The levels in a row, each with the status it begins with. */
function Stufen({ stufen }: Pick<SpecGanz, 'stufen'>) {
	if (stufen.length === 0) return T.ohne;
	return (
		<Flex component="span" gap="0 12px" wrap="wrap" display="inline-flex">
			{stufen.map(({ abStatus, stufe }) => (
				<span key={abStatus}>
					<Stufenbalken stufe={stufe} /> {STUFE_BEZEICHNUNG[stufe]}{' '}
					<Span variant="secondary" fw={400}>
						{T.ab(abStatus)}
					</Span>
				</span>
			))}
		</Flex>
	);
}
