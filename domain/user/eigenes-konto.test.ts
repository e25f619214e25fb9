import { expect, test } from 'vitest';
import { aendereEigenes } from './eigenes-konto.ts';
import { frei, nach, texte } from './test-user.ts';

const NAME = { vorname: 'Zoë', nachname: 'von der Aue' };

test('name, language and supervision in one go, and only what differs', () => {
	const user = nach(...frei());
	expect(
		aendereEigenes(user, { ...NAME, vorname: 'Ada', sprache: 'en', isBetreuerAutomatischZuweisen: true }),
	).toMatchObject([
		{ type: 'UserNameGeaendert', person: { vorname: 'Ada', nachname: 'von der Aue' } },
		{ type: 'SpracheGeaendert', facts: { von: 'de', nach: 'en' } },
		{ type: 'AutomatischeZuweisungGesetzt', facts: { isBetreuerAutomatischZuweisen: true } },
	]);
	expect(aendereEigenes(user, { ...NAME, sprache: 'de', isBetreuerAutomatischZuweisen: false })).toEqual([]);
	expect(aendereEigenes(user, NAME)).toEqual([]);
});

test('volunteers supervise nobody', () => {
	const freiwillige = nach(...frei({ rollen: ['FREIWILLIGER'], freiwilligerID: 'f' }));
	expect(texte(() => aendereEigenes(freiwillige, { ...NAME, isBetreuerAutomatischZuweisen: true }))).toEqual([
		'Nur Mitarbeitende können sich als Betreuung zuweisen lassen.',
	]);
	expect(aendereEigenes(freiwillige, { ...NAME, sprache: 'en' })).toHaveLength(1);
});
