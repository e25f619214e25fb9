/** The images of the Traeger. Table: Parameter / Mandant, images. */
import { type Akteur, hatRolle } from '#domain/rollen.ts';

export const TRAEGERBILDER = ['logo', 'reportlogo', 'cover', 'seminarnachweisunterschrift'] as const;
export type Traegerbild = (typeof TRAEGERBILDER)[number];

/** Logo and cover are for everybody; what stands on documents is for those who issue them. */
export const siehtTraegerbild = (akteur: Akteur, feld: string): boolean =>
	feld === 'logo' || feld === 'cover' || hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']);
