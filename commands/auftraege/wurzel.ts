import type { Streamfehler } from '#commands/event-store/pruefung.ts';
import { fuerJedes, vergissReste } from '#commands/jedes.ts';
import { absender, baue } from '#commands/mail/inhalt/nachricht.ts';
import type { Mandant } from '#commands/mandant.ts';
import type { SignierteWurzel } from '#commands/signatur/wurzel.ts';
import { istGesendet, merkeGesendet } from '#commands/signatur/wurzel-ablage.ts';
import { pruefeWurzel } from '#commands/signatur/wurzel-pruefung.ts';
import { zieheWurzel } from '#commands/signatur/wurzel-ziehen.ts';
import { maskiere } from '#domain/vorlagen/html.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { ZEITZONE } from './register.ts';

/**
 * Signs the day's root over all streams and sends it to the auditor, where there is one; what failed comes again. Between
 * two days it draws roots by the hour, as long as nothing is missing that the one before still had: what was taken away
 * shows within the hour, and goes on showing until the next day's root.
 */
export async function signiere(mandant: Mandant): Promise<void> {
	const { key, umgebung, wurzeln } = mandant;
	const { verzeichnis, schluessel, stunden } = wurzeln;
	const bericht = await vergleiche(mandant);
	await signiereTag(mandant);
	await fuerJedes(umgebung, new Map(bericht.map((fehler) => [fehler.stream, fehler])).values(), {
		auftrag: WURZEL_SIGNIEREN,
		stream: ({ stream }) => stream,
		tue: async () => {
			throw new WurzelAbweichung();
		},
	});
	await vergissReste(umgebung, WURZEL_SIGNIEREN);
	const { heute, jetzt: zeit } = umgebung.ctx();
	const stunde = Math.floor(stundeIn(zeit) / stunden) * stunden;
	const tag = `${heute}T${String(stunde).padStart(2, '0')}`;
	await zieheWurzel(umgebung.pool, { mandant: key, verzeichnis, schluessel: schluessel(), tag, zeit });
}

export const WURZEL_SIGNIEREN = 'wurzel-signieren';

/** A stream doesn't hold any more what a signed root says it held. */
class WurzelAbweichung extends Error {
	override name = 'WurzelAbweichung';
}

async function vergleiche({ umgebung, wurzeln }: Mandant): Promise<readonly Streamfehler[]> {
	const client = await umgebung.pool.connect();
	try {
		return (await pruefeWurzel(client, wurzeln.verzeichnis, wurzeln.schluessel)).fehler;
	} finally {
		client.release();
	}
}

const STUNDE = new Intl.DateTimeFormat('de', { timeZone: ZEITZONE, hour: '2-digit', hourCycle: 'h23' });
const stundeIn = (zeit: string): number => Number.parseInt(STUNDE.format(new Date(zeit)), 10);

async function signiereTag({ key, umgebung, mail, wurzeln }: Mandant): Promise<void> {
	const { verzeichnis, schluessel, empfaenger } = wurzeln;
	const { heute: tag, jetzt: zeit } = umgebung.ctx();
	const wurzel = await zieheWurzel(umgebung.pool, { mandant: key, verzeichnis, schluessel: schluessel(), tag, zeit });
	if (empfaenger === null || (await istGesendet(verzeichnis, tag))) return;
	const parameter = await alleParameter(umgebung.db);
	const baseUrl = parameter.baseUrl ?? mail.baseUrl;
	const { hostname } = new URL(baseUrl);
	const id = `wurzel-${key}-${tag}`;
	const von = absender(parameter, baseUrl);
	const umschlag = {
		id,
		messageID: `<${id}@${hostname}>`,
		von,
		ruecklauf: von.email,
		an: { name: 'Prüfstelle', email: empfaenger },
		antwortAn: null,
	};
	await mail.versand(await baue(umschlag, inhalt(wurzel, tag)), async (ende) => ende());
	await merkeGesendet(verzeichnis, tag);
}

function inhalt(wurzel: SignierteWurzel, tag: string) {
	const text = `Signierte Wurzel über alle Verläufe vom ${tag}. Bitte bewahren Sie diese Nachricht auf: Mit ihr lässt sich
später zeigen, dass seitdem nichts umgeschrieben wurde.

${JSON.stringify(wurzel, null, 2)}
`;
	return { betreff: `Wurzel ${wurzel.mandant} ${tag}`, text, html: `<pre>${maskiere(text)}</pre>` };
}
