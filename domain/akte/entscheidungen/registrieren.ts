import { FreiwilligerRegistriert } from '#domain/akte/ereignisse.ts';
import type { Fall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { type Wunschangabe, wuenscheGeaeussert } from '#domain/akte/neuer-wunsch.ts';
import { personendatenGeaendert } from '#domain/akte/personenereignisse.ts';
import { bewerbungsphaseOffen, zyklusOffen } from '#domain/akte/regeln/bewerbung.ts';
import { mindestalterErreicht } from '#domain/akte/regeln/person.ts';
import { pruefeRegeln, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { Personendaten } from '#domain/akte/zustand.ts';
import type { Aktion } from '#domain/zugriff/matrix.ts';
import { WUNSCHREGELN } from './bewerben.ts';
import { type Datenschutzhaken, datenschutzZugestimmt, gelesenWieSieSteht } from './datenschutz-zustimmen.ts';
import { type ErziehungsberechtigteEingabe, hinzugefuegt } from './erziehungsberechtigte-anlegen.ts';

export interface RegistrierenEingabe extends Datenschutzhaken {
	/** The account that waits for the confirmation of its e-mail address. */
	readonly userID: string;
	readonly person: Personendaten;
	readonly wuensche: readonly Wunschangabe[];
	readonly erziehungsberechtigte?: readonly ErziehungsberechtigteEingabe[];
}

const ANGABEN: Verb<Fall<RegistrierenEingabe>, Aktion> = {
	key: 'registrieren',
	titel: 'Registrieren',
	ausgang: [],
	felder: [({ lage, eingabe }) => mindestalterErreicht(lage, eingabe?.person.geburtsdatum), gelesenWieSieSteht],
};
const REGISTRIEREN: typeof ANGABEN = { ...ANGABEN, felder: [], regeln: [bewerbungsphaseOffen, zyklusOffen] };

/**
 * Self-registration into the active cycle; hosts see nothing of it until the e-mail address is confirmed. First what was
 * entered is judged, then the Bewerbungsstopp, then the phase (table: Decided after measuring, D12).
 */
export function registrieren(leer: Lage, eingabe: RegistrierenEingabe): Entschluss {
	const aktiv = [...leer.referenz.zyklen.values()].find((z) => z.status === 'AKTIV');
	const lage = mitPerson(leer, aktiv?.id ?? '', eingabe.person);
	const { person, wuensche, erziehungsberechtigte = [] } = eingabe;
	pruefeRegeln(ANGABEN, { lage, eingabe });
	const geaeussert = wuenscheGeaeussert(lage, wuensche, WUNSCHREGELN);
	pruefeRegeln(REGISTRIEREN, { lage, eingabe });
	return vollende(leer, [
		FreiwilligerRegistriert({ zyklusID: lage.akte.zyklusID, userID: eingabe.userID }),
		...datenschutzZugestimmt(leer),
		...personendatenGeaendert(lage.akte.id, {}, person),
		...erziehungsberechtigte.map((e) => hinzugefuegt(lage, e)),
		...geaeussert,
	]);
}

/** The file as it begins, for the rules on its first wishes. */
export function mitPerson(leer: Lage, zyklusID: string, person: Personendaten): Lage {
	return { ...leer, akte: { ...leer.akte, zyklusID, person } };
}
