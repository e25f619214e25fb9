/** Contract terms between wire and domain: euros and hours outside, cents and tenths inside (table: Vertrag). */
import { z } from 'zod';
import type { Vertragsbedingungen } from '#domain/akte/zustand.ts';
import { AUSWAHL } from './auswahl.ts';
import { dienstwoche } from './dienstwoche.ts';
import { auswahl, pflichtreferenz, tag } from './einfach.ts';
import { objekt } from './pruefung.ts';
import { falscherTyp } from './text.ts';
import { anzahl, euro, halbeTage, stunden } from './zahl.ts';

const schalter = () => z.boolean({ error: falscherTyp });

/** Form and units of every term; how large it may be is for the rules on the whole contract to say. */
export const VERTRAGSFELDER = {
	einsatzortID: pflichtreferenz(),
	vertragsbeginn: tag(),
	vertragsende: tag(),
	wochenstunden: stunden(),
	isTeilzeit: schalter(),
	diensttageProWoche: halbeTage(),
	dienstwoche: dienstwoche(),
	taschengeld: euro(),
	unterkunft: auswahl(AUSWAHL.unterkunft),
	geldersatzUnterkunft: euro(),
	verpflegung: auswahl(AUSWAHL.verpflegung),
	geldersatzVerpflegung: euro(),
	zuschussDeutschlandticket: euro(),
	mobilitaetszuschlag: euro(),
	estBeitrag: euro(),
	urlaubstage: anzahl(),
	probezeitWochen: anzahl(),
	isBuchhaltungTraeger: schalter(),
	isSonderkonzept: schalter(),
	seminartagePflicht: anzahl(),
	geplantesEnde: tag(),
} satisfies { readonly [F in keyof Vertragsbedingungen]: z.ZodType<Vertragsbedingungen[F] | undefined> };

/** Any selection of the terms, as an agreement or an edit sends it. */
export const vertragSchema = objekt(VERTRAGSFELDER).partial();

/** Units of the domain in one of the wire. */
const TEILER: { readonly [F in keyof Vertragsbedingungen]?: number } = {
	wochenstunden: 10,
	diensttageProWoche: 10,
	taschengeld: 100,
	geldersatzUnterkunft: 100,
	geldersatzVerpflegung: 100,
	zuschussDeutschlandticket: 100,
	mobilitaetszuschlag: 100,
	estBeitrag: 100,
};

/** Terms as they go over the wire: euros and hours as numbers. */
export function vertragNachAussen<B extends Partial<Vertragsbedingungen>>(bedingungen: B): B {
	const umgerechnet = Object.entries(TEILER).flatMap(([feld, teiler]) => {
		const wert = bedingungen[feld as keyof Vertragsbedingungen];
		return typeof wert === 'number' ? [[feld, wert / teiler]] : [];
	});
	return { ...bedingungen, ...Object.fromEntries(umgerechnet) };
}
