import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import { pruefeFunktionen } from '#commands/stammdaten/auswahl.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { gibFunktion, nimmFunktion } from '#domain/person/entscheidungen.ts';
import type { Funktionsangabe, PersonEreignis } from '#domain/person/ereignisse.ts';
import { gleich, type Person, personAggregat } from '#domain/person/person.ts';
import { ladeUmfeld, type Personenbefehl } from './umfeld.ts';

/** A function of a person at an address, as the calls name it. */
export interface Zuordnung extends Funktionsangabe {
	readonly personID: string;
}

/** Gives functions to persons, all or none. */
export async function weiseZu(
	umgebung: Umgebung,
	befehl: Personenbefehl,
	zuordnungen: readonly Zuordnung[],
): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const adresseIDs = zuordnungen.map((z) => z.adresseID);
		const umfeld = await ladeUmfeld(sitzung, befehl, adresseIDs);
		await jede(sitzung, zuordnungen, (person, angabe) => gibFunktion(person, angabe, umfeld));
	});
}

/** Takes functions from persons, all or none. */
export async function entziehe(
	umgebung: Umgebung,
	befehl: Personenbefehl,
	zuordnungen: readonly Zuordnung[],
): Promise<void> {
	await execute(umgebung, befehl, (sitzung) =>
		jede(sitzung, zuordnungen, (person, angabe) => nimmFunktion(person, angabe, befehl)),
	);
}

/** Who is seen at the beginning is seen to the end, although a site may be taking its last function from him. */
async function jede(
	sitzung: Sitzung,
	zuordnungen: readonly Zuordnung[],
	entscheide: (person: Person, angabe: Funktionsangabe) => PersonEreignis[],
): Promise<void> {
	const einmalige = zuordnungen.filter((z, i) => zuordnungen.findIndex((a) => dieselbe(a, z)) === i);
	const personen = await Promise.all(einmalige.map((z) => sitzung.lies(personAggregat, z.personID)));
	const entschieden = einmalige.map(({ adresseID, funktion }, i) =>
		entscheide(personen[i] as Person, { adresseID, funktion }),
	);
	const zugewiesen = entschieden.flat().filter((e) => e.type === 'FunktionZugewiesen');
	await pruefeFunktionen(
		sitzung.db,
		zugewiesen.map((e) => e.facts.funktion),
	);
	for (const [i, { personID }] of einmalige.entries()) {
		sitzung.schreibe(personAggregat, personID, entschieden[i] ?? []);
	}
}

const dieselbe = (a: Zuordnung, b: Zuordnung): boolean => a.personID === b.personID && gleich(a, b);
