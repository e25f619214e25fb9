import { expect, it } from 'vitest';
import { wunschMaschine } from '#domain/akte/maschinen/wunsch.machine.ts';
import { uebergang } from '#domain/maschine.ts';
import { WUNSCH, type WunschStatus } from '#domain/status/wunsch.ts';
import { SAMMEL } from '../../texte/listen/sammelaktion.ts';
import { type Sammelaktion, VORHABEN } from './aktionen.ts';

const STATUS = Object.keys(WUNSCH.eintraege).map(Number) as WunschStatus[];

it.each([
	['kontaktieren', 'WunschKontaktiert'],
	['verhandeln', 'VerhandlungBegonnen'],
	['einigen', 'EinigungErzielt'],
	['reaktivieren', 'WunschReaktiviert.0'],
	['wartelisteSetzen', 'WunschAufWarteliste'],
	['wartelisteAufheben', 'WunschVonWarteliste'],
] as const satisfies readonly (readonly [Sammelaktion, string])[])(
	'the reach of %s counts the statuses it starts from',
	(aktion, ereignis) => {
		const { ab = [], nach } = VORHABEN[aktion];
		expect([nach]).toEqual([...new Set(ab.map((s) => uebergang(wunschMaschine, s as WunschStatus, ereignis)))]);
		expect(ab).toEqual(STATUS.filter((s) => uebergang(wunschMaschine, s, ereignis) !== null));
	},
);

it.each([
	[1, false, '1 ausgewähltes Dokument'],
	[3, false, '3 ausgewählte Dokumente'],
	[1, true, '1 gefundenes Dokument'],
	[1240, true, 'alle 1.240 gefundenen Dokumente'],
])('%d, all of them: %s, are %s', (anzahl, alle, worte) => {
	expect(SAMMEL.gemeinte.DOKUMENTE(anzahl, alle)).toBe(worte);
});

it('what takes an action back starts from where that action leads', () => {
	expect(VORHABEN.wartelisteSetzen.gegenteil).toBe('wartelisteAufheben');
	expect(VORHABEN.wartelisteAufheben.gegenteil).toBe('wartelisteSetzen');
	expect(VORHABEN.ablehnen.gegenteil).toBe('reaktivieren');
	expect(uebergang(wunschMaschine, 0, 'WunschAbgelehnt')).toBe(9500);
	expect(VORHABEN.reaktivieren.ab).toContain(9500);
});
