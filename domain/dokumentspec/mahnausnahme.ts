/** Exceptions from the reminders of one document, whoever owes it. Table: Reminders. */
import { type Ausnahmeregel, pruefePause } from '#domain/mahnausnahme.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Dokumentvorlage } from './dokumentspec.ts';
import {
	type DokumentSpecEreignis,
	DokumentSpecMahnausnahmeBeendet,
	DokumentSpecMahnausnahmeGesetzt,
} from './ereignisse.ts';

export function setzeMahnausnahme(
	{ id }: Dokumentvorlage,
	{ regel, grund }: { readonly regel: Ausnahmeregel; readonly grund: string },
	heute: string,
): DokumentSpecEreignis[] {
	const verstoss = pruefePause(regel, heute);
	if (verstoss) throw new Abgelehnt([verstoss]);
	return [DokumentSpecMahnausnahmeGesetzt({ regel }, { betroffener: id, art: 'FREITEXT', daten: { grund } })];
}

export const beendeMahnausnahme = ({ mahnausnahmen }: Dokumentvorlage): DokumentSpecEreignis[] =>
	mahnausnahmen.length ? [DokumentSpecMahnausnahmeBeendet({})] : [];
