import { expect, it } from 'vitest';
import { DOKUMENT } from './dokument.ts';
import { DOKUMENTSPEC } from './dokumentspec.ts';
import { FREIWILLIGER } from './freiwilliger.ts';
import { formatStatus, katalog } from './katalog.ts';
import { UPLOADSTATUS } from './upload.ts';
import { USER } from './user.ts';
import { VERTRAG } from './vertrag.ts';
import { WUNSCH } from './wunsch.ts';

it('shows the padded number with its label', () => {
	expect(formatStatus(WUNSCH, 0)).toBe('0000 (Beworben)');
	expect(formatStatus(FREIWILLIGER, 2100)).toBe('2100 (Kontaktiert)');
});

it('says of every entry what it means', () => {
	for (const { name, eintraege } of [FREIWILLIGER, WUNSCH, DOKUMENT, VERTRAG, USER, DOKUMENTSPEC])
		for (const { key, beschreibung } of Object.values(eintraege))
			expect([name, key, beschreibung.length > 8]).toEqual([name, key, true]);
	for (const [key, { beschreibung }] of Object.entries(UPLOADSTATUS))
		expect([key, beschreibung.length > 8]).toEqual([key, true]);
	// Table: no-shows are archived and free their place.
	expect([FREIWILLIGER.eintraege[9500], WUNSCH.eintraege[8000]].map((e) => e.beschreibung)).toEqual([
		'Archiviert, der Platz ist wieder frei',
		'Archiviert, der Platz ist wieder frei',
	]);
});

it('pads to two digits where the catalogue says so', () => {
	const zweistellig = katalog('Beispiel', 2, [
		[0, 'Entwurf', 'Entwurf', 'BEWERBEN', 'Noch in Arbeit'],
		[45, 'AnerkanntAU', 'Anerkannt AU', 'IM_DIENST', 'Krank gemeldet'],
	]);
	expect(formatStatus(zweistellig, 0)).toBe('00 (Entwurf)');
	expect(formatStatus(zweistellig, 45)).toBe('45 (Anerkannt AU)');
});
