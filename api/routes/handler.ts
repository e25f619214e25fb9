import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Idempotenz } from '#commands/idempotenz.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import type { Akteur } from '#domain/rollen.ts';
import type { Ausgang, Definition, Eingang } from '../contract/route.ts';
import type { Portal } from '../portal.ts';

/** The circumstances of a call, whatever it asks for. */
export interface Umstand {
	readonly akteur: Akteur;
	readonly portal: Portal;
	readonly umgebung: Umgebung;
	/** The cycle asked for, or the active one; empty where the call has nothing to do with cycles. */
	readonly zyklusID: string;
	readonly idempotenz: Idempotenz | null;
	/** For what isn't part of the contract: cookies and headers of a session. */
	readonly request: FastifyRequest;
	readonly reply: FastifyReply;
}

/** One call as its handler sees it: who asks, for what, in which cycle. */
export type Anruf<D> = Eingang<D> & Umstand;

export type Handler<D> = (anruf: Anruf<D>) => Promise<Ausgang<D>>;

/** One handler for each declared call, complete by type. */
export type Handlers<R> = { readonly [Name in keyof R]: Handler<R[Name]> };

/** A handler whose call is known only at run time. */
export type BeliebigerHandler = (anruf: Anruf<Definition>) => Promise<unknown>;
