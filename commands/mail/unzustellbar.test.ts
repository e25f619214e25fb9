import { expect, test } from 'vitest';
import { leseBericht } from './unzustellbar.ts';

const bericht = (action: string, status: string) =>
	Buffer.from(
		[
			'From: MAILER-DAEMON@post.test',
			'To: ruecklauf@portal.test',
			'Subject: Undelivered Mail',
			'Content-Type: multipart/report; report-type=delivery-status; boundary=x',
			'MIME-Version: 1.0',
			'',
			'--x',
			'Content-Type: text/plain',
			'',
			'Your message to ada@post.test could not be delivered.',
			'--x',
			'Content-Type: message/delivery-status',
			'',
			'Reporting-MTA: dns; post.test',
			'',
			'Final-Recipient: rfc822; ada@post.test',
			`Action: ${action}`,
			`Status: ${status}`,
			'Diagnostic-Code: smtp; 550 5.1.1 <ada@post.test> unknown',
			'--x--',
			'',
		].join('\r\n'),
	);

test.each([
	['failed', '5.1.1', 'ADRESSE_UNBEKANNT'],
	['failed', '5.2.1', 'ADRESSE_UNBEKANNT'],
	['failed', '5.2.2', 'POSTFACH_VOLL'],
	['failed', '4.4.1', 'NICHT_ERREICHBAR'],
	['failed', '5.7.1', 'ABGELEHNT'],
	['failed', '', 'UNBEKANNT'],
	['delayed', '4.4.1', null],
	['delivered', '2.0.0', null],
])('%s with %s is %s', async (action, status, erwartet) => {
	expect(await leseBericht(bericht(action, status))).toBe(erwartet);
});

test('an answer of a person is no report', async () => {
	const antwort = Buffer.from('From: ada@post.test\r\nSubject: Re: Hallo\r\n\r\nStatus: 5.1.1\r\nAction: failed\r\n');
	expect(await leseBericht(antwort)).toBeNull();
});
