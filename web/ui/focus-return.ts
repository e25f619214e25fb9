import { useEffect, useState } from 'react';

/** What has the focus; an entry of a menu vanishes with its menu, the button of that stays. */
export function focused(): HTMLElement | null {
	const focus = document.activeElement;
	if (!(focus instanceof HTMLElement) || focus === document.body) return null;
	const menu = focus.closest('[role="menu"]');
	return (menu && document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(menu.id)}"]`)) || focus;
}

/** To the first of these that is still there to take it; else to the page. */
export function returnFocus(to: readonly HTMLElement[]): void {
	const page = document.getElementById('inhalt');
	for (const element of [...to, ...(page ? [page] : [])]) {
		element.focus({ preventScroll: true });
		if (document.activeElement === element) return;
	}
}

/** For each that is open, the last opened at the end: where its focus came from, and before that. */
const ways: (readonly HTMLElement[])[] = [];

/**
 * What opens above or beside a page gives the focus back to where it was, however it closes: the library does so only for
 * what stays in the page while it is closed. One that follows another goes back to where that came from. Whatever has
 * taken the focus meanwhile keeps it.
 */
export function useFocusReturn(opened: boolean): void {
	const [last, setLast] = useState<{ opened: boolean; way: readonly HTMLElement[] }>({ opened: false, way: [] });
	if (opened !== last.opened) setLast({ opened, way: opened ? wayBack() : [] });
	const { way } = last;
	useEffect(() => {
		if (way.length === 0) return;
		ways.push(way);
		return () => {
			ways.splice(ways.indexOf(way), 1);
			if (document.activeElement === document.body) returnFocus(way);
		};
	}, [way]);
}

function wayBack(): readonly HTMLElement[] {
	const from = focused();
	const before = ways.at(-1) ?? [];
	return from ? [from, ...before] : before;
}
