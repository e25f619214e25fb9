import type { z } from 'zod';
import { dienstort } from '#domain/akte/dienstort.ts';
import { vertragshinweise } from '#domain/akte/regeln/vertrag.ts';
import { schreibbareVertragsfelder } from '#domain/akte/sicht/vertragsfelder.ts';
import type { Akte, Vertrag, Wunsch } from '#domain/akte/zustand.ts';
import { kennzahlen } from '#domain/kontingent/belegung.ts';
import type { Kontingent } from '#domain/kontingent/zustand.ts';
import { seminartage } from '#domain/recht/seminartage.ts';
import type { Referenz } from '#domain/referenz.ts';
import { type Akteur, hatRolle, seite } from '#domain/rollen.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import type { plaetze, vertrag, wunsch } from '../contract/formen/wunsch.ts';
import { zeigeWunschdran } from './dran.ts';

/** What a wish or contract is shown with. */
export interface Blickfeld {
	readonly akteur: Akteur;
	readonly akte: Akte;
	readonly referenz: Referenz;
	readonly kontingente: ReadonlyMap<string, Kontingent>;
	readonly heute: string;
}

export function zeigeWunsch(feld: Blickfeld, w: Wunsch): z.output<typeof wunsch> {
	const { referenz, akte, akteur } = feld;
	const einsatzort = referenz.adressen.get(w.einsatzortID);
	// What people wrote to one another is read by people.
	const darfWorteLesen = akteur.art !== 'API';
	return {
		id: w.id,
		freiwilligerID: akte.id,
		zyklusID: w.zyklusID,
		einsatzortID: w.einsatzortID,
		einsatzort: einsatzort?.bezeichnung ?? null,
		einsatzstelleID: w.einsatzstelleID,
		einsatzstelle: referenz.adressen.get(w.einsatzstelleID)?.bezeichnung ?? null,
		ort: einsatzort?.ort ?? null,
		dienstartID: w.dienstartID,
		dienstart: dienstartKurz(referenz, w.dienstartID),
		status: w.status,
		statusSeit: w.statusSeit,
		herkunft: w.herkunft,
		betreuerUserID: w.betreuerUserID,
		betreuer: benutzerName(referenz, w.betreuerUserID),
		prioritaet: w.prioritaet,
		bemerkung: darfWorteLesen ? w.bemerkung : null,
		beworbenAm: w.beworbenAm,
		beendetAm: w.beendetAm,
		beendetVon: w.beendetVon,
		grund: darfWorteLesen && (seite(akteur) !== 'FREIWILLIGER' || w.beendetVon === 'FREIWILLIGER') ? w.grund : null,
		plaetze: plaetzeAn(feld, w),
		dran: zeigeWunschdran(feld, w),
		version: w.version,
	};
}

/** A wish at another site: place and state, nothing that was said. */
export function zeigeFremdenWunsch(feld: Blickfeld, w: Wunsch): z.output<typeof wunsch> {
	const leer = { betreuerUserID: null, betreuer: null, bemerkung: null, grund: null, prioritaet: null };
	return { ...zeigeWunsch(feld, w), ...leer, plaetze: null, dran: null };
}

function plaetzeAn({ akte, akteur, kontingente, referenz }: Blickfeld, w: Wunsch): z.output<typeof plaetze> | null {
	if (!hatRolle(akteur, ['MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN'])) return null;
	const kontingent = kontingente.get(w.einsatzstelleID);
	const zyklus = referenz.zyklen.get(w.zyklusID);
	if (!kontingent || !zyklus || !w.dienstartID || referenz.parameter.kontingentMode === 'OHNE') return null;
	return kennzahlen(kontingent, { zyklus, einsatzortID: dienstort(akte, w), dienstartID: w.dienstartID });
}

const geteilt = (wert: number | null, teiler: number): number | null => (wert === null ? null : wert / teiler);
const euro = (cent: number | null): number | null => geteilt(cent, 100);

export function zeigeVertrag(feld: Blickfeld, v: Vertrag): z.output<typeof vertrag> {
	const { akte, akteur, referenz } = feld;
	const dienstart = referenz.dienstarten.get(v.dienstartID);
	return {
		id: v.id,
		wunschID: v.wunschID,
		freiwilligerID: akte.id,
		zyklusID: v.zyklusID,
		dienstartID: v.dienstartID,
		dienstart: dienstart?.kurz ?? null,
		status: v.status,
		statusSeit: v.statusSeit,
		vertragsnummer: v.vertragsnummer,
		einsatzortID: v.einsatzortID,
		einsatzort: referenz.adressen.get(v.einsatzortID)?.bezeichnung ?? null,
		vertragsbeginn: v.vertragsbeginn,
		vertragsende: v.vertragsende,
		geplantesEnde: v.geplantesEnde,
		dienstantritt: v.dienstantritt,
		dienstende: v.dienstende,
		kuendigungDurch: v.kuendigungDurch,
		wochenstunden: geteilt(v.wochenstunden, 10),
		isTeilzeit: v.isTeilzeit,
		diensttageProWoche: v.diensttageProWoche / 10,
		dienstwoche: v.dienstwoche,
		taschengeld: euro(v.taschengeld),
		unterkunft: v.unterkunft,
		geldersatzUnterkunft: euro(v.geldersatzUnterkunft),
		verpflegung: v.verpflegung,
		geldersatzVerpflegung: euro(v.geldersatzVerpflegung),
		zuschussDeutschlandticket: euro(v.zuschussDeutschlandticket),
		mobilitaetszuschlag: euro(v.mobilitaetszuschlag),
		estBeitrag: euro(v.estBeitrag),
		urlaubstage: v.urlaubstage,
		resturlaubTage: geteilt(v.resturlaubTage, 10),
		probezeitWochen: v.probezeitWochen,
		isBuchhaltungTraeger: v.isBuchhaltungTraeger,
		isSonderkonzept: v.isSonderkonzept,
		isAbschnitte: v.isAbschnitte,
		seminartagePflicht: v.seminartagePflicht,
		seminartage: dienstart ? seminartage(v, dienstart, akte.person.geburtsdatum) : null,
		hinweise: hinweiseZu(feld, v),
		ersteUnterschriftAm: v.ersteUnterschriftAm,
		schreibbar: [...schreibbareVertragsfelder(akteur, v, referenz.parameter)],
		version: v.version,
	};
}

/** For those who see to the contract while it can be changed. */
function hinweiseZu({ akte, akteur, referenz, heute }: Blickfeld, v: Vertrag): z.output<typeof vertrag>['hinweise'] {
	const wunsch = akte.wuensche.find(({ id }) => id === v.wunschID);
	if (!wunsch || seite(akteur) === 'FREIWILLIGER' || v.status >= VERTRAG.nr.Archiviert) return [];
	return [...vertragshinweise({ akteur, akte, referenz }, heute, wunsch.einsatzstelleID, v)];
}

export const dienstartKurz = ({ dienstarten }: Referenz, id: string | null): string | null =>
	id === null ? null : (dienstarten.get(id)?.kurz ?? null);
export const benutzerName = ({ benutzer }: Referenz, id: string | null): string | null =>
	id === null ? null : (benutzer.get(id)?.name ?? null);
