import { Kysely, PostgresDialect } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { Pool } from 'pg';
import * as eventStore from './0001_event_store.ts';
import * as technik from './0002_technik.ts';
import * as konto from './0003_konto.ts';
import * as mail from './0004_mail.ts';
import * as suche from './0005_suche.ts';
import * as zugang from './0006_zugang.ts';
import * as benutzer from './0007_benutzer.ts';
import * as protokoll from './0008_protokoll.ts';
import * as hilfetext from './0009_hilfetext.ts';
import * as apiSchluessel from './0010_api_schluessel.ts';
import * as sso from './0011_sso.ts';
import * as adressen from './0012_adressen.ts';
import * as upload from './0013_upload.ts';
import * as adressimport from './0014_adressimport.ts';
import * as sammelauftrag from './0015_sammelauftrag.ts';
import * as vertragseinsicht from './0016_vertragseinsicht.ts';
import * as mailbetrieb from './0017_mailbetrieb.ts';
import * as download from './0018_download.ts';
import * as mailmarken from './0019_mailmarken.ts';
import * as lebenszeichen from './0020_lebenszeichen.ts';
import * as ohneEmpfaenger from './0021_ohne_empfaenger.ts';
import * as einsicht from './0022_einsicht.ts';
import * as auftragsrest from './0023_auftragsrest.ts';
import * as unterschriftspost from './0024_unterschriftspost.ts';
import * as einBeitritt from './0025_ein_beitritt.ts';
import * as benutzteNachweise from './0026_benutzte_nachweise.ts';
import * as kalenderadresse from './0032_kalenderadresse.ts';
import * as seminarErreichbarkeit from './0033_seminar_erreichbarkeit.ts';
import * as lauf from './0034_lauf.ts';
import * as laufrechnung from './0035_laufrechnung.ts';
import * as platzangebot from './0036_platzangebot.ts';
import * as exportzeit from './0039_exportzeit.ts';
import * as support from './0041_support.ts';
import * as eingang from './0042_eingang.ts';
import * as meeting from './0043_meeting.ts';
import * as webhook from './0044_webhook.ts';
import * as apiSchluesselGrenzen from './0045_api_schluessel_grenzen.ts';
import * as scim from './0046_scim.ts';
import * as barrierefreiheit from './0047_barrierefreiheit.ts';
import * as ersteSchritte from './0048_erste_schritte.ts';
import * as videodienst from './0049_videodienst.ts';
import * as apiSchluesselAblauf from './0050_api_schluessel_ablauf.ts';
import * as exportdatei from './0055_exportdatei.ts';
import * as ansichtId from './0056_ansicht_id.ts';
import * as laeufe from './0057_laeufe.ts';
import * as mailkopie from './0058_mailkopie.ts';
import * as laufzeile from './0059_laufzeile.ts';
import * as referenzstand from './0062_referenzstand.ts';
import * as referenzwache from './0062_referenzwache.ts';
import * as datenarten from './0063_datenarten.ts';
import * as postfachbudget from './0080_postfachbudget.ts';
import { gleicheNamenAb } from './bruecke.ts';

const MIGRATIONEN: Record<string, Migration> = {
	'0001_event_store': eventStore,
	'0002_technik': technik,
	'0003_konto': konto,
	'0004_mail': mail,
	'0005_suche': suche,
	'0006_zugang': zugang,
	'0007_benutzer': benutzer,
	'0008_protokoll': protokoll,
	'0009_hilfetext': hilfetext,
	'0010_api_schluessel': apiSchluessel,
	'0011_sso': sso,
	'0012_adressen': adressen,
	'0013_upload': upload,
	'0014_adressimport': adressimport,
	'0015_sammelauftrag': sammelauftrag,
	'0016_vertragseinsicht': vertragseinsicht,
	'0017_mailbetrieb': mailbetrieb,
	'0018_download': download,
	'0019_mailmarken': mailmarken,
	'0020_lebenszeichen': lebenszeichen,
	'0021_ohne_empfaenger': ohneEmpfaenger,
	'0022_einsicht': einsicht,
	'0023_auftragsrest': auftragsrest,
	'0024_unterschriftspost': unterschriftspost,
	'0025_ein_beitritt': einBeitritt,
	'0026_benutzte_nachweise': benutzteNachweise,
	'0032_kalenderadresse': kalenderadresse,
	'0033_seminar_erreichbarkeit': seminarErreichbarkeit,
	'0034_lauf': lauf,
	'0035_laufrechnung': laufrechnung,
	'0036_platzangebot': platzangebot,
	'0039_exportzeit': exportzeit,
	'0041_support': support,
	'0042_eingang': eingang,
	'0043_meeting': meeting,
	'0044_webhook': webhook,
	'0045_api_schluessel_grenzen': apiSchluesselGrenzen,
	'0046_scim': scim,
	'0047_barrierefreiheit': barrierefreiheit,
	'0048_erste_schritte': ersteSchritte,
	'0049_videodienst': videodienst,
	'0050_api_schluessel_ablauf': apiSchluesselAblauf,
	'0055_exportdatei': exportdatei,
	'0056_ansicht_id': ansichtId,
	'0057_laeufe': laeufe,
	'0058_mailkopie': mailkopie,
	'0059_laufzeile': laufzeile,
	'0062_referenzstand': referenzstand,
	'0062_referenzwache': referenzwache,
	'0063_datenarten': datenarten,
	'0080_postfachbudget': postfachbudget,
};

/**
 * Brings the database to the newest schema, or to that of an older release (`bis`); runs as its owner, one process at a
 * time (Kysely holds a lock).
 */
export async function migriere(ownerUrl: string, bis?: string): Promise<void> {
	const pool = new Pool({ connectionString: ownerUrl, max: 1 });
	// What is asked over a connection that broke is refused; without a listener it would end the process besides.
	pool.on('error', () => {});
	pool.on('connect', (client) => client.on('error', () => {}));
	const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
	try {
		await gleicheNamenAb(db);
		const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONEN } });
		const { error } = await (bis === undefined ? migrator.migrateToLatest() : migrator.migrateTo(bis));
		if (error) throw error;
	} finally {
		await db.destroy();
	}
}
