import { expect, test } from 'vitest';
import { alsAngaben, anfangswerte, leereFelder } from './pruefeingabe.ts';

const krankenkasse = { feld: 'krankenkasse', bezeichnung: 'Krankenkasse', wert: null };
const bildrechte = { feld: 'isBildrechte', bezeichnung: 'Bildrechte', wert: false };

test('begins with what the file says, and leaves alone what stays empty', () => {
	const eingabe = anfangswerte({ steuerungsfelder: [krankenkasse, bildrechte] }, { original: null });
	expect(alsAngaben(eingabe)).toEqual({ steuerwerte: { isBildrechte: false } });
	expect(alsAngaben(anfangswerte({ steuerungsfelder: [krankenkasse] }, { original: null }))).toEqual({});
});

test('sends what was entered', () => {
	const eingabe = { gueltigBis: '2027-08-31', papier: true, original: '', werte: { krankenkasse: 'AOK' } };
	expect(alsAngaben(eingabe)).toEqual({
		gueltigBis: '2027-08-31',
		papier: true,
		steuerwerte: { krankenkasse: 'AOK' },
	});
});

test('empty is what nobody answered; a no is an answer', () => {
	const steuerungsfelder = [krankenkasse, bildrechte];
	expect(leereFelder({ steuerungsfelder }, { werte: { krankenkasse: ' ', isBildrechte: false } })).toEqual([
		krankenkasse,
	]);
	expect(leereFelder({ steuerungsfelder }, { werte: { krankenkasse: 'AOK', isBildrechte: null } })).toEqual([
		bildrechte,
	]);
	expect(leereFelder({ steuerungsfelder }, { werte: { krankenkasse: 'AOK', isBildrechte: true } })).toEqual([]);
});
