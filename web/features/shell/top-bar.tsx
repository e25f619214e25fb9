import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { SHELL } from '../../texte/shell.ts';
import { Icon } from '../../ui/icon.tsx';
import { AccountMenu } from './account-menu.tsx';
import { useCurrentPageHead } from './page-head.ts';
import { darf, type Sitzung } from './sitzung.ts';
import css from './top-bar.module.css';
import { ZyklusSwitch } from './zyklus-switch.tsx';

/** Where one is, which cycle, and who. */
export function TopBar({ sitzung }: { sitzung: Sitzung }) {
	return (
		<header className={css.bar}>
			<Breadcrumbs />
			<div className={css.end} data-print="hide">
				{darf(sitzung, 'MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN') && <ZyklusSwitch />}
				<AccountMenu sitzung={sitzung} />
			</div>
		</header>
	);
}

function Breadcrumbs() {
	const { title, crumbs = [] } = useCurrentPageHead();
	return (
		<nav className={css.crumbs} aria-label={SHELL.brotkrumen}>
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
