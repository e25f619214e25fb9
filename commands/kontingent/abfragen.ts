import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import {
	type Anfragezeile,
	type Angefragt,
	beantworteAbfrage,
	erinnereAnAbfrage,
	sendeAbfrage,
} from '#domain/kontingent/abfragen.ts';
import type { KontingentEreignis } from '#domain/kontingent/ereignisse.ts';
import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import { istEigeneStelle, pruefeMitAbfrage } from '#domain/kontingent/zugang.ts';
import type { Kontingent } from '#domain/kontingent/zustand.ts';
import type { Referenz } from '#domain/referenz.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import { teilnehmendeStellen } from '#projections/queries/orte/kontingente.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import { alsBefehl, type Kontingentbefehl, ladeStelle, mitZyklus, pruefeDienstart } from './umfeld.ts';

/** How many Einsatzstellen it went to. */
export interface Versandt {
	readonly n: number;
}

/** Asks the Einsatzstellen of a cycle (or the named ones of them) that haven't been asked yet. */
export const sendeAbfragen = (
	umgebung: Umgebung,
	befehl: Kontingentbefehl,
	zyklusID: string,
	{ frist, adresseIDs, text }: { frist: string; adresseIDs: readonly string[] | null; text: string | null },
): Promise<Versandt> =>
	anStellen(umgebung, befehl, zyklusID, adresseIDs, (k, { referenz, heute }) => {
		if (frist < heute) throw new Abgelehnt([FRIST_VERGANGEN]);
		return sendeAbfrage(k, { zyklusID, frist, text }, { referenz });
	});

/** Reminds those who were asked and haven't answered. */
export const erinnereAnAbfragen = (umgebung: Umgebung, befehl: Kontingentbefehl, zyklusID: string): Promise<Versandt> =>
	anStellen(umgebung, befehl, zyklusID, null, (k) => erinnereAnAbfrage(k, zyklusID));

export interface Antwort {
	readonly einsatzstelleID: string;
	readonly zyklusID: string;
	readonly zeilen: readonly Anfragezeile[];
	/** Left out: the one that stands stays. */
	readonly bemerkung?: string | null | undefined;
}

/** Q: the answer of an Einsatzstelle, or of the Traeger for it. */
export const beantworteKontingentabfrage = (
	umgebung: Umgebung,
	befehl: Kontingentbefehl,
	antwort: Antwort,
): Promise<readonly Angefragt[]> =>
	execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const { akteur } = befehl;
		if (!istEigeneStelle(akteur, antwort.einsatzstelleID)) throw new Abgelehnt([NICHT_GEFUNDEN]);
		const { kontingent, referenz } = await ladeStelle(sitzung, antwort);
		pruefeMitAbfrage(referenz.parameter);
		for (const { dienstartID } of antwort.zeilen) pruefeDienstart(referenz, dienstartID);
		const { zeilen, ereignisse } = beantworteAbfrage(kontingent, antwort, { referenz, akteur, ctx: sitzung.ctx });
		sitzung.schreibe(kontingentAggregat, kontingent.einsatzstelleID, ereignisse);
		return zeilen;
	});

interface Lage {
	readonly referenz: Referenz;
	readonly heute: string;
}

/** All of them in one append: either everybody is asked or nobody. */
async function anStellen(
	umgebung: Umgebung,
	befehl: Kontingentbefehl,
	zyklusID: string,
	adresseIDs: readonly string[] | null,
	entscheide: (k: Kontingent, lage: Lage) => readonly KontingentEreignis[],
): Promise<Versandt> {
	return execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const gelesen = await ladeReferenz(sitzung.db, { adresseIDs: [], benutzerIDs: [] });
		pruefeMitAbfrage(gelesen.parameter);
		const referenz = await mitZyklus(sitzung, gelesen, zyklusID);
		const stellen = await gemeinte(sitzung, zyklusID, adresseIDs);
		const kontingente = await Promise.all(stellen.map((id) => sitzung.lies(kontingentAggregat, id)));
		const lage = { referenz, heute: sitzung.ctx.heute };
		let n = 0;
		for (const kontingent of kontingente) {
			const ereignisse = entscheide(kontingent, lage);
			if (!ereignisse.length) continue;
			sitzung.schreibe(kontingentAggregat, kontingent.einsatzstelleID, ereignisse);
			n += 1;
		}
		return { n };
	});
}

/** What is named but takes no part in the cycle isn't asked. */
async function gemeinte(sitzung: Sitzung, zyklusID: string, adresseIDs: readonly string[] | null) {
	const alle = await teilnehmendeStellen(sitzung.db, zyklusID);
	return adresseIDs ? alle.filter((id) => adresseIDs.includes(id)) : alle;
}

const FRIST_VERGANGEN = {
	code: 'DAT',
	text: 'Die Frist darf nicht in der Vergangenheit liegen.',
	http: 422,
	feld: 'frist',
} as const;
