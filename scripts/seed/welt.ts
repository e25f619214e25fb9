import type { EindeutigZeile } from '#commands/event-store/append.ts';
import { fingerabdruck } from '#commands/event-store/hash.ts';
import type { NeuerStream } from '#commands/event-store/massenimport.ts';
import { reaktion } from '#commands/reaktionen/reaktion.ts';
import type { OutboxZeile } from '#commands/umgebung.ts';
import type { Aggregat } from '#domain/aggregat.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { tagInBerlin } from '#domain/datum.ts';
import type { Aufgezeichnet, Ereignis } from '#domain/ereignis.ts';
import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import type { Kontingent } from '#domain/kontingent/zustand.ts';
import type { Referenz } from '#domain/referenz.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { type Akteur, PORTAL } from '#domain/rollen.ts';
import { schreibeFort } from '#domain/statusmaschine.ts';
import { Zufall } from './zufall.ts';

interface Strom {
	readonly aggregat: Aggregat;
	readonly id: string;
	readonly zustand: unknown;
	readonly ereignisse: Aufgezeichnet[];
}

/** A whole stream, and of which aggregate. */
export interface Ernte extends NeuerStream {
	readonly aggregat: Aggregat;
	readonly id: string;
}

/** A row for the outbox, and when it came about. */
export interface Postzeile extends OutboxZeile {
	readonly zeit: string;
}

export const OEFFENTLICH: Akteur = { ...PORTAL, art: 'PUBLIC' };

/** A tenant in memory: deciders decide on it at any moment of the past, and its streams are imported as a whole. */
export class Welt {
	readonly zufall: Zufall;
	/** What the demo is given beside the lives of its volunteers; more of it doesn't change those. */
	readonly nebenbei: Zufall;
	/** ISO time of what happens now. */
	jetzt = '';
	/** Reference data as it stood at `jetzt`. */
	referenz: () => Referenz;
	/** From then on, what happens leaves its mails. */
	postAb = 'nie';
	readonly post: Postzeile[] = [];
	/** By aggregate and id: looked up far more often than named. */
	readonly #stroeme = new Map<string, Map<string, Strom>>();
	readonly #belegt: EindeutigZeile[] = [];

	constructor(keim: number, referenz: () => Referenz) {
		this.zufall = new Zufall(keim);
		this.nebenbei = new Zufall(keim + 1);
		this.referenz = referenz;
	}

	/** The state of a stream; changes with every event. */
	lies<Z, E extends Ereignis>(aggregat: Aggregat<Z, E>, id: string): Z {
		return this.#strom(aggregat, id).zustand as Z;
	}

	/** One command: all events share its id, its time and its author. */
	schreibe<Z, E extends Ereignis>(
		aggregat: Aggregat<Z, E>,
		id: string,
		ereignisse: readonly E[],
		akteur: Akteur,
		commandID = this.zufall.uuid(),
	): Z {
		const strom = this.#strom(aggregat, id);
		const { userID, rollen, impersoniertVon } = akteur;
		const meta = { userID, rollen, impersoniertVon, commandID, zeit: this.jetzt };
		for (const e of ereignisse) {
			const aufgezeichnet = { ...e, version: strom.ereignisse.length + 1, meta };
			strom.ereignisse.push(aufgezeichnet);
			schreibeFort(aggregat, strom.zustand as Z, aufgezeichnet);
		}
		if (this.jetzt >= this.postAb) this.#merkePost(aggregat as Aggregat, id, strom, ereignisse.length);
		return strom.zustand as Z;
	}

	/** What the newest events of a stream leave in the outbox. */
	#merkePost(aggregat: Aggregat, id: string, { zustand, ereignisse }: Strom, anzahl: number): void {
		const stream = `${aggregat.name}-${id}`;
		for (const e of ereignisse.slice(ereignisse.length - anzahl))
			for (const zeile of reaktion(e, zustand, aggregat, id))
				this.post.push({ ...zeile, stream, version: e.version, zeit: this.jetzt });
	}

	nimm(art: string, wert: string, aggregat: Aggregat, id: string): void {
		this.#belegt.push({ art, wert, stream: `${aggregat.name}-${id}` });
	}

	/** Decides on a file and records what was decided; false when a rule refused it. */
	tue(akteur: Akteur, akteID: string, entscheide: (lage: Lage) => Entschluss, zufall = this.zufall): boolean {
		let entschluss: Entschluss;
		try {
			entschluss = entscheide(this.lage(akteur, akteID, zufall));
		} catch (fehler) {
			if (fehler instanceof Abgelehnt) return false;
			throw fehler;
		}
		const commandID = zufall.uuid();
		this.schreibe(akteAggregat, akteID, entschluss.akte, akteur, commandID);
		for (const [id, ereignisse] of entschluss.kontingente)
			this.schreibe(kontingentAggregat, id, ereignisse, akteur, commandID);
		for (const nummer of entschluss.vertragsnummern)
			this.nimm('VERTRAGSNUMMER', nummer, akteAggregat as Aggregat, akteID);
		return true;
	}

	lage(akteur: Akteur, akteID: string, zufall = this.zufall): Lage {
		const ctx = { jetzt: this.jetzt, heute: tagInBerlin(this.jetzt), neueID: () => zufall.uuid(), fingerabdruck };
		return {
			ctx,
			akteur,
			akte: this.lies(akteAggregat, akteID),
			kontingente: this.#kontingente,
			referenz: this.referenz(),
		};
	}

	ereignisse<Z, E extends Ereignis>(aggregat: Aggregat<Z, E>, id: string): readonly Aufgezeichnet<E>[] {
		return this.#strom(aggregat, id).ereignisse as Aufgezeichnet<E>[];
	}

	akte(id: string): Akte {
		return this.lies(akteAggregat, id);
	}

	readonly #kontingente = {
		get: (id: string): Kontingent => this.lies(kontingentAggregat, id),
	} as unknown as ReadonlyMap<string, Kontingent>;

	/** Takes out streams with their events, and the unique values taken since the last harvest. */
	ernte(welche: (name: string) => boolean): { streams: Ernte[]; belegt: readonly EindeutigZeile[] } {
		const streams: Ernte[] = [];
		for (const seine of this.#stroeme.values())
			for (const [id, { aggregat, ereignisse }] of seine) {
				const name = `${aggregat.name}-${id}`;
				if (!welche(name)) continue;
				seine.delete(id);
				if (ereignisse.length) streams.push({ name, aggregat, id, ereignisse });
			}
		return { streams, belegt: this.#belegt.splice(0) };
	}

	#strom<Z, E extends Ereignis>(aggregat: Aggregat<Z, E>, id: string): Strom {
		let seine = this.#stroeme.get(aggregat.name);
		if (!seine) {
			seine = new Map();
			this.#stroeme.set(aggregat.name, seine);
		}
		let strom = seine.get(id);
		if (!strom) {
			strom = { aggregat: aggregat as Aggregat, id, zustand: aggregat.start(id), ereignisse: [] };
			seine.set(id, strom);
		}
		return strom;
	}
}
