import { type ErziehungsberechtigteEingabe, hinzugefuegt } from '#domain/akte/bausteine/erziehungsberechtigte.ts';
import { type Wunschangabe, wuenscheGeaeussert } from '#domain/akte/bausteine/neuer-wunsch.ts';
import { BewerbungAbgesendet, FreiwilligerErfasst } from '#domain/akte/ereignisse.ts';
import type { Befund, Fall } from '#domain/akte/fall.ts';
import { personendatenGeaendert } from '#domain/akte/freiwilliger/personenereignisse.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import {
	altersgrenze,
	keinBewerbungsstopp,
	keineDoppelteBewerbung,
	zyklusOffen,
} from '#domain/akte/regeln/bewerbung.ts';
import { dienstartFest } from '#domain/akte/regeln/dienstart.ts';
import { dienstartWaehlbar, einsatzortWaehlbar } from '#domain/akte/regeln/einsatzort.ts';
import { emailOderPapier } from '#domain/akte/regeln/erziehungsberechtigte.ts';
import { mindestalterErreicht } from '#domain/akte/regeln/person.ts';
import { pruefeRegeln, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { Personendaten } from '#domain/felder/personenfelder.ts';
import { KEINE_BERECHTIGUNG } from '#domain/regelverstoss.ts';
import { darf } from '#domain/zugriff/darf.ts';
import type { Aktion } from '#domain/zugriff/matrix.ts';
import { mitPerson } from './registrieren.ts';

export interface ErfassenEingabe {
	readonly zyklusID: string;
	/** The account opened with the file; null: none. */
	readonly userID: string | null;
	readonly person: Personendaten;
	readonly wuensche: readonly Wunschangabe[];
	readonly erziehungsberechtigte?: readonly ErziehungsberechtigteEingabe[];
}

const ERFASSEN: Verb<Fall<ErfassenEingabe>, Aktion> = {
	key: 'erfassen',
	titel: 'Erfassen',
	rechte: [darfErfassen],
	ausgang: [],
	felder: [({ lage, eingabe }) => mindestalterErreicht(lage, eingabe?.person.geburtsdatum), familieErreichbar],
	regeln: [zyklusOffen],
};

const WUNSCHREGELN = {
	felder: [einsatzortWaehlbar, dienstartWaehlbar],
	regeln: [keinBewerbungsstopp, dienstartFest(0), altersgrenze, keineDoppelteBewerbung, zyklusOffen],
} as const;

/** Staff create the file; the application counts as submitted. */
export function erfassen(leer: Lage, eingabe: ErfassenEingabe): Entschluss {
	const { zyklusID, userID, person, wuensche, erziehungsberechtigte = [] } = eingabe;
	const lage = mitPerson(leer, zyklusID, person);
	pruefeRegeln(ERFASSEN, { lage, eingabe });
	return vollende(leer, [
		FreiwilligerErfasst({ zyklusID, userID }),
		...personendatenGeaendert(lage.akte.id, {}, person),
		...erziehungsberechtigte.map((e) => hinzugefuegt(lage, e)),
		...wuenscheGeaeussert(lage, wuensche, WUNSCHREGELN),
		BewerbungAbgesendet({}),
	]);
}

function familieErreichbar({ lage, eingabe }: Fall<ErfassenEingabe>): readonly Befund[] {
	return (eingabe?.erziehungsberechtigte ?? []).flatMap((einer, stelle) => {
		const verstoss = emailOderPapier({ lage, eingabe: einer });
		return verstoss ? [{ ...verstoss, feld: `erziehungsberechtigte.${stelle}.${verstoss.feld}` }] : [];
	});
}

function darfErfassen({ lage }: Fall): Befund {
	return darf(lage.akteur, 'erfassen') ? null : KEINE_BERECHTIGUNG;
}
