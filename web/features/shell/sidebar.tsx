import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatZahl } from '#domain/format/zahl.ts';
import { RAHMEN } from '../../texte/rahmen.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import type { MenuEntry, MenuGroup } from '../portal/menu.ts';
import { useCurrentPageHead } from '../portal/page-head.ts';
import { Barrierelinks } from '../seite/barrierelinks.tsx';
import { Brand } from '../seite/brand.tsx';
import { listenziel } from '../start/listenziel.ts';
import type { Startzahl } from '../start/queries.ts';
import css from './sidebar.module.css';

interface SidebarProps {
	groups: readonly MenuGroup[];
	/** Items of 36 for volunteers, 28 for staff. */
	large: boolean;
	/** What waits for who is signed in. */
	zahlen: readonly Startzahl[];
	/** Under the logo. */
	suche?: ReactNode;
}

/** Menu at the left edge. */
export function Sidebar({ groups, large, zahlen, suche }: SidebarProps) {
	const { crumbs = [] } = useCurrentPageHead();
	// A file stands in the list its breadcrumbs name, wherever its address lies.
	const eintraege = groups.flatMap(({ entries }) => entries.map(({ link }) => link.to));
	const ort = crumbs.findLast(({ link }) => link && eintraege.includes(link.to))?.link?.to;
	return (
		<aside className={css.sidebar} data-print="hide">
			<Link to="/admin" className={css.brand}>
				<Brand />
			</Link>
			{suche}
			<nav className={cx(css.menu, large && css.large)} aria-label={RAHMEN.hauptmenue}>
				{groups.map((group) => (
					<div key={group.label ?? ''}>
						{group.label && <h2 className={css.group}>{group.label}</h2>}
						<ul>
							{group.entries.map(({ label, icon, link, exact = false, wartet }) => (
								<li key={label} className={css.eintrag}>
									<Link
										{...link}
										className={css.item}
										activeOptions={{ exact: exact || ort !== undefined, includeSearch: false }}
										aria-current={link.to === ort ? 'page' : undefined}
									>
										<Icon of={icon} />
										{label}
									</Link>
									<Wartendes zahlen={zahlen} wartet={wartet} label={label} />
								</li>
							))}
						</ul>
					</div>
				))}
			</nav>
			<div className={css.fuss}>
				<Barrierelinks />
			</div>
		</aside>
	);
}

interface WartendesProps {
	zahlen: readonly Startzahl[];
	wartet: MenuEntry['wartet'];
	label: string;
}

/** How much waits, as the way to exactly that; the entry itself opens all there is. */
function Wartendes({ zahlen, wartet, label }: WartendesProps) {
	const zahl = zahlen.find(({ art }) => art === wartet);
	if (!zahl?.anzahl) return null;
	const worte = RAHMEN.wartet(zahl.anzahl);
	return (
		<Link {...listenziel(zahl)} className={css.zahl} title={worte} aria-label={`${label}: ${worte}`}>
			{formatZahl(zahl.anzahl, 0)}
		</Link>
	);
}
