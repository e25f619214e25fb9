import type { Aktenbefehl } from '#commands/akte/lage.ts';
import { liesLage } from '#commands/akte/lesen.ts';
import { entscheide } from '#commands/dokumente/befehl.ts';
import { ortDesDokuments } from '#commands/dokumente/lesen.ts';
import { signaturmail } from '#commands/reaktionen/signatur.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { praegeToken } from '#commands/zugang/einmal-token.ts';
import {
	type SignaturAnfordernEingabe,
	signaturAnfordern,
	wartendeSitzung,
} from '#domain/akte/entscheidungen/dokument/signatur-anfordern.ts';
import { istOffen } from '#domain/akte/signatur/ablauf.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import { akteDerSitzung } from '#projections/queries/dokumente/signaturen.ts';
import { postHindernis } from './erreichbar.ts';

/** What who asks is given: the way to the document for one who signs beside him. */
export interface Angefordert {
	readonly sitzungID: string;
	readonly signToken: string;
	readonly gueltigBis: string;
}

/** Asks a party for its signature. The link is made anew each time the call is repeated. */
export async function fordereSignaturAn(
	umgebung: Umgebung,
	befehl: Aktenbefehl,
	eingabe: SignaturAnfordernEingabe,
): Promise<Angefordert> {
	const ort = await ortDesDokuments(umgebung, eingabe.dokumentID);
	if (!ort) throw new Abgelehnt([NICHT_GEFUNDEN]);
	await entscheide(umgebung, befehl, ort.freiwilligerID, (lage) => ({
		entschluss: signaturAnfordern(lage, eingabe),
		ergebnis: null,
	}));
	const sitzung = wartendeSitzung(await liesLage(umgebung, befehl.akteur, ort.freiwilligerID), eingabe);
	if (!sitzung) throw new Error(`Dokument ${eingabe.dokumentID}: keine Sitzung nach der Anforderung`);
	const { id: sitzungID, gueltigBis } = sitzung;
	return { sitzungID, gueltigBis, signToken: await praegeToken(umgebung.db, 'UNTERSCHRIFT_UEBERGEBEN', sitzungID) };
}

/** Sends the mail of a signature that is waited for once more; its link takes the place of the one before. */
export async function sendeErneut(umgebung: Umgebung, befehl: Aktenbefehl, sitzungID: string): Promise<void> {
	const freiwilligerID = await akteDerSitzung(umgebung.db, sitzungID);
	if (!freiwilligerID) throw new Abgelehnt([NICHT_GEFUNDEN]);
	await entscheide(umgebung, befehl, freiwilligerID, async (lage, sitzung) => {
		const gefragt = lage.akte.signaturen.find((s) => s.id === sitzungID);
		if (!gefragt || !istOffen(gefragt)) throw new Abgelehnt([NICHT_MEHR_OFFEN]);
		const hindernis = await postHindernis(umgebung, lage, gefragt);
		if (hindernis) throw new Abgelehnt([hindernis]);
		for (const zeile of signaturmail(lage.akte, gefragt)) sitzung.outbox(zeile);
		return { entschluss: { akte: [], kontingente: new Map(), vertragsnummern: [] }, ergebnis: null };
	});
}

const NICHT_MEHR_OFFEN = {
	code: 'ABGEBROCHEN',
	http: 409,
	text: 'Auf diese Unterschrift wird nicht mehr gewartet.',
} as const;
