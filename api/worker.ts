import { pino } from 'pino';
import { AUFTRAGSARTEN, AUFTRAGSNAMEN } from '#commands/auftraege/arten.ts';
import type { Mandant } from '#commands/auftraege/mandant.ts';
import { oeffneWarteschlange, type Queueort } from '#commands/auftraege/queue.ts';
import { type Auftragsart, type Auftragsdaten, erstelleRegister } from '#commands/auftraege/register.ts';
import { starteVerteiler, verteile } from '#commands/auftraege/verteiler.ts';
import { horche } from '#commands/auftraege/weckruf.ts';
import { loeschprotokoll } from '#commands/event-store/loeschprotokoll.ts';
import { dateiVersand, mailverzeichnis } from '#commands/mail/datei.ts';
import { smtpVersand } from '#commands/mail/smtp.ts';
import type { Mailwerkzeug } from '#commands/mail/werkzeug.ts';
import { type Konfiguration, uhr } from './config.ts';
import { oeffneUmgebung } from './umgebung.ts';

export interface WorkerOptionen {
	readonly konfiguration: Konfiguration;
	readonly datenbank: { readonly url: string; readonly ownerUrl: string };
	/** Where the portal answers; links lead there unless `BASE_URL` or the tenant says otherwise. */
	readonly adresse?: string;
}

const MANDANT = 'demo';

/** Empties the outbox and does what is planned, until it is stopped; any number of workers may run at once. */
export async function starteWorker(optionen: WorkerOptionen): Promise<{ stop(): Promise<void> }> {
	const register = erstelleRegister(AUFTRAGSNAMEN, AUFTRAGSARTEN);
	const gestartet: (() => Promise<void>)[] = [];
	const stop = async () => {
		while (gestartet.length) await gestartet.pop()?.();
	};
	try {
		await starte(optionen, register, (teil) => void gestartet.push(teil));
	} catch (fehler) {
		await stop();
		throw fehler;
	}
	return { stop };
}

async function starte(
	optionen: WorkerOptionen,
	register: ReadonlyMap<string, Auftragsart>,
	gestartet: (stop: () => Promise<void>) => void,
): Promise<void> {
	const { konfiguration, datenbank } = optionen;
	const melde = protokolliere(konfiguration);
	const merke = loeschprotokoll(konfiguration.datenVerzeichnis);
	const umgebung = await oeffneUmgebung(datenbank.url, uhr(konfiguration), melde, merke);
	gestartet(() => umgebung.pool.end());
	const mandanten: readonly Mandant[] = [{ key: MANDANT, umgebung, mail: mailwerkzeug(optionen) }];

	const queue = await oeffneWarteschlange(queueort(optionen), melde);
	gestartet(queue.stop);
	queue.arbeite((name, daten) => bearbeite(register, mandanten, name, daten, melde));

	let geplant = false;
	const verteiler = starteVerteiler(async (bekannt) => {
		if (!geplant) await queue.plane(AUFTRAGSARTEN);
		geplant = true;
		for (const { key, umgebung } of mandanten) await verteile({ key, pool: umgebung.pool }, queue, bekannt);
	}, melde);
	gestartet(verteiler.stop);
	gestartet(horche(datenbank.url, verteiler.wecke, melde).stop);
}

/** A job of the outbox is for one tenant, a planned one for all. What fails is logged; the row says what comes next. */
async function bearbeite(
	register: ReadonlyMap<string, Auftragsart>,
	mandanten: readonly Mandant[],
	name: string,
	{ mandant, id = '' }: Auftragsdaten,
	melde: (fehler: unknown) => void,
): Promise<void> {
	const gemeint = mandant === undefined ? mandanten : mandanten.filter((m) => m.key === mandant);
	for (const einer of gemeint) {
		try {
			await register.get(name)?.fuehreAus(einer, id);
		} catch (fehler) {
			melde(fehler);
		}
	}
}

function mailwerkzeug({ konfiguration, adresse }: WorkerOptionen): Mailwerkzeug {
	const { smtpUrl, datenVerzeichnis, baseUrl, port } = konfiguration;
	const verzeichnis = mailverzeichnis(datenVerzeichnis);
	return {
		versand: smtpUrl ? smtpVersand(smtpUrl) : dateiVersand(verzeichnis),
		verzeichnis,
		baseUrl: baseUrl ?? adresse ?? `http://localhost:${port}`,
	};
}

function queueort({ konfiguration, datenbank }: WorkerOptionen): Queueort {
	if (konfiguration.redisUrl) return { art: 'REDIS', url: konfiguration.redisUrl };
	return { art: 'POSTGRES', url: datenbank.url, ownerUrl: datenbank.ownerUrl };
}

const STILLE_MS = 10_000;

/**
 * Kind, code and place of an error; its message may quote an address. The same kind is told once in a while only:
 * a server that is away would otherwise fill the log.
 */
function protokolliere({ logLevel }: Konfiguration): (fehler: unknown) => void {
	const log = pino({ level: logLevel });
	const zuletzt = new Map<string, number>();
	return (fehler) => {
		const { name, code, stack } = fehler as { name?: string; code?: string; stack?: string };
		const art = `${name} ${code}`;
		if (Date.now() - (zuletzt.get(art) ?? 0) < STILLE_MS) return;
		zuletzt.set(art, Date.now());
		const ort = (stack ?? '').split('\n').filter((zeile) => /^\s+at /.test(zeile));
		log.error({ type: name, code, stack: ort.slice(0, 12).join('\n') }, 'Worker');
	};
}
