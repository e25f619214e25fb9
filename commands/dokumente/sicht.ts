import type { Lage } from '#domain/akte/lage.ts';
import { NICHT_GEFUNDEN, sichtIn } from '#domain/akte/zugang.ts';
import type { Anforderung, Dokument } from '#domain/akte/zustand.ts';
import type { DokumentSpec } from '#domain/referenz.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { type Dokumentsicht, dokumentsicht } from '#domain/zugriff/dokumentsicht.ts';

/** What the actor sees of the documents of this file; without sight of the file it doesn't exist. */
export function dokumentsichtIn(lage: Lage): Dokumentsicht {
	const sicht = sichtIn(lage);
	if (sicht === null) throw nichtGefunden();
	return dokumentsicht(lage.akteur, lage.akte, sicht);
}

export const specIn = ({ referenz }: Lage, specID: string): DokumentSpec | undefined =>
	referenz.specs.find((spec) => spec.id === specID);

/** A request the actor may see. */
export function findeAnforderung(lage: Lage, anforderungID: string): Anforderung {
	const { siehtSpec } = dokumentsichtIn(lage);
	const anforderung = lage.akte.anforderungen.find((a) => a.id === anforderungID);
	if (!anforderung || !siehtSpec(specIn(lage, anforderung.specID))) throw nichtGefunden();
	return anforderung;
}

/** A document the actor may see; deleted ones aren't there any more. */
export function findeDokument(lage: Lage, dokumentID: string): Dokument {
	const { siehtDokument } = dokumentsichtIn(lage);
	const dokument = lage.akte.dokumente.find((d) => d.id === dokumentID && !d.isGeloescht);
	if (!dokument || !siehtDokument(dokument, specIn(lage, dokument.specID))) throw nichtGefunden();
	return dokument;
}

/** A specification the actor has to do with in this file. */
export function findeSpec(lage: Lage, specID: string): DokumentSpec {
	const { siehtSpec } = dokumentsichtIn(lage);
	const spec = specIn(lage, specID);
	if (!spec || !siehtSpec(spec)) throw nichtGefunden();
	return spec;
}

const nichtGefunden = () => new Abgelehnt([NICHT_GEFUNDEN]);
