import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { istBeispieladresse } from '#domain/felder/kontakt.ts';
import { baue, type Umschlag } from './nachricht.ts';

const UMSCHLAG: Umschlag = {
	id: 'id',
	messageID: '<eins@portal.test>',
	von: { name: 'Sportjugend', email: 'noreply@portal.test' },
	ruecklauf: 'noreply@portal.test',
	an: { name: 'Ada Łovelace', email: 'ada@post.test' },
	antwortAn: null,
};
const INHALT = { betreff: 'Grüße', text: 'Text', html: '<p>HTML</p>' };

test('umlauts survive the headers', async () => {
	const mail = await PostalMime.parse((await baue(UMSCHLAG, INHALT)).roh);
	expect(mail).toMatchObject({ subject: 'Grüße', to: [{ name: 'Ada Łovelace', address: 'ada@post.test' }] });
});

/** Table of abuses, mail header injection. */
test.each([
	['subject', UMSCHLAG, { ...INHALT, betreff: 'Hallo\r\nBcc: opfer@post.test' }],
	['subject, line feed alone', UMSCHLAG, { ...INHALT, betreff: 'Hallo\nBcc: opfer@post.test' }],
	['name', { ...UMSCHLAG, an: { ...UMSCHLAG.an, name: 'Ada\r\nBcc: opfer@post.test' } }, INHALT],
	['sender', { ...UMSCHLAG, von: { ...UMSCHLAG.von, name: 'S\rX: y' } }, INHALT],
])('a line break in the %s is refused', async (_, umschlag, inhalt) => {
	await expect(baue(umschlag, inhalt)).rejects.toThrow('Zeilenumbruch in einer Kopfzeile');
});

test.each([
	'ada@post.test\r\nBcc: opfer@post.test',
	'ada@post.test, opfer@post.test',
	'ada@post.test>\r\nRCPT TO:<opfer@post.test',
	'<ada@post.test>',
	'ada',
	'ada@',
	'@post.test',
	'a b@post.test',
])('%j is no address', async (email) => {
	await expect(baue({ ...UMSCHLAG, an: { name: 'Ada', email } }, INHALT)).rejects.toThrow('Ungültige Adresse');
});

test.each(['a@example.org', 'a@example.com', 'a@example.net', 'a@EXAMPLE.de', 'a@mail.example', 'a@x.example.org'])(
	'%s is an example',
	(email) => expect(istBeispieladresse(email)).toBe(true),
);
test.each(['a@examples.org', 'a@example-verein.de', 'a@demo.test', 'example@verein.de'])('%s is none', (email) =>
	expect(istBeispieladresse(email)).toBe(false),
);
