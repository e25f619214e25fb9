import { createHash } from 'node:crypto';
import { PORTAL } from '#domain/rollen.ts';
import { portaltextStammdatum, setzeText } from '#domain/text/portaltext.ts';
import type { Rechtstexte } from '#domain/text/rechtstexte.ts';
import type { Welt } from './welt.ts';

/** What the demo's provider says by law; it doesn't exist, and its address can't be reached. */
const TEXTE: Readonly<Record<keyof Rechtstexte, string>> = {
	datenschutz: `## Wer verantwortlich ist

Sportverband Lahn-Main (erfunden), Musterallee 1, 35578 Wetzlar, freiwilligendienste@demo.test

## Wofür wir Ihre Angaben brauchen

Wir vermitteln Ihnen einen Platz im Freiwilligendienst, schließen die Vereinbarung mit Ihnen und führen den Dienst durch. Die Grundlage dafür ist Art. 6 Abs. 1 Buchst. b DSGVO mit § 12 JFDG und § 12 BFDG.

## Wer sie bekommt

- die Einsatzstellen, bei denen Sie sich bewerben, und nur, was sie dafür brauchen
- beim Bundesfreiwilligendienst das zuständige Bundesamt
- Kranken- und Unfallversicherung, soweit das Gesetz es verlangt

## Wie lange wir sie behalten

Kommt kein Vertrag zustande, löschen wir Ihre Angaben sechs Monate nach dem Ende der Bewerbung. Sonst gelten die gesetzlichen Fristen.

## Ihre Rechte

Sie können Auskunft, Berichtigung, Löschung, Einschränkung und die Übertragung Ihrer Angaben verlangen, der Verarbeitung widersprechen und sich bei der Aufsichtsbehörde für den Datenschutz beschweren.`,
	impressum: `Sportverband Lahn-Main (erfunden)

Musterallee 1
35578 Wetzlar

Vertreten durch den Vorstand

freiwilligendienste@demo.test`,
};

/** The texts nobody may apply without. */
export function legeRechtstexteAn(welt: Welt): Rechtstexte {
	const eintraege = Object.entries(TEXTE).map(([key, content]) => {
		const { aggregat } = portaltextStammdatum;
		const ereignisse = setzeText(welt.lies(aggregat, key), content);
		const { felder, version, geaendertAm } = welt.schreibe(aggregat, key, ereignisse, PORTAL, welt.nebenbei.uuid());
		const hash = createHash('sha256')
			.update(felder.content ?? '')
			.digest('hex');
		return [key, { version, hash, vom: geaendertAm }];
	});
	return Object.fromEntries(eintraege) as Rechtstexte;
}
