import { ADRESSIMPORT } from '#commands/adressimport/beginne.ts';
import { fuehreImportAus } from '#commands/adressimport/fuehre-aus.ts';
import { ABLAUF_ANKUENDIGEN, kuendigeAblaufAn } from '#commands/api-schluessel/ablauf.ts';
import { bereinigeEinsichten } from '#commands/auftraege/einsichten.ts';
import { lasseUploadsVerfallen, raeumeDateienAuf } from '#commands/dateien/aufraeumen.ts';
import { pruefeDateienNach } from '#commands/dateien/nachpruefen.ts';
import { gleicheAktenAb, lasseDokumenteAblaufen } from '#commands/dokumente/abgleichen.ts';
import { stelleAusOutboxBereit } from '#commands/dokumente/automatik.ts';
import { PLATZANGEBOTE_ABGLEICHEN } from '#commands/freiwillig-ja/abgleich.ts';
import { PLATZANGEBOTE_SENDEN } from '#commands/freiwillig-ja/vormerken.ts';
import { mahneTaeglich } from '#commands/mahnwesen/mahnen.ts';
import { kehre } from '#commands/mail/faellig.ts';
import { sende } from '#commands/mail/sende.ts';
import { MEETINGMELDUNG, verarbeiteMeldung } from '#commands/meeting/meldung.ts';
import { MEETINGS_NACHZIEHEN, zieheMeetingsNach } from '#commands/meeting/nachziehen.ts';
import { entferneRaum, MEETINGRAUM_ENTFERNEN } from '#commands/meeting/raeume.ts';
import { PLATZANGEBOTE_NACHZIEHEN } from '#commands/platzangebot/nachziehen.ts';
import { DOKUMENTE_BEREITSTELLEN } from '#commands/reaktionen/dokument.ts';
import { AKTEN_ABGLEICHEN } from '#commands/reaktionen/dokumentspec.ts';
import { LAUF_RECHNEN } from '#commands/reaktionen/lauf.ts';
import {
	GRUPPENPLATZ_FREIGEBEN,
	GRUPPENSEMINAR_ABGLEICHEN,
	GRUPPENSEMINARE_ABGLEICHEN,
	SEMINARNACHWEIS_ABGLEICHEN,
	SEMINARPLAETZE_FREIGEBEN,
} from '#commands/reaktionen/seminar.ts';
import { DOKUMENT_BESIEGELN } from '#commands/reaktionen/signatur.ts';
import { ZYKLUS_UEBERNEHMEN } from '#commands/reaktionen/zyklus.ts';
import { fuehreSammelaktionAus } from '#commands/sammelaktion/fuehre-aus.ts';
import { SAMMELAKTION } from '#commands/sammellauf/beginne.ts';
import { rechneSeminartageNach, SEMINARTAGE_NACHRECHNEN } from '#commands/seminar/erreichbarkeit.ts';
import {
	gibGruppenplatzFrei,
	gleicheGruppenseminarAb,
	gleicheGruppenseminareAb,
} from '#commands/seminar/gruppenabgleich.ts';

import {
	gibSeminarplaetzeFrei,
	gleicheSeminarnachweisAb,
	lasseSeminarplaetzeVerfallen,
} from '#commands/seminar/teilnahme.ts';
import { trageLaenderNach } from '#commands/stammdaten/laender-nachtragen.ts';
import { lasseSignaturenAblaufen } from '#commands/unterschrift/ablaufen.ts';
import { besiegleDokument, holeBesiegelungNach } from '#commands/unterschrift/besiegeln.ts';
import { WEBHOOK_SENDEN } from '#commands/webhook/planen.ts';
import { WEBHOOKS_SAMMELN } from '#commands/webhook/sammeln.ts';
import { uebernimmAusVorgaenger } from '#commands/zyklus/uebernehmen.ts';
import { raeumeAuf } from './aufraeumen.ts';
import { lasseEinladungenAblaufen } from './einladungen-ablaufen.ts';
import { rechneBestellten } from './lauf-rechnen.ts';
import { loeschePersonenbezug } from './personenbezug-loeschen.ts';
import { gleichePlaetzeAb, sendeFaelligePlaetze, ziehePlaetzeNach } from './platzangebote.ts';
import type { Auftragsart } from './register.ts';
import { loescheSeminardaten } from './seminardaten-loeschen.ts';
import { sammleWebhooks, sendeFaelligenWebhook } from './webhooks.ts';
import { signiere, WURZEL_SIGNIEREN } from './wurzel.ts';

/** Every name a job may have. */
export const AUFTRAGSNAMEN = [
	'mail',
	'personenbezug-loeschen',
	'kehren',
	'aufraeumen',
	'einladungen-ablaufen',
	'uploads-verfallen',
	'dateien-nachpruefen',
	'dateien-aufraeumen',
	WURZEL_SIGNIEREN,
	'mahnen',
	AKTEN_ABGLEICHEN,
	DOKUMENTE_BEREITSTELLEN,
	'dokumente-ablaufen',
	'einsichten-bereinigen',
	ZYKLUS_UEBERNEHMEN,
	ADRESSIMPORT,
	SAMMELAKTION,
	LAUF_RECHNEN,
	DOKUMENT_BESIEGELN,
	'besiegelung-nachholen',
	'signaturen-ablaufen',
	'laender-nachtragen',
	SEMINARNACHWEIS_ABGLEICHEN,
	SEMINARPLAETZE_FREIGEBEN,
	'seminarplaetze-verfallen',
	GRUPPENSEMINARE_ABGLEICHEN,
	GRUPPENSEMINAR_ABGLEICHEN,
	GRUPPENPLATZ_FREIGEBEN,
	SEMINARTAGE_NACHRECHNEN,
	'seminardaten-loeschen',
	PLATZANGEBOTE_NACHZIEHEN,
	PLATZANGEBOTE_SENDEN,
	PLATZANGEBOTE_ABGLEICHEN,
	WEBHOOKS_SAMMELN,
	WEBHOOK_SENDEN,
	MEETINGS_NACHZIEHEN,
	MEETINGMELDUNG,
	ABLAUF_ANKUENDIGEN,
	MEETINGRAUM_ENTFERNEN,
] as const;

export const AUFTRAGSARTEN = [
	{ name: 'mail', umfang: 'EINES', fuehreAus: sende },
	{ name: 'personenbezug-loeschen', umfang: 'VIELE', zeitplan: '* * * * *', fuehreAus: loeschePersonenbezug },
	{
		name: 'kehren',
		umfang: 'ANWEISUNG',
		zeitplan: '* * * * *',
		fuehreAus: async ({ umgebung }) => {
			await kehre(umgebung.pool);
		},
	},
	{ name: 'aufraeumen', umfang: 'VIELE', zeitplan: '15 3 * * *', fuehreAus: ({ umgebung }) => raeumeAuf(umgebung) },
	{
		name: 'einladungen-ablaufen',
		umfang: 'ANWEISUNG',
		zeitplan: '5 0 * * *',
		fuehreAus: ({ umgebung }) => lasseEinladungenAblaufen(umgebung),
	},
	{
		name: 'uploads-verfallen',
		umfang: 'ANWEISUNG',
		zeitplan: '*/5 * * * *',
		fuehreAus: ({ umgebung }) => lasseUploadsVerfallen(umgebung),
	},
	{
		name: 'dateien-nachpruefen',
		umfang: 'VIELE',
		zeitplan: '45 * * * *',
		fuehreAus: ({ umgebung, dateien }) => pruefeDateienNach(umgebung, dateien),
	},
	{
		name: 'dateien-aufraeumen',
		umfang: 'VIELE',
		zeitplan: '30 3 * * *',
		fuehreAus: ({ umgebung, dateien }) => raeumeDateienAuf(umgebung, dateien),
	},
	{ name: AKTEN_ABGLEICHEN, umfang: 'VIELE', zeitplan: '30 2 * * *', fuehreAus: gleicheAktenAb },
	{ name: DOKUMENTE_BEREITSTELLEN, umfang: 'EINES', fuehreAus: stelleAusOutboxBereit },
	{
		name: 'dokumente-ablaufen',
		umfang: 'VIELE',
		zeitplan: '15 0 * * *',
		fuehreAus: ({ umgebung }) => lasseDokumenteAblaufen(umgebung),
	},
	{ name: 'einsichten-bereinigen', umfang: 'VIELE', zeitplan: '25 * * * *', fuehreAus: bereinigeEinsichten },
	{ name: 'laender-nachtragen', umfang: 'VIELE', zeitplan: '50 * * * *', fuehreAus: trageLaenderNach },
	{ name: 'mahnen', umfang: 'VIELE', zeitplan: '0 6 * * *', fuehreAus: mahneTaeglich },
	// Every hour: what failed is made up for, what is done stays.
	{ name: WURZEL_SIGNIEREN, umfang: 'ANWEISUNG', zeitplan: '40 * * * *', fuehreAus: signiere },
	{ name: ZYKLUS_UEBERNEHMEN, umfang: 'VIELE', fuehreAus: uebernimmAusVorgaenger },
	{ name: ADRESSIMPORT, umfang: 'VIELE', fuehreAus: fuehreImportAus },
	{ name: SAMMELAKTION, umfang: 'VIELE', fuehreAus: fuehreSammelaktionAus },
	{ name: LAUF_RECHNEN, umfang: 'EINES', fuehreAus: rechneBestellten },
	{ name: DOKUMENT_BESIEGELN, umfang: 'EINES', fuehreAus: besiegleDokument },
	{
		name: 'besiegelung-nachholen',
		umfang: 'ANWEISUNG',
		zeitplan: '20 4 * * *',
		fuehreAus: ({ umgebung }) => holeBesiegelungNach(umgebung),
	},
	{
		name: 'signaturen-ablaufen',
		umfang: 'VIELE',
		zeitplan: '10 0 * * *',
		fuehreAus: ({ umgebung }) => lasseSignaturenAblaufen(umgebung),
	},
	{
		name: 'seminardaten-loeschen',
		umfang: 'VIELE',
		zeitplan: '20 1 * * *',
		fuehreAus: ({ umgebung }) => loescheSeminardaten(umgebung),
	},
	{ name: SEMINARNACHWEIS_ABGLEICHEN, umfang: 'EINES', fuehreAus: gleicheSeminarnachweisAb },
	{ name: SEMINARPLAETZE_FREIGEBEN, umfang: 'EINES', fuehreAus: gibSeminarplaetzeFrei },
	{
		name: 'seminarplaetze-verfallen',
		umfang: 'VIELE',
		zeitplan: '*/5 * * * *',
		fuehreAus: ({ umgebung }) => lasseSeminarplaetzeVerfallen(umgebung),
	},
	{ name: GRUPPENSEMINARE_ABGLEICHEN, umfang: 'EINES', fuehreAus: gleicheGruppenseminareAb },
	{ name: GRUPPENSEMINAR_ABGLEICHEN, umfang: 'VIELE', fuehreAus: gleicheGruppenseminarAb },
	{ name: GRUPPENPLATZ_FREIGEBEN, umfang: 'EINES', fuehreAus: gibGruppenplatzFrei },
	{
		name: SEMINARTAGE_NACHRECHNEN,
		umfang: 'VIELE',
		zeitplan: '*/5 * * * *',
		fuehreAus: ({ umgebung }) => rechneSeminartageNach(umgebung),
	},
	// With seconds: what is full has to be gone outside within a minute.
	{
		name: PLATZANGEBOTE_NACHZIEHEN,
		umfang: 'ANWEISUNG',
		zeitplan: '*/20 * * * * *',
		fuehreAus: ({ umgebung }) => ziehePlaetzeNach(umgebung),
	},
	{ name: PLATZANGEBOTE_SENDEN, umfang: 'EINES', fuehreAus: sendeFaelligePlaetze },
	{ name: PLATZANGEBOTE_ABGLEICHEN, umfang: 'ANWEISUNG', zeitplan: '0 3 * * *', fuehreAus: gleichePlaetzeAb },
	{ name: WEBHOOKS_SAMMELN, umfang: 'ANWEISUNG', zeitplan: '*/10 * * * * *', fuehreAus: sammleWebhooks },
	{ name: WEBHOOK_SENDEN, umfang: 'EINES', fuehreAus: sendeFaelligenWebhook },
	{
		name: MEETINGS_NACHZIEHEN,
		umfang: 'VIELE',
		zeitplan: '* * * * *',
		fuehreAus: ({ umgebung }) => zieheMeetingsNach(umgebung),
	},
	{ name: MEETINGMELDUNG, umfang: 'EINES', fuehreAus: verarbeiteMeldung },
	{
		name: ABLAUF_ANKUENDIGEN,
		umfang: 'ANWEISUNG',
		zeitplan: '10 6 * * *',
		fuehreAus: ({ umgebung }) => kuendigeAblaufAn(umgebung),
	},
	{ name: MEETINGRAUM_ENTFERNEN, umfang: 'EINES', fuehreAus: entferneRaum },
] as const satisfies readonly Auftragsart[];

/** Names of the jobs in which one that is broken must not stop the others. */
export type UeberViele = Extract<(typeof AUFTRAGSARTEN)[number], { readonly umfang: 'VIELE' }>['name'];
