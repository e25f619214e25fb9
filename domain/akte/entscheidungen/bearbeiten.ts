import type { Befund, Fall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { geaenderteFelder, personendatenGeaendert } from '#domain/akte/personenereignisse.ts';
import { unveraendert } from '#domain/akte/regeln/eingabe.ts';
import { mindestalterErreicht } from '#domain/akte/regeln/person.ts';
import { g21, nurTraeger } from '#domain/akte/regeln/rechte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { Personendaten } from '#domain/akte/zustand.ts';
import { benannteFelder } from '#domain/felder/freie-felder.ts';
import { G32 } from '#domain/zugriff/ansicht.ts';
import { schreibbareFelder } from '#domain/zugriff/felder.ts';

export interface BearbeitenEingabe {
	/** Only what is sent changes; null empties. */
	readonly felder: Personendaten;
	readonly version?: number;
}

export const BEARBEITEN: Verb<Fall<BearbeitenEingabe>> = {
	key: 'bearbeiten',
	titel: 'Daten bearbeiten',
	unbestaetigt: true,
	rechte: [nurSchreibbare, keineAdresseInAnsicht],
	ausgang: [],
	felder: [({ lage, eingabe }) => mindestalterErreicht(lage, eingabe?.felder.geburtsdatum)],
	regeln: [({ lage, eingabe }) => unveraendert(eingabe?.version, lage.akte.personVersion)],
};

/** Personal data; the volunteer's own limits are those of the field table. */
export function bearbeiten(lage: Lage, eingabe: BearbeitenEingabe): Entschluss {
	pruefe(BEARBEITEN, { lage, eingabe });
	return vollende(lage, personendatenGeaendert(lage.akte.id, lage.akte.person, eingabe.felder));
}

function nurSchreibbare({ lage, eingabe }: Fall<BearbeitenEingabe>): readonly Befund[] {
	const freie = benannteFelder(lage.referenz.parameter);
	const schreibbar = schreibbareFelder(lage.akteur, lage.akte, freie);
	const gesperrt = geaenderteFelder(lage.akte.person, eingabe?.felder ?? {}).filter((f) => !schreibbar.includes(f));
	return gesperrt.map((f) => {
		const bezeichnung = freie.find(({ feld }) => feld === f)?.bezeichnung;
		return bezeichnung === undefined ? nurTraeger(f) : g21(f, bezeichnung);
	});
}

/** G32: in the view of another user no e-mail address changes. */
function keineAdresseInAnsicht({ lage, eingabe }: Fall<BearbeitenEingabe>): Befund {
	if (lage.akteur.impersoniertVon === null) return null;
	return geaenderteFelder(lage.akte.person, eingabe?.felder ?? {}).includes('email') ? { ...G32, feld: 'email' } : null;
}
