import type { Gastangaben, Raum } from './haus.ts';
import type { Gast } from './raumregeln.ts';

export const raum = (id: string, fuer: Raum['fuer'], betten = 2, isBarrierefrei = false): Raum => ({
	id,
	bezeichnung: id,
	betten,
	fuer,
	isBarrierefrei,
});

export const gast = (id: string, geschlecht: Gast['geschlecht'] = 'W', alter: number | null = 19): Gast => ({
	id,
	name: id,
	art: 'TEILNEHMEND',
	geschlecht,
	alter,
	isMinderjaehrig: alter === null ? null : alter < 18,
});

export const leitung = (id: string): Gast => ({ ...gast(id, null, null), art: 'LEITUNG' });

export const bett = (gastID: string, raumID: string, grund: string | null = null) => ({ gastID, raumID, grund });

export const wunsch = (gastID: string, ...mit: string[]): Gastangaben => ({
	gastID,
	mit,
	isBarrierefrei: false,
	ankunft: null,
	abreise: null,
});
