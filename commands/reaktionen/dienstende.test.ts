import { expect, test } from 'vitest';
import { statusSetzen } from '#domain/akte/entscheidungen/freiwilliger/status-setzen.ts';
import { ADMIN } from '#domain/akte/tests/personen.fixture.ts';
import { bis, endetFrueh, weltMitPlaetzen, wunschAn } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import { addiereTage } from '#domain/datum.ts';
import { reagiereAufAkte } from './akte.ts';
import type { Empfaenger } from './mailzeile.ts';

/** What the events of the last command write, as `TEMPLATE an WEN`. */
function mails(welt: Welt): string[] {
	const alle = welt.verlauf.get('f') ?? [];
	const befehl = alle.at(-1)?.meta.commandID;
	return alle
		.filter(({ meta }) => meta.commandID === befehl)
		.flatMap((e) => reagiereAufAkte(e, welt.akte('f')))
		.filter(({ art }) => art === 'mail')
		.map(({ schluessel, empfaenger }) => `${schluessel} an ${(empfaenger as Empfaenger).art}`);
}

const DIENSTENDE = ['DIENSTENDE an FREIWILLIGER', 'DIENSTENDE an EINSATZORT'];

test('an end that is corrected by hand is told again, with its step or without', () => {
	const welt = weltMitPlaetzen();
	bis(welt, 'f', 4000);
	endetFrueh(welt, 'f');
	expect(mails(welt)).toEqual(DIENSTENDE);
	const setze = (ziel: 9000 | 9300 | 4000, datum: string) => {
		const wunschID = wunschAn(welt, 'f').id;
		welt.heute = addiereTage(welt.heute, 1);
		welt.tue('f', ADMIN, statusSetzen, { ziel, wunschID, datum, grund: 'nach Aktenlage berichtigt' });
		return mails(welt);
	};
	expect(setze(9300, '2026-01-29')).toEqual(DIENSTENDE);
	expect(setze(9000, '2026-01-30')).toEqual(DIENSTENDE);
	expect(setze(4000, '2025-09-01')).not.toContain(DIENSTENDE[0]);
});
