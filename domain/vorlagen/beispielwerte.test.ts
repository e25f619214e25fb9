import { expect, test } from 'vitest';
import { beispielwerte } from './beispielwerte.ts';
import { VORLAGEN } from './katalog.ts';
import { rendere } from './rendern.ts';
import { namenInMail } from './variablen.ts';
import { alsText } from './werte.ts';

test.each([
	['freiwilliger.geburtsdatum', '14.03.2007'],
	['vertrag.est_beitrag', '1.234,50 €'],
	['vertrag.wochenstunden', '39'],
	['vertrag.seminartage', '25'],
])('%s is written as %s', (name, geschrieben) => {
	expect(alsText(name, beispielwerte([name]))).toBe(geschrieben);
});

test.each([...VORLAGEN.values()])('every placeholder of $key has a value', (vorlage) => {
	const namen = namenInMail(vorlage.kontext);
	const werte = beispielwerte(namen);
	expect(namen.filter((name) => alsText(name, werte) === '')).toEqual([]);
	const { text } = rendere(vorlage, werte, '#123456');
	expect(text).not.toMatch(/undefined|\bnull\b|NaN|\{\{/);
});

test('the examples name no address that could be somebody’s', () => {
	const namen = [...VORLAGEN.values()].flatMap(({ kontext }) => namenInMail(kontext));
	const adressen = [...beispielwerte(namen).values()].flat().map(String);
	expect(
		adressen.filter((wert) => /@|:\/\//.test(wert) && !/\.test(\/|$)/.test(wert.split('\n').at(-1) ?? '')),
	).toEqual([]);
});
