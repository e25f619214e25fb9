import { Group, Stack, Text, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LOGIN } from '../../texte/zugang/login.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { HelpButton } from '../hilfe/help-button.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { infoQuery, zyklenQuery } from '../portal/portal.ts';
import { currentZyklus } from '../portal/zyklus.ts';
import { Grundbanner } from '../seite/banners.tsx';
import { Barrierelinks } from '../seite/barrierelinks.tsx';
import { Brand } from '../seite/brand.tsx';
import { Rechtslinks } from '../seite/rechtslinks.tsx';
import { SsoKnopf } from '../sso/sso-knopf.tsx';
import css from './login.module.css';
import { LoginForm } from './login-form.tsx';
import { ZyklusKalender } from './zyklus-kalender.tsx';

interface Verweis {
	to: LinkProps['to'];
	titel: string;
	text: string;
}

const ZUGANG = <TextLink to="/zugang-anfragen">{LOGIN.zugangAnfragen}</TextLink>;

interface LoginPageProps {
	ziel: string;
	untertitel?: string;
	/** Under the calendar: for those who are wrong here. */
	verweis?: Verweis;
	/** Offers a link by mail instead of the password. */
	ohneKennwort?: boolean;
	/** Under the form. */
	links?: ReactNode;
}

const ZU_DEN_FREIWILLIGEN: Verweis = {
	to: '/freiwillige/login',
	titel: LOGIN.freiwillige,
	text: LOGIN.freiwilligeText,
};

export function LoginPage(props: LoginPageProps) {
	const { ziel, untertitel = LOGIN.untertitel, verweis = ZU_DEN_FREIWILLIGEN, ohneKennwort, links = ZUGANG } = props;
	const { data: info } = useQuery(infoQuery);
	const { data: zyklen } = useQuery(zyklenQuery);
	const zyklus = zyklen && currentZyklus(zyklen, null);
	usePageHead({ title: LOGIN.titel });
	return (
		<>
			<Grundbanner />
			<div className={css.page}>
				<main id="inhalt" className={css.side}>
					<Brand look="public" />
					<Stack gap={0} justify="center" py={32} flex={1}>
						<Group gap={0} justify="space-between">
							<Title order={1} fz={26} lh="36px" fw={650} lts="-0.02em">
								{LOGIN.titel}
							</Title>
							<HelpButton hilfe={ohneKennwort ? 'anmelden.freiwillige' : 'anmelden'} size="md" />
						</Group>
						<Text variant="lead" mt={4}>
							{untertitel}
						</Text>
						{/* A full load, so that nothing of an earlier session stays. */}
						<LoginForm onAngemeldet={() => window.location.assign(ziel)} ohneKennwort={ohneKennwort} />
						<SsoKnopf ziel={ziel} />
						<div className={css.links}>
							<TextLink to="/passwort-vergessen">{LOGIN.vergessen}</TextLink>
							{links}
						</div>
					</Stack>
					<Group gap="4px 16px" fz={13} wrap="wrap">
						<Rechtslinks />
						<Barrierelinks />
						<Text variant="hint" mih={16}>
							{info && LOGIN.version(info.version)}
						</Text>
					</Group>
				</main>
				<aside className={css.panel}>
					<Stack gap={48} flex={1}>
						{zyklus && info && <ZyklusKalender zyklus={zyklus} heute={info.heute} />}
						<Link to={verweis.to} className={css.pointer}>
							<span>
								<b>{verweis.titel}</b>
								<span>{verweis.text}</span>
							</span>
							<Icon of={IconArrowRight} />
						</Link>
					</Stack>
				</aside>
			</div>
		</>
	);
}
