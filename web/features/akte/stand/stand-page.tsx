import { IconCalendarOff, IconHistory, IconListDetails, IconX } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { STAND } from '../../../texte/akte/akte-verlauf.ts';
import { NACHWEIS } from '../../../texte/nachweis.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Geladen } from '../../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { FileBody } from '../../../ui/layout/file-body.tsx';
import { FileHeader } from '../../../ui/layout/file-header.tsx';
import { usePageHead } from '../../portal/page-head.ts';
import { dienstartenQuery } from '../../stammlisten/queries.ts';
import { Status } from '../../status/status.tsx';
import akte from '../akte.module.css';
import { anzeigename } from '../akte-kontext.tsx';
import { angaben } from '../akte-kopf.tsx';
import { Alter } from '../alter.tsx';
import { brotkrumen } from '../brotkrumen.ts';
import { akteQuery, historieQuery, standQuery } from '../queries.ts';
import type { Freiwilliger } from '../typen.ts';
import { zeitpunkt } from '../verlauf/eintrag.tsx';
import { Seitdem } from './seitdem.tsx';
import css from './stand.module.css';
import { Statusband } from './statusband.tsx';
import { Tagwahl } from './tagwahl.tsx';
import { Unterschiede } from './unterschiede.tsx';
import { vorDerLetztenAenderung, zeitachse } from './zeitachse.ts';

/** The file as it was at the end of a day: to be read, not to be changed. */
export function StandPage({ id, tag, heute }: { id: string; tag: string | undefined; heute: string }) {
	const { data } = useSuspenseQuery(akteQuery(id));
	const { data: historie } = useSuspenseQuery(historieQuery(id));
	const achse = zeitachse(historie, heute);
	const am = tag ?? vorDerLetztenAenderung(achse?.tage ?? [], heute);
	const stand = useQuery(standQuery(id, am));
	const navigate = useNavigate();
	const jetzt = data.freiwilliger;
	usePageHead({ title: anzeigename(jetzt), part: NACHWEIS.standAm(formatDatum(am)), crumbs: brotkrumen(jetzt.status) });
	const setTag = (neu: string) => {
		void navigate({ to: '/admin/freiwillige/$id/stand', params: { id }, search: { am: neu }, replace: true });
	};
	return (
		<>
			<Banner kind="inverse" full icon={IconHistory} title={STAND.banner(formatDatum(am))} action={<Zurueck id={id} />}>
				{STAND.bannerText}
			</Banner>
			<div className={cx(akte.kopf, css.linie)}>
				<StandKopf
					damals={stand.data?.freiwilliger ?? null}
					jetzt={jetzt}
					tagwahl={
						<>
							<LinkButton icon={IconListDetails} to="/admin/freiwillige/$id/verlauf" params={{ id }}>
								{NACHWEIS.ganzerVerlauf}
							</LinkButton>
							<Tagwahl tage={achse?.tage ?? []} am={am} heute={heute} onTag={setTag} />
						</>
					}
				/>
				{achse && <Statusband achse={achse} am={am} onTag={setTag} />}
			</div>
			<FileBody side={<Seitdem historie={historie} zeitpunkt={zeitpunkt} am={am} />} sideLabel={STAND.seitdem}>
				<Geladen
					query={stand}
					lines={10}
					isEmpty={({ freiwilliger }) => freiwilliger === null}
					empty={
						<EmptyState
							icon={IconCalendarOff}
							title={STAND.nochNicht}
							text={STAND.nochNichtText(formatDatum(tagInBerlin(jetzt.angelegtAm)))}
						/>
					}
				>
					{(damals) => <Unterschiede stand={damals} jetzt={jetzt} heute={heute} />}
				</Geladen>
			</FileBody>
		</>
	);
}

function Zurueck({ id }: { id: string }) {
	return (
		<LinkButton
			className={css.zurueck}
			variant="quiet"
			size="sm"
			icon={IconX}
			to="/admin/freiwillige/$id"
			params={{ id }}
		>
			{STAND.zurueck}
		</LinkButton>
	);
}

interface StandKopfProps {
	/** null: didn't exist, or is being loaded. */
	damals: Freiwilliger | null;
	jetzt: Freiwilliger;
	tagwahl: React.ReactNode;
}

function StandKopf({ damals, jetzt, tagwahl }: StandKopfProps) {
	const { data: dienstarten = [] } = useQuery(dienstartenQuery);
	return (
		<FileHeader
			name={anzeigename(damals ?? jetzt)}
			badge={damals && <Status katalog={FREIWILLIGER} nummer={damals.status} tinted size="lg" />}
			note={damals && <Alter freiwilliger={damals} />}
			facts={damals ? angaben(damals, dienstarten) : []}
			actions={tagwahl}
		/>
	);
}
