import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PDF } from '@libpdf/core';
import { ANHANG, alsPdf } from '#api/present/nachweis-pdf.ts';
import type { Streamfehler } from '#commands/event-store/pruefung.ts';
import { type SignierterNachweis, signierterNachweis } from '#commands/nachweis/nachweis.ts';
import { pruefeNachweis } from '#commands/nachweis/pruefung.ts';
import { ausText } from '#commands/signatur/schluessel.ts';

export interface Nachweisbericht {
	readonly fehler: readonly Streamfehler[];
	/** null: it can't even be read. */
	readonly nachweis: SignierterNachweis | null;
}

/**
 * Checks an exported file (JSON or PDF) without any database. `schluessel`: the public key it has to be signed with,
 * as it stands in every signed root; null: the one that stands in the file, which only proves that it fits together.
 */
export async function pruefeDatei(datei: string, schluessel: string | null): Promise<Nachweisbericht> {
	const bytes = await readFile(datei);
	const istPdf = bytes.subarray(0, 5).toString('latin1') === '%PDF-';
	try {
		const nachweis = lies(istPdf ? await anhangVon(bytes) : bytes.toString());
		const fehler = pruefeNachweis(nachweis, liesSchluessel(schluessel ?? nachweis.schluessel));
		if (istPdf && fehler.length === 0 && !(await alsPdf(nachweis)).equals(bytes)) fehler.push(SEITEN);
		return { fehler, nachweis };
	} catch (ursache) {
		if (!(ursache instanceof Unlesbar)) throw ursache;
		return { fehler: [{ stream: datei, version: 0, text: ursache.message }], nachweis: null };
	}
}

const SEITEN: Streamfehler = {
	stream: 'PDF',
	version: 0,
	text: 'Die Seiten zeigen nicht den angehängten Inhalt, oder eine andere Ausgabe des Portals hat sie gesetzt.',
};

class Unlesbar extends Error {}

function liesSchluessel(text: string): KeyObject {
	try {
		return ausText(text);
	} catch (ursache) {
		throw new Unlesbar('Der angegebene Schlüssel ist kein öffentlicher Schlüssel.', { cause: ursache });
	}
}

async function anhangVon(bytes: Uint8Array): Promise<string> {
	let anhang: Uint8Array | null;
	try {
		anhang = (await PDF.load(bytes)).getAttachment(ANHANG);
	} catch (ursache) {
		throw new Unlesbar('Die PDF-Datei ist beschädigt.', { cause: ursache });
	}
	if (!anhang) throw new Unlesbar('Der PDF-Datei fehlt der angehängte Nachweis.');
	return Buffer.from(anhang).toString();
}

function lies(text: string): SignierterNachweis {
	let inhalt: unknown;
	try {
		inhalt = JSON.parse(text);
	} catch (ursache) {
		throw new Unlesbar('Der Nachweis ist beschädigt: Er ist kein gültiges JSON.', { cause: ursache });
	}
	const geprueft = signierterNachweis.safeParse(inhalt);
	// In the order it was written in: the pages of a PDF are made anew from it.
	if (geprueft.success) return inhalt as SignierterNachweis;
	const stelle = geprueft.error.issues[0]?.path.join('.');
	throw new Unlesbar(`Der Nachweis ist beschädigt${stelle ? ` bei ${stelle}` : ''}.`);
}
