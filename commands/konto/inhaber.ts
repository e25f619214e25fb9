import { type Akteur, PORTAL } from '#domain/rollen.ts';

/** Who has shown by a link that an account is his, as he acts on his own file. */
export const inhaber = (userID: string, freiwilligerID: string): Akteur => ({
	...PORTAL,
	art: 'TOKEN',
	userID,
	rollen: ['FREIWILLIGER'],
	freiwilligerID,
});
