import { IconHistory } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { VERTRAG as VERTRAGSTATUS } from '#domain/status/vertrag.ts';
import { AKTE } from '../../texte/akte/akte.ts';
import { VERLAUF } from '../../texte/akte/akte-verlauf.ts';
import { UNTERSCHRIFTENLEISTE, VERTRAG } from '../../texte/akte/akte-vertrag.ts';
import { DOKUMENTE } from '../../texte/akte/dokumente.ts';
import { VERGLEICH } from '../../texte/akte/vertragsvergleich.ts';
import { KONTO } from '../../texte/geld/konten.ts';
import { SEMINARE } from '../../texte/seminare/seminarplanung.ts';
import { LinkButton } from '../../ui/button.tsx';
import { FileBody, WIDE } from '../../ui/layout/file-body.tsx';
import { Tab, Tabs } from '../../ui/layout/tabs.tsx';
import { useMinWidth } from '../../ui/use-min-width.ts';
import { usePageHead } from '../portal/page-head.ts';
import { featuresQuery, parameterQuery } from '../portal/portal.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import css from './akte.module.css';
import { AkteProvider, anzeigename, useAkte } from './akte-kontext.tsx';
import { AkteKopf } from './akte-kopf.tsx';
import { brotkrumen } from './brotkrumen.ts';
import { DialogHost } from './dialoge/dialog-host.tsx';
import { type Dokument, dokumentenakteQuery } from './dokumente/queries.ts';
import { Dublettenband } from './dubletten/dublettenband.tsx';
import { FuerDiePalette } from './fuer-die-palette.tsx';
import { NaechsterSchritt } from './naechster-schritt.tsx';
import { akteQuery } from './queries.ts';
import { VerlaufLeiste } from './verlauf/verlauf-leiste.tsx';
import { useVertragspapier, Vertragspapier } from './vertrag/vertragspapier.tsx';
import { useNeueAenderungen } from './vertragsvergleich/use-neue.ts';
import { ZurueckLeiste } from './zurueck-leiste.tsx';

interface AktePageProps {
	id: string;
	sitzung: Sitzung;
	/** The day the portal reckons with. */
	heute: string;
	/** To the files beside this one in the list it was opened from. */
	blaettern: ReactNode;
}

/** What the tabs are called, by the last part of their addresses; the first has none. */
const TEILE: Readonly<Record<string, string>> = {
	betreuer: AKTE.betreuer,
	vertrag: AKTE.vertrag,
	seminare: SEMINARE.reiter,
	akte: DOKUMENTE.akte,
	daten: AKTE.daten,
	geld: KONTO.geld,
	erweitert: AKTE.erweitert,
};

/** The file of a volunteer: who, what comes next, the parts of the file, and its history beside them. */
export function AktePage({ id, sitzung, heute, blaettern }: AktePageProps) {
	const { data: akte } = useSuspenseQuery(akteQuery(id));
	const { pathname } = useLocation();
	const breit = useMinWidth(WIDE);
	const teil = TEILE[pathname.split('/')[4] ?? ''];
	usePageHead({ title: anzeigename(akte.freiwilliger), part: teil, crumbs: brotkrumen(akte.freiwilliger.status) });
	return (
		<AkteProvider blick={{ ...akte, sitzung, heute }}>
			<DialogHost>
				<FuerDiePalette />
				<div className={css.kopf}>
					<AkteKopf blaettern={blaettern} />
					<ZurueckLeiste />
					<NaechsterSchritt />
					<Dublettenband />
				</div>
				<AkteTabs />
				<FileBody
					side={
						<>
							{breit && pathname.endsWith('/vertrag') && <Vertragspapier />}
							<VerlaufLeiste />
						</>
					}
					sideLabel={VERLAUF.titel}
					sunken={pathname.endsWith(id)}
				>
					<Outlet />
				</FileBody>
			</DialogHost>
		</AkteProvider>
	);
}

/** The place in the list stays with the file, whatever part of it is shown. */
function AkteTabs() {
	const { freiwilliger, wuensche, sitzung } = useAkte();
	const params = { id: freiwilliger.id };
	const istTraeger = darf(sitzung, 'MA_VERWALTUNG', 'ADMIN');
	const { data: features } = useQuery(featuresQuery);
	// Nobody reads money in the view of another.
	const mitGeld = darf(sitzung, 'ADMIN') && !sitzung.imp && features?.includes('BUCHHALTUNG_EXPORT');
	const neue = useNeueAenderungen(freiwilliger.vertraege);
	const { data: parameter } = useQuery(parameterQuery);
	const { data: dokumente } = useQuery(dokumentenakteQuery(freiwilliger.id));
	const papier = useVertragspapier();
	const entwuerfe = freiwilliger.vertraege.filter(({ status }) => status < VERTRAGSTATUS.nr.Einigung).length;
	const vertragsstand =
		neue > 0
			? VERGLEICH.neue(neue)
			: papier?.status === DOKUMENT.nr.UnterschriftenSammeln
				? unterschrieben(papier)
				: entwuerfe > 0
					? VERTRAG.entwuerfe(entwuerfe)
					: undefined;
	const offen = dokumente?.anforderungen.filter(({ status }) => status === 'NOT_PROVIDED').length ?? 0;
	return (
		<Tabs label={AKTE.teile} bleed aside={istTraeger && <StandLink id={freiwilliger.id} />}>
			<Tab to="/admin/freiwillige/$id" params={params} state activeOptions={{ exact: true }} count={wuensche.length}>
				{AKTE.einsatzorte}
			</Tab>
			<Tab to="/admin/freiwillige/$id/betreuer" params={params} state>
				{AKTE.betreuer}
			</Tab>
			<Tab to="/admin/freiwillige/$id/vertrag" params={params} state count={vertragsstand}>
				{AKTE.vertrag}
			</Tab>
			{parameter?.isSeminarverwaltungEnabled && (
				<Tab to="/admin/freiwillige/$id/seminare" params={params} state>
					{SEMINARE.reiter}
				</Tab>
			)}
			<Tab
				to="/admin/freiwillige/$id/akte"
				params={params}
				state
				count={offen > 0 ? DOKUMENTE.offen(offen) : undefined}
			>
				{DOKUMENTE.akte}
			</Tab>
			<Tab to="/admin/freiwillige/$id/daten" params={params} state>
				{AKTE.daten}
			</Tab>
			{mitGeld && (
				<Tab to="/admin/freiwillige/$id/geld" params={params} state>
					{KONTO.geld}
				</Tab>
			)}
			{istTraeger && (
				<Tab to="/admin/freiwillige/$id/erweitert" params={params} state>
					{AKTE.erweitert}
				</Tab>
			)}
		</Tabs>
	);
}

const unterschrieben = ({ unterschriften }: Dokument): string =>
	UNTERSCHRIFTENLEISTE.nVonM(unterschriften.filter((u) => u.unterschriebenAm).length, unterschriften.length);

function StandLink({ id }: { id: string }) {
	return (
		<LinkButton
			className={css.stand}
			variant="quiet"
			size="sm"
			icon={IconHistory}
			to="/admin/freiwillige/$id/stand"
			params={{ id }}
		>
			{AKTE.standAm}
		</LinkButton>
	);
}
