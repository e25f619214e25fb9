import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Zeitraum } from '#domain/geld/zeitraum.ts';
import { EXPORTE as T } from '../../texte/geld/exporte.ts';
import { MENUE } from '../../texte/menue.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { programmeQuery } from '../laeufe/queries.ts';
import { usePageHead } from '../portal/page-head.ts';
import { featuresQuery, parameterQuery } from '../portal/portal.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import { useZyklus } from '../portal/zyklus.ts';
import { Geldkacheln } from './geldkacheln.tsx';
import { LetzteLaeufe } from './letzte-laeufe.tsx';
import { Listen } from './listen.tsx';
import { lageQuery } from './queries.ts';
import { alsCode } from './zeitraum.ts';
import { Zeitraumwahl } from './zeitraumwahl.tsx';

const CRUMBS = [{ label: MENUE.gruppen.geld }];

interface ExportePageProps {
	sitzung: Sitzung;
	heute: string;
	zeitraum: Zeitraum;
}

/** What leaves the portal as a file: by task what is due, and lists (mockup 44). */
export function ExportePage({ sitzung, heute, zeitraum }: ExportePageProps) {
	const navigate = useNavigate();
	const zyklus = useZyklus();
	const { data: parameter } = useQuery(parameterQuery);
	const { data: features = [] } = useQuery(featuresQuery);
	const istGeld = darf(sitzung, 'ADMIN') && features.includes('BUCHHALTUNG_EXPORT');
	// With bank, tax or health data: for nobody but oneself.
	const mitGeld = istGeld && !sitzung.imp;
	const lage = useQuery({ ...lageQuery(zeitraum, zyklus?.id), enabled: mitGeld });
	const programme = useQuery({ ...programmeQuery, enabled: mitGeld });
	usePageHead({ title: T.titel, crumbs: CRUMBS });
	const waehle = (neuer: Zeitraum) =>
		navigate({ to: '/admin/exporte', search: { zeitraum: alsCode(neuer) }, replace: true, resetScroll: false });
	const kacheln = {
		data: lage.data && programme.data && { lage: lage.data, programme: programme.data },
		error: lage.error ?? programme.error,
		refetch: () => Promise.all([lage.refetch(), programme.refetch()]),
	};
	return (
		<Page>
			<PageTitle title={T.titel} actions={mitGeld && <Zeitraumwahl zeitraum={zeitraum} onChange={waehle} />} />
			{istGeld && !mitGeld && (
				<Text variant="secondary" mb={16}>
					{T.nichtInAnsichtGeld}
				</Text>
			)}
			{mitGeld && (
				<Geladen query={kacheln} lines={8}>
					{(geladen) => <Geldkacheln {...geladen} zyklus={zyklus} heute={heute} />}
				</Geladen>
			)}
			<Listen
				key={zyklus?.id}
				zyklus={zyklus}
				heute={heute}
				mitZeugnissen={!mitGeld}
				mitSeminaren={parameter?.isSeminarverwaltungEnabled ?? false}
				mitGeld={mitGeld}
				gesperrt={sitzung.imp ? T.nichtInAnsicht : undefined}
			/>
			{lage.data && <LetzteLaeufe laeufe={lage.data.letzte} anzahl={lage.data.anzahl} heute={heute} />}
		</Page>
	);
}
