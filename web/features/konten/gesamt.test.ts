import { expect, it } from 'vitest';
import { kontosumme, kontozeilen } from '#domain/geld/konto.ts';
import type { Geldvertrag } from '#domain/geld/posten.ts';
import { type Gesamt, summandenVon } from './gesamt.ts';
import type { Kontozeile } from './queries.ts';

const VERTRAG: Geldvertrag = {
	...{ vertragID: 'v', freiwilligerID: 'f', art: 'FSJ', von: '2026-09-16', bis: '2027-02-14' },
	...{ taschengeld: 45_000, geldersatzUnterkunft: 10_000, geldersatzVerpflegung: null },
	...{ zuschussDeutschlandticket: null, mobilitaetszuschlag: null, estBeitrag: null },
	...{ geldaenderungen: [], isBuchhaltungTraeger: true, resturlaubTage: null, diensttageProWoche: 50 },
};
const anteil = (monat: string, betrag: number, status: 'FREIGEGEBEN' | 'GEBUCHT' | 'ENTWURF') => ({
	...{ laufID: monat, laufNr: 1, art: 'TASCHENGELD' as const, status, statusSeit: '2026-11-01T00:00:00Z' },
	...{ vertragID: 'v', freiwilligerID: 'f', monat, teile: { TASCHENGELD: betrag }, betrag },
});

it('a sum below the months is what its rows come to', () => {
	const zeilen = kontozeilen({
		...{ art: 'TASCHENGELD', vertraege: [VERTRAG], seit: '2026-10', jetzt: '2026-12' },
		laeufe: [
			anteil('2026-10', 55_000, 'GEBUCHT'),
			anteil('2026-11', 50_000, 'FREIGEGEBEN'),
			anteil('2026-12', 55_000, 'ENTWURF'),
		],
	});
	const { faellig, freigegeben, gebucht, offen } = kontosumme(zeilen);
	// Half of September lies before the first run; three months are owed, one of them 50 € short, one not released.
	expect([faellig, freigegeben, gebucht, offen]).toEqual([165_000, 105_000, 55_000, 60_000]);
	const summe = (was: Gesamt) =>
		summandenVon(zeilen as unknown as Kontozeile[], was, () => ({ vertragID: 'v', freiwilligerID: 'f', name: 'Mara' }));
	const betrag = (was: Gesamt) => summe(was).reduce((bisher, zeile) => bisher + zeile.betrag, 0);
	expect((['SOLL', 'FREI', 'GEBUCHT', 'OFFEN'] as const).map(betrag)).toEqual([faellig, freigegeben, gebucht, offen]);
	const teile = summe('SOLL').flatMap((zeile) => Object.values(zeile.teile));
	expect(teile.reduce((bisher, euro) => bisher + euro, 0)).toBe(faellig);
});
