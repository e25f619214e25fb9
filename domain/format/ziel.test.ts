import { describe, expect, test } from 'vitest';
import { sicheresZiel } from './ziel.ts';

const ORIGIN = 'https://portal.example';

describe('wanted page after login', () => {
	test.each([
		[undefined, '/admin/'],
		['', '/admin/'],
		['/', '/admin/'],
		['/admin/bewerbungen?seite=2#zeile', '/admin/bewerbungen?seite=2#zeile'],
		['/bewerbungen', '/admin/bewerbungen'],
		['/changelog', '/changelog'],
		['/administration', '/admin/administration'],
		['/login?ziel=/x', '/admin/'],
		['/_next/static/x.js', '/'],
		['/admin/_next/data', '/'],
	])('%s leads to %s', (wanted, expected) => {
		expect(sicheresZiel(wanted, ORIGIN)).toBe(expected);
	});

	test.each([
		'//x',
		'/\\x',
		'https:x',
		'https://x',
		'/\t/x',
		'/..//x',
		'javascript:alert(1)',
		'\\\\x',
		'/admin\\..\\x',
	])('%s stays in the portal', (wanted) => {
		expect(sicheresZiel(wanted, ORIGIN)).toBe('/admin/');
	});
});
