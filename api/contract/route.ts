import { z } from 'zod';
import type { Freischaltung } from '#domain/parameter/features.ts';
import type { ApiOeffnung } from '#domain/zugriff/api.ts';
import type { Aktion } from '#domain/zugriff/matrix.ts';

export type Methode = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Names in braces of a path as the catalogue writes it. */
export type Platzhalter<Pfad extends string> = Pfad extends `${string}{${infer Name}}${infer Rest}`
	? Name | Platzhalter<Rest>
	: never;

/** What a form with a file holds. */
export interface Formular {
	/** Field of the file. */
	readonly feld: string;
	/** It may be missing. */
	readonly isOhneDatei?: boolean;
	/** Fields beside it, each with one German line for the documentation. */
	readonly daneben?: Readonly<Record<string, string>>;
}

export interface Definition<
	M extends Methode = Methode,
	Pfad extends string = string,
	Query extends z.ZodType = z.ZodType,
	Body extends z.ZodType = z.ZodType,
	Antwort extends z.ZodType = z.ZodType,
> {
	readonly method: M;
	readonly path: Pfad;
	/** Group in the documentation: the area of the catalogue. */
	readonly area: string;
	/** One German line for the documentation. */
	readonly titel: string;
	/** What the caller must be allowed to do (table: permission matrix). */
	readonly action: Aktion;
	/** Path parameters that aren't UUIDs. */
	readonly params?: Readonly<Partial<Record<Platzhalter<Pfad>, z.ZodType<unknown, string>>>>;
	readonly query?: Query;
	readonly body?: Body;
	/** The whole body of the answer; left out: no content. */
	readonly response?: Antwort;
	/** Success; default 200, 204 without `response`. 302: the handler says where to. */
	readonly status?: 200 | 201 | 202 | 204 | 302;
	/** Takes a form with a file (`multipart/form-data`) in place of JSON, and may take its time to arrive. */
	readonly datei?: Formular;
	/** Takes its JSON also as the field `daten` of a form with a file beside it. */
	readonly beilage?: true;
	/** Of an answer that isn't JSON. */
	readonly contentType?: string;
	/**
	 * Reads the header `x-Zyklus`; without it the active cycle counts. Where there is none the call is refused, or with
	 * `WENN_AKTIV` answered as of a cycle in which there is nothing.
	 */
	readonly zyklus?: true | 'WENN_AKTIV';
	/** Stands on the host itself instead of under `API_BASE_PATH`. */
	readonly amHost?: true;
	/**
	 * A GET that changes state, as the catalogue has it: cookies don't count, only a bearer header (an API client's own
	 * doing) speaks for the caller; never ahead of time either. The web client has a POST on the same path beside it.
	 */
	readonly nurMitBearer?: true;
	/**
	 * Changes state or answers with secrets although a link could lead here: refused when a browser only fetches ahead
	 * (`Purpose`, `Sec-Purpose`), and never stored (`Cache-Control: no-store`). `nurMitBearer` contains it.
	 */
	readonly niePrefetch?: true;
	/** A DELETE that removes no record: it alone is answered in the view of another user too (G32). */
	readonly auchInAnsicht?: true;
	/** Asked by the directory with its own token, in the form of SCIM; no session and no key speaks for it. */
	readonly verzeichnis?: true;
	/** Signed by its sender: the body is kept as it came, since a signature is over every byte. */
	readonly istUnterschrieben?: true;
	/** There only while this function is switched on (G31). */
	readonly feature?: Freischaltung;
	/** Open to API keys that have this scope; left out: to none. */
	readonly api?: ApiOeffnung;
	/** Many ask for it and few of them get anything new: marked (`ETag`), answered by 304, sent compressed. */
	readonly geteilt?: true;
	/** Beyond the catalogue. */
	readonly extra?: true;
}

/** Declares a call once: validation, serialisation, documentation and the client's types all come from it. */
export function route<
	const M extends Methode,
	const Pfad extends string,
	Query extends z.ZodType = z.ZodUndefined,
	Body extends z.ZodType = z.ZodUndefined,
	Antwort extends z.ZodType = z.ZodUndefined,
>(definition: Definition<M, Pfad, Query, Body, Antwort>): Definition<M, Pfad, Query, Body, Antwort> {
	return definition;
}

/** `{ data }`: one thing. */
export const eins = <T extends z.ZodType>(inhalt: T) => z.object({ data: inhalt });

/** `{ data, total, seite, groesse }`: one page of a list. */
export const liste = <T extends z.ZodType>(zeile: T) =>
	z.object({ data: z.array(zeile), total: z.int(), seite: z.int(), groesse: z.int() });

type Wert<T, Richtung extends 'input' | 'output'> = T extends z.ZodUndefined
	? undefined
	: T extends z.ZodType
		? Richtung extends 'input'
			? z.input<T>
			: z.output<T>
		: undefined;

/** A call as its caller sees it. */
export type Aufruf<D> =
	D extends Definition<Methode, infer Pfad, infer Query, infer Body, infer Antwort>
		? {
				params: Readonly<Record<Platzhalter<Pfad>, string>>;
				query: Wert<Query, 'input'>;
				body: Wert<Body, 'input'>;
				response: Wert<Antwort, 'output'>;
			}
		: never;

/** A call as its handler sees it: validated and converted to the units of the domain. */
export type Eingang<D> =
	D extends Definition<Methode, infer Pfad, infer Query, infer Body, z.ZodType>
		? {
				readonly params: Readonly<Record<Platzhalter<Pfad>, string>>;
				readonly query: Wert<Query, 'output'>;
				readonly body: Wert<Body, 'output'>;
			}
		: never;

/** What the handler answers. */
export type Ausgang<D> =
	D extends Definition<Methode, string, z.ZodType, z.ZodType, infer Antwort> ? Wert<Antwort, 'output'> : never;

/** Does a form with a file come here, in place of JSON or beside it? */
export const nimmtDatei = ({ datei, beilage }: Definition): boolean => datei !== undefined || beilage === true;

const PLATZHALTER = /\{(\w+)\}/g;

/** The path as Fastify writes it. */
export const fastifyPfad = (pfad: string): string => pfad.replace(PLATZHALTER, ':$1');

/** Schema of the path parameters: UUIDs unless the call says otherwise. */
export function paramsSchema(d: Definition): z.ZodType {
	const eigene = d.params as Readonly<Record<string, z.ZodType>> | undefined;
	const namen = [...d.path.matchAll(PLATZHALTER)].map(([, name]) => name as string);
	return z.strictObject(Object.fromEntries(namen.map((name) => [name, eigene?.[name] ?? z.guid()])));
}
