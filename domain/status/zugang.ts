/** Statuses of invitations of users and of join requests, as the screens name them. Table: User, Einladung, Beitrittsanfrage. */

export const EINLADUNGSSTATUS = {
	OFFEN: 'Offen',
	ANGENOMMEN: 'Angenommen',
	ABGELAUFEN: 'Abgelaufen',
	ZURUECKGEZOGEN: 'Zurückgezogen',
} as const;
export type Einladungsstatus = keyof typeof EINLADUNGSSTATUS;

/** So long an invitation is good. */
export const EINLADUNG_TAGE = 14;

export const BEITRITTSSTATUS = { OFFEN: 'Offen', ANGENOMMEN: 'Angenommen', ABGELEHNT: 'Abgelehnt' } as const;
export type Beitrittsstatus = keyof typeof BEITRITTSSTATUS;
