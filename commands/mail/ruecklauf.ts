import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { z } from 'zod';
import type { Umgebung } from '#commands/umgebung.ts';
import { frageText } from '#projections/roh.ts';
import { idAusRuecklauf } from './ruecklaufadresse.ts';
import { mitTransaktion } from './transaktion.ts';
import { istEndgueltig, leseBericht, UNZUSTELLBAR_WORTE, type Unzustellbarkeit } from './unzustellbar.ts';

/** A report is small; what is larger is cut off. */
const MAX_BYTES = 1_000_000;
const GLEICHZEITIG = 20;

interface Ruecklaufort {
	readonly port: number;
	/** The tenants a report may belong to. */
	umgebungen(): Promise<readonly Umgebung[]>;
	readonly melde: (fehler: unknown) => void;
}

/** Takes in reports of failed deliveries over SMTP, for the addresses our own mails were sent from and no others. */
export async function starteRuecklauf({ port, umgebungen, melde }: Ruecklaufort): Promise<{
	readonly port: number;
	stop(): Promise<void>;
}> {
	const server = new SMTPServer({
		disabledCommands: ['AUTH', 'STARTTLS'],
		size: MAX_BYTES,
		maxClients: GLEICHZEITIG,
		socketTimeout: 30_000,
		onRcptTo(adresse, _sitzung, weiter) {
			weiter(idAusRuecklauf(adresse.address) ? null : antwort(550, 'Kein Postfach'));
		},
		onData(strom, sitzung, weiter) {
			const id = idAusRuecklauf(sitzung.envelope.rcptTo[0]?.address ?? '');
			nimm(strom, id, umgebungen)
				.then(() => weiter())
				.catch((fehler) => {
					melde(fehler);
					weiter(antwort(451, 'Bitte später'));
				});
		},
	});
	server.on('error', melde);
	await new Promise<void>((fertig) => server.listen(port, fertig));
	const adresse = server.server.address();
	return {
		port: typeof adresse === 'object' && adresse ? adresse.port : port,
		stop: () => new Promise((fertig) => server.close(() => fertig())),
	};
}

const antwort = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

async function nimm(
	strom: SMTPServerDataStream,
	id: string | null,
	umgebungen: Ruecklaufort['umgebungen'],
): Promise<void> {
	const stuecke: Buffer[] = [];
	for await (const stueck of strom) if (!strom.sizeExceeded) stuecke.push(stueck as Buffer);
	const grund = strom.sizeExceeded || id === null ? null : await leseBericht(Buffer.concat(stuecke));
	if (grund === null || id === null) return;
	for (const umgebung of await umgebungen()) await verbuche(umgebung, id, grund);
}

const MAIL = z.strictObject({ hash: z.instanceof(Buffer).nullable() });

/** Says at the mail that it came back; where nothing will ever arrive, no further mail goes to that address. */
async function verbuche({ pool }: Umgebung, id: string, grund: Unzustellbarkeit): Promise<void> {
	await mitTransaktion(pool, async (client) => {
		const [mail] = await frageText(
			client,
			MAIL,
			`update outbox set status = 'undeliverable', fehler = $2
			where id = $1 and art = 'mail' and status in ('sent', 'uncertain') returning adress_hash as hash`,
			[id, UNZUSTELLBAR_WORTE[grund]],
		);
		const hash = mail?.hash;
		if (!hash || !istEndgueltig(grund)) return;
		await client.query(
			`insert into mail_sperre (adress_hash, grund, outbox_id) values ($1, $2, $3)
			on conflict (adress_hash) do nothing`,
			[hash, grund, id],
		);
	});
}
