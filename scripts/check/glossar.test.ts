import { expect, test } from 'vitest';
import { teile, verboteneWoerter, verstoesse } from './glossar.ts';

const GLOSSAR = `# Glossar

| Begriff | Bedeutung | nicht verwenden |
|---|---|---|
| Freiwilliger | Wer den Dienst leistet | \`Bewerber\`, Teilnehmer |
| Träger | Wer den Dienst trägt | Anbieter |
| Zyklus | Ein Jahrgang | – |
`;

test('the third column is read, with the term to use instead', () => {
	expect([...verboteneWoerter(GLOSSAR)]).toEqual([
		['bewerber', 'Freiwilliger'],
		['teilnehmer', 'Freiwilliger'],
		['anbieter', 'Träger'],
	]);
});

test.each([
	['freiwilligerID', ['freiwilliger', 'id']],
	['PLZFeld', ['plz', 'feld']],
	['IM_DIENST', ['im', 'dienst']],
	['status-dialog.test.ts', ['status', 'dialog', 'test', 'ts']],
	['vertrag2', ['vertrag']],
])('%s is made of %j', (bezeichner, erwartet) => {
	expect(teile(bezeichner)).toEqual(erwartet);
});

test('a planted identifier and a planted file name are found, texts and comments are not', () => {
	const verboten = verboteneWoerter(GLOSSAR);
	const text =
		"// Bewerber\nconst text = 'Bewerber';\nexport const bewerberliste = 1;\nexport function ladeBewerber() {}\n";
	expect(verstoesse('web/liste.ts', text, verboten)).toEqual([
		'web/liste.ts:4: „bewerber“ in ladeBewerber: der Begriff ist Freiwilliger',
	]);
	expect(verstoesse('web/anbieter-suche.tsx', '', verboten)).toEqual([
		'web/anbieter-suche.tsx:1: „anbieter“ in anbieter-suche.tsx: der Begriff ist Träger',
	]);
});
