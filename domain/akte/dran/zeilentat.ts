/** The one act that a row of a list offers whoever reads it. Whether it may be taken now, the file says when it is opened. */

import { type Akteur, seite } from '#domain/rollen.ts';
import { darf } from '#domain/zugriff/darf.ts';
import { wirdErinnert } from './dokument.ts';
import { DRANTATEN, type Dranpartei } from './dran.ts';
import { type Dokumentzeilentat, SCHRITT_JE_TAT, type Zeilentat } from './zeilentaten.ts';

interface Dranzeile {
	readonly dran: Dranpartei | null;
	readonly dranTat: string | null;
}

/** Of a document: one's own turn is done, others are reminded as far as anybody is; null: nobody waits, or it isn't for him. */
export function dokumentzeilentat(akteur: Akteur, { dran: partei, dranTat }: Dranzeile): Dokumentzeilentat | null {
	const tat = DRANTATEN.find((eine) => eine === dranTat);
	if (partei === null || !tat) return null;
	if (partei === seite(akteur)) return tat;
	return seite(akteur) === 'TRAEGER' && wirdErinnert({ partei, tat, seit: '' }) ? 'ERINNERN' : null;
}

/** Of an application or its contract: whoever isn't at turn asks how it stands, or takes the step in the other's stead. */
export function wunschzeilentat(akteur: Akteur, zeile: Dranzeile): Zeilentat | null {
	const { dran: partei, dranTat } = zeile;
	if (partei === null || dranTat === null) return null;
	if (partei !== seite(akteur) && darf(akteur, 'nachfragen')) return partei === 'BUNDESAMT' ? null : 'nachfragen';
	const schritt = SCHRITT_JE_TAT[dranTat as keyof typeof SCHRITT_JE_TAT];
	if (schritt) return darf(akteur, schritt) ? schritt : null;
	return dokumentzeilentat(akteur, zeile);
}
