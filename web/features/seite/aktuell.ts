const TAG_MS = 24 * 60 * 60 * 1000;
const TAGE = 7;

/** News are news for seven days. */
export function istNeu(erschienen: string, jetzt: number): boolean {
	const alter = jetzt - Date.parse(erschienen);
	return alter >= 0 && alter < TAGE * TAG_MS;
}
