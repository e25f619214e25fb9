import { createHash } from 'node:crypto';
import { portaladresse } from '#commands/pdf/fuellen-fuer.ts';
import type { Pruefvermerk } from '#commands/pdf/papier/pruefvermerk.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import type { Pruefung } from '#domain/akte/dokument/dokumentdatei.ts';
import { mitKennung, neuePruefung } from './pruefung.ts';

/** A paper with the number it went out under. */
interface Ausgestellt {
	readonly pruefung: Pruefung;
	/** As it stands on it. */
	readonly vermerk: Pruefvermerk;
	readonly inhalt: Uint8Array;
	/** Of its bytes, in hex. */
	readonly sha256: string;
}

/**
 * Whatever is issued to somebody is made here, so that it carries a number and its code: the one it had (`nummer`), or a
 * new one. What is only for the tenant's own use, or shown before it is issued, isn't.
 */
export async function stelleAus(
	umgebung: Pick<Umgebung, 'db' | 'adresse'>,
	setze: (vermerk: Pruefvermerk) => Promise<Uint8Array>,
	nummer: string | null = null,
): Promise<Ausgestellt> {
	const pruefung = nummer === null ? neuePruefung() : mitKennung(nummer);
	const vermerk = { nummer: pruefung.nummer, portal: await portaladresse(umgebung) };
	const inhalt = await setze(vermerk);
	return { pruefung, vermerk, inhalt, sha256: createHash('sha256').update(inhalt).digest('hex') };
}
