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
	/** What stands before the title. */
	crumbs?: readonly Crumb[];
}

let current: PageHead = { title: '' };
const listeners = new Set<() => void>();

/** A page says where it stands; header and window title follow. */
export function usePageHead({ title, crumbs }: PageHead) {
	useLayoutEffect(() => {
		current = { title, crumbs };
		document.title = title ? `${title} · ${SHELL.portal}` : SHELL.portal;
		for (const listener of listeners) listener();
	}, [title, crumbs]);
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
