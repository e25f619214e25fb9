import { expect, test } from 'vitest';
import { aufgezeichnet } from '#domain/beispiel.ts';
import {
	AnerkanntePlaetzeFestgelegt,
	KontingentAngefragt,
	KontingentabfrageEntschieden,
	KontingentabfrageErinnert,
	KontingentabfrageGesendet,
	type KontingentEreignis,
	KontingentGenehmigt,
	KontingentZugeteilt,
	KontingentzuteilungEntfernt,
	PlatzFreigegeben,
} from '#domain/kontingent/ereignisse.ts';
import { kontingentverlauf } from './kontingentverlauf.ts';

const namen = (id: string) => `<${id}>`;
const freitext = <D>(daten: D) => ({ betroffener: 's', art: 'FREITEXT', daten }) as const;
const zeile = { zyklusID: 'z', dienstartID: 'fsj' };
const ereignisse: KontingentEreignis[] = [
	AnerkanntePlaetzeFestgelegt({ einsatzortID: null, von: null, nach: 8 }),
	AnerkanntePlaetzeFestgelegt({ einsatzortID: 'o', von: 2, nach: 3 }),
	KontingentabfrageGesendet({ zyklusID: 'z', frist: '2026-03-31' }, freitext({ text: 'Bitte.' })),
	KontingentabfrageErinnert({ zyklusID: 'z' }),
	KontingentAngefragt(
		{ zyklusID: 'z', zeilen: [{ dienstartID: 'fsj', von: null, nach: 4 }] },
		freitext({ bemerkung: 'Vier.' }),
	),
	KontingentGenehmigt({ ...zeile, von: 0, nach: 4 }),
	KontingentabfrageEntschieden({ zyklusID: 'z' }),
	KontingentZugeteilt({ ...zeile, einsatzortID: 'o', von: 0, nach: 2, isUebernahmeAusEinsatzstelle: false }),
	KontingentZugeteilt({ ...zeile, einsatzortID: 'p', von: 0, nach: 2, isUebernahmeAusEinsatzstelle: false }),
	KontingentzuteilungEntfernt({ ...zeile, einsatzortID: 'o', von: 2 }),
	PlatzFreigegeben({ wunschID: 'w' }),
];

test('an Einsatzstelle tells everything that was decided about its places', () => {
	const verlauf = kontingentverlauf(aufgezeichnet(ereignisse), { id: 's', istStelle: true }, namen);
	expect(verlauf.map(({ satz, aenderungen }) => [satz, ...aenderungen.map((a) => Object.values(a).join(' '))])).toEqual(
		[
			['hat die anerkannten Plätze BFD festgelegt.', 'Anerkannt  8'],
			['hat die anerkannten Plätze BFD am Einsatzort <o> festgelegt.', 'Anerkannt 2 3'],
			['hat die Kontingentabfrage zum Zyklus <z> mit Frist bis 31.03.2026 gesendet.'],
			['hat an die Kontingentabfrage zum Zyklus <z> erinnert.'],
			['hat die Kontingentabfrage zum Zyklus <z> beantwortet.', '<fsj>  4'],
			['hat im Zyklus <z> für <fsj> Plätze genehmigt.', 'Genehmigt 0 4'],
			['hat über die Kontingentabfrage zum Zyklus <z> entschieden.'],
			['hat im Zyklus <z> für <fsj> Plätze am Einsatzort <o> zugeteilt.', 'Zugeteilt 0 2'],
			['hat im Zyklus <z> für <fsj> Plätze am Einsatzort <p> zugeteilt.', 'Zugeteilt 0 2'],
			['hat im Zyklus <z> für <fsj> die Zuteilung am Einsatzort <o> entfernt.', 'Zugeteilt 2 '],
		],
	);
});

test('an Einsatzort tells what names it', () => {
	const verlauf = kontingentverlauf(aufgezeichnet(ereignisse), { id: 'o', istStelle: false }, namen);
	expect(verlauf.map(({ satz }) => satz)).toEqual([
		'hat die anerkannten Plätze BFD festgelegt.',
		'hat im Zyklus <z> für <fsj> Plätze zugeteilt.',
		'hat im Zyklus <z> für <fsj> die Zuteilung entfernt.',
	]);
});
