/** Limits of talks over the net that the client names, too. */
import { WUNSCH, type WunschStatus } from '#domain/status/wunsch.ts';

/** In minutes. */
export const KUERZESTES = 15;
export const LAENGSTES = 240;
/** What a dialog begins with. */
export const UEBLICHES = 30;
/** So often the volunteer may choose another of the times he was offered. */
export const HOECHSTENS_VERLEGT = 2;
/** Times in one offer, and guests of one talk besides both sides. */
export const HOECHSTENS_TERMINE = 10;
export const HOECHSTENS_GAESTE = 10;
/** Whatever the service of the other end says: by then it is over (table: Meeting). */
export const VORBEI_STUNDEN = 24;
/** So long before a talk its reminder leaves. */
export const ERINNERUNG_STUNDEN = 24;
/** Wishes that are talked about (integrations.md §2). */
export const BESPRECHBAR: readonly WunschStatus[] = [
	WUNSCH.nr.Beworben,
	WUNSCH.nr.Warteliste,
	WUNSCH.nr.Vorschlag,
	WUNSCH.nr.Kontaktiert,
	WUNSCH.nr.InVertragsverhandlung,
];
