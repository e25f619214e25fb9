import type { Pdfbild } from '#commands/dateien/pdfbild.ts';
import type { Feldzuordnung } from '#domain/dokumentspec/pdffeld/pdffeld.ts';
import type { Briefkopf } from '#domain/papier/papier.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';

/** What a document is filled from. */
export type Pdfvorlage =
	| { readonly art: 'PDF'; readonly bytes: Uint8Array; readonly felder?: readonly Feldzuordnung[] }
	| {
			readonly art: 'TEXT';
			readonly titel: string;
			readonly inhalt: string;
			readonly briefkopf?: Briefkopf;
			readonly logo?: Pdfbild;
	  };

/** Values by the names of the catalogue (table: Template variable catalogue), as they are written. */
export type Pdfwerte = ReadonlyMap<string, string>;

/** `ursache`: what the library said, for whoever looks for the reason. */
export const pdfAbgelehnt = (text: string, ursache?: unknown): Abgelehnt =>
	Object.assign(new Abgelehnt([{ code: 'PDF', http: 422, feld: 'datei', text }]), { cause: ursache });
