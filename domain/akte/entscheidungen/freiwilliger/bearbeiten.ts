import type { Befund, Fall } from '#domain/akte/fall.ts';
import {
	geaenderteFelder,
	personendatenGeaendert,
	zustimmungVermerkt,
} from '#domain/akte/freiwilliger/personenereignisse.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { mindestalterErreicht } from '#domain/akte/regeln/person.ts';
import { andererWeg, g21, istTraeger, nurTraeger } from '#domain/akte/regeln/rechte.ts';
import { schreibbareFelder } from '#domain/akte/sicht/felder.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { benannteFelder } from '#domain/felder/freie-felder.ts';
import { EINWILLIGUNGEN, istEinwilligung } from '#domain/felder/personendaten.ts';
import type { Personendaten, Personenfeld } from '#domain/felder/personenfelder.ts';
import { unveraendert } from '#domain/regelverstoss.ts';
import { hatRolle } from '#domain/rollen.ts';
import { G32 } from '#domain/zugriff/ansicht.ts';

export interface BearbeitenEingabe {
	/** Only what is sent changes; null empties. */
	readonly felder: Personendaten;
	readonly version?: number;
	/** Which guardian agreed to the consents named in `felder`, as the Traeger notes it. */
	readonly zustimmungVon?: string;
}

export const BEARBEITEN: Verb<Fall<BearbeitenEingabe>> = {
	key: 'bearbeiten',
	titel: 'Daten bearbeiten',
	unbestaetigt: true,
	rechte: [nurSchreibbare, keineAdresseInAnsicht, zustimmungNurTraeger],
	ausgang: [],
	felder: [({ lage, eingabe }) => mindestalterErreicht(lage, eingabe?.felder.geburtsdatum), zustimmungMoeglich],
	regeln: [({ lage, eingabe }) => unveraendert(eingabe?.version, lage.akte.personVersion)],
};

/** Personal data; the volunteer's own limits are those of the field table. */
export function bearbeiten(lage: Lage, eingabe: BearbeitenEingabe): Entschluss {
	pruefe(BEARBEITEN, { lage, eingabe });
	const { felder, zustimmungVon } = eingabe;
	const geaendert = personendatenGeaendert(lage.akte.id, lage.akte.person, felder);
	if (zustimmungVon === undefined) return vollende(lage, geaendert);
	return vollende(
		lage,
		zustimmungVermerkt(
			lage.akte,
			EINWILLIGUNGEN.filter((feld) => feld in felder),
			zustimmungVon,
		),
	);
}

function nurSchreibbare({ lage, eingabe }: Fall<BearbeitenEingabe>): readonly Befund[] {
	const freie = benannteFelder(lage.referenz.parameter);
	const schreibbar = schreibbareFelder(lage.akteur, lage.akte, freie);
	const felder = eingabe?.felder ?? {};
	const gesperrt = geaenderteFelder(lage.akte.person, felder).filter(
		(f) => !schreibbar.includes(f) && !nimmtZurueck(lage, f, felder),
	);
	return gesperrt.map((f) => {
		if (istTraeger(lage.akteur)) return andererWeg(f);
		const bezeichnung = freie.find(({ feld }) => feld === f)?.bezeichnung;
		return bezeichnung === undefined ? nurTraeger(f) : g21(f, bezeichnung);
	});
}

/** A consent is withdrawn as easily as it is given (Art. 7 DSGVO), whoever may enter it. */
const nimmtZurueck = ({ akteur, akte }: Lage, feld: Personenfeld, felder: Personendaten): boolean =>
	istEinwilligung(feld) &&
	felder[feld] === false &&
	hatRolle(akteur, 'FREIWILLIGER', true) &&
	akteur.freiwilligerID === akte.id;

function zustimmungNurTraeger({ lage, eingabe }: Fall<BearbeitenEingabe>): Befund {
	if (eingabe?.zustimmungVon === undefined || istTraeger(lage.akteur)) return null;
	return g21('zustimmungVon', 'Zustimmung der Erziehungsberechtigten');
}

/** It is noted by itself, of somebody the file knows, to what has been consented to. */
function zustimmungMoeglich({ lage, eingabe }: Fall<BearbeitenEingabe>): Befund {
	if (eingabe?.zustimmungVon === undefined) return null;
	const { felder, zustimmungVon } = eingabe;
	const { person, erziehungsberechtigte } = lage.akte;
	const genannte = Object.keys(felder) as Personenfeld[];
	const passt = (feld: Personenfeld) => istEinwilligung(feld) && felder[feld] === true && person[feld] === true;
	const verstoss = { code: 'ZUSTIMMUNG', http: 422, feld: 'zustimmungVon' } as const;
	if (genannte.length === 0 || !genannte.every(passt)) {
		return { ...verstoss, text: 'Zugestimmt wird nur einer Einwilligung, die erteilt ist.' };
	}
	if (erziehungsberechtigte.some(({ id }) => id === zustimmungVon)) return null;
	return { ...verstoss, text: 'Bitte wählen Sie eine erziehungsberechtigte Person dieser Akte.' };
}

/** G32: in the view of another user no e-mail address changes. */
function keineAdresseInAnsicht({ lage, eingabe }: Fall<BearbeitenEingabe>): Befund {
	if (lage.akteur.impersoniertVon === null) return null;
	return geaenderteFelder(lage.akte.person, eingabe?.felder ?? {}).includes('email') ? { ...G32, feld: 'email' } : null;
}
