import type { ComponentType } from 'react';
import type { AktionKey } from '#domain/zugriff/aktionen.ts';
import { ErziehungsberechtigteDialog } from '../daten/erziehungsberechtigte-dialog.tsx';
import { AbschlussDialog, VertragsnummerDialog } from '../vertrag/abschluss-dialog.tsx';
import { EinigungDialog } from '../vertrag/einigung-dialog.tsx';
import { VertragDialog } from '../vertrag/vertrag-dialog.tsx';
import type { AktionProps } from './aktions-dialog.tsx';
import { AntrittDialog } from './antritt-dialog.tsx';
import { BetreuerDialog } from './betreuer-dialog.tsx';
import { DienstendeDialog } from './dienstende-dialog.tsx';
import { KontaktDialog } from './kontakt-dialog.tsx';
import { LoeschenDialog } from './loeschen-dialog.tsx';
import { ManuellDialog } from './manuell-dialog.tsx';
import { NachfragenDialog } from './nachfragen-dialog.tsx';
import { NachrichtDialog } from './nachricht-dialog.tsx';
import { StelleDialog, VorschlagDialog } from './stelle-dialog.tsx';
import { TextfrageDialog } from './textfrage-dialog.tsx';
import { VerhandelnDialog } from './verhandeln-dialog.tsx';
import { DienstartDialog, WunschDialog } from './wunsch-dialog.tsx';

/** The dialog of each action that asks for something. */
export const AKTIONSDIALOGE: { readonly [K in AktionKey]?: ComponentType<AktionProps> } = {
	bewerben: StelleDialog,
	vorschlagen: VorschlagDialog,
	vorschlagAnnehmen: TextfrageDialog,
	vorschlagAblehnen: TextfrageDialog,
	kontaktieren: KontaktDialog,
	verhandeln: VerhandelnDialog,
	einigen: EinigungDialog,
	abschliessen: AbschlussDialog,
	nachfragen: NachfragenDialog,
	zurueckziehen: TextfrageDialog,
	ablehnen: TextfrageDialog,
	annullieren: TextfrageDialog,
	wunschBearbeiten: WunschDialog,
	dienstartFestlegen: DienstartDialog,
	betreuerAendern: BetreuerDialog,
	traegerBetreuerAendern: BetreuerDialog,
	vertragBearbeiten: VertragDialog,
	vertragsnummerSetzen: VertragsnummerDialog,
	antreten: AntrittDialog,
	nichtAntreten: AntrittDialog,
	beenden: DienstendeDialog,
	nachbearbeitungAbschliessen: TextfrageDialog,
	nachbearbeitungOeffnen: TextfrageDialog,
	statusSetzen: ManuellDialog,
	zyklusUebernehmen: TextfrageDialog,
	erziehungsberechtigteAnlegen: ErziehungsberechtigteDialog,
	erziehungsberechtigteBearbeiten: ErziehungsberechtigteDialog,
	nachricht: NachrichtDialog,
	loeschen: LoeschenDialog,
};
