/** Why the place a mail offered can't be had by its link any more. */

import { SEMINAR, type SeminarStatus } from '#domain/status/seminar.ts';
import type { Platzstand } from './ereignisse.ts';

interface Angebotsstand {
	readonly status: SeminarStatus;
	/** null: it has no date. */
	readonly von: string | null;
	readonly stand: Platzstand | null;
	readonly frist: string | null;
}

/** null: it waits for the answer. */
export function warumNichtMehr(
	{ status, von, stand, frist }: Angebotsstand,
	heute: string,
	jetzt: string,
): string | null {
	if (status === SEMINAR.nr.Abgesagt) return 'Das Seminar wurde abgesagt.';
	if (status === SEMINAR.nr.Durchgefuehrt || (von !== null && von <= heute)) return 'Das Seminar hat schon begonnen.';
	if (stand === 'ANGEMELDET') return 'Sie haben in diesem Seminar schon einen Platz.';
	if (stand === 'WARTELISTE') return 'Die Frist für diesen Platz ist abgelaufen. Sie stehen wieder auf der Warteliste.';
	if (stand === null) return 'Der Platz ist nicht mehr für Sie reserviert.';
	return frist !== null && frist < jetzt ? 'Die Frist für diesen Platz ist abgelaufen.' : null;
}
