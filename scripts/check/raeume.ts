import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importeVon } from '../test/naechste.ts';
import { quelldateien } from './quelldateien.ts';

/**
 * Folders whose rooms, the folders and files right in them, need no other that needs them in turn: whoever reads one
 * reads those below it and comes to an end (docs/adr/0013-raeume.md).
 */
const STOCKWERKE = [
	'api',
	'api/contract',
	'api/routes',
	'api/tests',
	'commands',
	'domain',
	'domain/akte',
	'projections',
	'projections/queries',
	'scripts',
	'web',
	'web/e2e',
	'web/features',
	'web/texte',
	'web/ui',
];

const TEST = /[.](test|fixture|e2e|property|integration)[.]tsx?$/;

/** More than anybody looks through. */
const HOECHSTENS = 40;
/** One after the other, and never looked for by what it is about. */
const REIHEN = ['migrations'];

/**
 * Rooms that need one another, with an import of each; tests and their helpers may reach for everything. And folders
 * with too many files to say what belongs together in them.
 */
export function pruefeRaeume(wurzel: string, ordner: readonly string[], stockwerke = STOCKWERKE): string[] {
	const alle = quelldateien(wurzel, ordner);
	const dateien = alle.filter((datei) => !TEST.test(datei));
	const importe = dateien.flatMap((von) =>
		importeVon(von, readFileSync(join(wurzel, von), 'utf8')).map((nach) => ({ von, nach })),
	);
	return [...stockwerke.flatMap((stockwerk) => kreiseIn(stockwerk, importe)), ...ueberfuellte(alle)];
}

const ueberfuellte = (dateien: readonly string[]): string[] =>
	[...Map.groupBy(dateien, dirname)]
		.filter(([ordner, seine]) => seine.length > HOECHSTENS && !REIHEN.includes(ordner))
		.map(([ordner, { length }]) => `${ordner}: ${length} Dateien, höchstens ${HOECHSTENS}`);

interface Import {
	readonly von: string;
	readonly nach: string;
}

function kreiseIn(stockwerk: string, importe: readonly Import[]): string[] {
	const raum = (datei: string) => /^[^/]+/.exec(datei.slice(stockwerk.length + 1))?.[0] ?? '';
	const innen = importe.filter(({ von, nach }) => [von, nach].every((datei) => datei.startsWith(`${stockwerk}/`)));
	const wege = innen.filter(({ von, nach }) => raum(von) !== raum(nach));
	const braucht = Map.groupBy(wege, ({ von }) => raum(von));
	const erreichbar = (ab: string): Set<string> => {
		const gesehen = new Set<string>();
		for (const offen = [ab]; offen.length > 0; ) {
			for (const { nach } of braucht.get(offen.pop() ?? '') ?? []) {
				if (gesehen.has(raum(nach))) continue;
				gesehen.add(raum(nach));
				offen.push(raum(nach));
			}
		}
		return gesehen;
	};
	return wege
		.filter(({ von, nach }) => erreichbar(raum(nach)).has(raum(von)))
		.map(({ von, nach }) => `${von} → ${nach}: ${raum(von)} und ${raum(nach)} brauchen einander`);
}
