import type { z } from 'zod';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import { liestBemerkung, loeschtBemerkung } from '#domain/akte/sicht/bemerkungen.ts';
import type { Aktensicht } from '#domain/akte/sicht/sicht.ts';
import type { Aenderung, Lesbarkeit } from '#domain/akte/verlauf/angaben.ts';
import type { Namen } from '#domain/akte/verlauf/saetze.ts';
import { type VerlaufEintrag, verlauf } from '#domain/akte/verlauf/verlauf.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { istFreiesFeld } from '#domain/felder/freie-felder.ts';
import { istSensibel, type Personenfeld } from '#domain/felder/personenfelder.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import type { historieneintrag } from '../contract/formen/freiwilliger.ts';

type Eintrag = z.output<typeof historieneintrag>;

export interface Historienblick {
	readonly akteur: Akteur;
	readonly akte: Akte;
	readonly sicht: Aktensicht;
	readonly namen: Namen;
	readonly jetzt: string;
	/** Sensitive values stand in it as they are: whoever takes them along is recorded. */
	readonly istVermerkt?: true;
	/** Files of messages by their upload; left out where nobody opens one. */
	readonly dateien?: ReadonlyMap<string, { readonly gid: string; readonly name: string }>;
}

/** The history, newest first, as far as the viewer may read it. */
export function zeigeHistorie(blick: Historienblick, ereignisse: readonly Aufgezeichnet<AkteEreignis>[]): Eintrag[] {
	return verlauf(blick.akte.id, ereignisse, blick.namen)
		.filter((e) => liest(blick, e))
		.map((e) => zeige(blick, e))
		.reverse();
}

/** Remarks by rank and site; lines about wishes only to those who see one of them. */
function liest({ akteur, akte, sicht }: Historienblick, e: VerlaufEintrag): boolean {
	// What was written after a site's part in it is others' case; its own words it keeps.
	const istSpaeter = sicht.verlaufBis !== null && e.zeit > sicht.verlaufBis;
	if (e.sichtbarkeit !== null && e.bemerkungID === null)
		return hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']) || istEigenesWerk(akteur, akte, e);
	if (e.sichtbarkeit !== null) {
		const geloescht = !akte.bemerkungen.some((b) => b.id === e.bemerkungID);
		const { sichtbarkeit, einsatzstelleID } = e;
		if (geloescht || (istSpaeter && einsatzstelleID === null)) return false;
		return liestBemerkung(akteur, akte, { sichtbarkeit, einsatzstelleID });
	}
	if (istSpaeter) return false;
	if (sicht.felder === 'ALLE') return true;
	if (e.wunschIDs.length) return e.wunschIDs.some((id) => sicht.wuensche.some((w) => w.id === id));
	// Without a wish of its own a line tells of the person: not to a site that only chooses applicants.
	return e.art === 'STATUS' && e.aenderungen.length === 0;
}

/** What somebody of a site did himself; in his own file nobody does it for himself. */
const istEigenesWerk = (akteur: Historienblick['akteur'], akte: Historienblick['akte'], e: VerlaufEintrag): boolean =>
	e.userID !== null && e.userID === akteur.userID && hatRolle(akteur, ['MA_VEREIN']) && akte.userID !== e.userID;

function zeige(blick: Historienblick, e: VerlaufEintrag): Eintrag {
	const { akteur, akte, namen, jetzt } = blick;
	const bemerkung = akte.bemerkungen.find((b) => b.id === e.bemerkungID);
	return {
		version: e.version,
		zeit: e.zeit,
		akteur: e.userID === null ? null : { id: e.userID, name: namen.benutzer(e.userID) },
		unterzeichner: e.unterzeichner,
		impersoniertVon:
			e.impersoniertVon === null ? null : { id: e.impersoniertVon, name: namen.benutzer(e.impersoniertVon) },
		art: e.art,
		satz: e.satz,
		isManuell: e.isManuell,
		statuswechsel: [...e.statuswechsel],
		aenderungen: e.aenderungen.filter((a) => darfLesen(blick, a)).map((a) => zeigeAenderung(verdecke(blick, a))),
		text: darfWorteLesen(blick, e) ? e.text : null,
		bemerkungID: e.bemerkungID,
		anhaenge: darfWorteLesen(blick, e) ? e.anhaenge.flatMap((id) => blick.dateien?.get(id) ?? []) : [],
		sichtbarkeit: e.sichtbarkeit,
		wiedervorlageAm: bemerkung?.wiedervorlageAm ?? null,
		isLoeschbar:
			bemerkung !== undefined &&
			hatRolle(akteur, ['MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN']) &&
			loeschtBemerkung(akteur, bemerkung, jetzt),
	};
}

/** Reasons that staff gave stay among staff; the volunteer reads his own words and what was written to him. */
function darfWorteLesen({ akteur }: Historienblick, e: VerlaufEintrag): boolean {
	if (hatRolle(akteur, ['MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN'])) return true;
	return e.bemerkungID !== null || e.art === 'NACHRICHT' || e.userID === akteur.userID;
}

/** A change of what the viewer doesn't read isn't told. */
function darfLesen({ sicht }: Historienblick, { lesbarMit, wunschID }: Aenderung): boolean {
	// Some free fields aren't for the volunteer himself, who reads everything else.
	if (lesbarMit !== null && istFreiesFeld(lesbarMit)) return sicht.lesbar.includes(lesbarMit);
	if (sicht.felder === 'ALLE') return true;
	if (wunschID !== null) return sicht.wuensche.some((w) => w.id === wunschID);
	if (lesbarMit === null) return true;
	if (lesbarMit === 'ERZIEHUNGSBERECHTIGTE') return sicht.erziehungsberechtigte === 'ALLE';
	return lesbarMit !== 'DOKUMENTE' && sicht.lesbar.includes(lesbarMit);
}

/** As on the page of personal data, where they are shown to whoever asks for them, and that is recorded. */
function verdecke({ akteur, akte, istVermerkt }: Historienblick, a: Aenderung): Aenderung {
	const istEigene = akteur.freiwilligerID === akte.id && akteur.impersoniertVon === null;
	if (istVermerkt || istEigene || !istPersonenfeld(a.lesbarMit) || !istSensibel(a.lesbarMit)) return a;
	return { ...a, von: a.von && VERDECKT, nach: a.nach && `${VERDECKT}, zu sehen unter „Persönliche Daten“` };
}

const VERDECKT = 'verdeckt';

const istPersonenfeld = (lesbarMit: Lesbarkeit): lesbarMit is Personenfeld =>
	lesbarMit !== null && lesbarMit !== 'ERZIEHUNGSBERECHTIGTE' && lesbarMit !== 'DOKUMENTE';

export const zeigeAenderung = ({ gruppe, bezeichnung, von, nach, statusVon, statusNach }: Aenderung) => ({
	gruppe,
	bezeichnung,
	von,
	nach,
	statusVon,
	statusNach,
});
