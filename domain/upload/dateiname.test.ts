import fc from 'fast-check';
import '#scripts/test/zufall.ts';
import { expect, it } from 'vitest';
import { saubererName } from './dateiname.ts';
import { endungVon } from './dateitypen.ts';

it.each([
	['Zeugnis März.pdf', 'Zeugnis März.pdf'],
	['../../etc/passwd', 'passwd'],
	['C:\\Users\\ada\\Brief.pdf', 'Brief.pdf'],
	['a\r\nSet-Cookie: x=1.pdf', 'a_Set-Cookie_ x=1.pdf'],
	['\u202Efdp.exe', '_fdp.exe'],
	['.htaccess', 'htaccess'],
	['..', ''],
	['  Foto \t 1.jpg ', 'Foto _ 1.jpg'],
	['a\0.pdf', 'a_.pdf'],
])('%j is kept as %j', (roh, name) => {
	expect(saubererName(roh)).toBe(name);
});

it('never holds what means something to a system of files or a header, and keeps the extension', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (roh) => {
			const name = saubererName(`${roh}a.pdf`);
			expect(name.length).toBeLessThanOrEqual(150);
			expect(/[\p{Cc}/\\"]|^\./u.test(name)).toBe(false);
			expect(name.isWellFormed() && endungVon(name)).toBe('pdf');
		}),
	);
});

it.each([
	['a.pdf', 'pdf'],
	['a.JPEG', 'jpeg'],
	['a.pdf.exe', null],
	['a.exe.pdf', 'pdf'],
	['pdf', null],
	['a.', null],
	['a.constructor', null],
	['a.svg', null],
	['a.html', null],
	['a.docm', null],
])('the extension of %s is %s', (name, endung) => {
	expect(endungVon(name)).toBe(endung);
});
