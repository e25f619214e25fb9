import { describe, expect, test } from 'vitest';
import { VORLAGEN } from './katalog.ts';
import { rendere } from './rendern.ts';
import type { Mailvorlage } from './vorlage.ts';
import type { Wert } from './werte.ts';

/** What somebody would write into a template, or into a field that goes into one, to have it obeyed. */
const KORPUS = [
	'<script>alert(1)</script>',
	'<img src=x onerror=alert(1)>',
	'<svg/onload=alert(1)>',
	'<a href="javascript:alert(1)">hier</a>',
	'<iframe srcdoc="<script>alert(1)</script>"></iframe>',
	'<style>*{display:none}</style>',
	'<form action="https://boese.test"><input name=kennwort></form>',
	'</p></div><meta http-equiv="refresh" content="0;url=https://boese.test">',
	'"><base href="https://boese.test/">',
	"' onmouseover='alert(1)",
	'<!--<img src="--><img src=x onerror=alert(1)//">',
	'<ScRiPt\u0000>alert(1)</sCrIpT>',
	'&lt;script&gt;alert(1)&lt;/script&gt;',
	'<math><mi xlink:href="data:x,<script>alert(1)</script>"></mi></math>',
	'[Hier](javascript:alert`1`)',
	'[Hier](data:text/html,<script>alert`1`</script>)',
	'[Hier](https://boese.test/"onclick="alert`1`)',
	'> <b>zitiert</b>',
	'[<b>fett</b>](https://portal.test)',
];

const basis = VORLAGEN.get('KONTAKTIERT') as Mailvorlage;
const FARBE = '#123456';
const werte = (nachricht: string) =>
	new Map([
		['empfaenger.name', nachricht],
		['nachricht', nachricht],
		['einsatzort.bezeichnung', nachricht],
		['mandant.bezeichnung', nachricht],
		['mandant.url', 'https://portal.test'],
	]);

/** The frame of every mail and its blocks; nothing else may open a tag. */
const ERLAUBT = 'html head meta title body div p a b br ul li blockquote'.split(' ');
const TAG = /<\/?([a-z!][^\s>/]*)((?:\s+[a-z-]+="[^"]*")*)\s*>/gi;
const ATTRIBUTE = ['lang', 'charset', 'name', 'content', 'style', 'href'];

function pruefe(html: string): void {
	const ohneDoctype = html.replace(/^<!doctype html>\n/, '');
	for (const [, tag = '', attribute = ''] of ohneDoctype.matchAll(TAG)) {
		expect(ERLAUBT).toContain(tag);
		for (const [, name = '', wert = ''] of attribute.matchAll(/([a-z-]+)="([^"]*)"/gi)) {
			expect(ATTRIBUTE).toContain(name);
			if (name === 'href') expect(wert).toMatch(/^https?:\/\//);
		}
	}
	// Whatever is no such tag has no bracket left that could begin one.
	expect(ohneDoctype.replace(TAG, '')).not.toMatch(/[<>]/);
}

describe.each(KORPUS)('%j', (boese) => {
	test('stays text in the template', () => {
		pruefe(rendere({ ...basis, betreff: boese, inhalt: `Hallo,\n\n${boese}\n\nGruß` }, werte('Ada'), FARBE).html);
	});

	test('stays text as a value', () => {
		for (const vorlage of VORLAGEN.values()) pruefe(rendere(vorlage, werte(boese), FARBE).html);
	});

	test('stays text in a message somebody shaped', () => {
		const nachricht = { markup: `**${boese}**\n- ${boese}\n\n[${boese}](${boese})` };
		pruefe(rendere(basis, new Map<string, Wert>([...werte('Ada'), ['nachricht', nachricht]]), FARBE).html);
	});
});
