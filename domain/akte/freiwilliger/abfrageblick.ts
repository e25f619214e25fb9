/** What a Feldabfrage shows somebody of a volunteer, and which of its fields he may fill in. */

import { orteVon } from '#domain/akte/dienstort.ts';
import { schreibbareFelder } from '#domain/akte/sicht/felder.ts';
import type { Aktensicht } from '#domain/akte/sicht/sicht.ts';
import { schreibbareVertragsfelder } from '#domain/akte/sicht/vertragsfelder.ts';
import { type Abfragefeld, istVertragsfeld } from '#domain/feldabfrage/abfragefelder.ts';
import { istElternfeld } from '#domain/felder/elternfelder.ts';
import { benannteFelder } from '#domain/felder/freie-felder.ts';
import { NUR_GEPRUEFT } from '#domain/felder/selbstauskunft.ts';
import { vertragNachAussen } from '#domain/felder/vertrag.ts';
import { type Akteur, hatRolle, seite } from '#domain/rollen.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import type { Lage } from '../lage.ts';
import type { Akte, Vertrag, Wunsch } from '../zustand.ts';
import {
	type GefragtesFeld,
	gefragteFelder,
	gefragterVertrag,
	gefragteWuensche,
	istLeer,
	wertVon,
} from './abfragen.ts';
import { darfErgaenzen, gefragteEltern, liestElternfeld } from './elternabfrage.ts';

export interface Abfragezeile {
	readonly feldKey: Abfragefeld;
	readonly bezeichnung: string;
	readonly hilfetext: string | null;
	readonly isPflicht: boolean;
	readonly isBearbeitbar: boolean;
	/** null: holds something or nothing that the viewer may not read. */
	readonly isAusgefuellt: boolean | null;
	/** In the units of the wire; null as well where the viewer may not read it. */
	readonly wert: unknown;
}

/** Whom and what is asked: a target status, in the context of one wish or of all that are under way. */
export interface Abfragefrage {
	readonly ziel: number;
	readonly wunschID: string | null;
}

/** The merged queries as the viewer gets them; null: there is no such wish for him. */
export function abfrageblick(
	lage: Lage,
	sicht: Aktensicht,
	{ ziel, wunschID }: Abfragefrage,
): { zeilen: Abfragezeile[]; vertrag: Vertrag | null } | null {
	const { akte, referenz } = lage;
	const wuensche = gefragteWuensche(akte, wunschID).filter((w) => sicht.wuensche.includes(w));
	if (wunschID !== null && wuensche.length === 0) return null;
	const vertrag = gefragterVertrag(akte, wuensche);
	const aussen = vertrag && vertragNachAussen(vertrag);
	const umfeld = { vertrag, eltern: gefragteEltern(akte, lage.ctx.heute) };
	const zeilen = gefragteFelder(referenz.feldabfragen, ziel, wuensche, umfeld).map((feld): Abfragezeile => {
		const { feld: feldKey, bezeichnung, hilfetext, isPflicht } = feld;
		const wert = wertVon(akte, aussen, feldKey);
		const isLesbar = liest(sicht, vertrag, feldKey);
		const isBearbeitbar = darfAusfuellen(lage, feld, { wuensche, vertrag, isLesbar: isLesbar || istLeer(wert) });
		return {
			feldKey,
			bezeichnung,
			hilfetext,
			isPflicht,
			isBearbeitbar,
			isAusgefuellt: isLesbar || isBearbeitbar ? !istLeer(wert) : null,
			wert: isLesbar ? wert : null,
		};
	});
	return { zeilen, vertrag };
}

function liest(sicht: Aktensicht, vertrag: Vertrag | null, feld: Abfragefeld): boolean {
	if (istVertragsfeld(feld)) return vertrag !== null && sicht.vertraege.includes(vertrag);
	return istElternfeld(feld) ? liestElternfeld(sicht, feld) : sicht.lesbar.includes(feld);
}

const GEPRUEFT: ReadonlySet<string> = new Set(NUR_GEPRUEFT);

interface Umfeld {
	readonly wuensche: readonly Wunsch[];
	readonly vertrag: Vertrag | null;
	/** False: it holds something the actor can't see, and so mustn't overwrite. */
	readonly isLesbar: boolean;
}

/** Table: Freiwilliger, own editing: these are the volunteer's only until the agreement, whoever asks. */
const NUR_BIS_EINIGUNG: readonly Abfragefeld[] = ['vorname', 'nachname', 'geburtsname', 'geburtsdatum', 'geschlecht'];

function darfAusfuellen(lage: Lage, { feld, isBearbeitbarDurch }: GefragtesFeld, umfeld: Umfeld): boolean {
	const { akteur, akte, referenz } = lage;
	if (akteur.art === 'API') return false;
	const stelle = seite(akteur) === 'EINSATZSTELLE';
	if (istVertragsfeld(feld)) {
		if (!umfeld.vertrag || (stelle && !isBearbeitbarDurch.includes('ME'))) return false;
		return schreibbareVertragsfelder(akteur, umfeld.vertrag, referenz.parameter).includes(feld);
	}
	if (istElternfeld(feld)) {
		if (hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN'])) return true;
		return istSelbst(akteur, akte) && darfErgaenzen(akte, feld, isBearbeitbarDurch.includes('FW'));
	}
	if (schreibbareFelder(akteur, akte, benannteFelder(referenz.parameter)).includes(feld)) return true;
	if (GEPRUEFT.has(feld)) return false;
	// An e-mail address changes by a confirmation alone.
	if (feld === 'email') return false;
	if (stelle) {
		const eigene = umfeld.wuensche.flatMap((w) => orteVon(akte, w)).some((ort) => akteur.einsatzortIDs.includes(ort));
		return eigene && umfeld.isLesbar && isBearbeitbarDurch.includes('ME');
	}
	const isOffen =
		isBearbeitbarDurch.includes('FW') &&
		!(akte.status >= FREIWILLIGER.nr.BewerbungEinigung && NUR_BIS_EINIGUNG.includes(feld));
	return istSelbst(akteur, akte) && umfeld.isLesbar && isOffen;
}

const istSelbst = (akteur: Akteur, akte: Akte): boolean =>
	hatRolle(akteur, 'FREIWILLIGER', true) && akteur.freiwilligerID === akte.id;
