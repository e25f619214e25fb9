/** What a mail may tell its reader of the volunteer: to a site no more than the file shows it at this moment. */

import { orteVon } from '#domain/akte/dienstort.ts';
import { type Feldumfang, LESBAR } from '#domain/akte/sicht/felder.ts';
import { aktensicht } from '#domain/akte/sicht/sicht.ts';
import type { Akte, Wunsch } from '#domain/akte/zustand.ts';
import { benannteFelder } from '#domain/felder/freie-felder.ts';
import type { Personenfeld } from '#domain/felder/personenfelder.ts';
import { type Akteur, hatRolle, PORTAL } from '#domain/rollen.ts';
import { GEBUNDEN, WUNSCH } from '#domain/status/wunsch.ts';
import type { Leser } from './empfaenger.ts';
import type { Mailkontext } from './kontext.ts';

export interface Lesersicht {
	readonly felder: Feldumfang;
	readonly lesbar: readonly Personenfeld[];
	/** Those that may be named. */
	readonly wuensche: readonly Wunsch[];
}

/** null: everything a mail may say at all. */
export function sichtDesLesers(kontext: Mailkontext, leser: Leser, heute: string): Lesersicht | null {
	const { akte, parameter } = kontext;
	if (!akte) return null;
	if (leser.isGast) return { felder: 'NAME', lesbar: LESBAR.NAME, wuensche: kontext.wunsch ? [kontext.wunsch] : [] };
	if (!istStelle(leser)) return null;
	const wunsch = kontext.wunsch ?? akte.wuensche.find(({ status }) => GEBUNDEN.includes(status)) ?? null;
	const modus = parameter.freiwilligenSichtbarkeitMode;
	const freieFelder = benannteFelder(parameter);
	const umfeld = { heute, modus, freieFelder, zyklusEnde: () => null };
	const sicht = aktensicht(anDerStelle(akte, wunsch), akte, umfeld);
	if (sicht) return { felder: sicht.felder, lesbar: sicht.lesbar, wuensche: [...sicht.wuensche, ...sicht.fremde] };
	// She can't open the file any more, but has to know whose application has ended.
	const nurVorgeschlagen = wunsch?.beendetAus === WUNSCH.nr.Vorschlag && modus === 'EIGENE_UND_POOL';
	const felder = nurVorgeschlagen ? 'POOL' : 'NAME';
	return { felder, lesbar: LESBAR[felder], wuensche: wunsch ? [wunsch] : [] };
}

/** The person as far as these fields go. */
export function nurGelesenes(person: Akte['person'], lesbar: readonly Personenfeld[]): Akte['person'] {
	return Object.fromEntries(lesbar.map((feld) => [feld, person[feld]])) as Akte['person'];
}

function istStelle({ user, isAnsprechperson }: Leser): boolean {
	if (!user) return isAnsprechperson === true;
	const { rollen } = user;
	return (
		hatRolle({ ...PORTAL, rollen }, 'MA_VEREIN', true) && !hatRolle({ ...PORTAL, rollen }, ['MA_VERWALTUNG', 'ADMIN'])
	);
}

function anDerStelle(akte: Akte, wunsch: Wunsch | null): Akteur {
	return { ...PORTAL, art: 'USER', rollen: ['MA_VEREIN'], einsatzortIDs: wunsch ? orteVon(akte, wunsch) : [] };
}
