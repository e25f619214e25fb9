import { addiereTage, wochenbeginn } from '#domain/datum.ts';

/** Saturday and Sunday, on which banks carry nothing out. */
export const istWochenende = (tag: string): boolean => tag >= addiereTage(wochenbeginn(tag), 5);

/** The first day after this one on which banks carry things out. */
export function naechsterBanktag(tag: string): string {
	const naechster = addiereTage(tag, 1);
	return istWochenende(naechster) ? addiereTage(wochenbeginn(naechster), 7) : naechster;
}
