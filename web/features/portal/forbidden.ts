import { useSyncExternalStore } from 'react';

/** Path of the page on which a permission was denied; null: none. */
let forbidden: string | null = null;
const listeners = new Set<() => void>();

function set(path: string | null) {
	forbidden = path;
	for (const listener of listeners) listener();
}

/** Here a permission is denied; cleared by the buttons of the forbidden screen and by leaving the page. */
export const setForbidden = () => set(window.location.pathname);
export const clearForbidden = () => set(null);

/** Only now: the page left behind, shown again while the next one loads, would ask and be refused once more. */
export function arriveAt(path: string) {
	if (forbidden !== path) set(null);
}

export function useForbidden(): boolean {
	return useSyncExternalStore(
		(listener) => {
			listeners.add(listener);
			return () => {
				listeners.delete(listener);
			};
		},
		() => forbidden !== null,
	);
}
