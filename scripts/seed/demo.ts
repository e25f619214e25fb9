import type { Client } from 'pg';
import { type Konfiguration, uhr } from '#api/config.ts';
import { oeffneUmgebung } from '#api/umgebung.ts';
import { ablage } from '#commands/dateien/ablage.ts';
import { ohneIndexe } from '#commands/event-store/massenimport.ts';
import { siegelzertifikat } from '#commands/pdf/siegel/zertifikat.ts';
import { rechneSeminartageNach } from '#commands/seminar/erreichbarkeit.ts';
import type { Siegelwerkstatt } from '#commands/unterschrift/fertigen.ts';
import { hashKennwort } from '#commands/zugang/kennwort.ts';
import { addiereTage } from '#domain/datum.ts';
import { feldabfrageStammdatum } from '#domain/feldabfrage/feldabfrage.ts';
import { STANDARD_FELDABFRAGEN } from '#domain/feldabfrage/standard.ts';
import { type Akteur, PORTAL } from '#domain/rollen.ts';
import { baueErstmals } from '#projections/engine/rebuild.ts';
import { PROJEKTIONEN } from '#projections/registry.ts';
import type { Postgres } from '#scripts/postgres/postgres.ts';
import { mitClient } from '#scripts/postgres/zugang.ts';
import type { Spielplan } from './auftrag.ts';
import { legeDownloadsAn, saeAbrufe } from './downloads.ts';
import { legeFerienAn } from './ferien.ts';
import { legeGrundlage, type Stelle } from './grundlage.ts';
import { gruppenschritte, gruppenzufall } from './gruppen.ts';
import { planeKontingente } from './kontingente.ts';
import { laufe } from './lauf.ts';
import { plane } from './lebenslauf.ts';
import { LENA } from './lena.ts';
import { Papiere } from './papiere.ts';
import { planeVerteilung } from './plan.ts';
import { saePost } from './post.ts';
import { seminarschritte, seminarzufall } from './seminare.ts';
import { Speicher } from './speicher.ts';
import { taeglich } from './taeglich.ts';
import { zuUnterschreiben } from './unterschriften.ts';
import { nummernstaende } from './vertragsnummern.ts';
import { Welt } from './welt.ts';
import { zeugnisschritte } from './zeugnisse.ts';
import type { Zufall } from './zufall.ts';
import { legeZugaengeAn, saeAnmeldestand, saeBeitritte, saeEinladungen } from './zugaenge.ts';

export const DEMO_KENNWORT = 'Demo-Passwort-1';
const DEMO_ZUGAENGE = ['admin', 'traeger', 'verein', 'verein2', 'freiwillig'].map((name) => `${name}@demo.test`);

/** The demo of `npm start`; the same on every machine, with days relative to today. */
export const DEMO_FREIWILLIGE = 400;
const KEIM = 20_260_901;

interface Ziel {
	readonly konfiguration: Konfiguration;
	readonly datenbank: Pick<Postgres, 'ownerUrl'>;
	/** Where files go; without it no documents are asked for in the demo. A large tenant has documents without files. */
	readonly datenVerzeichnis?: string;
}

/** Fills an empty tenant by the deciders; one that has streams is left alone: null. Returns the number of events. */
export async function saeDemo(
	{ konfiguration, datenbank, datenVerzeichnis }: Ziel,
	freiwillige = DEMO_FREIWILLIGE,
): Promise<number | null> {
	const { ownerUrl } = datenbank;
	const { heute, jetzt } = uhr(konfiguration);
	const zeit = { heute: heute(), jetzt: jetzt().toISOString() };
	const ereignisse = await mitClient(ownerUrl, async (client) => {
		const { rows } = await client.query<{ leer: boolean }>('select not exists (select from stream) as leer');
		if (!rows[0]?.leer) return null;
		await client.query('begin');
		const werkstatt =
			datenVerzeichnis === undefined ? null : siegelwerkstatt(datenVerzeichnis, konfiguration, zeit.heute);
		let anzahl = 0;
		await baueErstmals(client, PROJEKTIONEN, async (fuelle) => {
			const speicher = new Speicher(client, fuelle);
			anzahl = await ohneIndexe(client, () => sae(speicher, werkstatt, zeit, freiwillige));
		});
		await setzeKennwoerter(client);
		await client.query('commit');
		return anzahl;
	});
	if (ereignisse === null) return null;
	await rechneNach(ownerUrl, konfiguration);
	return ereignisse;
}

/** What the worker reckons in a while is there from the beginning. */
async function rechneNach(ownerUrl: string, konfiguration: Konfiguration): Promise<void> {
	const umgebung = await oeffneUmgebung(ownerUrl, uhr(konfiguration), console.error, { pool: { max: 2 } });
	try {
		await rechneSeminartageNach(umgebung);
	} finally {
		await umgebung.pool.end();
	}
}

/** So many Einsatzstellen are played through at once; a larger tenant is made in portions that fit in memory. */
const STELLEN_JE_PORTION = 40;
const FREIWILLIGE_JE_STELLE = 100;
const POST_TAGE = 2;

async function sae(
	speicher: Speicher,
	werkstatt: Siegelwerkstatt | null,
	{ heute, jetzt }: Pick<Spielplan, 'heute' | 'jetzt'>,
	freiwillige: number,
): Promise<number> {
	const gross = freiwillige > DEMO_FREIWILLIGE;
	const papiere = werkstatt || gross ? new Papiere({ isOhneDateien: gross }) : null;
	const stellen = Math.max(STELLEN_JE_PORTION, Math.ceil(freiwillige / FREIWILLIGE_JE_STELLE));
	const umfang = {
		heute,
		zyklen: gross ? 10 : 2,
		stellen,
		orte: Math.round(stellen * 2.25),
		dokumente: papiere !== null,
	};
	const welt: Welt = new Welt(KEIM, () => grundlage.referenzAm(heute));
	const grundlage = legeGrundlage(welt, umfang);
	if (papiere && !gross) welt.postAb = addiereTage(heute, -POST_TAGE);
	const { client } = speicher;
	const seminarspiel = { seminare: seminarzufall(), gruppen: gruppenzufall() };
	for (let von = 0; von < stellen; von += STELLEN_JE_PORTION) {
		const teil = grundlage.stellen.slice(von, von + STELLEN_JE_PORTION);
		const anzahl =
			Math.round((freiwillige * Math.min(von + STELLEN_JE_PORTION, stellen)) / stellen) -
			Math.round((freiwillige * von) / stellen);
		const spielplan = { welt, grundlage, papiere, heute, jetzt };
		const portion = { nr: von / STELLEN_JE_PORTION, stellen: teil, anzahl, anteilAktiv: gross ? 0.12 : 0.85 };
		await spiele(spielplan, portion, seminarspiel);
		await papiere?.besiegle(welt, gross ? null : werkstatt);
		await speicher.nimm(welt.ernte((name) => !name.startsWith('Zyklusbudget-')));
		if (gross) await papiere?.lege(client, null);
	}
	await speicher.fertig();
	const abrufe = papiere && !gross ? legeDownloadsAn(welt, papiere, grundlage.traeger[0] as Akteur, heute) : [];
	if (werkstatt && papiere && !gross) {
		await papiere.lege(client, werkstatt.dateien);
		await saeAbrufe(client, abrufe);
		await saePost(client, welt.post);
	}
	const admin = legeZugaengeAn(welt, grundlage, heute);
	legeAbfragenAn(welt, jetzt);
	legeFerienAn(welt, jetzt);
	await speicher.nimm(welt.ernte(() => true));
	const ereignisse = await speicher.fertig();
	await saeEinladungen(client, grundlage, admin, { heute, jetzt });
	await saeBeitritte(client, grundlage, admin, heute);
	await saeAnmeldestand(client, grundlage, jetzt);
	for (const [schluessel, stand] of nummernstaende(welt)) {
		await client.query('insert into nummernkreis (schluessel, naechste) values ($1, $2)', [schluessel, stand + 1]);
	}
	return ereignisse;
}

const siegelwerkstatt = (datenVerzeichnis: string, { siegelP12 }: Konfiguration, heute: string): Siegelwerkstatt => ({
	dateien: ablage(datenVerzeichnis),
	heute,
	siegel: (inhaber) => siegelzertifikat(datenVerzeichnis, siegelP12, inhaber),
});

/** There to be switched on: asked from today on, they would stop everybody who is under way. */
function legeAbfragenAn(welt: Welt, jetzt: string): void {
	const { aggregat, erfasse } = feldabfrageStammdatum;
	welt.jetzt = jetzt;
	for (const felder of STANDARD_FELDABFRAGEN) {
		const id = welt.zufall.uuid();
		welt.schreibe(aggregat, id, erfasse(aggregat.start(id), { ...felder, isAktiv: false }), PORTAL);
	}
}

/** The Einsatzstellen that are played through together, and how many volunteers they have. */
interface Portion {
	readonly nr: number;
	readonly stellen: readonly Stelle[];
	readonly anzahl: number;
	readonly anteilAktiv: number;
}

/** What each portion's own seminars and groups draw. */
interface Seminarspiel {
	readonly seminare: Zufall;
	readonly gruppen: Zufall;
}

function spiele(
	spielplan: Spielplan,
	{ nr, stellen, anzahl, anteilAktiv }: Portion,
	spiel: Seminarspiel,
): Promise<void> {
	const { welt, grundlage, heute, jetzt } = spielplan;
	const { auftraege, plaetze } = planeVerteilung(welt.zufall, grundlage, stellen, anzahl, anteilAktiv);
	const lena = nr === 0 ? [LENA(grundlage)] : [];
	const leben = [...lena, ...auftraege.slice(lena.length)].map((auftrag) => plane(spielplan, auftrag));
	const mappen = leben.flatMap(({ mappe }) => mappe ?? []);
	const akteIDs = leben.map(({ akteID }) => akteID);
	const kreis = { welt, akteur: grundlage.traeger[0] as Akteur, akteIDs, nr, heute };
	const schritte = [
		...planeKontingente(welt, grundlage, plaetze),
		...leben.flatMap((einer) => einer.schritte),
		...(lena.length > 0 ? zuUnterschreiben(mappen, { lena: leben[0]?.mappe, stelle: stellen[0] }, heute) : []),
		...(lena.length > 0 ? zeugnisschritte(mappen, stellen[0], heute) : []),
		...taeglich(welt, mappen, grundlage.zyklen.at(-1)?.aktivAb ?? heute, heute),
		...seminarschritte({ ...kreis, zufall: spiel.seminare }, grundlage),
		...gruppenschritte({ ...kreis, zufall: spiel.gruppen }, grundlage),
	];
	return laufe(welt, grundlage, schritte, jetzt);
}

/** All demo logins share one password. */
async function setzeKennwoerter(client: Client): Promise<void> {
	for (const email of DEMO_ZUGAENGE) {
		await client.query(
			`insert into kennwort (user_id, hash)
			select substr(stream, length('User-') + 1), $2 from eindeutig where art = 'EMAIL' and wert = $1`,
			[email, await hashKennwort(DEMO_KENNWORT)],
		);
	}
}
