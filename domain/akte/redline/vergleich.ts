/** The difference of two versions of a contract's terms, and who made it. */

import { abweichend } from '#domain/akte/vertrag/betroffene.ts';
import type { Vertragsbedingungen } from '#domain/akte/zustand.ts';
import type { Bedingung } from '#domain/felder/vertragsfelder.ts';
import { type Fassung, neueste, type Urheber, type Vertragsverlauf } from './fassungen.ts';

type Wert = Vertragsbedingungen[Bedingung];

export interface Schritt extends Urheber {
	readonly von: Wert;
	readonly nach: Wert;
}

/** One term that differs, with every step that led there. */
export interface Feldaenderung {
	readonly feld: Bedingung;
	readonly von: Wert;
	readonly nach: Wert;
	readonly schritte: readonly Schritt[];
}

/** The version in force at this stream version; before the first one that one. */
function fassungAm({ fassungen }: Vertragsverlauf, version: number): Fassung {
	return fassungen.findLast((f) => f.version <= version) ?? fassungen[0];
}

/** What changed from the terms at one stream version to those at another; what was taken back isn't told. */
export function vergleiche(verlauf: Vertragsverlauf, von: number, bis: number): Feldaenderung[] {
	const alt = fassungAm(verlauf, von);
	const neu = fassungAm(verlauf, bis);
	const strecke = verlauf.fassungen.slice(verlauf.fassungen.indexOf(alt), verlauf.fassungen.indexOf(neu) + 1);
	return abweichend(alt.bedingungen, neu.bedingungen).map((feld) => ({
		feld,
		von: alt.bedingungen[feld],
		nach: neu.bedingungen[feld],
		schritte: schritte(strecke, feld),
	}));
}

function schritte(strecke: readonly Fassung[], feld: Bedingung): Schritt[] {
	return strecke.flatMap((f, i) => {
		const davor = strecke[i - 1];
		if (!davor || davor.bedingungen[feld] === f.bedingungen[feld]) return [];
		const { version, zeit, userID, impersoniertVon, seite } = f;
		return [{ version, zeit, userID, impersoniertVon, seite, von: davor.bedingungen[feld], nach: f.bedingungen[feld] }];
	});
}

/** Somebody else than this user had a hand in it. */
export const vonAnderen = ({ schritte }: Feldaenderung, userID: string | null): boolean =>
	schritte.some((s) => s.userID !== userID);

/** What somebody knows of the terms. */
export interface Kenntnis {
	/** Version of the newest terms that were shown to him. */
	readonly gesehen: number | null;
	/** Somebody has signed: from then on terms don't change any more. */
	readonly istUnterschrieben: boolean;
	/** He is one of them. */
	readonly durchIhn: boolean;
}

/**
 * Up to which version somebody knows the terms: as far as they were shown to him or he signed them. While nothing is
 * signed, whoever never looked knows none; of a signed contract he has missed nothing.
 */
export function bekanntBis(verlauf: Vertragsverlauf, { gesehen, istUnterschrieben, durchIhn }: Kenntnis): number {
	if (!istUnterschrieben) return gesehen ?? verlauf.fassungen[0].version;
	return (durchIhn ? null : gesehen) ?? neueste(verlauf).version;
}
