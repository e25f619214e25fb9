import { type Akteur, PORTAL } from '#domain/rollen.ts';

/** Who has shown by a link that an account, or a file without one, is his, as he acts on it. */
export const inhaber = (userID: string | null, freiwilligerID: string): Akteur => ({
	...PORTAL,
	art: 'TOKEN',
	userID,
	rollen: ['FREIWILLIGER'],
	freiwilligerID,
});
