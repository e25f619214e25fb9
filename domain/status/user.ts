import { katalog } from './katalog.ts';

export const USER = katalog('User', 4, [
	[0, 'OptIn', 'OptIn', 'BEWERBEN', 'Wartet auf die Bestätigung der E-Mail-Adresse'],
	[1000, 'Freigeschaltet', 'Freigeschaltet', 'IM_DIENST', 'E-Mail-Adresse bestätigt; die Anmeldung ist möglich'],
]);
export type UserStatus = keyof typeof USER.eintraege;
