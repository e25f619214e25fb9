import { Box, Group } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link, useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { RAHMEN } from '../../texte/rahmen.ts';
import { Icon } from '../../ui/icon.tsx';
import { later } from '../../ui/later.tsx';
import { HelpButton } from '../hilfe/help-button.tsx';
import { hilfeDerSeite } from '../hilfe/seiten.ts';
import { useCurrentPageHead } from '../portal/page-head.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import { AccountMenu } from './account-menu.tsx';
import css from './top-bar.module.css';

/** Comes with the cycles it offers. */
const ZyklusSwitch = later(async () => (await import('./zyklus-switch.tsx')).ZyklusSwitch);

/** Nothing of the page waits for it. */
const Glocke = later(async () => (await import('../eingang/glocke.tsx')).Glocke);

/** Where one is, which cycle, help, and who. */
export function TopBar({ sitzung }: { sitzung: Sitzung }) {
	return (
		<header className={css.bar}>
			<Breadcrumbs />
			<Group gap={16}>
				{darf(sitzung, 'MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN') && (
					<Suspense>
						<ZyklusSwitch />
					</Suspense>
				)}
				{darf(sitzung, 'MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN') && (
					<Box miw={32}>
						<Suspense>
							<Glocke />
						</Suspense>
					</Box>
				)}
				<SeitenHilfe isFreiwillig={sitzung.rolle === 'FREIWILLIGER'} />
				<AccountMenu sitzung={sitzung} />
			</Group>
		</header>
	);
}

function SeitenHilfe({ isFreiwillig }: { isFreiwillig: boolean }) {
	const seite = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath ?? '/' });
	const hilfe = hilfeDerSeite(seite, isFreiwillig);
	// Another page has another help: an open one closes.
	return hilfe && <HelpButton key={hilfe} hilfe={hilfe} size="md" />;
}

function Breadcrumbs() {
	const { title, crumbs = [] } = useCurrentPageHead();
	return (
		<nav className={css.crumbs} aria-label={RAHMEN.brotkrumen}>
			<ol>
				{crumbs.map(({ label, link }) => (
					<li key={label}>
						{link ? (
							<Link {...link} className={css.crumb}>
								{label}
							</Link>
						) : (
							label
						)}
						<Icon of={IconChevronRight} size={14} />
					</li>
				))}
				<li className={css.current} aria-current="page">
					{title}
				</li>
			</ol>
		</nav>
	);
}
