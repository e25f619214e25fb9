import { istFuerSeinenOrt, liestDokumente } from '#domain/akte/sicht/dokumente.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import type { Fall } from '../fall.ts';
import type { Lage } from '../lage.ts';
import { sichtIn } from '../zugang.ts';
import type { Anforderung, Dokument } from '../zustand.ts';
import { neuestesDokument } from './dokumentregeln.ts';

/** A decision that starts from a specification. */
export interface Vorlagenfall<E = unknown> extends Fall<E> {
	readonly spec: DokumentSpec;
}

/** A decision about a request and the newest document in it, or about the one that is named. */
export interface Anforderungsfall<E = unknown> extends Vorlagenfall<E> {
	readonly anforderung: Anforderung;
	readonly dokument: Dokument | null;
}

export interface Dokumentfall<E = unknown> extends Anforderungsfall<E> {
	readonly dokument: Dokument;
}

export function vorlagenfall<E>(lage: Lage, specID: string, eingabe: E | null): Vorlagenfall<E> {
	const spec = lage.referenz.specs.find((s) => s.id === specID);
	const sicht = sichtIn(lage);
	if (!spec || !sicht || !liestDokumente(lage.akteur, sicht, spec)) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return { lage, eingabe, spec };
}

export function anforderungsfall<E>(lage: Lage, anforderungID: string, eingabe: E | null): Anforderungsfall<E> {
	const anforderung = lage.akte.anforderungen.find((a) => a.id === anforderungID);
	if (!anforderung) throw new Abgelehnt([NICHT_GEFUNDEN]);
	const dokument = neuestesDokument(lage.akte, anforderung) ?? null;
	return { ...vorlagenfall(lage, anforderung.specID, eingabe), anforderung, dokument };
}

export function dokumentfall<E>(lage: Lage, dokumentID: string, eingabe: E | null): Dokumentfall<E> {
	const dokument = lage.akte.dokumente.find((d) => d.id === dokumentID && !d.isGeloescht);
	if (!dokument || !istFuerSeinenOrt(lage, dokument.einsatzortID)) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return { ...anforderungsfall(lage, dokument.anforderungID, eingabe), dokument };
}
