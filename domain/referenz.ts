/**
 * Reference data a decision is handed: read with the command, not locked. Parameters, cycles, service types,
 * addresses and users as they stand; the events carry the values they relied on.
 */
import type { Feldabfrage } from './feldabfrage/feldabfrage.ts';
import type { ParameterFelder } from './parameter/parameterfelder.ts';
import type { Adresse, Benutzer, Dienstart, DokumentSpec, Zyklus } from './referenzsaetze.ts';
import type { Rechtstexte } from './text/rechtstexte.ts';

export interface Referenz {
	readonly parameter: Parameter;
	readonly zyklen: ReadonlyMap<string, Zyklus>;
	readonly dienstarten: ReadonlyMap<string, Dienstart>;
	readonly adressen: ReadonlyMap<string, Adresse>;
	readonly benutzer: ReadonlyMap<string, Benutzer>;
	readonly specs: readonly DokumentSpec[];
	readonly feldabfragen: readonly Feldabfrage[];
	/** What must be published before anybody may apply. */
	readonly rechtstexte: Rechtstexte;
	/** Countries of the EU. */
	readonly laenderEU: readonly string[];
}

/** Switches and figures of the tenant as far as decisions read them (table: Parameter / Mandant). */
export type Parameter = Pick<
	ParameterFelder,
	| 'mandantBezeichnung'
	| 'mandantKurzBezeichnung'
	| 'mandantAdresse'
	| 'mandantApMail'
	| 'zulassung'
	| 'mailReplyTo'
	| 'colorPrimary'
	| 'colorSecondary'
	| 'kontingentMode'
	| 'isIgnoreAugustKontingent'
	| 'isBewerbungsphase'
	| 'isWartungsmodus'
	| 'wartungHeadline'
	| 'wartungText'
	| 'festlegungDienstartAbStatus'
	| 'isFestlegungDienstartSportjugend'
	| 'einigungFelderEinsatzstelle'
	| 'freiwilligenSichtbarkeitMode'
	| 'maxBewerbungen'
	| 'mindestalterRegistrierung'
	| 'mindestalterBeginn'
	| 'urlaubstageStandard'
	| 'vertragsnummerModus'
	| 'vertragsnummerPrefix'
	| 'vertragsnummerNaechste'
	| 'personOptInMail'
	| 'bewerbungShowIsUsingSignal'
	| 'bewerbungShowIsUsingWhatsapp'
	| 'bewerbungIsAbfrageWohnraumunterstuetzung'
	| 'bewerbungKarteUnterscheidungFWD'
	| 'freieFelderBezeichnung'
	| 'freieFelder'
	| 'isMobilFuerLinks'
	| 'pdfSignatures'
	| 'signaturGueltigkeit'
	| 'mahnungGracePeriod'
	| 'dokumentMahnungInterval'
	| 'isMahnungMailversand'
	| 'isSeminareinteilungAbEinigung'
	| 'isSeminarverwaltungEnabled'
	| 'nachrueckFrist'
	| 'versandVerzoegerung'
	| 'seminardatenMonate'
>;
