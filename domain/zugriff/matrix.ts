import type { AktionKey } from '#domain/akte/lage.ts';
import type { Rolle } from '#domain/rollen.ts';

/**
 * What a role may do with an action: `x` everywhere, `o` with its own (record, Einsatzort), `of` with its own and
 * limited to some fields, `t` the holder of the call's one-time token, `-` never.
 */
export type Recht = 'x' | 'o' | 'of' | 't' | '-';

/** Whoever has no role: not signed in, or holding a one-time token. */
type Oeffentlich = Recht;
type Zeile = readonly [
	oeffentlich: Oeffentlich,
	freiwilliger: Recht,
	maVerein: Recht,
	maVerwaltung: Recht,
	admin: Recht,
];

const verb = <const T extends Readonly<Record<AktionKey, Zeile>>>(zeilen: T) => zeilen;

/**
 * Table: permission matrix. The verbs on a file, its wishes and contracts come first, by the names of the decisions;
 * then what is asked of the portal besides.
 */
const ZEILEN = {
	//                                  öff.  FW    ME    MV    AD
	...verb({
		bewerben: /*                     */ ['-', 'o', '-', 'x', 'x'],
		vorschlagen: /*                  */ ['-', '-', 'o', 'x', 'x'],
		vorschlagAnnehmen: /*            */ ['-', 'o', '-', 'x', 'x'],
		vorschlagAblehnen: /*            */ ['-', 'o', '-', 'x', 'x'],
		wartelisteSetzen: /*             */ ['-', '-', 'o', 'x', 'x'],
		wartelisteAufheben: /*           */ ['-', '-', 'o', 'x', 'x'],
		kontaktieren: /*                 */ ['-', '-', 'o', 'x', 'x'],
		verhandeln: /*                   */ ['-', '-', 'o', 'x', 'x'],
		einigen: /*                      */ ['-', '-', 'of', 'x', 'x'],
		abschliessen: /*                 */ ['-', '-', '-', 'x', 'x'],
		zurueckziehen: /*                */ ['-', 'o', '-', 'x', 'x'],
		ablehnen: /*                     */ ['-', '-', 'o', 'x', 'x'],
		reaktivieren: /*                 */ ['-', 'o', 'o', 'x', 'x'],
		annullieren: /*                  */ ['-', '-', '-', 'x', 'x'],
		wunschBearbeiten: /*             */ ['-', 'of', 'o', 'x', 'x'],
		dienstartFestlegen: /*           */ ['-', 'of', 'o', 'x', 'x'],
		betreuerAendern: /*              */ ['-', '-', 'o', 'x', 'x'],
		traegerBetreuerAendern: /*       */ ['-', '-', '-', 'x', 'x'],
		vertragBearbeiten: /*            */ ['-', '-', 'of', 'x', 'x'],
		vertragsnummerSetzen: /*         */ ['-', '-', '-', 'x', 'x'],
		antreten: /*                     */ ['-', '-', '-', 'x', 'x'],
		nichtAntreten: /*                */ ['-', '-', '-', 'x', 'x'],
		beenden: /*                      */ ['-', '-', '-', 'x', 'x'],
		nachbearbeitungAbschliessen: /*  */ ['-', '-', '-', 'x', 'x'],
		nachbearbeitungOeffnen: /*       */ ['-', '-', '-', 'x', 'x'],
		statusSetzen: /*                 */ ['-', '-', '-', 'x', 'x'],
		zyklusUebernehmen: /*            */ ['-', '-', '-', 'x', 'x'],
		bearbeiten: /*                   */ ['-', 'of', '-', 'x', 'x'],
		erziehungsberechtigteAnlegen: /* */ ['-', 'o', '-', 'x', 'x'],
		erziehungsberechtigteBearbeiten: ['-', '-', '-', 'x', 'x'],
		bemerken: /*                     */ ['-', '-', 'o', 'x', 'x'],
		nachricht: /*                    */ ['-', '-', '-', 'x', 'x'],
		loeschen: /*                     */ ['-', '-', '-', 'x', 'x'],
	}),

	// Sessions and the own account
	anmelden: /*                       */ ['x', 'x', 'x', 'x', 'x'],
	kontoEroeffnen: /*                 */ ['t', 't', 't', 't', 't'],
	kennwortZuruecksetzen: /*          */ ['t', 't', 't', 't', 't'],
	eigenesKonto: /*                   */ ['-', 'x', 'x', 'x', 'x'],
	eigenerZugang: /*                  */ ['-', 'x', 'x', 'x', 'x'],

	// Volunteers
	registrieren: /*                   */ ['x', 'x', '-', 'x', 'x'],
	einladungAnnehmen: /*              */ ['t', 't', 't', 't', 't'],
	erfassen: /*                       */ ['-', '-', '-', 'x', 'x'],
	bewerbungenListen: /*              */ ['-', '-', 'o', 'x', 'x'],
	freiwilligeListen: /*              */ ['-', '-', 'o', 'x', 'x'],
	poolListen: /*                     */ ['-', '-', 'o', 'x', 'x'],
	statuswechselListen: /*            */ ['-', '-', '-', 'x', 'x'],
	dokumenteListen: /*                */ ['-', '-', '-', 'x', 'x'],
	freiwilligeExportieren: /*         */ ['-', '-', 'o', 'x', 'x'],
	stammdatenExportieren: /*          */ ['-', '-', '-', 'x', 'x'],
	akteLesen: /*                      */ ['-', 'o', 'o', 'x', 'x'],
	aktePruefen: /*                    */ ['-', '-', '-', 'x', 'x'],
	akteAbgleichen: /*                 */ ['-', '-', '-', 'x', 'x'],
	bemerkungLoeschen: /*              */ ['-', '-', 'o', 'x', 'x'],
	betreuerLesen: /*                  */ ['-', 'x', 'x', 'x', 'x'],
	dokumenteUebergehen: /*            */ ['-', '-', '-', '-', 'x'],
	kontingentUeberziehen: /*          */ ['-', '-', '-', '-', 'x'],

	// Places, cycles, master data, system
	adressenLesen: /*                  */ ['x', 'x', 'o', 'x', 'x'],
	kontingenteLesen: /*               */ ['-', '-', 'o', 'x', 'x'],
	zyklenListen: /*                   */ ['x', 'x', 'x', 'x', 'x'],
	zyklusLesen: /*                    */ ['-', '-', 'x', 'x', 'x'],
	zyklusVerwalten: /*                */ ['-', '-', '-', '-', 'x'],
	stammdatenLesen: /*                */ ['x', 'x', 'x', 'x', 'x'],
	parameterLesen: /*                 */ ['x', 'x', 'x', 'x', 'x'],
	systemLesen: /*                    */ ['x', 'x', 'x', 'x', 'x'],
	benutzerListen: /*                 */ ['-', '-', 'x', 'x', 'x'],
	mailsLesen: /*                     */ ['-', '-', '-', '-', 'x'],
} as const satisfies Record<string, Zeile>;

/** Everything that can be asked of the portal; a call that names none can't be declared. */
export type Aktion = keyof typeof ZEILEN;
export const ALLE_AKTIONEN = Object.keys(ZEILEN) as Aktion[];

const SPALTE: Readonly<Record<Rolle | 'OEFFENTLICH', number>> = {
	OEFFENTLICH: 0,
	FREIWILLIGER: 1,
	MA_VEREIN: 2,
	MA_VERWALTUNG: 3,
	ADMIN: 4,
	SYSTEMADMIN: 4,
};

/** The cell of the matrix. */
export function recht(rolle: Rolle | 'OEFFENTLICH', aktion: Aktion): Recht {
	return ZEILEN[aktion][SPALTE[rolle]] as Recht;
}

/** G32: what nobody does while acting in the view of another user. */
export const IN_ANSICHT_VERBOTEN: readonly Aktion[] = [
	'zurueckziehen',
	'loeschen',
	'stammdatenExportieren',
	'eigenerZugang',
];
