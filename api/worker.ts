import { pino } from 'pino';
import { AUFTRAGSARTEN, AUFTRAGSNAMEN } from '#commands/auftraege/arten.ts';
import { oeffneWarteschlange, type Queueort } from '#commands/auftraege/queue.ts';
import { type Auftragsart, type Auftragsdaten, erstelleRegister } from '#commands/auftraege/register.ts';
import { starteVerteiler, verteile } from '#commands/auftraege/verteiler.ts';
import { horche } from '#commands/auftraege/weckruf.ts';
import { ablage } from '#commands/dateien/ablage.ts';
import { ProzessVeraltet } from '#commands/event-store/fehler.ts';
import { loeschprotokoll } from '#commands/event-store/loeschprotokoll.ts';
import { AuftragUnterbrochen, AuftragUnvollstaendig } from '#commands/jedes.ts';
import { dateiVersand, mailverzeichnis } from '#commands/mail/datei.ts';
import { starteRuecklauf } from '#commands/mail/ruecklauf.ts';
import { smtpVersand } from '#commands/mail/smtp.ts';
import type { Mailwerkzeug } from '#commands/mail/werkzeug.ts';
import type { Mandant, Wurzelort } from '#commands/mandant.ts';
import { siegelzertifikat } from '#commands/pdf/siegel/zertifikat.ts';
import { signaturschluessel } from '#commands/signatur/schluessel.ts';
import { wurzelverzeichnis } from '#commands/signatur/wurzel-ablage.ts';
import { holeBesiegelungNach } from '#commands/unterschrift/besiegeln.ts';
import { type Konfiguration, uhr } from './config.ts';
import { kennzeichen } from './kennzeichen.ts';
import { konfigurationFuer, type Mandantort, oeffneZugaenge, type Zugang } from './mandanten.ts';
import { oeffneUmgebung, poolgroesse } from './umgebung.ts';

export interface WorkerOptionen {
	readonly konfiguration: Konfiguration;
	/** Holds the queue of all tenants, unless that is on Redis. */
	readonly datenbank: { readonly url: string; readonly ownerUrl: string };
	readonly mandanten: readonly Mandantort[];
	/** Where the portal answers; links lead there unless `BASE_URL` or the tenant says otherwise. */
	readonly adresse?: string;
	/** Another version has taken over the tables: this process can't write any more. */
	readonly veraltet: () => void;
}

/** Empties the outbox and does what is planned, until it is stopped; any number of workers may run at once. */
export async function starteWorker(optionen: WorkerOptionen): Promise<{ stop(): Promise<void> }> {
	const register = erstelleRegister(AUFTRAGSNAMEN, AUFTRAGSARTEN);
	const gestartet: (() => Promise<void>)[] = [];
	const ende = new AbortController();
	const stop = async () => {
		ende.abort();
		while (gestartet.length) await gestartet.pop()?.();
	};
	try {
		await starte({ ...optionen, ende: ende.signal }, register, (teil) => gestartet.push(teil));
	} catch (fehler) {
		await stop();
		throw fehler;
	}
	return { stop };
}

interface Laufend extends WorkerOptionen {
	readonly ende: AbortSignal;
}

async function starte(
	optionen: Laufend,
	register: ReadonlyMap<string, Auftragsart>,
	gestartet: (stop: () => Promise<void>) => unknown,
): Promise<void> {
	const { mandanten } = optionen;
	const protokoll = protokolliere(optionen.konfiguration);
	const melde: Meldung = (fehler, mandant, wo) => {
		protokoll(fehler, mandant, wo);
		if (fehler instanceof ProzessVeraltet) optionen.veraltet();
	};
	const zugaenge = await oeffneZugaenge(mandanten, (ort) => oeffneMandant(optionen, ort, melde), melde);
	gestartet(async () => {
		await Promise.all(zugaenge.map(({ offen }) => offen()?.umgebung.pool.end()));
	});

	const queue = await oeffneWarteschlange(queueort(optionen), melde);
	gestartet(queue.stop);
	queue.arbeite((name, daten) => bearbeite({ register, zugaenge, melde }, name, daten));

	const { bouncePort } = optionen.konfiguration;
	if (bouncePort !== null) gestartet((await nimmRuecklauf(bouncePort, zugaenge, melde)).stop);

	const planer = starteVerteiler(async (bekannt) => {
		if (bekannt.has('plan')) return;
		await queue.plane(
			AUFTRAGSARTEN,
			mandanten.map(({ key }) => key),
		);
		bekannt.add('plan');
	}, melde);
	gestartet(planer.stop);
	// Each tenant in rounds of its own: none waits for another's database.
	for (const [i, { key, hole }] of zugaenge.entries()) {
		const meldeSeinen = (fehler: unknown) => melde(fehler, key);
		const verteiler = starteVerteiler(async (bekannt) => {
			const { umgebung } = await hole();
			await verteile({ key, pool: umgebung.pool }, queue, bekannt);
		}, meldeSeinen);
		gestartet(verteiler.stop);
		gestartet(horche(mandanten[i]?.url ?? '', verteiler.wecke, meldeSeinen).stop);
	}
}

/** A report names its mail, but not its tenant; one whose database is away is asked when the report comes again. */
const nimmRuecklauf = (port: number, zugaenge: readonly Zugang<Mandant>[], melde: Meldung) =>
	starteRuecklauf({
		port,
		umgebungen: () => Promise.all(zugaenge.map(async ({ hole }) => (await hole()).umgebung)),
		melde,
	});

async function oeffneMandant(optionen: Laufend, ort: Mandantort, melde: Meldung): Promise<Mandant> {
	const { mandanten, adresse } = optionen;
	const port = adresse ? Number(new URL(adresse).port) : undefined;
	const konfiguration = konfigurationFuer(optionen.konfiguration, ort, port);
	const vorLoeschung = loeschprotokoll(konfiguration.datenVerzeichnis);
	const pool = await poolgroesse(ort, mandanten, konfiguration.prozesse);
	const meldeSeinen = (fehler: unknown) => melde(fehler, ort.key);
	const mail = mailwerkzeug(konfiguration, adresse);
	const umgebung = await oeffneUmgebung(ort.url, uhr(konfiguration), meldeSeinen, {
		vorLoeschung,
		clamd: konfiguration.clamd,
		pool,
		meldeEinzelnes: (fehler, wo) => melde(fehler, ort.key, wo),
		ende: optionen.ende,
		adresse: mail.baseUrl,
	});
	// A newer version may be able to what an older one wasn't.
	await holeBesiegelungNach(umgebung);
	const dateien = ablage(konfiguration.datenVerzeichnis);
	const { datenVerzeichnis, siegelP12, jwtSecret, erlaubteHosts, apiBasisPfad } = konfiguration;
	const aussen = { hauptschluessel: jwtSecret, erlaubteHosts, apiBasisPfad };
	const siegel: Mandant['siegel'] = (inhaber) => siegelzertifikat(datenVerzeichnis, siegelP12, inhaber);
	return { key: ort.key, umgebung, mail, dateien, siegel, wurzeln: wurzelort(konfiguration), aussen };
}

interface Werkbank {
	readonly register: ReadonlyMap<string, Auftragsart>;
	readonly zugaenge: readonly Zugang<Mandant>[];
	readonly melde: Meldung;
}

/**
 * What fails is logged; what comes next says the row, or for a planned job the queue, which gets to know no more than the
 * kind. What one of many is wanting comes again with the next plan.
 */
async function bearbeite(
	{ register, zugaenge, melde }: Werkbank,
	name: string,
	{ mandant, id = '' }: Auftragsdaten,
): Promise<void> {
	const zugang = zugaenge.find(({ key }) => key === mandant);
	if (!zugang) return;
	try {
		await register.get(name)?.fuehreAus(await zugang.hole(), id);
	} catch (fehler) {
		if (fehler instanceof AuftragUnterbrochen) throw fehler;
		melde(fehler, mandant);
		if (!(fehler instanceof AuftragUnvollstaendig)) throw new Error(kennzeichen(fehler).type);
	}
}

function mailwerkzeug(
	{ smtpUrl, bouncePort, datenVerzeichnis, baseUrl, port, supportMail }: Konfiguration,
	adresse?: string,
): Mailwerkzeug {
	const verzeichnis = mailverzeichnis(datenVerzeichnis);
	return {
		versand: smtpUrl ? smtpVersand(smtpUrl) : dateiVersand(verzeichnis),
		verzeichnis,
		baseUrl: baseUrl ?? adresse ?? `http://localhost:${port}`,
		nimmtRuecklauf: bouncePort !== null,
		supportMail,
	};
}

const wurzelort = ({ datenVerzeichnis, auditMail, auditStunden, auditSchluesseldatei }: Konfiguration): Wurzelort => ({
	verzeichnis: wurzelverzeichnis(datenVerzeichnis),
	empfaenger: auditMail,
	stunden: auditStunden,
	schluessel: () => signaturschluessel(datenVerzeichnis, auditSchluesseldatei),
});

function queueort({ konfiguration, datenbank }: WorkerOptionen): Queueort {
	if (konfiguration.redisUrl) return { art: 'REDIS', url: konfiguration.redisUrl };
	return { art: 'POSTGRES', url: datenbank.url, ownerUrl: datenbank.ownerUrl };
}

const STILLE_MS = 10_000;
type Meldung = (fehler: unknown, mandant?: string, wo?: { readonly auftrag: string; readonly stream: string }) => void;

/**
 * Kind, code and place of an error; its message may quote an address. The same kind is told once in a while only:
 * a server that is away would otherwise fill the log.
 */
function protokolliere({ logLevel }: Konfiguration): Meldung {
	const log = pino({ level: logLevel });
	const zuletzt = new Map<string, number>();
	return (fehler, mandant, wo) => {
		const was = kennzeichen(fehler);
		const art = `${mandant} ${wo?.auftrag} ${wo?.stream} ${was.type} ${was.code}`;
		if (Date.now() - (zuletzt.get(art) ?? 0) < STILLE_MS) return;
		zuletzt.set(art, Date.now());
		log.error({ mandant, ...wo, ...was }, 'Worker');
	};
}
