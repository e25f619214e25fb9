/** Says that this browser is in the view of another user; only a hint, the server knows (table: Session). */
const SCHLUESSEL = 'active_session';

export const hatMarke = (): boolean => localStorage.getItem(SCHLUESSEL) !== null;
export const setzeMarke = (): void => localStorage.setItem(SCHLUESSEL, '1');
export const entferneMarke = (): void => localStorage.removeItem(SCHLUESSEL);

/** Another tab has set or removed the mark. Returns how to stop listening. */
export function beiMarkenwechsel(melde: () => void): () => void {
	const pruefe = ({ key }: StorageEvent) => {
		if (key === SCHLUESSEL) melde();
	};
	window.addEventListener('storage', pruefe);
	return () => window.removeEventListener('storage', pruefe);
}
