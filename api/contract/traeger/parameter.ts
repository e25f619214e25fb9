import { z } from 'zod';
import { BEWERBUNGSLAGEN } from '#domain/einrichtung/bewerbungslage.ts';
import { werteVon } from '#domain/felder/einfach.ts';
import { feldnamen } from '#domain/felder/feld.ts';
import { FREIFELDART, RECHT_EINSATZSTELLEN, RECHT_FREIWILLIGE } from '#domain/felder/freie-felder.ts';
import {
	EINFACHE,
	PARAMETERFELDER,
	PARAMETERFELDNAMEN,
	type Parameterangaben,
	type Parameterfeld,
	type ParameterMit,
	type Seitenparameter,
} from '#domain/parameter/parameterfelder.ts';
import { eins, route } from '../route.ts';
import { leseformen } from '../stammform.ts';
import { benutzerRef, version, zeit } from '../werte.ts';

const area = 'parameter';
const wort = z.string().nullable();
const FORMAT = { error: 'Invalides Format' };

const freiesFeld = z.object({
	art: z.enum(werteVon(FREIFELDART), FORMAT),
	optionen: z.array(z.string()).readonly(),
	/** What volunteers may do with their own. */
	freiwillige: z.enum(werteVon(RECHT_FREIWILLIGE), FORMAT),
	einsatzstellen: z.enum(werteVon(RECHT_EINSATZSTELLEN), FORMAT),
	isInListen: z.boolean(),
});

/** Of a shape of their own. */
const EIGENE = {
	einigungFelderEinsatzstelle: z.array(z.string()).readonly(),
	/** Labels of the free fields the caller reads; empty: there is none for him. */
	freieFelderBezeichnung: z.array(z.string()).readonly(),
	/** What each free field is, by the places of their labels. */
	freieFelder: z.array(freiesFeld).readonly(),
};

const FORMEN = { ...leseformen(EINFACHE, feldnamen(EINFACHE)), ...EIGENE };

/** Those that only they get who may change them all: `null`. */
type FuerLeser<L> = L extends string
	? ParameterMit<{ leser: L }>
	: Exclude<Seitenparameter, ParameterMit<{ leser: string }>>;

/** What is opened to these readers beside what others get already. */
function formenFuer<const L extends NonNullable<Parameterangaben['leser']> | null>(leser: L) {
	const felder = PARAMETERFELDNAMEN.filter((feld): feld is FuerLeser<L> & Parameterfeld => {
		const angaben: Parameterangaben = PARAMETERFELDER[feld];
		return angaben.abschnitt !== undefined && (angaben.leser ?? null) === leser;
	});
	return Object.fromEntries(felder.map((feld) => [feld, FORMEN[feld]])) as unknown as Pick<typeof FORMEN, FuerLeser<L>>;
}

export const OEFFENTLICH = formenFuer('ALLE');
export const ANGEMELDET = formenFuer('ANGEMELDET');
export const PERSONAL = formenFuer('PERSONAL');
export const VERWALTUNG = formenFuer(null);

const verwaltung = z.object({
	...VERWALTUNG,
	/** What the operator calls this tenant. */
	mandantKey: z.string(),
	version,
	/** The last change, whichever it was. */
	geaendertAm: zeit.nullable(),
	geaendertVon: benutzerRef.nullable(),
	/** What a contract of each Dienstart would get next, numbered by prefix in the cycle that is active. */
	vertragsnummerBeispiele: z.array(z.object({ dienstart: z.string(), nummer: z.string() })).readonly(),
});

/** Everybody gets the public part; the rest by who asks. */
const mandant = z.object({
	/** Of the tenant: there is one behind each address. */
	id: z.string(),
	...OEFFENTLICH,
	/** Whether visitors are asked to apply; it follows from more than the parameter. */
	bewerbungslage: z.enum(BEWERBUNGSLAGEN),
	...z.object({ ...ANGEMELDET, ...PERSONAL }).partial().shape,
	...verwaltung.partial().shape,
});

/** What can be changed; the functions of the operator can't. What the rules of the fields say, the decision says. */
const aenderung = z.strictObject({
	...z.object({ ...OEFFENTLICH, ...ANGEMELDET, ...PERSONAL, ...VERWALTUNG }).partial().shape,
	version: version.optional(),
});

const eintrag = z.object({
	version: z.int(),
	zeit,
	akteur: benutzerRef.nullable(),
	impersoniertVon: benutzerRef.nullable(),
	/** Rest of a sentence whose subject is the one who acted. */
	satz: z.string(),
	aenderungen: z.array(z.object({ bezeichnung: z.string(), von: wort, nach: wort })).readonly(),
});

/** The tenant and its parameters. */
export const parameter = {
	holeParameter: route({
		method: 'GET',
		path: '/v1/parameter',
		area,
		titel: 'Einstellungen des Trägers',
		action: 'parameterLesen',
		response: eins(mandant),
	}),
	aendereParameter: route({
		method: 'PUT',
		path: '/v1/parameter',
		area,
		titel: 'Einstellungen des Trägers ändern',
		action: 'parameterAendern',
		body: aenderung,
		response: eins(mandant),
	}),
	holeParameterHistorie: route({
		method: 'GET',
		path: '/v1/parameter/historie',
		area,
		titel: 'Verlauf der Einstellungen, das Neueste zuerst',
		action: 'parameterAendern',
		response: eins(z.array(eintrag)),
		extra: true,
	}),
};
