import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { liesLage } from '#commands/akte/lesen.ts';
import { type Ablage, liesDatei } from '#commands/dateien/ablage.ts';
import { entscheide } from '#commands/dokumente/befehl.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { signaturOeffnen, vorschauGesehen } from '#domain/akte/entscheidungen/dokument/signatur-oeffnen.ts';
import { istOffen } from '#domain/akte/signatur/ablauf.ts';
import { type Sitzungsfall, sitzungsfall } from '#domain/akte/signatur/fall.ts';
import { kopieFuer } from '#domain/akte/signatur/kopie.ts';
import type { Akteur } from '#domain/rollen.ts';
import { findeSitzung, type Zugang } from './finden.ts';

/** What one who signs is shown; `sign`: his opening is noted as well. */
export async function oeffneSitzung(
	umgebung: Umgebung,
	akteur: Akteur,
	signToken: string,
	mode: 'view' | 'sign',
): Promise<Sitzungsfall> {
	const zugang = await findeSitzung(umgebung, akteur, signToken);
	const fall = await liesFall(umgebung, zugang);
	// Refuses who isn't the party; what is over is shown all the same.
	const waere = signaturOeffnen(fall.lage, zugang);
	if (mode === 'view' || waere.akte.length === 0) return fall;
	await entscheide(umgebung, zugang, zugang.freiwilligerID, (lage) => ({
		entschluss: signaturOeffnen(lage, zugang),
		ergebnis: null,
	}));
	return liesFall(umgebung, zugang);
}

const liesFall = async (umgebung: Umgebung, zugang: Zugang): Promise<Sitzungsfall> =>
	sitzungsfall(await liesLage(umgebung, zugang.akteur, zugang.freiwilligerID), zugang, null);

/** Exactly the bytes that are signed, and that they were asked for is noted; afterwards what has become of them. */
export async function zeigeVorschau(
	umgebung: Umgebung,
	ablage: Ablage,
	akteur: Akteur,
	signToken: string,
): Promise<Buffer> {
	const zugang = await findeSitzung(umgebung, akteur, signToken);
	const fall = await liesFall(umgebung, zugang);
	const { lage, dokument, sitzung } = fall;
	const { akte: ereignisse } = vorschauGesehen(lage, zugang);
	const gezeigt = (kopieFuer(fall) === 'VOLLSTAENDIG' && dokument.siegel) || dokument;
	const inhalt = await buffer(await liesDatei(ablage, gezeigt.uploadID));
	const sha256 = createHash('sha256').update(inhalt).digest('hex');
	if (sha256 !== gezeigt.sha256) throw new Error(`Dokument ${dokument.id}: die Datei ist eine andere geworden`);
	if (istOffen(sitzung) && ereignisse.length)
		await entscheide(umgebung, zugang, zugang.freiwilligerID, (jetzt) => ({
			entschluss: vorschauGesehen(jetzt, zugang),
			ergebnis: null,
		}));
	return inhalt;
}
