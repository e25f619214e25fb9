import { type ErziehungsberechtigteEingabe, hinzugefuegt } from '#domain/akte/bausteine/erziehungsberechtigte.ts';
import { type Wunschangabe, wuenscheGeaeussert } from '#domain/akte/bausteine/neuer-wunsch.ts';
import { WUNSCHREGELN } from '#domain/akte/entscheidungen/wunsch/bewerben.ts';
import { FreiwilligerRegistriert } from '#domain/akte/ereignisse.ts';
import type { Fall } from '#domain/akte/fall.ts';
import { personendatenGeaendert } from '#domain/akte/freiwilliger/personenereignisse.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import {
	altersgrenzeDesWunsches,
	bewerbungsphaseOffen,
	zyklusBewerbbar,
	zyklusOffen,
} from '#domain/akte/regeln/bewerbung.ts';
import { mindestalterErreicht } from '#domain/akte/regeln/person.ts';
import { pruefeRegeln, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { Personendaten } from '#domain/felder/personenfelder.ts';
import type { Aktion } from '#domain/zugriff/matrix.ts';
import { bewerbbareZyklen } from '#domain/zyklus/bewerbbar.ts';
import { type Datenschutzhaken, datenschutzZugestimmt, gelesenWieSieSteht } from './datenschutz-zustimmen.ts';

export interface RegistrierenEingabe extends Datenschutzhaken {
	/** The account that waits for the confirmation of its e-mail address. */
	readonly userID: string;
	/** Of those people may apply for; left out: the active one. */
	readonly zyklusID?: string | null | undefined;
	readonly person: Personendaten;
	readonly wuensche: readonly Wunschangabe[];
	readonly erziehungsberechtigte?: readonly ErziehungsberechtigteEingabe[];
}

const ANGABEN: Verb<Fall<RegistrierenEingabe>, Aktion> = {
	key: 'registrieren',
	titel: 'Registrieren',
	ausgang: [],
	felder: [
		zyklusBewerbbar,
		altersgrenzeDesWunsches,
		({ lage, eingabe }) => mindestalterErreicht(lage, eingabe?.person.geburtsdatum),
		gelesenWieSieSteht,
	],
};
const REGISTRIEREN: typeof ANGABEN = { ...ANGABEN, felder: [], regeln: [bewerbungsphaseOffen, zyklusOffen] };

/**
 * Self-registration into the cycle chosen; hosts see nothing of it until the e-mail address is confirmed. First what was
 * entered is judged, then the Bewerbungsstopp, then the phase (table: Decided after measuring, D12).
 */
export function registrieren(leer: Lage, eingabe: RegistrierenEingabe): Entschluss {
	const [aktiv] = bewerbbareZyklen(leer.referenz.zyklen.values(), leer.ctx.heute);
	const lage = mitPerson(leer, eingabe.zyklusID ?? aktiv?.id ?? '', eingabe.person);
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
