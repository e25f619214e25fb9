import { useSyncExternalStore } from 'react';

/** As it was on the screen: a sheet of paper is narrower, and what is printed shall be what was seen. */
const amBildschirm = new Map<string, boolean>();

/** Whether the window is at least so wide (pixels). */
export function useMinWidth(px: number): boolean {
	const query = `(min-width: ${px}px)`;
	return useSyncExternalStore(
		(melde) => {
			const fenster = window.matchMedia(query);
			fenster.addEventListener('change', melde);
			return () => fenster.removeEventListener('change', melde);
		},
		() => {
			if (!window.matchMedia('print').matches) amBildschirm.set(query, window.matchMedia(query).matches);
			return amBildschirm.get(query) ?? false;
		},
	);
}
