import { katalog } from './katalog.ts';

export const USER = katalog('User', 4, [
	[0, 'OptIn', 'OptIn', 'BEWERBEN', 'Wartet auf die Bestätigung der E-Mail-Adresse'],
	[1000, 'Freigeschaltet', 'Freigeschaltet', 'IM_DIENST'],
]);
export type UserStatus = keyof typeof USER.eintraege;
