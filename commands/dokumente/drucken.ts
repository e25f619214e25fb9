import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Aktenbefehl } from '#commands/akte/lage.ts';
import { liesLage } from '#commands/akte/lesen.ts';
import { type Ablage, liesDatei } from '#commands/dateien/ablage.ts';
import { fuelleFuer } from '#commands/pdf/fuellen-fuer.ts';
import { bedrucke } from '#commands/pdf/werkstatt.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { orteVon } from '#domain/akte/dienstort.ts';
import {
	dokumentDrucken,
	druckfall,
	gedrucktes,
	letzterDruck,
} from '#domain/akte/entscheidungen/dokument/dokument-drucken.ts';
import { pruefnummerAus, ZUFALLSBYTES } from '#domain/papier/pruefnummer.ts';
import { entscheide } from './befehl.ts';

/** Which request of whom; `einsatzortID`: as for the wish for this place. */
interface Druckwunsch {
	readonly freiwilligerID: string;
	readonly anforderungID: string;
	readonly einsatzortID: string | null;
}

/** What a scan of it is found by, when its number is erased. */
export const druckkennung = (nummer: string): string => sha256(Buffer.from(`Druck ${nummer}`));

/**
 * A paper to be signed by hand, with a code on each page by which its scan is known. Made again with the number it had;
 * only if something else comes out it gets a new one.
 */
export async function druckeZumUnterschreiben(
	umgebung: Umgebung,
	ablage: Ablage,
	befehl: Aktenbefehl,
	{ freiwilligerID, anforderungID, einsatzortID }: Druckwunsch,
): Promise<{ name: string; inhalt: Uint8Array }> {
	const lage = await liesLage(umgebung, befehl.akteur, freiwilligerID);
	const eingabe = { anforderungID, einsatzortID };
	const fall = druckfall(lage, { ...eingabe, druck: null });
	const { spec } = fall;
	const wunsch = lage.akte.wuensche.findLast((w) => orteVon(lage.akte, w).includes(einsatzortID ?? ''));
	const gestellt = gedrucktes(fall);
	const papier = gestellt
		? await buffer(await liesDatei(ablage, gestellt.uploadID))
		: await fuelleFuer(umgebung, ablage, spec.id, freiwilligerID, { wunschID: wunsch?.id ?? null });
	const name = `${spec.bezeichnung}.pdf`;
	const bisher = letzterDruck(lage.akte, fall);
	if (bisher?.nummer) {
		const { bytes } = await bedrucke(ablage, papier, bisher.nummer);
		if (sha256(bytes) === bisher.sha256) return { name, inhalt: bytes };
	}
	const nummer = pruefnummerAus(randomBytes(ZUFALLSBYTES));
	const { bytes, seiten } = await bedrucke(ablage, papier, nummer);
	const druck = { nummer, kennung: druckkennung(nummer), seiten, sha256: sha256(bytes) };
	await entscheide(umgebung, befehl, freiwilligerID, (jetzt) => ({
		...{ entschluss: dokumentDrucken(jetzt, { ...eingabe, druck }), ergebnis: null },
	}));
	return { name, inhalt: bytes };
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
