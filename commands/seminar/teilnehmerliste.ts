import { type Aktenbefehl, alsBefehl, ladeLagen, schreibe } from '#commands/akte/lage.ts';
import { execute } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import {
	type Ergebnis,
	nachweisPruefen,
	nachweisWiderrufen,
} from '#domain/akte/entscheidungen/seminar/nachweis-pruefen.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { KEINE_ANMELDUNG } from '#domain/akte/seminar/abmeldung.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { ordneListeZu } from './unterschriebene-liste.ts';
import { fuerJedeAkte } from './von-wem.ts';

export interface Listenpruefung {
	readonly freiwilligerID: string;
	readonly ergebnis: Ergebnis | 'WIDERRUFEN';
	/** Tenths of a day. */
	readonly tage: number;
	readonly grund: string | null;
}

export interface Listenpruefungen {
	readonly seminarID: string;
	readonly eintraege: readonly Listenpruefung[];
	/** The signed list it rests on, to be filed with the seminar; null: none, or the one that is. */
	readonly uploadID: string | null;
}

/** Reviews a whole list at once, or nothing of it; a refusal says whose line it is about. */
export async function pruefeTeilnehmerliste(
	umgebung: Umgebung,
	befehl: Aktenbefehl,
	{ seminarID, eintraege, uploadID }: Listenpruefungen,
): Promise<{ n: number }> {
	const jeder = new Map(eintraege.map((eintrag) => [eintrag.freiwilligerID, eintrag]));
	return execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const lagen = await ladeLagen(sitzung, befehl.akteur, [...jeder.keys()], {});
		fuerJedeAkte(lagen, 'ergebnis', (lage, freiwilligerID) => {
			const eintrag = jeder.get(freiwilligerID);
			if (eintrag) schreibe(sitzung, freiwilligerID, entscheide(lage, seminarID, eintrag));
		});
		if (uploadID !== null) await ordneListeZu(sitzung, befehl.akteur, { seminarID, uploadID, feld: 'uploadID' });
		return { n: jeder.size };
	});
}

function entscheide(lage: Lage, seminarID: string, { ergebnis, tage, grund }: Listenpruefung): Entschluss {
	const { akte } = lage;
	const nachweis = akte.seminarnachweise.find((n) => n.seminarID === seminarID);
	if (!nachweis && akte.existiert && !akte.geloescht) throw new Abgelehnt([KEINE_ANMELDUNG]);
	const nachweisID = nachweis?.id ?? '';
	return ergebnis === 'WIDERRUFEN'
		? nachweisWiderrufen(lage, { nachweisID, grund: grund ?? '' })
		: nachweisPruefen(lage, { nachweisID, ergebnis, tage, grund });
}
