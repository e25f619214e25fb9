import { orteVon } from '#domain/akte/dienstort.ts';
import { type Aktensicht, aktensicht } from '#domain/akte/sicht/sicht.ts';
import { benannteFelder } from '#domain/felder/freie-felder.ts';
import { Abgelehnt, KEINE_BERECHTIGUNG, NICHT_GEFUNDEN, type Regelverstoss } from '#domain/regelverstoss.ts';
import { GEBUNDEN } from '#domain/status/wunsch.ts';
import { verbotInAnsicht } from '#domain/zugriff/ansicht.ts';
import { darf } from '#domain/zugriff/darf.ts';
import type { Aktion } from '#domain/zugriff/matrix.ts';
import { type Fall, geltenderVertrag, type Wunschfall } from './fall.ts';
import type { Lage } from './lage.ts';
import { nichtMoeglich } from './regeln/ausgang.ts';
import type { Erziehungsberechtigter, Vertrag, Wunsch } from './zustand.ts';

/** May the actor do this at all (403), and does he see what it is done to (404)? */
export function zugang(aktion: Aktion, fall: Fall | Wunschfall): Regelverstoss | null {
	const { akteur, akte } = fall.lage;
	if (!darf(akteur, aktion)) return KEINE_BERECHTIGUNG;
	const wunsch = 'wunsch' in fall ? fall.wunsch : null;
	if (!sieht(fall.lage, wunsch)) return NICHT_GEFUNDEN;
	const orte = wunsch ? orteVon(akte, wunsch) : [undefined];
	const eigenes = orte.some((einsatzortID) => darf(akteur, aktion, { freiwilligerID: akte.id, einsatzortID }));
	return eigenes ? null : KEINE_BERECHTIGUNG;
}

/** G32: what nobody does in the view of another user. */
export function ansicht(aktion: Aktion, { akteur }: Lage): Regelverstoss | null {
	return verbotInAnsicht(akteur, aktion);
}

/** What the actor sees of the file; null: for him it doesn't exist. */
export function sichtIn({ akteur, akte, ctx, referenz }: Lage): Aktensicht | null {
	return aktensicht(akteur, akte, {
		heute: ctx.heute,
		modus: referenz.parameter.freiwilligenSichtbarkeitMode,
		freieFelder: benannteFelder(referenz.parameter),
		zyklusEnde: (id) => referenz.zyklen.get(id)?.ende ?? null,
	});
}

function sieht(lage: Lage, wunsch: Wunsch | null): boolean {
	const sicht = sichtIn(lage);
	if (!sicht) return false;
	if (wunsch) return sicht.handelbar.some((w) => w.id === wunsch.id);
	// By what stayed behind in an earlier cycle a site knows a name, nothing it could act on.
	return sicht.felder !== 'NAME' || sicht.handelbar.length > 0;
}

export function findeWunsch({ akte }: Lage, wunschID: string): Wunsch {
	const wunsch = akte.wuensche.find((w) => w.id === wunschID);
	if (!wunsch) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return wunsch;
}

/** The wish that carries the volunteer's contract, for calls that name only the volunteer. */
export function gebundenerWunsch(lage: Lage, { key, titel }: { readonly key: Aktion; readonly titel: string }): Wunsch {
	const wunsch = lage.akte.wuensche.find((w) => GEBUNDEN.includes(w.status));
	if (wunsch) return wunsch;
	const grund = ansicht(key, lage) ?? zugang(key, { lage, eingabe: null });
	throw new Abgelehnt([grund ?? nichtMoeglich(titel, lage.akte)]);
}

export function findeVertrag({ akte }: Lage, vertragID: string): Vertrag {
	const vertrag = akte.vertraege.find((v) => v.id === vertragID);
	if (!vertrag) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return vertrag;
}

export function findeErziehungsberechtigten({ akte }: Lage, id: string): Erziehungsberechtigter {
	const einer = akte.erziehungsberechtigte.find((e) => e.id === id);
	if (!einer) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return einer;
}

/** The contract the tables couple to the state of the wish. */
export function vertragVon({ akte }: Lage, wunsch: Wunsch): Vertrag {
	const vertrag = geltenderVertrag(akte, wunsch.id);
	if (!vertrag) throw new Error(`Wunsch ${wunsch.id}: im Status ${wunsch.status} ohne Vertrag`);
	return vertrag;
}
