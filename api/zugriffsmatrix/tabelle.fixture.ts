import type { Aktion } from '#domain/zugriff/matrix.ts';
import { type Erwartung, SPALTEN, type Spalte, type Zelle } from './erwartung.fixture.ts';
import { FREIWILLIGE } from './freiwillige.fixture.ts';
import { ABSCHIED, UEBRIGES } from './uebriges.fixture.ts';

/** Every call of the portal with what each role gets, from the tables of roles and calls. */
export const TABELLE: readonly Erwartung[] = [...FREIWILLIGE, ...UEBRIGES, ...ABSCHIED];

/** What no call stands for alone: options within one, and files taken along by another call. */
export const OHNE_AUFRUF: Readonly<Partial<Record<Aktion, Readonly<Record<Spalte, Zelle>>>>> = {
	dokumenteUebergehen: zellen('- - - - x'),
	kontingentUeberziehen: zellen('- - - - x'),
};

function zellen(rechte: string): Readonly<Record<Spalte, Zelle>> {
	const teile = rechte.split(' ') as Zelle[];
	return Object.fromEntries(SPALTEN.map((spalte, i) => [spalte, teile[i] ?? teile.at(-1)])) as Record<Spalte, Zelle>;
}
