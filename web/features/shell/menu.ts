import { IconHome } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { Rolle } from '#domain/rollen.ts';
import { SHELL } from '../../texte/shell.ts';
import type { IconType } from '../../ui/icon.tsx';
import { darf, type Sitzung } from './sitzung.ts';

export interface MenuEntry {
	label: string;
	icon: IconType;
	link: LinkProps;
	/** Active on this page only, not on those below it. */
	exact?: boolean;
	/** Whoever holds one of these sees the entry; left out: everyone. */
	rollen?: readonly Rolle[];
	/** Not in production. */
	nurTest?: true;
}

export interface MenuGroup {
	/** The first group has none. */
	label?: string;
	entries: readonly MenuEntry[];
}

const MENU: readonly MenuGroup[] = [
	{ entries: [{ label: SHELL.start, icon: IconHome, link: { to: '/admin' }, exact: true }] },
];

/** The groups and entries this user sees; empty groups vanish. */
export function menuFor(sitzung: Sitzung, produktion: boolean): readonly MenuGroup[] {
	const visible = ({ rollen, nurTest }: MenuEntry) => (!rollen || darf(sitzung, ...rollen)) && !(nurTest && produktion);
	return MENU.map((group) => ({ ...group, entries: group.entries.filter(visible) })).filter(
		(group) => group.entries.length > 0,
	);
}
