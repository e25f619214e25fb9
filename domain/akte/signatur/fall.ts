/** What a decision on signatures is about, and the rules several of them share. */

import type { Befund, Fall } from '#domain/akte/fall.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { beimDokument } from '#domain/akte/regeln/ausgang.ts';
import { istFuerSeinenOrt, liestDokumente } from '#domain/akte/sicht/dokumente.ts';
import { sichtIn } from '#domain/akte/zugang.ts';
import type { Dokument, Signatursitzung } from '#domain/akte/zustand.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { Abgelehnt, NICHT_GEFUNDEN, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { Partei } from '#domain/rollen.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { amZug, istAbgelaufen, ruht } from './ablauf.ts';
import { eigenePartei, PARTEI_LABEL } from './partei.ts';

export interface Signaturfall<E = unknown> extends Fall<E> {
	readonly dokument: Dokument;
	readonly spec: DokumentSpec;
}

/** By what somebody comes to a session. */
export interface Sitzungszugang {
	readonly sitzungID: string;
	/** His one-time link speaks for him. */
	readonly mitLink: boolean;
	/** Account of who was sent the link; null or absent: not known, or it was handed over. */
	readonly linkVon?: string | null;
}

/** A decision about the session of one who signs. */
export interface Sitzungsfall<E = unknown> extends Signaturfall<E>, Omit<Sitzungszugang, 'sitzungID'> {
	readonly sitzung: Signatursitzung;
}

export function signaturfall<E>(lage: Lage, dokumentID: string, eingabe: E): Signaturfall<E> {
	const dokument = lage.akte.dokumente.find((d) => d.id === dokumentID && !d.isGeloescht);
	const spec = lage.referenz.specs.find((s) => s.id === dokument?.specID);
	if (!dokument || !spec || lage.akte.geloescht) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return { lage, eingabe, dokument, spec };
}

export function sitzungsfall<E>(
	lage: Lage,
	{ sitzungID, mitLink, linkVon = null }: Sitzungszugang,
	eingabe: E,
): Sitzungsfall<E> {
	const sitzung = lage.akte.signaturen.find((s) => s.id === sitzungID);
	if (!sitzung) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return { ...signaturfall(lage, sitzung.dokumentID, eingabe), sitzung, mitLink, linkVon };
}

/** Of a party that isn't one person anybody may sign: whoever looks at it now is the one who has. */
export function istUnterzeichner({ lage, sitzung, mitLink, linkVon = null }: Sitzungsfall): boolean {
	if (sitzung.unterzeichnerID !== null) return true;
	return (sitzung.unterschriebenVon ?? sitzung.linkVon ?? null) === (mitLink ? linkVon : lage.akteur.userID);
}

/** Whoever has no link signs for his own party only; what another party was sent doesn't exist for him. */
export function alsSeinePartei(fall: Sitzungsfall): Befund {
	if (fall.mitLink) return null;
	return eigenePartei(fall.lage, fall.dokument) === fall.sitzung.partei ? lesbar(fall) : NICHT_GEFUNDEN;
}

/** Nobody signs what he may not read: a site has no part in documents before the agreement. */
export function lesbar({ lage, dokument, spec }: Signaturfall): Befund {
	const sicht = sichtIn(lage);
	const liest = sicht !== null && liestDokumente(lage.akteur, sicht, spec);
	return liest && istFuerSeinenOrt(lage, dokument.einsatzortID) ? null : NICHT_GEFUNDEN;
}

/** What was closed while it waited for signatures waits no longer: the No-Show; opened again, it does. */
export function nichtGeschlossen({ lage, dokument }: Signaturfall): Befund {
	if (!ruht(lage.akte, dokument)) return null;
	const text = 'Die Anforderung dieses Dokuments ist abgeschlossen. Bitte öffnen Sie sie zuerst wieder.';
	return { code: 'GESCHLOSSEN', http: 409, text };
}

export function amRichtigenDokument(fall: Sitzungsfall, titel: string): Befund {
	const { dokument, sitzung } = fall;
	if (sitzung.status === 'SIGNED') return schonUnterschrieben(istUnterzeichner(fall));
	if (sitzung.status === 'CANCELED') return NICHT_MEHR_NOETIG;
	return dokument.status === DOKUMENT.nr.UnterschriftenSammeln && sitzung.fassung === dokument.fassung
		? null
		: beimDokument(titel, dokument);
}

export function nichtAbgelaufen({ lage, sitzung }: Sitzungsfall): Befund {
	return istAbgelaufen(sitzung, lage.ctx.jetzt) ? LINK_ABGELAUFEN : null;
}

/** Everybody before has signed. */
export function anDerReihe({ lage, dokument, spec }: Signaturfall, partei: Partei): Befund {
	const dran = amZug(lage.akte, dokument, spec, lage.ctx.heute);
	if (dran.length === 0 || dran.some((einer) => einer.partei === partei)) return null;
	const zuerst = PARTEI_LABEL[dran[0]?.partei ?? partei];
	const text = `Sie sind noch nicht an der Reihe. Zuerst unterschreibt: ${zuerst}.`;
	return { code: 'REIHENFOLGE', http: 409, text };
}

export const schonUnterschrieben = (vonIhmSelbst: boolean): Regelverstoss => ({
	code: 'UNTERSCHRIEBEN',
	http: 409,
	text: vonIhmSelbst
		? 'Dieses Dokument haben Sie bereits unterschrieben.'
		: 'Dieses Dokument ist von Ihrer Seite bereits unterschrieben.',
});

const NICHT_MEHR_NOETIG: Regelverstoss = {
	code: 'ABGEBROCHEN',
	http: 409,
	text: 'Die Unterschrift wird nicht mehr benötigt.',
};

export const LINK_ABGELAUFEN: Regelverstoss = {
	code: 'LINK_ABGELAUFEN',
	http: 409,
	text: 'Der Unterschriftslink ist abgelaufen.',
};
