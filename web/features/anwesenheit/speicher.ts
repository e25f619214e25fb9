import type { Anwesenheit, Halbtag } from '#domain/seminar/anwesenheit.ts';
import { ApiFehler } from '../../client/api-fehler.ts';

export interface Halbtagseintrag extends Halbtag {
	readonly freiwilligerID: string;
	readonly stand: Anwesenheit;
}

export const schluessel = ({ freiwilligerID, tag, haelfte }: Omit<Halbtagseintrag, 'stand'>): string =>
	`${freiwilligerID} ${tag} ${haelfte}`;

export interface Speicherstand {
	/** What was entered and the server doesn't know yet, by half day. */
	readonly offen: ReadonlyMap<string, Halbtagseintrag>;
	/** It couldn't be sent, and is sent again. */
	readonly wartet: boolean;
}

interface Wege<Antwort> {
	readonly sende: (eintraege: readonly Halbtagseintrag[]) => Promise<Antwort>;
	readonly gespeichert: (antwort: Antwort) => void;
	/** What was refused is gone; `fehler` says why. */
	readonly abgelehnt: (fehler: ApiFehler) => void;
}

const WIEDERHOLEN_MS = 5_000;

/** Neither refused nor saved: nobody was reached, or he was not himself. */
const istUnerreicht = (fehler: unknown): boolean =>
	!(fehler instanceof ApiFehler) || fehler.status === 0 || fehler.status >= 500;

/**
 * Sends every change at once, one call at a time; what is entered meanwhile goes with the next. What can't be sent waits
 * and is sent when somebody is reached again.
 */
export class Speicher<Antwort = unknown> {
	readonly #wege: Wege<Antwort>;
	readonly #hoerer = new Set<() => void>();
	#unterwegs: ReadonlyMap<string, Halbtagseintrag> = new Map();
	#danach = new Map<string, Halbtagseintrag>();
	#uhr: ReturnType<typeof setTimeout> | undefined;
	#stand: Speicherstand = { offen: new Map(), wartet: false };

	constructor(wege: Wege<Antwort>) {
		this.#wege = wege;
	}

	readonly stand = (): Speicherstand => this.#stand;

	readonly beobachte = (hoerer: () => void): (() => void) => {
		this.#hoerer.add(hoerer);
		return () => this.#hoerer.delete(hoerer);
	};

	setze(eintraege: readonly Halbtagseintrag[]): void {
		for (const eintrag of eintraege) this.#danach.set(schluessel(eintrag), eintrag);
		this.#melde(this.#stand.wartet);
		if (!this.#stand.wartet) void this.#sende();
	}

	/** Tries again what waits. */
	readonly versuche = (): void => {
		clearTimeout(this.#uhr);
		if (this.#stand.wartet) void this.#sende();
	};

	async #sende(): Promise<void> {
		if (this.#unterwegs.size > 0 || this.#danach.size === 0) return;
		this.#unterwegs = this.#danach;
		this.#danach = new Map();
		try {
			const antwort = await this.#wege.sende([...this.#unterwegs.values()]);
			this.#unterwegs = new Map();
			this.#wege.gespeichert(antwort);
			this.#melde(false);
		} catch (fehler) {
			if (istUnerreicht(fehler)) return this.#warte();
			this.#verwerfe(fehler as ApiFehler);
		}
		void this.#sende();
	}

	#warte(): void {
		// What was entered since is newer.
		this.#danach = new Map([...this.#unterwegs, ...this.#danach]);
		this.#unterwegs = new Map();
		this.#melde(true);
		this.#uhr = setTimeout(this.versuche, WIEDERHOLEN_MS);
	}

	/** Of whom the refusal speaks his changes go, the others are sent without them. */
	#verwerfe(fehler: ApiFehler): void {
		const wessen = fehler.details.map(({ feld }) => feld?.split('.')[0]);
		const uebrige = [...this.#unterwegs].filter(([, { freiwilligerID }]) => !wessen.includes(freiwilligerID));
		// It names nobody: then nothing of it can be saved.
		const bleiben = uebrige.length < this.#unterwegs.size ? uebrige : [];
		this.#danach = new Map([...bleiben, ...this.#danach]);
		this.#unterwegs = new Map();
		this.#melde(false);
		this.#wege.abgelehnt(fehler);
	}

	#melde(wartet: boolean): void {
		this.#stand = { offen: new Map([...this.#unterwegs, ...this.#danach]), wartet };
		for (const hoerer of this.#hoerer) hoerer();
	}
}
