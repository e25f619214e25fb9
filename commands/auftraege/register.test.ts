import { expect, test } from 'vitest';
import { AUFTRAGSARTEN, AUFTRAGSNAMEN } from './arten.ts';
import { erstelleRegister } from './register.ts';

const art = (name: string) => ({ name, umfang: 'EINES' as const, fuehreAus: async () => {} });

test('every job of the portal has exactly one handler', () => {
	expect([...erstelleRegister(AUFTRAGSNAMEN, AUFTRAGSARTEN).keys()].toSorted()).toEqual([...AUFTRAGSNAMEN].toSorted());
});

test('a start is refused at which a job has no handler', () => {
	expect(() => erstelleRegister(['mail', 'kehren'], [art('mail')])).toThrow('Auftrag kehren: kein Bearbeiter');
});

test('a start is refused at which a job has two handlers', () => {
	expect(() => erstelleRegister(['mail'], [art('mail'), art('mail')])).toThrow('Auftrag mail: zwei Bearbeiter');
});

test('a start is refused at which a handler waits for a job nobody knows', () => {
	expect(() => erstelleRegister(['mail'], [art('mail'), art('post')])).toThrow('Auftrag post: unbekannter Name');
});
