import { expect, test } from 'vitest';
import type { Nachweisereignis } from '#commands/nachweis/nachweis.ts';
import { type Nachweiseintrag, nachweiszeilen } from './nachweis.ts';

const ereignis = (version: number, commandID: string, type = 'PersonendatenGeaendert') =>
	({ version, type, meta: { commandID, zeit: `2026-08-0${version}T08:00:00.000Z` } }) as Nachweisereignis;
const eintrag = (version: number, rest: Partial<Nachweiseintrag> = {}): Nachweiseintrag => ({
	version,
	zeit: `2026-08-0${version}T08:00:00.000Z`,
	akteur: { id: 'a', name: 'Anna Äpfel' },
	impersoniertVon: null,
	satz: 'hat etwas getan.',
	aenderungen: [],
	text: null,
	...rest,
});
const zeilen = (ereignisse: readonly Nachweisereignis[], eintraege: readonly Nachweiseintrag[]) =>
	nachweiszeilen(0, ereignisse, eintraege).map(({ von, bis, wer, satz }) => [von, bis, `${wer} ${satz}`]);

test('a line tells of all events of its command, up to the next line', () => {
	const ereignisse = [ereignis(1, 'a'), ereignis(2, 'a'), ereignis(3, 'a'), ereignis(4, 'b')];
	expect(zeilen(ereignisse, [eintrag(4), eintrag(3), eintrag(1)])).toEqual([
		[1, 2, 'Anna Äpfel hat etwas getan.'],
		[3, 3, 'Anna Äpfel hat etwas getan.'],
		[4, 4, 'Anna Äpfel hat etwas getan.'],
	]);
});

test('what the history says nothing about has a line of its own', () => {
	const ereignisse = [
		ereignis(1, 'a'),
		ereignis(2, 'b', 'BemerkungGeschrieben'),
		ereignis(3, 'c', 'PlatzVergeben'),
		ereignis(4, 'd', 'Anderes'),
	];
	expect(zeilen(ereignisse, [eintrag(1)])).toEqual([
		[1, 1, 'Anna Äpfel hat etwas getan.'],
		[2, 2, 'Hier wurde etwas bemerkt, das nicht gezeigt wird.'],
		[3, 3, 'Im Kontingent wurde ein Platz vergeben.'],
		[4, 4, 'Hier steht ein Ereignis „Anderes“ ohne Satz im Verlauf.'],
	]);
});

test('names the system, who is gone, and who acted in whose view', () => {
	const wer = (rest: Partial<Nachweiseintrag>) => zeilen([ereignis(1, 'a')], [eintrag(1, rest)])[0]?.[2];
	expect(wer({ akteur: null })).toBe('Das Portal hat etwas getan.');
	expect(wer({ akteur: { id: 'x', name: null } })).toBe('Gelöschter Benutzer hat etwas getan.');
	expect(wer({ impersoniertVon: { id: 'b', name: 'Bert' } })).toBe(
		'Bert in der Ansicht von Anna Äpfel hat etwas getan.',
	);
});
