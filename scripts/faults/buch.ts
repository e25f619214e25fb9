import type { Senke } from '#commands/mail/senke.fixture.ts';
import { mitClient } from '#scripts/postgres/zugang.ts';
import type { Verfehlung } from './prozess.ts';

/** What is written: a stream of its own, one event more in a stream that others write to, a row with its mail. */
export const ARTEN = ['AKTE', 'BEMERKUNG', 'EINLADUNG'] as const;
export type Art = (typeof ARTEN)[number];

/** One write, found again by its mark. */
export interface Schreiben {
	readonly marke: string;
	readonly art: Art;
	readonly reihe: string;
	/** An answer said that it is done. */
	bestaetigt: boolean;
}

/** One line of the table: what was done to the portal, and what it did wrong meanwhile. */
export interface Reihe {
	readonly name: string;
	stoerungen: number;
	bestaetigt: number;
	/** Told to come again. */
	vertroestet: number;
	verloren: number;
	doppelt: number;
	unbeantwortet: number;
	prozessenden: number;
	unbehandelt: number;
	/** Longest wait for an answer. */
	laengsteMs: number;
}

export const FEHLERSPALTEN = ['verloren', 'doppelt', 'unbeantwortet', 'prozessenden', 'unbehandelt'] as const;

/** Keeps what was written and what went wrong, under the line that is being walked through. */
export class Buch {
	readonly reihen: Reihe[] = [];
	readonly schreiben: Schreiben[] = [];
	/** What the first ones of each kind looked like. */
	readonly befunde: string[] = [];

	beginne(name: string): Reihe {
		const null_ = {
			stoerungen: 0,
			bestaetigt: 0,
			vertroestet: 0,
			verloren: 0,
			doppelt: 0,
			unbeantwortet: 0,
			laengsteMs: 0,
		};
		const reihe = { name, ...null_, prozessenden: 0, unbehandelt: 0 };
		this.reihen.push(reihe);
		return reihe;
	}

	get reihe(): Reihe {
		return this.reihen.at(-1) ?? this.beginne('Anlauf');
	}

	neu(art: Art): Schreiben {
		const schreiben = { marke: marke(this.schreiben.length), art, reihe: this.reihe.name, bestaetigt: false };
		this.schreiben.push(schreiben);
		return schreiben;
	}

	readonly melde = ({ art, wer, text }: Verfehlung): void => {
		this.reihe[art === 'ENDE' ? 'prozessenden' : 'unbehandelt'] += 1;
		this.halteFest(`${wer} ${text}`);
	};

	halteFest(befund: string): void {
		this.befunde.push(`${this.reihe.name}: ${befund}`);
	}

	/** Against what the database and the post office hold. */
	async vergleiche(ownerUrl: string, senke: Senke): Promise<void> {
		const mails = new Map<string, number>();
		for (const { an } of senke.empfangen) mails.set(an, (mails.get(an) ?? 0) + 1);
		const { gezaehlt, ungewiss } = await mitClient(ownerUrl, async (client) => ({
			gezaehlt: (await client.query<{ marke: string; n: number }>(VORHANDENE)).rows,
			ungewiss: (await client.query<{ marke: string }>(UNGEWISSE)).rows,
		}));
		const anzahl = new Map(gezaehlt.map(({ marke, n }) => [marke, n]));
		const istUngewiss = new Set(ungewiss.map(({ marke }) => marke));
		for (const { marke, art, reihe: name, bestaetigt } of this.schreiben) {
			const reihe = this.reihen.find((r) => r.name === name) ?? this.reihe;
			const da = anzahl.get(marke) ?? 0;
			const post = mails.get(adresse(marke)) ?? 0;
			if (bestaetigt) reihe.bestaetigt += 1;
			const fehlt = art === 'EINLADUNG' && da > 0 && post === 0 && !istUngewiss.has(marke);
			if ((bestaetigt && da === 0) || fehlt) {
				reihe.verloren += 1;
				this.halteFest(`${name}: verloren ${art} ${marke}${fehlt ? ', die Mail' : ''}`);
			}
			if (da > 1 || post > 1) {
				reihe.doppelt += 1;
				this.halteFest(`${name}: doppelt ${art} ${marke}, ${da} geschrieben, ${post} gesendet`);
			}
		}
	}
}

/** Letters alone, since names have nothing else in them. */
const marke = (nr: number): string =>
	`Probe${nr.toString(26).replace(/[0-9a-p]/g, (z) => String.fromCharCode(97 + Number.parseInt(z, 26)))}`;

export const adresse = (marke: string): string => `${marke.toLowerCase()}@faults.test`;

const VORHANDENE = `
select marke, count(*)::int as n from (
	select person -> 'werte' ->> 'nachname' as marke from event_person where stream like 'Akte-%'
	union all select person ->> 'text' from event_person where stream like 'Akte-%'
	union all select nachname from user_einladung) alle
where marke like 'Probe%' group by marke`;

const UNGEWISSE = `
select e.nachname as marke from outbox o join user_einladung e on e.id::text = o.daten ->> 'einladungID'
where o.status = 'uncertain'`;
