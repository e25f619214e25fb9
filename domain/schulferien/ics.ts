/** Events of a calendar file (RFC 5545), as sites of school holidays publish them: whole days, each with a summary. */
import { addiereTage, istDatum } from '#domain/datum.ts';
import type { Rohferien } from './einlesen.ts';

interface Zeile {
	readonly nr: number;
	readonly name: string;
	readonly wert: string;
}

/** Does it look like one? */
export const istKalender = (text: string): boolean => /^﻿?\s*BEGIN:VCALENDAR/i.test(text);

export function liesKalender(text: string): Rohferien[] {
	const zeilen = entfalte(text);
	const kalender = zeilen.find(({ name }) => name === 'X-WR-CALNAME')?.wert ?? '';
	const gelesen: Rohferien[] = [];
	let offen: Zeile[] | null = null;
	for (const zeile of zeilen) {
		const istGrenze = zeile.wert.toUpperCase() === 'VEVENT';
		if (zeile.name === 'BEGIN' && istGrenze) offen = [zeile];
		else if (zeile.name === 'END' && istGrenze && offen) {
			gelesen.push(termin(offen, kalender));
			offen = null;
		} else offen?.push(zeile);
	}
	return gelesen;
}

/** Long lines go on in the next one, behind a space or a tab. */
function entfalte(text: string): Zeile[] {
	const zeilen: { nr: number; text: string }[] = [];
	for (const [i, zeile] of text
		.replace(/^﻿/, '')
		.split(/\r\n|\n|\r/)
		.entries()) {
		const letzte = zeilen.at(-1);
		if (/^[ \t]/.test(zeile) && letzte) letzte.text += zeile.slice(1);
		else if (zeile !== '') zeilen.push({ nr: i + 1, text: zeile });
	}
	return zeilen.flatMap(({ nr, text: zeile }) => {
		// A quoted parameter may hold a colon.
		const treffer = /^([A-Za-z0-9-]+)((?:;[^":]*(?:"[^"]*")?[^":]*)*):(.*)$/.exec(zeile);
		return treffer ? [{ nr, name: (treffer[1] ?? '').toUpperCase(), wert: (treffer[3] ?? '').trim() }] : [];
	});
}

function termin(zeilen: readonly Zeile[], kalender: string): Rohferien {
	const wert = (name: string): string => zeilen.find((zeile) => zeile.name === name)?.wert ?? '';
	const worte = (name: string): string => entwerte(wert(name));
	const von = tag(wert('DTSTART'));
	return {
		zeile: zeilen[0]?.nr ?? 0,
		bezeichnung: worte('SUMMARY'),
		land: null,
		// Where the summary doesn't say it, the rest of the event does, or the name of the calendar.
		herkunft: [worte('SUMMARY'), worte('LOCATION'), worte('CATEGORIES'), worte('DESCRIPTION'), entwerte(kalender)],
		von,
		bis: letzterTag(von, { ende: wert('DTEND'), dauer: wert('DURATION') }),
	};
}

/** `20260216` or `20260216T000000Z`; anything else as it stands. */
function tag(wert: string): string {
	const treffer = /^(\d{4})(\d{2})(\d{2})(?:T\d{6}Z?)?$/.exec(wert);
	return treffer ? `${treffer[1]}-${treffer[2]}-${treffer[3]}` : wert;
}

/** The end is the first moment after it; without one the event takes its day. */
function letzterTag(von: string, { ende, dauer }: { ende: string; dauer: string }): string {
	if (!istDatum(von)) return von;
	const [, wochen = '0', tage = '0'] = /^P(?:(\d{1,3})W)?(?:(\d{1,3})D)?/.exec(dauer) ?? [];
	if (!ende) return addiereTage(von, Math.max(1, Number(wochen) * 7 + Number(tage)) - 1);
	const danach = tag(ende);
	if (!istDatum(danach) || danach <= von) return danach;
	const endetImTag = /T(?!000000)\d{6}/.test(ende);
	return endetImTag ? danach : addiereTage(danach, -1);
}

const entwerte = (text: string): string =>
	text.replace(/\\([\\;,nN])/g, (_, was: string) => (/n/i.test(was) ? ' ' : was));
