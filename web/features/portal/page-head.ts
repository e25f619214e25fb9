import type { LinkProps } from '@tanstack/react-router';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { SHELL } from '../../texte/shell.ts';

export interface Crumb {
	label: string;
	/** A group of the menu has no page of its own. */
	link?: LinkProps;
}

export interface PageHead {
	/** Last crumb and the window's title. */
	title: string;
	/** Which part of it is open: before the title in the window's, so that several windows of one file can be told apart. */
	part?: string | undefined;
	/** What stands before the title. */
	crumbs?: readonly Crumb[];
}

let current: PageHead = { title: '' };
const listeners = new Set<() => void>();

/** A page says where it stands; header and window title follow. */
export function usePageHead({ title, part, crumbs }: PageHead) {
	useLayoutEffect(() => {
		current = { title, crumbs };
		document.title = [part, title, SHELL.portal].filter(Boolean).join(' · ');
		for (const listener of listeners) listener();
	}, [title, part, crumbs]);
}

export function useCurrentPageHead(): PageHead {
	return useSyncExternalStore(subscribe, () => current);
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}
