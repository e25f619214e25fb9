import { IconHistory } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { addiereTage } from '#domain/datum.ts';
import { ADRESSE, ADRESSEN } from '../../texte/adressen.ts';
import { AKTE } from '../../texte/akte/akte.ts';
import { VERLAUF } from '../../texte/akte/akte-verlauf.ts';
import { KONTO } from '../../texte/geld/konten.ts';
import { LinkButton } from '../../ui/button.tsx';
import { FileBody } from '../../ui/layout/file-body.tsx';
import { Tab, Tabs } from '../../ui/layout/tabs.tsx';
import { type Crumb, usePageHead } from '../portal/page-head.ts';
import { featuresQuery } from '../portal/portal.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import { useZyklus } from '../portal/zyklus.ts';
import { AdressProvider, useAdresse } from './adress-kontext.tsx';
import { AdressKopf } from './adress-kopf.tsx';
import css from './adressen.module.css';
import { adresseQuery } from './queries.ts';
import { Verlauf } from './verlauf.tsx';

const CRUMBS: readonly Crumb[] = [
	{ label: ADRESSE.gruppe },
	{ label: ADRESSEN.titel, link: { to: '/admin/adressen' } },
];

interface AdressPageProps {
	id: string;
	sitzung: Sitzung;
	/** The day the portal reckons with. */
	heute: string;
}

/** What the tabs are called, by the last part of their addresses; the first has none. */
const TEILE: Readonly<Record<string, string>> = {
	informationen: ADRESSE.informationen,
	verknuepfung: ADRESSE.verknuepfung,
	freiwillige: ADRESSE.freiwillige,
	konto: KONTO.konto,
	downloads: ADRESSE.downloads,
};

/** An address: its cycle, data, links and volunteers as tabs, and the history beside them. */
export function AdressPage({ id, sitzung, heute }: AdressPageProps) {
	const { data: adresse } = useSuspenseQuery(adresseQuery(id));
	const { pathname } = useLocation();
	const teil = TEILE[pathname.split('/')[4] ?? ''];
	usePageHead({ title: adresse.bezeichnung, part: teil, crumbs: CRUMBS });
	return (
		<AdressProvider adresse={adresse} sitzung={sitzung} heute={heute}>
			<div className={css.kopf}>
				<AdressKopf />
				<Reiter />
			</div>
			<FileBody side={<Verlauf />} sideLabel={VERLAUF.titel}>
				<Outlet />
			</FileBody>
		</AdressProvider>
	);
}

function Reiter() {
	const { adresse, istTraeger, sitzung, heute } = useAdresse();
	const { data: features } = useQuery(featuresQuery);
	// Nobody reads money in the view of another.
	const mitGeld = darf(sitzung, 'ADMIN') && !sitzung.imp && features?.includes('BUCHHALTUNG_EXPORT');
	const zyklus = useZyklus();
	const istStelle = adresse.typ === 'EINSATZSTELLE';
	const params = { id: adresse.id };
	return (
		<Tabs
			label={ADRESSE.reiter}
			aside={
				istTraeger && (
					<LinkButton
						className={css.standlink}
						variant="quiet"
						size="sm"
						icon={IconHistory}
						to="/admin/adressen/$id/stand"
						params={params}
						search={{ am: addiereTage(heute, -1), teil: 'alles' }}
					>
						{AKTE.standAm}
					</LinkButton>
				)
			}
		>
			<Tab to="/admin/adressen/$id" params={params} activeOptions={{ exact: true }} count={zyklus?.bezeichnung}>
				{ADRESSE.zyklus}
			</Tab>
			<Tab to="/admin/adressen/$id/informationen" params={params}>
				{ADRESSE.informationen}
			</Tab>
			<Tab
				to="/admin/adressen/$id/verknuepfung"
				params={params}
				count={istStelle ? ADRESSE.orte(adresse.einsatzorte.length) : undefined}
			>
				{ADRESSE.verknuepfung}
			</Tab>
			{istStelle && (
				<Tab to="/admin/adressen/$id/freiwillige" params={params}>
					{ADRESSE.freiwillige}
				</Tab>
			)}
			{istStelle && mitGeld && (
				<Tab to="/admin/adressen/$id/konto" params={params}>
					{KONTO.konto}
				</Tab>
			)}
			{adresse.einsatzstelleID && (
				<Tab to="/admin/adressen/$id/downloads" params={params}>
					{ADRESSE.downloads}
				</Tab>
			)}
		</Tabs>
	);
}
