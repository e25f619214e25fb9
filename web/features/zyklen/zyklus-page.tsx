import { Stack } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDatum } from '#domain/format/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import { ZYKLUS_BEZEICHNUNG } from '#domain/zyklus/bezeichnung.ts';
import { VERLAUF } from '../../texte/akte/akte-verlauf.ts';
import { MENUE } from '../../texte/menue.ts';
import { ZYKLEN as T } from '../../texte/verwaltung/zyklen.ts';
import { Button } from '../../ui/button.tsx';
import { FileBody } from '../../ui/layout/file-body.tsx';
import { FileHeader, type KeyFact } from '../../ui/layout/file-header.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type Crumb, usePageHead } from '../portal/page-head.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import { Abfrage } from './abfrage.tsx';
import { Abschliessen } from './abschliessen.tsx';
import { alleDienstartenQuery, uebersichtQuery, type Zykluszeile } from './queries.ts';
import { Stand } from './stand.tsx';
import { StartenDialog } from './starten-dialog.tsx';
import { Zyklusverlauf } from './verlauf.tsx';
import { VorgabenAnsicht } from './vorgaben-tabelle.tsx';
import { dienstartenVon } from './werte.ts';
import { bewerbungszeit, plaetze } from './worte.ts';
import css from './zyklen.module.css';
import { ZyklusFormular } from './zyklus-formular.tsx';

interface ZyklusPageProps {
	id: string;
	sitzung: Sitzung;
	/** The day the portal reckons with. */
	heute: string;
}

const CRUMBS: readonly Crumb[] = [
	{ label: MENUE.gruppen.system },
	{ label: T.titel, link: { to: '/admin/system/zyklen' } },
];

/** One cycle: its days, what holds in it per Dienstart, and its history. Closed ones are only shown. */
export function ZyklusPage({ id, sitzung, heute }: ZyklusPageProps) {
	const { data: zyklen } = useSuspenseQuery(uebersichtQuery);
	const { data: alle } = useSuspenseQuery(alleDienstartenQuery);
	const zyklus = zyklen.find((z) => z.id === id);
	usePageHead({ title: zyklus?.bezeichnung ?? '', crumbs: CRUMBS });
	if (!zyklus) return null;
	const verwaltet = darf(sitzung, 'ADMIN');
	const dienstarten = dienstartenVon(zyklus, alle);
	return (
		<>
			<div className={css.kopf}>
				<FileHeader
					withAvatar={false}
					name={zyklus.bezeichnung}
					badge={<Stand zyklus={zyklus} />}
					facts={fakten(zyklus)}
					actions={verwaltet && <Aktionen zyklus={zyklus} />}
				/>
			</div>
			<FileBody side={<Zyklusverlauf id={id} heute={heute} />} sideLabel={VERLAUF.titel}>
				<Stack gap={24}>
					<Abfrage zyklusID={id} heute={heute} />
					{verwaltet && !zyklus.isAbgeschlossen ? (
						<ZyklusFormular key={zyklus.id} {...{ zyklus, dienstarten }} andere={zyklen.filter((z) => z.id !== id)} />
					) : (
						<>
							<p>
								{verwaltet ? T.geschlossen : T.nurAdministration}{' '}
								<TextLink to="/admin/system/zyklen">{T.alleZyklen}</TextLink>
							</p>
							<Section title={T.vorgaben} ruled>
								<VorgabenAnsicht zyklus={zyklus} dienstarten={dienstarten} />
							</Section>
						</>
					)}
				</Stack>
			</FileBody>
		</>
	);
}

function fakten(zyklus: Zykluszeile): KeyFact[] {
	const { start, ende, kontingentabfrageFrist: frist, freiwillige } = zyklus;
	return [
		{ label: T.spalte.zeitraum, value: T.zeitraum(formatDatum(start), formatDatum(ende)) },
		{ label: T.spalte.bewerbung, value: bewerbungszeit(zyklus) },
		...(frist ? [{ label: ZYKLUS_BEZEICHNUNG.kontingentabfrageFrist, value: formatDatum(frist) }] : []),
		{ label: T.spalte.freiwillige, value: formatZahl(freiwillige, 0) },
		{ label: T.spalte.plaetze, value: plaetze(zyklus) },
	];
}

function Aktionen({ zyklus }: { zyklus: Zykluszeile }) {
	const [startet, setStartet] = useState(false);
	if (zyklus.status === 'BEENDET') return <Abschliessen zyklus={zyklus} />;
	if (zyklus.status === 'AKTIV') return null;
	return (
		<>
			<Button variant="primary" onClick={() => setStartet(true)}>
				{T.starten} …
			</Button>
			{startet && <StartenDialog zyklus={zyklus} onClose={() => setStartet(false)} />}
		</>
	);
}
