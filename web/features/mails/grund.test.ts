import { expect, test } from 'vitest';
import { grundwort } from './grund.ts';

test.each([
	['SMTP 554', 'Der Mailserver hat die E-Mail abgelehnt (SMTP 554)'],
	['SMTP 451', 'Der Mailserver konnte die E-Mail nicht annehmen (SMTP 451)'],
	['ETIMEDOUT', 'Keine Antwort des Mailservers (ETIMEDOUT)'],
	['Die Vorlage ist abgeschaltet', 'Die Vorlage ist abgeschaltet'],
])('%s reads as %s', (fehler, erwartet) => {
	expect(grundwort(fehler)).toBe(erwartet);
});
