import type { Aktion } from '#domain/zugriff/matrix.ts';
import { DOKUMENTE } from './dokumente.fixture.ts';
import { DOKUMENTSPECS } from './dokumentspecs.fixture.ts';
import { DOWNLOADS } from './downloads.fixture.ts';
import { type Erwartung, SPALTEN, type Spalte, type Zelle } from './erwartung.fixture.ts';
import { FREIWILLIGE } from './freiwillige.fixture.ts';
import { GELD } from './geld.fixture.ts';
import { MAHNWESEN } from './mahnwesen.fixture.ts';
import { FEHLT } from './objekte.fixture.ts';
import { ORTE } from './orte.fixture.ts';
import { SEMINARE } from './seminare.fixture.ts';
import { SIGNATUREN } from './signatur.fixture.ts';
import { ABSCHIED, UEBRIGES } from './uebriges.fixture.ts';
import { ZUGAENGE } from './zugaenge.fixture.ts';

/** Parts of the table that are asked beside each other, of portals of their own. */
export const TEILE = {
	freiwillige: FREIWILLIGE,
	orte: [...ORTE, ...SEMINARE, ...GELD],
	dokumente: [...DOKUMENTSPECS, ...MAHNWESEN, ...DOWNLOADS, ...DOKUMENTE, ...SIGNATUREN],
	zugaenge: [...UEBRIGES, ...ZUGAENGE, ...ABSCHIED],
} as const satisfies Readonly<Record<string, readonly Erwartung[]>>;

/** Every call of the portal with what each role gets, from the tables of roles and calls. */
export const TABELLE: readonly Erwartung[] = Object.values(TEILE).flat();

/** What no call stands for alone: options within one, and files taken along by another call; or that no role asks. */
export const OHNE_AUFRUF: Readonly<Partial<Record<Aktion, Readonly<Record<Spalte, Zelle>>>>> = {
	dokumenteUebergehen: zellen('- - - - x'),
	kontingentUeberziehen: zellen('- - - - x'),
	dokumentspecEntsperren: zellen('- - - - x'),
	// By the token of a directory (zugang/scim).
	verzeichnisFuehren: zellen('- - - - -'),
};

function zellen(rechte: string): Readonly<Record<Spalte, Zelle>> {
	const teile = rechte.split(' ') as Zelle[];
	return Object.fromEntries(SPALTEN.map((spalte, i) => [spalte, teile[i] ?? teile.at(-1)])) as Record<Spalte, Zelle>;
}

/**
 * G32: what nobody does in the view of another user (change e-mail or password, delete records, withdraw, API keys,
 * exports with sensitive data, sessions), and opening a second view. Table: Impersonation.
 */
export function verbotenInAnsicht({ methode, pfad, aktion }: Erwartung): boolean {
	// A private note: level 3.
	if (aktion === 'hilfetexteBearbeiten') return true;
	// The whole account of the other: name, stored signature, saved filters.
	if (methode !== 'GET' && pfad.startsWith('/v1/user/me')) return true;
	if (methode === 'DELETE') return !LOESCHT_NICHTS.test(pfad);
	return IN_ANSICHT_VERBOTEN.includes(`${methode} ${pfad}`);
}

/** Takes something back or apart; no record is gone afterwards. */
const LOESCHT_NICHTS = /\/(reactivate|impersonation|link-user|funktionen)$/;

const IN_ANSICHT_VERBOTEN: readonly string[] = [
	'POST /v1/support',
	'POST /v1/eingang/gesehen',
	`GET /v1/eingang/dateien/${FEHLT}`,
	'POST /v1/erste-schritte/beenden',
	'GET /v1/exporte/laeufe',
	'POST /v1/exporte/laeufe',
	'GET /v1/exporte/laeufe/{lauf}',
	'GET /v1/exporte/laeufe/{lauf}/nachrechnung',
	'GET /v1/exporte/laeufe/{lauf}/unterschied',
	`GET /v1/exporte/laeufe/{lauf}/zeilen/${FEHLT}/2026-11`,
	'GET /v1/freiwilliger/{freiwilliger}/vertrag/{vertrag}/geld',
	'GET /v1/freiwilliger/{freiwilliger}/vertrag/{vertrag}/geld/TASCHENGELD/2026-11',
	'GET /v1/adresse/{stelle}/konto',
	'GET /v1/exporte/laeufe/{lauf}/pruefpaket',
	'GET /v1/exporte/laeufe/{lauf}/pdf',
	'GET /v1/exporte/laeufe/{lauf}/offen',
	'GET /v1/exporte/lage?zeitraum=2026-11_2026-11',
	'POST /v1/exporte/laeufe/{lauf}/schritte',
	'POST /v1/exporte/laeufe/{lauf}/zeilen',
	'POST /v1/exporte/laeufe/{lauf}/uebergabe',
	'POST /v1/exporte/laeufe/{lauf}/zahlungsdatei',
	'GET /v1/exporte/laeufe/{lauf}/einzug',
	'POST /v1/exporte/laeufe/{lauf}/lastschriftdatei',
	'POST /v1/exporte/laeufe/{lauf}/vormerkung',
	'GET /v1/exporte/reste',
	'GET /v1/exporte/lohn?format=LODAS&monat=2026-11&umfang=VOLL',
	'GET /v1/exporte/lohn/stand?format=LODAS&monat=2026-11&umfang=VOLL',
	'POST /v1/exporte/lohn',
	'POST /v1/exporte/reste/auszahlung',
	'GET /v1/exporte/buchhaltung/bfd-einsatzstellen-beitrag?zeitraum=2026-11_2026-11',
	'GET /v1/exporte/buchhaltung/fsj-einsatzstellen-beitrag?zeitraum=2026-11_2026-11',
	'GET /v1/exporte/buchhaltung/taschengeld?zeitraum=2026-11_2026-11',
	'GET /v1/exporte/buchhaltung/tn-liste?zyklusID={zyklus}',
	'GET /v1/exporte/buchhaltung/dsj-mittelabruf/{zyklus}/2026-11_2026-11',
	'GET /v1/exporte/buchhaltung/dsj-mittelabruf-csv/{zyklus}/2026-11_2026-11',
	'GET /v1/exporte/buchhaltung/dsj-bfd-vereinbarungen/{zyklus}',
	'GET /v1/foerderprogramm',
	'POST /v1/foerderprogramm',
	'PUT /v1/foerderprogramm/{foerderprogramm}',
	'POST /v1/foerderprogramm/vorschau',
	'GET /v1/foerderprogramm/{foerderprogramm}/verlauf',
	'POST /v1/freiwilliger/{freiwilliger}/dokumente/{dokument}/delete',
	'POST /v1/signature/session',
	'POST /v1/signature/mail',
	'POST /v1/signature?dokID={signaturdokument}',
	'POST /v1/freiwilliger/{freiwilliger}/datenschutz',
	'GET /v1/freiwilliger/{freiwilliger}/nachweis/json',
	'GET /v1/freiwilliger/{freiwilliger}/nachweis/pdf',
	'GET /v1/adresse/{adresse}/nachweis/json',
	'GET /v1/adresse/{adresse}/nachweis/pdf',
	'POST /v1/signature/session/{signatursitzung}',
	'POST /v1/signature/session/{token}',
	'GET /v1/freiwilliger/{freiwilliger}/delete/{dokumentdatei}',
	'POST /v1/freiwilliger/{freiwilliger}/delete/{dokumentdatei}',
	'GET /v1/freiwilliger/list-freiwillige/export-master-csv',
	'GET /v1/freiwilligerexport/master',
	'GET /v1/adresse/export',
	'GET /v1/auth/password-reset/{token}',
	'POST /v1/auth/password-reset/{token}',
	'POST /v1/{freiwilliger}/seminarplanung/nachweise/{seminarnachweis}/link',
	'POST /v1/{freiwilliger}/seminarplanung/nachweise/{seminarnachweis}/link/mail',
	'POST /v1/kalender/mein',
	'PUT /v1/user/me/passwort',
	'PUT /v1/user/me/email',
	'GET /v1/user/me/sitzungen',
	'POST /v1/user/me/second-factor',
	'PUT /v1/user/me/second-factor',
	'POST /v1/user/me/second-factor/recovery-codes',
	'PUT /v1/user/{konto}/email',
	'PUT /v1/person/{person}/email',
	'GET /v1/freiwilliger/{freiwilliger}/impersonate',
	'POST /v1/freiwilliger/{freiwilliger}/impersonate',
	'POST /v1/user/{user}/impersonate',
	'GET /v1/api-keys',
	'POST /v1/api-keys',
	'PUT /v1/api-keys/{schluessel}',
	'POST /v1/api-keys/{schluessel}/regenerate',
	'GET /v1/webhooks',
	'POST /v1/webhooks',
	'PUT /v1/webhooks/{webhook}',
	'POST /v1/webhooks/{webhook}/geheimnis',
	'POST /v1/webhooks/{webhook}/probe',
	'GET /v1/webhooks/{webhook}/zustellungen',
	'POST /v1/webhooks/{webhook}/zustellungen/{zustellung}/erneut',
	'GET /v1/integrations/scim/configuration',
	'POST /v1/integrations/scim/configuration',
	'POST /v1/integrations/scim/token',
	'POST /v1/integrations/scim/token/regenerate',
	'POST /v1/integrations/single-sign-on/connect-account/uri',
	'POST /v1/integrations/single-sign-on/connect-account',
];
