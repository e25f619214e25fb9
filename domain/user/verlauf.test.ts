import { expect, test } from 'vitest';
import { aufgezeichnet } from '#domain/beispiel.ts';
import { RollenGeaendert, UserAngelegt, UserGesperrt, ZuordnungGeaendert } from './ereignisse.ts';
import { benutzerverlauf } from './verlauf.ts';

test('tells what happened to an account in sentences, the oldest first', () => {
	const ereignisse = aufgezeichnet([
		UserAngelegt({
			von: null,
			nach: 0,
			rollen: ['MA_VEREIN'],
			freiwilligerID: null,
			sprache: 'de',
			einsatzstelleIDs: ['s1'],
			einsatzortIDs: [],
		}),
		RollenGeaendert({ von: ['MA_VEREIN'], nach: ['ADMIN', 'MA_VERWALTUNG'] }),
		ZuordnungGeaendert({
			von: { einsatzstelleIDs: ['s1'], einsatzortIDs: [] },
			nach: { einsatzstelleIDs: ['s2'], einsatzortIDs: ['o1'] },
		}),
		UserGesperrt({}),
	]);
	expect(benutzerverlauf(ereignisse, (id) => `<${id}>`).map((schritt) => schritt.satz)).toEqual([
		'hat das Konto angelegt, mit der Rolle Einsatzstelle (MA Verein).',
		'hat die Rollen geändert: bisher Einsatzstelle (MA Verein), jetzt Administration.',
		'hat die Einsatzstellen geändert: neu <s2>, <o1>; nicht mehr <s1>.',
		'hat das Konto gesperrt.',
	]);
});
