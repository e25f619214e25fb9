import type { Rolle } from '#domain/rollen.ts';
import type { AktionKey } from './aktionen.ts';

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
	/** Left out: as `admin`. */
	systemadmin?: Recht,
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
		// The Traeger's staff reminds.
		nachfragen: /*                   */ ['-', '-', 'o', '-', '-'],
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
	zweiterFaktor: /*                  */ ['-', '-', 'x', 'x', 'x'],

	// Volunteers
	zuruecknehmen: /*                  */ ['-', 'o', 'o', 'x', 'x'],
	registrieren: /*                   */ ['x', 'x', '-', 'x', 'x'],
	einladungAnnehmen: /*              */ ['t', 't', 't', 't', 't'],
	vorschlagPerLink: /*               */ ['t', 't', 't', 't', 't'],
	// Nobody agrees in somebody's stead.
	datenschutzZustimmen: /*           */ ['-', 'o', '-', '-', '-'],
	erfassen: /*                       */ ['-', '-', '-', 'x', 'x'],
	bewerbungenListen: /*              */ ['-', '-', 'o', 'x', 'x'],
	freiwilligeListen: /*              */ ['-', '-', 'o', 'x', 'x'],
	poolListen: /*                     */ ['-', '-', 'o', 'x', 'x'],
	statuswechselListen: /*            */ ['-', '-', '-', 'x', 'x'],
	dokumenteListen: /*                */ ['-', '-', '-', 'x', 'x'],
	bescheinigungenListen: /*          */ ['-', '-', '-', 'x', 'x'],
	freiwilligeExportieren: /*         */ ['-', '-', 'o', 'x', 'x'],
	freiwilligeAlsExcel: /*            */ ['-', '-', '-', 'x', 'x'],
	stammdatenExportieren: /*          */ ['-', '-', '-', 'x', 'x'],
	zeugnisseExportieren: /*           */ ['-', '-', '-', 'x', 'x'],
	akteLesen: /*                      */ ['-', 'o', 'o', 'x', 'x'],
	aktePruefen: /*                    */ ['-', '-', '-', 'x', 'x'],
	akteAbgleichen: /*                 */ ['-', '-', '-', 'x', 'x'],
	aktenmailsLesen: /*                */ ['-', '-', '-', 'x', 'x'],
	bemerkungLoeschen: /*              */ ['-', '-', 'o', 'x', 'x'],
	betreuerLesen: /*                  */ ['-', 'x', 'x', 'x', 'x'],
	dokumenteUebergehen: /*            */ ['-', '-', '-', '-', 'x'],
	kontingentUeberziehen: /*          */ ['-', '-', '-', '-', 'x'],

	// Places, cycles, master data, system
	adressenLesen: /*                  */ ['x', 'x', 'o', 'x', 'x'],
	// What anybody sees who hasn't signed in, staff of a site may see, too.
	karteLesen: /*                     */ ['x', 'x', 'x', 'x', 'x'],
	platzangeboteLesen: /*             */ ['x', 'x', 'x', 'x', 'x'],
	kontingenteLesen: /*               */ ['-', '-', 'o', 'x', 'x'],
	zyklenListen: /*                   */ ['x', 'x', 'x', 'x', 'x'],
	zyklusLesen: /*                    */ ['-', '-', 'x', 'x', 'x'],
	zyklusHistorieLesen: /*            */ ['-', '-', '-', 'x', 'x'],
	zyklusVerwalten: /*                */ ['-', '-', '-', '-', 'x'],
	stammdatenLesen: /*                */ ['x', 'x', 'x', 'x', 'x'],
	parameterLesen: /*                 */ ['x', 'x', 'x', 'x', 'x'],
	systemLesen: /*                    */ ['x', 'x', 'x', 'x', 'x'],
	benutzerListen: /*                 */ ['-', '-', 'x', 'x', 'x'],
	fehlerMelden: /*                   */ ['x', 'x', 'x', 'x', 'x'],
	supportFragen: /*                  */ ['-', 'x', 'x', 'x', 'x'],
	echtheitPruefen: /*                */ ['x', 'x', 'x', 'x', 'x'],
	barrierefreiheitLesen: /*          */ ['x', 'x', 'x', 'x', 'x'],
	barriereMelden: /*                 */ ['x', 'x', 'x', 'x', 'x'],
	barrierenBeantworten: /*           */ ['-', '-', '-', 'x', 'x'],
	mailsLesen: /*                     */ ['-', '-', '-', '-', 'x'],

	// Users and persons
	beitrittAnfragen: /*               */ ['x', 'x', 'x', 'x', 'x'],
	emailBestaetigen: /*               */ ['t', 't', 't', 't', 't'],
	downloadTokenHolen: /*             */ ['-', 'x', 'x', 'x', 'x'],
	fremdeEmailAendern: /*             */ ['-', '-', '-', 'x', 'x'],
	benutzerVerwalten: /*              */ ['-', '-', '-', '-', 'x'],
	benutzerEinladungOeffnen: /*       */ ['t', 't', 't', 't', 't'],
	personenLesen: /*                  */ ['-', '-', 'o', 'x', 'x'],
	personenBearbeiten: /*             */ ['-', '-', 'o', 'x', 'x'],
	personEmailAendern: /*             */ ['-', '-', 'o', 'x', 'x'],
	personBestaetigen: /*              */ ['t', 't', 't', 't', 't'],
	personenExportieren: /*            */ ['-', '-', '-', 'x', 'x'],
	personHistorieLesen: /*            */ ['-', '-', '-', 'x', 'x'],
	personZugangAnlegen: /*            */ ['-', '-', '-', 'x', 'x'],
	personenVerknuepfen: /*            */ ['-', '-', '-', '-', 'x'],

	// The view of another user
	freiwilligeAnsehen: /*             */ ['-', '-', '-', 'x', 'x'],
	benutzerAnsehen: /*                */ ['-', '-', '-', '-', 'x'],
	ansichtBeenden: /*                 */ ['-', 'x', 'x', 'x', 'x'],
	zugriffeLesen: /*                  */ ['-', '-', '-', '-', 'x'],

	// Help, keys, integrations
	hilfetexteBearbeiten: /*           */ ['-', 'x', 'x', 'x', 'x'],
	hilfeDesTraegers: /*               */ ['-', '-', '-', 'x', 'x'],
	hilfeDesProdukts: /*               */ ['-', '-', '-', '-', '-', 'x'],
	neuerungenLesen: /*                */ ['x', 'x', 'x', 'x', 'x'],
	apiSchluesselVerwalten: /*         */ ['-', '-', '-', '-', 'x'],
	webhooksVerwalten: /*              */ ['-', '-', '-', '-', 'x'],
	integrationenVerwalten: /*         */ ['-', '-', '-', '-', 'x'],
	scimVerwalten: /*                  */ ['-', '-', '-', '-', 'x'],
	// By the directory with its own token; no role and no session speaks for it.
	verzeichnisFuehren: /*             */ ['-', '-', '-', '-', '-'],
	ssoVerbinden: /*                   */ ['-', 'x', 'x', 'x', 'x'],
	ssoBeitreten: /*                   */ ['t', 't', 't', 't', 't'],
	// Talks over the net
	meetingsLesen: /*                  */ ['-', 'o', 'o', 'x', 'x'],
	meetingVereinbaren: /*             */ ['-', '-', 'o', 'x', 'x'],
	// Of the times he was offered, the volunteer himself.
	terminWaehlen: /*                  */ ['-', 'o', '-', '-', '-'],
	terminPerLink: /*                  */ ['t', 't', 't', 't', 't'],
	meetingMelden: /*                  */ ['t', 't', 't', 't', 't'],
	systeminfoLesen: /*                */ ['-', '-', '-', '-', 'x'],
	geldVerwalten: /*                  */ ['-', '-', '-', '-', 'x'],
	// Amounts only for who may keep the books.
	waechterLesen: /*                  */ ['-', '-', '-', 'x', 'x'],

	// Places and what is configured
	stammdatenPflegen: /*              */ ['-', '-', '-', 'x', 'x'],
	dienstartenPflegen: /*             */ ['-', '-', '-', '-', 'x'],
	texteBearbeiten: /*                */ ['-', '-', '-', 'x', 'x'],
	auswahlLesen: /*                   */ ['-', '-', 'x', 'x', 'x'],
	seminartypenLesen: /*              */ ['-', 'x', 'x', 'x', 'x'],
	variablenLesen: /*                 */ ['-', '-', '-', 'x', 'x'],
	stammdatenVerlaufLesen: /*         */ ['-', '-', '-', 'x', 'x'],
	parameterAendern: /*               */ ['-', '-', '-', '-', 'x'],
	einrichtungLesen: /*               */ ['-', '-', '-', '-', 'x'],
	adressenPflegen: /*                */ ['-', '-', '-', 'x', 'x'],
	adresseBearbeiten: /*              */ ['-', '-', 'of', 'x', 'x'],
	adressaktLesen: /*                 */ ['-', '-', 'o', 'x', 'x'],
	adresseBemerken: /*                */ ['-', '-', 'o', 'x', 'x'],
	adresseEinladen: /*                */ ['-', '-', 'o', 'x', 'x'],
	kontingenteZuteilen: /*            */ ['-', '-', 'o', 'x', 'x'],
	kontingenteGenehmigen: /*          */ ['-', '-', '-', 'x', 'x'],
	kontingentabfrageBeantworten: /*   */ ['-', '-', 'o', 'x', 'x'],
	kontingentabfrageSenden: /*        */ ['-', '-', '-', 'x', 'x'],
	kontingenteExportieren: /*         */ ['-', '-', '-', 'x', 'x'],
	seminareLesen: /*                  */ ['-', 'x', 'x', 'x', 'x'],
	seminarplanungLesen: /*            */ ['-', 'o', 'o', 'x', 'x'],
	seminareBearbeiten: /*             */ ['-', '-', '-', 'x', 'x'],
	seminargruppenLesen: /*            */ ['-', '-', 'x', 'x', 'x'],
	seminargruppenPflegen: /*          */ ['-', '-', '-', 'x', 'x'],
	seminargruppeZuweisen: /*          */ ['-', '-', 'o', 'x', 'x'],
	seminarAnmelden: /*                */ ['-', 'o', 'o', 'x', 'x'],
	seminarplanungBearbeiten: /*       */ ['-', 'o', '-', 'x', 'x'],
	seminarplanungLoeschen: /*         */ ['-', 'o', 'o', 'x', 'x'],
	seminarnachweisEinreichen: /*      */ ['-', 'o', 'o', 'x', 'x'],
	seminarnachweisPruefen: /*         */ ['-', '-', '-', 'x', 'x'],
	seminarteilnehmerAusgeben: /*      */ ['-', '-', 'o', 'x', 'x'],
	seminarnachweiseListen: /*         */ ['-', '-', '-', 'x', 'x'],
	anwesenheitLesen: /*               */ ['-', '-', 'x', 'x', 'x'],
	anwesenheitErfassen: /*            */ ['-', '-', '-', 'x', 'x'],
	ersatztagEintragen: /*             */ ['-', '-', 'o', 'x', 'x'],
	kalenderAbrufen: /*                */ ['t', 't', 't', 't', 't'],
	eigenerKalender: /*                */ ['-', 'x', 'x', 'x', 'x'],
	gruppenkalenderLesen: /*           */ ['-', '-', 'o', 'x', 'x'],
	gruppenkalenderPflegen: /*         */ ['-', '-', '-', 'x', 'x'],
	seminarangebotPerLink: /*          */ ['t', 't', 't', 't', 't'],
	nachweislinkHolen: /*              */ ['-', 'o', '-', '-', '-'],
	nachweisPerLink: /*                */ ['t', 't', 't', 't', 't'],
	// Files, import, search, what is asked before a status
	dateiHochladen: /*                 */ ['-', 'x', 'x', 'x', 'x'],
	dateiLesen: /*                     */ ['-', 'o', 'o', 'x', 'x'],
	dateiLoeschen: /*                  */ ['-', 'o', 'o', 'x', 'x'],
	dateitypenLesen: /*                */ ['x', 'x', 'x', 'x', 'x'],
	traegerbildLesen: /*               */ ['x', 'x', 'x', 'x', 'x'],
	adressbildLesen: /*                */ ['x', 'x', 'x', 'x', 'x'],
	berichtsbildLesen: /*              */ ['-', '-', '-', 'x', 'x'],
	adressenImportieren: /*            */ ['-', '-', '-', '-', 'x'],
	adressenExportieren: /*            */ ['-', '-', '-', 'x', 'x'],
	suchen: /*                         */ ['-', '-', '-', 'x', 'x'],
	rechtLesen: /*                     */ ['-', '-', '-', 'x', 'x'],
	feldabfragenPflegen: /*            */ ['-', '-', '-', 'x', 'x'],
	feldabfrageLesen: /*               */ ['-', 'o', 'o', 'x', 'x'],
	feldabfrageAusfuellen: /*          */ ['-', 'of', 'of', 'x', 'x'],
	dublettenPruefen: /*               */ ['-', '-', '-', 'x', 'x'],
	dubletteBeurteilen: /*             */ ['-', '-', '-', 'x', 'x'],

	// Many at once, redline, proof
	sammelaktion: /*                   */ ['-', '-', 'o', 'x', 'x'],
	sendungAnsehen: /*                 */ ['-', '-', 'o', 'x', 'x'],
	vertragVergleichen: /*             */ ['-', 'o', 'o', 'x', 'x'],
	bedingungenZustimmen: /*           */ ['-', '-', 'o', 'x', 'x'],
	bfdVereinbarungPflegen: /*         */ ['-', '-', '-', 'x', 'x'],
	zeugnisVerlangen: /*               */ ['-', 'o', '-', 'x', 'x'],
	zeugnisBerichtigen: /*             */ ['-', 'o', '-', 'x', 'x'],
	zeugnisSchreiben: /*               */ ['-', '-', 'o', 'x', 'x'],
	zeugnisFreigeben: /*               */ ['-', '-', '-', 'x', 'x'],
	nachweisExportieren: /*            */ ['-', '-', '-', 'x', 'x'],

	// Documents, signatures, downloads, mails
	dokumentspecsPflegen: /*            */ ['-', '-', '-', 'x', 'x'],
	dokumentspecEntsperren: /*          */ ['-', '-', '-', '-', 'x'],
	dokumentspecsVeroeffentlicht: /*    */ ['-', 'x', 'x', 'x', 'x'],
	dokumentspecsKurz: /*               */ ['-', '-', 'x', 'x', 'x'],
	vorlagendateiLesen: /*              */ ['-', '-', 'x', 'x', 'x'],
	dokumentAnfordern: /*               */ ['-', '-', 'o', 'x', 'x'],
	dokumentHochladen: /*               */ ['-', 'o', 'o', 'x', 'x'],
	dokumentLesen: /*                   */ ['-', 'o', 'o', 'x', 'x'],
	vorlageFuellen: /*                  */ ['-', 'o', 'o', 'x', 'x'],
	anforderungPflegen: /*              */ ['-', '-', '-', 'x', 'x'],
	dokumentPruefen: /*                 */ ['-', '-', 'o', 'x', 'x'],
	dokumentInvalidieren: /*            */ ['-', '-', '-', 'x', 'x'],
	dokumentBereitstellen: /*           */ ['-', '-', 'o', 'x', 'x'],
	dokumentLoeschen: /*                */ ['-', 'o', 'o', 'x', 'x'],
	/** Of a volunteer, while nothing uses it. */
	uploadLoeschen: /*                  */ ['-', 'o', '-', 'x', 'x'],
	mahnen: /*                          */ ['-', '-', '-', 'x', 'x'],
	signaturAnfordern: /*               */ ['-', '-', '-', 'x', 'x'],
	signaturOeffnen: /*                 */ ['t', 'o', 'o', 'x', 'x'],
	unterschreiben: /*                  */ ['-', 'o', 'o', 'x', 'x'],
	unterschreibenMitLink: /*           */ ['t', 'o', 'o', 'x', 'x'],
	signaturenZuruecksetzen: /*         */ ['-', '-', '-', 'x', 'x'],
	signaturenListen: /*                */ ['-', 'o', 'o', 'x', 'x'],
	downloadsLesen: /*                  */ ['-', '-', 'x', 'x', 'x'],
	downloadsPflegen: /*                */ ['-', '-', '-', 'x', 'x'],
	mailvorlagenPflegen: /*             */ ['-', '-', '-', '-', 'x'],
	mailsVerwalten: /*                  */ ['-', '-', '-', '-', 'x'],

	systemBetreiben: /*                */ ['-', '-', '-', '-', '-', 'x'],
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
	SYSTEMADMIN: 5,
};

/** The cell of the matrix. */
export function recht(rolle: Rolle | 'OEFFENTLICH', aktion: Aktion): Recht {
	const zeile: Zeile = ZEILEN[aktion];
	return zeile[SPALTE[rolle]] ?? zeile[SPALTE.ADMIN] ?? '-';
}

/** Whatever is done to the account of who asks; a call under `/v1/user/me` names one of these. */
export const AM_EIGENEN_KONTO: readonly Aktion[] = [
	'eigenesKonto',
	'eigenerZugang',
	'zweiterFaktor',
	'ssoVerbinden',
	'eigenerKalender',
];

/** G32: what nobody does while acting in the view of another user; besides it every call that deletes. */
export const IN_ANSICHT_VERBOTEN: readonly Aktion[] = [
	'zurueckziehen',
	'loeschen',
	'bemerkungLoeschen',
	'stammdatenExportieren',
	// The answer would go to the other.
	'supportFragen',
	// Bank details of the Einsatzstellen are in it.
	'adressenExportieren',
	'eigenerZugang',
	'zweiterFaktor',
	'kennwortZuruecksetzen',
	'fremdeEmailAendern',
	'personEmailAendern',
	'emailBestaetigen',
	'apiSchluesselVerwalten',
	'webhooksVerwalten',
	// A token that makes administrators.
	'scimVerwalten',
	'ssoVerbinden',
	// Hands out the link to sign with.
	'signaturAnfordern',
	'unterschreiben',
	'unterschreibenMitLink',
	'nachweisExportieren',
	'datenschutzZustimmen',
	'dokumentLoeschen',
	'uploadLoeschen',
	// Hands out a link that speaks for whoever has it.
	'nachweislinkHolen',
	// Bank accounts of many, and what is paid to them.
	'geldVerwalten',
];
