/** How forms call what they ask for: in letters without spaces, umlauts written out. */

/** Whose it is; the words say so beside the name proper. */
export type Wessen = 'PERSON' | 'ELTERN' | 'EINSATZSTELLE' | 'EINSATZORT' | 'TRAEGER';

/** Words that name whose something is. */
export const WESSEN: ReadonlyMap<string, Wessen> = new Map([
	...jedes('ELTERN', 'eltern elternteil mutter vater sorgeberechtigte sorgeberechtigter sorgeberechtigten vertreter'),
	...jedes('ELTERN', 'erziehungsberechtigte erziehungsberechtigter erziehungsberechtigten vertretung'),
	...jedes('EINSATZSTELLE', 'einsatzstelle est verein vereins einrichtung einsatzstellen'),
	...jedes('EINSATZORT', 'einsatzort einsatzorts'),
	...jedes('TRAEGER', 'traeger traegers'),
	...jedes('PERSON', 'freiwillige freiwilliger freiwilligen fw teilnehmer teilnehmerin teilnehmende teilnehmenden'),
	...jedes('PERSON', 'bewerber bewerberin antragsteller antragstellerin person mitarbeiter arbeitnehmer'),
]);

/** Says nothing of what is asked for. */
export const FUELLWORT: ReadonlySet<string> = new Set(
	[
		'txt text textfeld tf feld field fld edit input eingabe form formular topmost subform page seite cb chk check checkbox',
		'kontrollkaestchen kreuz ankreuzfeld box rb opt option group der die das des den dem bitte angeben eintragen ihr ihre',
		'ihrer gesetzliche gesetzlicher gesetzlichen ggf falls vorhanden',
	].flatMap((zeile) => zeile.split(' ')),
);

/** Of the volunteer, his contract and the service; `vage` names also stand for something else, so a label may say more. */
export const ANGABE_DER_PERSON: ReadonlyMap<string, string> = new Map([
	...jedes('freiwilliger.vorname', 'vorname vornamen rufname firstname givenname'),
	...jedes('freiwilliger.nachname', 'nachname familienname zuname lastname surname'),
	...jedes('freiwilliger.name', 'name vorundnachname vornamenachname vornamename vorundzuname vornamezuname fullname'),
	...jedes(
		'freiwilliger.nachname_vorname',
		'namevorname nameundvorname nachnamevorname familiennamevorname zunamevorname namevornamen',
	),
	...jedes('freiwilliger.geburtsname', 'geburtsname gebname geborene'),
	...jedes('freiwilliger.geburtsdatum', 'geburtsdatum gebdatum gebdat geburtstag gebtag geb gebam geboren geborenam'),
	...jedes('freiwilliger.geburtsdatum', 'geburtsdat dateofbirth birthdate birthday dob'),
	...jedes('freiwilliger.geburtsort', 'geburtsort gebort geborenin'),
	...jedes('freiwilliger.geschlecht', 'geschlecht'),
	...jedes('freiwilliger.anrede', 'anrede'),
	...jedes('freiwilliger.titel', 'titel akademischertitel akadtitel'),
	...jedes('freiwilliger.staatsangehoerigkeit', 'staatsangehoerigkeit staatsangeh staatsbuergerschaft nationalitaet'),
	...jedes('freiwilliger.email', 'email emailadresse mail mailadresse eposta'),
	...jedes('freiwilliger.mobil', 'mobil handy mobiltelefon mobilnummer mobilnr handynummer handynr mobilfunk'),
	...jedes('freiwilliger.telefon', 'telefon tel telefonnummer telefonnr telnr telnummer festnetz fon rufnummer phone'),
	...jedes('freiwilliger.strasse', 'strasse str street'),
	...jedes('freiwilliger.hausnummer', 'hausnummer hausnr hnr'),
	...jedes('freiwilliger.strasse_hausnummer', 'strassehausnummer strassehausnr strasseundhausnummer strasseundhausnr'),
	...jedes('freiwilliger.strasse_hausnummer', 'strassenr strnr strhausnr strassenummer strasseundnr strassehnr'),
	...jedes('freiwilliger.plz', 'plz postleitzahl zip'),
	...jedes('freiwilliger.ort', 'ort wohnort stadt city'),
	...jedes(
		'freiwilliger.plz_ort',
		'plzort plzwohnort plzundort postleitzahlort postleitzahlundort plzundwohnort plzstadt',
	),
	...jedes('freiwilliger.adresse', 'adresse anschrift wohnanschrift wohnadresse'),
	...jedes('freiwilliger.land', 'land'),
	...jedes('freiwilliger.alter', 'alter'),
	...jedes('freiwilliger.konfession', 'konfession religion religionszugehoerigkeit'),
	...jedes('freiwilliger.familienstand', 'familienstand'),
	...jedes('freiwilliger.schwerbehinderung', 'schwerbehinderung schwerbehindert'),
	...jedes('freiwilliger.steuer_id', 'steuerid steueridnr steueridentnr steueridentifikationsnummer steueridentnummer'),
	...jedes('freiwilliger.steuer_id', 'steueridnummer steuerlicheidentifikationsnummer identifikationsnummer idnr'),
	...jedes('freiwilliger.finanzamt', 'finanzamt'),
	...jedes('freiwilliger.sozialversicherungsnummer', 'sozialversicherungsnummer sozialversicherungsnr svnummer svnr'),
	...jedes('freiwilliger.sozialversicherungsnummer', 'rentenversicherungsnummer rentenversicherungsnr rvnummer rvnr'),
	...jedes('freiwilliger.krankenkasse', 'krankenkasse krankenversicherung'),
	...jedes('freiwilliger.iban', 'iban'),
	...jedes('freiwilliger.bic', 'bic swift bicswift'),
	...jedes('freiwilliger.kontoinhaber', 'kontoinhaber kontoinhaberin'),
	...jedes('freiwilliger.bank', 'bank kreditinstitut geldinstitut bankname namebank'),
	...jedes('freiwilliger.tshirt', 'tshirt tshirtgroesse konfektionsgroesse'),
	...jedes('freiwilliger.ernaehrung', 'ernaehrung ernaehrungsweise'),
	...jedes('freiwilliger.schulabschluss', 'schulabschluss'),
	...jedes('freiwilliger.bfd_kennung', 'bfdkennung'),
	...jedes('freiwilliger.bildrechte', 'bildrechte'),
	...jedes('freiwilliger.schwimmfaehigkeit', 'schwimmfaehigkeit schwimmfaehig'),
	...jedes('freiwilliger.volljaehrig', 'volljaehrig volljaehrigkeit'),
	...jedes('vertrag.nummer', 'vertragsnummer vertragsnr'),
	...jedes('vertrag.beginn', 'vertragsbeginn dienstbeginn beginn beginnam beginnt beginntam vertragvon dienstvon'),
	...jedes('vertrag.ende', 'vertragsende dienstende ende endeam endet endetam vertragbis dienstbis'),
	...jedes('vertrag.dienstantritt', 'dienstantritt'),
	...jedes('vertrag.wochenstunden', 'wochenstunden wochenarbeitszeit stundenprowoche woechentlichearbeitszeit'),
	...jedes('vertrag.taschengeld', 'taschengeld'),
	...jedes('vertrag.urlaubstage', 'urlaubstage urlaub urlaubsanspruch'),
	...jedes('vertrag.probezeit', 'probezeit'),
	...jedes('vertrag.seminartage', 'seminartage'),
	...jedes('vertrag.unterkunft', 'unterkunft'),
	...jedes('vertrag.verpflegung', 'verpflegung'),
	...jedes('dienstart.bezeichnung', 'dienstart freiwilligendienst'),
	...jedes('zyklus.bezeichnung', 'zyklus jahrgang'),
	...jedes('einsatzstelle.bezeichnung', 'vereinsname'),
	...jedes('betreuer.name', 'anleiter anleiterin anleitung praxisanleitung'),
]);

/** What else these words may mean; a label or a hint decides. */
export const VAGE: ReadonlySet<string> = new Set([
	'name',
	'strasse',
	'str',
	'ort',
	'geb',
	'mail',
	'titel',
	'land',
	'ende',
]);

/** Names that mean a day only where they stand for a part of it. */
export const NUR_ALS_TAG: ReadonlyMap<string, string> = new Map([
	['von', 'vertrag.beginn'],
	['bis', 'vertrag.ende'],
]);

/** Of somebody else, by the name an Angabe of his has after its dot; the empty one is he himself. */
export const ANGABE_ANDERER: ReadonlyMap<string, string> = new Map([
	...jedes('NAME', 'name namen bezeichnung vorundnachname namevorname'),
	...jedes('strasse_hausnummer', 'strassehausnummer strassehausnr strasseundhausnummer strassenr strnr strassenummer'),
	...jedes('strasse', 'strasse str'),
	...jedes('hausnummer', 'hausnummer hausnr hnr'),
	...jedes('plz_ort', 'plzort plzundort postleitzahlort postleitzahlundort'),
	...jedes('plz', 'plz postleitzahl'),
	...jedes('ort', 'ort stadt'),
	...jedes('adresse', 'adresse anschrift'),
	...jedes('telefon', 'telefon tel telefonnummer telefonnr telnr fon'),
	...jedes('email', 'email emailadresse mail'),
	...jedes('betriebsnummer', 'betriebsnummer betriebsnr bnr'),
	...jedes('vkz', 'vkz vereinskennziffer'),
]);

/** The last word of a name, where it is a part of a date. */
export const DATUMSTEIL: ReadonlyMap<string, 'TAG' | 'MONAT' | 'JAHR'> = new Map([
	...jedes('TAG', 't tt tag day'),
	...jedes('MONAT', 'm mm mon monat month'),
	...jedes('JAHR', 'j jjjj jahr year'),
]);

function jedes<const W extends string>(wert: W, worte: string): [string, W][] {
	return worte.split(' ').map((wort) => [wort, wert]);
}
