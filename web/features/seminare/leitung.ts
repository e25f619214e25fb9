import type { Seminar } from './queries.ts';

/** Who may lead, and who does so far, also where he could not be chosen any more. */
export function mitBisheriger(
	leitungen: readonly { id: string; name: string }[],
	{ leitungPersonID = null, leitung = null }: Partial<Pick<Seminar, 'leitungPersonID' | 'leitung'>> = {},
) {
	const data = leitungen.map(({ id, name }) => ({ value: id, label: name }));
	const fehlt = leitungPersonID !== null && leitung !== null && !leitungen.some(({ id }) => id === leitungPersonID);
	return fehlt ? [{ value: leitungPersonID, label: leitung }, ...data] : data;
}
