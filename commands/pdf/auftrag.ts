import type { Dateisignatur } from '#domain/akte/zustand.ts';
import type { Feldzuordnung, Formularblick, Formularfeld } from '#domain/dokumentspec/pdffeld/pdffeld.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import type { Briefe } from './briefe.ts';
import type { Bedruckt } from './druckstempel.ts';
import type { Laufblatt } from './laufblatt.ts';
import type { Pruefvermerk } from './papier/pruefvermerk.ts';
import type { Scanort, Scanquelle } from './scanpapier.ts';
import type { Seminarpapier } from './seminare/seminarpapier.ts';
import type { Siegelangaben, Zertifikat } from './siegel/siegel.ts';
import type { Signaturblatt } from './siegel/signaturblatt.ts';
import type { Pdfvorlage, Pdfwerte } from './vorlage.ts';

/** What the thread is asked for: everything by value. */
export type Pdfauftrag =
	| {
			readonly art: 'FUELLEN';
			readonly vorlage: Pdfvorlage;
			readonly werte: Pdfwerte;
			readonly vermerk: Pruefvermerk | null;
	  }
	| { readonly art: 'FELDER'; readonly bytes: Uint8Array }
	| { readonly art: 'FORMULAR'; readonly bytes: Uint8Array }
	| {
			readonly art: 'ZU_LANG';
			readonly bytes: Uint8Array;
			readonly werte: Pdfwerte;
			readonly felder: readonly Feldzuordnung[];
	  }
	| { readonly art: 'SEITEN'; readonly bytes: Uint8Array }
	| { readonly art: 'SIGNATUREN'; readonly bytes: Uint8Array; readonly laenge: number }
	| { readonly art: 'ENTWURF'; readonly bytes: Uint8Array }
	| { readonly art: 'DRUCK'; readonly bytes: Uint8Array; readonly nummer: string }
	| { readonly art: 'SCAN'; readonly quellen: readonly Scanquelle[]; readonly seiten: readonly Scanort[] }
	| { readonly art: 'SEMINARPAPIER'; readonly papier: Seminarpapier }
	| { readonly art: 'BRIEFE'; readonly briefe: Briefe }
	| { readonly art: 'LAUFBLATT'; readonly blatt: Laufblatt }
	| { readonly art: 'SIGNATURBLATT'; readonly bytes: Uint8Array; readonly blatt: Signaturblatt }
	| {
			readonly art: 'SIEGEL';
			readonly bytes: Uint8Array;
			readonly zertifikat: Zertifikat;
			readonly angaben: Siegelangaben;
	  };

export interface Ergebnisse {
	readonly FUELLEN: Uint8Array;
	readonly FELDER: Formularfeld[];
	readonly FORMULAR: Formularblick;
	readonly ZU_LANG: readonly string[];
	readonly SEITEN: number;
	readonly SIGNATUREN: Dateisignatur[];
	readonly ENTWURF: Uint8Array;
	readonly DRUCK: Bedruckt;
	readonly SCAN: Uint8Array;
	readonly SEMINARPAPIER: Uint8Array;
	readonly BRIEFE: Uint8Array;
	readonly LAUFBLATT: Uint8Array;
	readonly SIGNATURBLATT: Uint8Array;
	readonly SIEGEL: Uint8Array;
}

export type Pdfantwort =
	| { readonly ergebnis: Ergebnisse[Pdfauftrag['art']] }
	| { readonly verstoesse: readonly Regelverstoss[] }
	| { readonly fehler: unknown };
