import { useQuery } from '@tanstack/react-query';
import { bewerbungslage } from '#domain/einrichtung/bewerbungslage.ts';
import { type Einrichtungslage, einrichtung } from '#domain/einrichtung/einrichtung.ts';
import { MENUE } from '../../../texte/menue.ts';
import { EINRICHTEN } from '../../../texte/verwaltung/einrichten.ts';
import { Geladen } from '../../../ui/feedback/geladen.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { usePageHead } from '../../portal/page-head.ts';
import { Ladefehler } from '../../seite/ladefehler.tsx';
import { Kopf } from '../kopf.tsx';
import { Einrichten } from './einrichten.tsx';
import { einrichtungQuery } from './queries.ts';

const CRUMBS = [{ label: MENUE.gruppen.system }];
const SKELETT_ZEILEN = 14;

/** The steps of setting up, for whoever looks them up later. */
export function EinrichtenPage() {
	usePageHead({ title: EINRICHTEN.titel, crumbs: CRUMBS });
	const query = useQuery(einrichtungQuery);
	const { data } = query;
	return (
		<Page>
			<Kopf titel={EINRICHTEN.titel}>{data && satz(data)}</Kopf>
			<Geladen query={query} lines={SKELETT_ZEILEN} failed={Ladefehler}>
				{(data) => <Einrichten lage={data} />}
			</Geladen>
		</Page>
	);
}

/** Says what the last step shows, opening the applications. */
function satz(lage: Einrichtungslage): string {
	const oeffnen = einrichtung(lage).find(({ schritt }) => schritt === 'OEFFNEN');
	if (oeffnen?.stand === 'ERLEDIGT') return EINRICHTEN.offen;
	if (bewerbungslage(lage) === 'OFFEN') return EINRICHTEN.offenZuFrueh;
	return lage.warOnline ? EINRICHTEN.zu : EINRICHTEN.leer;
}
