import { Flex, Group, Title } from '@mantine/core';
import { IconArrowRight, IconInfoCircle, IconMap2, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatUhrzeit } from '#domain/format/datum.ts';
import type { Parameter } from '../../client/contract.ts';
import { traegerbild } from '../../client/traegerbild.ts';
import { STARTSEITE } from '../../texte/zugang/oeffentlich.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/feedback/banner.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { ZyklusKalender } from '../login/zyklus-kalender.tsx';
import { PublicFrame } from '../oeffentlich/public-frame.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { infoQuery, parameterQuery, zyklenQuery } from '../portal/portal.ts';
import { currentZyklus } from '../portal/zyklus.ts';
import { ladeEntwurf, loescheEntwurf } from '../registrierung/entwurf.ts';
import { hindernis } from '../registrierung/nachschlag.ts';
import { Seitentext } from '../texte/seitentext.tsx';
import { Empfehlung } from './empfehlung.tsx';
import css from './start-page.module.css';

/** The way in for guests: apply, go on with a draft, or sign in. */
export function StartPage({ verweis }: { verweis?: string | undefined }) {
	const { data: info } = useQuery(infoQuery);
	const { data: parameter } = useQuery(parameterQuery);
	const { data: zyklen } = useQuery(zyklenQuery);
	const zyklus = zyklen && currentZyklus(zyklen, null);
	usePageHead({ title: STARTSEITE.titel });
	return (
		<PublicFrame
			actions={
				<LinkButton to="/freiwillige/login" size="lg">
					{STARTSEITE.anmelden}
				</LinkButton>
			}
		>
			<div className={css.auftakt}>
				<div className={css.text}>
					<h1 className={css.titel}>{parameter?.claimtextKarte || STARTSEITE.anspruch}</h1>
					<Seitentext textkey="start.einleitung" className={css.untertitel} />
					{parameter && <Empfehlung parameter={parameter} verweis={verweis} />}
					{parameter && (parameter.bewerbungslage === 'OFFEN' ? <Bewerben /> : <NichtOffen parameter={parameter} />)}
				</div>
				<aside className={css.zyklus}>
					{parameter?.cover && <img className={css.titelbild} src={traegerbild(parameter.cover)} alt="" />}
					{zyklus && info && (
						<div className={css.kalender}>
							<ZyklusKalender zyklus={zyklus} heute={info.heute} />
						</div>
					)}
				</aside>
			</div>
			<section className={css.ablauf}>
				<Title order={2}>{STARTSEITE.ablauf}</Title>
				<ol className={css.schritte}>
					{STARTSEITE.schritte.map(([name, text], i) => (
						<Flex key={name} component="li" gap={12} variant="secondary">
							<span className={css.nummer} aria-hidden="true">
								{i + 1}
							</span>
							<div>
								<Title order={3} c="var(--text)">
									{name}
								</Title>
								<p>{text}</p>
							</div>
						</Flex>
					))}
				</ol>
			</section>
		</PublicFrame>
	);
}

/** Nobody is invited to apply where he can't, or where there is no place yet. */
function NichtOffen({ parameter }: { parameter: Parameter }) {
	return (
		<>
			<Notice icon={<Icon of={IconInfoCircle} />} title={hindernis(parameter) ?? STARTSEITE.ohnePlatz} />
			{parameter.bewerbungslage === 'GESCHLOSSEN' && (
				<Group wrap="wrap">
					<ZurKarte />
				</Group>
			)}
		</>
	);
}

function ZurKarte({ ruhig = false }: { ruhig?: boolean }) {
	return (
		<LinkButton to="/karte" variant={ruhig ? 'secondary' : 'primary'} size="xl" icon={IconMap2}>
			{STARTSEITE.zurKarte}
		</LinkButton>
	);
}

/** Begins an application, or goes on with the one of this browser window. */
function Bewerben() {
	const [entwurf, setEntwurf] = useState(() => ladeEntwurf(sessionStorage));
	const [fragt, setFragt] = useState(false);
	if (!entwurf)
		return (
			<Group wrap="wrap" gap={12}>
				<ZurKarte />
				<LinkButton to="/registrierung" size="xl" iconEnd={IconArrowRight}>
					{STARTSEITE.bewerben}
				</LinkButton>
			</Group>
		);
	const verwirf = () => {
		loescheEntwurf(sessionStorage);
		setEntwurf(null);
		setFragt(false);
	};
	return (
		<>
			<Notice icon={<Icon of={IconPencil} />} title={<b>{STARTSEITE.entwurf}</b>}>
				{STARTSEITE.entwurfText(formatUhrzeit(entwurf.gespeichertUm))}
			</Notice>
			<Group wrap="wrap" gap={24}>
				<LinkButton
					to="/registrierung"
					search={{ schritt: entwurf.erreicht + 1 }}
					variant="primary"
					size="xl"
					iconEnd={IconArrowRight}
				>
					{STARTSEITE.weitermachen}
				</LinkButton>
				<ZurKarte ruhig />
				<TextButton onClick={() => setFragt(true)}>{STARTSEITE.verwerfen}</TextButton>
			</Group>
			<ConfirmDialog
				opened={fragt}
				onClose={() => setFragt(false)}
				title={STARTSEITE.verwerfenFrage}
				confirm={STARTSEITE.loeschen}
				danger
				onConfirm={verwirf}
			>
				{STARTSEITE.verwerfenText}
			</ConfirmDialog>
		</>
	);
}
