import type { Mandant } from '#commands/auftraege/mandant.ts';
import { absender, baue } from '#commands/mail/nachricht.ts';
import type { SignierteWurzel } from '#commands/signatur/wurzel.ts';
import { istGesendet, merkeGesendet } from '#commands/signatur/wurzel-ablage.ts';
import { zieheWurzel } from '#commands/signatur/wurzel-ziehen.ts';
import { maskiere } from '#domain/vorlagen/html.ts';
import { alleParameter } from '#projections/queries/parameter.ts';

/** Signs the day's root over all streams and sends it to the auditor, where there is one; what failed comes again. */
export async function signiereTag({ key, umgebung, mail, wurzeln }: Mandant): Promise<void> {
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
