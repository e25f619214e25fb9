import { z } from 'zod';
import { gebeten } from '#commands/netz/retry-after.ts';
import { type Abruf, AbrufVerweigert, sichererAbruf } from '#commands/netz/sicherer-abruf.ts';
import {
	type Aufnahme,
	beanstandet,
	gestoert,
	istAblehnung,
	KEINE_ANTWORT,
	NICHT_ERREICHBAR,
} from '#domain/platzangebot/antwort.ts';
import type { PlatzNachAussen } from '#domain/platzangebot/nach-aussen.ts';

/** What an attempt came to. */
export interface Ergebnis {
	readonly aufnahme: Aufnahme;
	/** Status of the answer; null: there was none, and it may still take effect there. */
	readonly status: number | null;
}

/**
 * A platform that shows our places. The real interface of freiwillig-ja isn't public: all the portal wants of one stands
 * here, and another way of saying it is another function that makes one of these.
 */
export interface Platzportal {
	/** Puts a place there, or what has changed about it; said again it changes nothing. */
	setze(platz: PlatzNachAussen, fassung: string): Promise<Ergebnis>;
	/** Takes it away; one that isn't there is taken away already. */
	entferne(id: string): Promise<Ergebnis>;
	/** What stands there under our key, each with its version; null: it doesn't say. */
	alle(): Promise<ReadonlyMap<string, string> | null>;
}

interface Zugang {
	readonly url: string;
	readonly schluessel: string;
	readonly erlaubteHosts: readonly string[];
	readonly fristMs: number;
}

const LISTE_BYTES = 16 * 1024 * 1024;

/** PUT and DELETE on `{url}/places/{id}`, by bearer (table: Places outward). */
export function freiwilligJa({ url, schluessel, erlaubteHosts, fristMs }: Zugang): Platzportal {
	const abruf = sichererAbruf({ erlaubteHosts, fristMs, hoechstensBytes: LISTE_BYTES });
	const adresse = `${url.replace(/\/+$/, '')}/places`;
	const kopf = { authorization: `Bearer ${schluessel}`, accept: 'application/json' };
	return {
		setze: (platz, fassung) => {
			const body = Buffer.from(JSON.stringify(alsPlatz(platz, fassung)));
			const headers = { ...kopf, 'content-type': 'application/json', 'content-length': String(body.length) };
			return frage(abruf, `${adresse}/${platz.id}`, { method: 'PUT', headers, body }, (status, inhalt) =>
				istAblehnung(status) ? { art: 'ABGELEHNT', fehler: beanstandet(platz, ersteBeanstandung(inhalt)) } : null,
			);
		},
		entferne: (id) =>
			frage(abruf, `${adresse}/${id}`, { method: 'DELETE', headers: kopf }, (status) =>
				status === 404 || status === 410 ? { art: 'ANGENOMMEN' } : null,
			),
		async alle() {
			try {
				const antwort = await abruf(adresse, { headers: kopf });
				if (antwort.status !== 200) return null;
				const { data } = LISTE.parse(await antwort.json());
				return new Map(data.map(({ id, version }) => [id, version ?? '']));
			} catch {
				return null;
			}
		},
	};
}

/** A place on the wire. */
const alsPlatz = (p: PlatzNachAussen, version: string) => ({
	...{ id: p.id, version, title: p.titel, serviceType: p.dienstart, provider: p.traeger, site: p.einsatzstelle },
	address: { street: p.strasse, houseNumber: p.hausnummer, postalCode: p.plz, city: p.ort },
	...{ latitude: p.lat, longitude: p.lon, description: p.beschreibung, activities: p.taetigkeiten },
	...{ fields: p.taetigkeitsfelder, sports: p.sportarten },
	...{ hasFreePlaces: p.hatFreiePlaetze, freePlaces: p.freiePlaetze },
	...{ start: p.beginn, end: p.ende, monthsMin: p.mindestensMonate, monthsMax: p.hoechstensMonate },
	hoursPerWeek: p.wochenstunden,
	benefits: {
		TASCHENGELD: p.taschengeld,
		URLAUBSTAGE: p.urlaubstage,
		BILDUNGSTAGE: p.bildungstage,
		VERPFLEGUNG: p.verpflegung,
		UNTERKUNFT: p.unterkunft,
		ZUSCHUSS_DEUTSCHLANDTICKET: p.deutschlandticket,
	},
	...{ minAge: p.mindestalter, maxAge: p.hoechstalter, images: p.bilder, url: p.link },
	...{ updatedAt: p.updatedAt, validThrough: p.validThrough },
});

const ANTWORT = z.object({
	errors: z
		.array(
			z.object({
				field: z.string().optional(),
				code: z.string().optional(),
				max: z.number().optional(),
				message: z.string().optional(),
			}),
		)
		.min(1),
});
const LISTE = z.object({
	data: z.array(z.object({ id: z.string().max(100), version: z.string().max(200).optional() })),
});

function ersteBeanstandung(inhalt: string) {
	try {
		return ANTWORT.parse(JSON.parse(inhalt)).errors[0] ?? {};
	} catch {
		return {};
	}
}

/** `eigens`: what an answer other than success means for this call alone. */
async function frage(
	abruf: Abruf,
	url: string,
	auftrag: Parameters<Abruf>[1],
	eigens: (status: number, inhalt: string) => Aufnahme | null,
): Promise<Ergebnis> {
	try {
		const antwort = await abruf(url, auftrag);
		const { status } = antwort;
		if (antwort.ok) return { aufnahme: { art: 'ANGENOMMEN' }, status };
		const aufnahme = eigens(status, await antwort.text()) ?? gestoert(status, gebeten(antwort.headers));
		return { aufnahme, status };
	} catch (fehler) {
		const istVerweigert = fehler instanceof AbrufVerweigert;
		return { aufnahme: istVerweigert ? NICHT_ERREICHBAR : KEINE_ANTWORT, status: null };
	}
}
