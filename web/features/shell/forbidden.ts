import { useSyncExternalStore } from 'react';

/** The forbidden flag: set when a permission is denied, cleared by the buttons of the forbidden screen. */
let forbidden = false;
const listeners = new Set<() => void>();

export function setForbidden(value: boolean) {
	forbidden = value;
	for (const listener of listeners) listener();
}

export function useForbidden(): boolean {
	return useSyncExternalStore(
		(listener) => {
			listeners.add(listener);
			return () => {
				listeners.delete(listener);
			};
		},
		() => forbidden,
	);
}
