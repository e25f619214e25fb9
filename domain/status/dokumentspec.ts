import { katalog } from './katalog.ts';

/** Table: DokumentSpec. */
export const DOKUMENTSPEC = katalog('DokumentSpec', 2, [
	[0, 'Entwurf', 'Entwurf', 'VERHANDELN', 'Noch in Arbeit, niemand außer dem Träger sieht die Vorlage.'],
	[10, 'Veroeffentlicht', 'Veröffentlicht', 'IM_DIENST', 'In Gebrauch: Die Vorlage wird angefordert und ausgefüllt.'],
	[30, 'Abgeloest', 'Abgelöst', 'BEENDET', 'Durch eine andere Vorlage ersetzt; beantwortete Anforderungen bleiben.'],
	[90, 'Gesperrt', 'Gesperrt', 'ABGESAGT', 'Nicht mehr in Gebrauch.'],
]);
export type DokumentSpecStatus = keyof typeof DOKUMENTSPEC.eintraege;

/** In use, or to be. */
export const NICHT_GESPERRT: readonly DokumentSpecStatus[] = [0, 10, 30];
