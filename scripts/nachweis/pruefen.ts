import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PDF } from '@libpdf/core';
import { ANHANG, alsPdf } from '#api/present/nachweis-pdf.ts';
import type { Streamfehler } from '#commands/event-store/pruefung.ts';
import { type SignierterNachweis, signierterNachweis } from '#commands/nachweis/nachweis.ts';
import { pruefeNachweis } from '#commands/nachweis/pruefung.ts';
import { ausText } from '#commands/signatur/schluessel.ts';
import { type Kopf, wurzelrechnung } from '#commands/signatur/wurzel.ts';
import { liesListendatei } from '#commands/signatur/wurzel-ablage.ts';
import { haengeAn } from '#domain/beliebig-viele.ts';

export interface Nachweisbericht {
	readonly fehler: readonly Streamfehler[];
	/** null: it can't even be read. */
	readonly nachweis: SignierterNachweis | null;
}

export interface Pruefauftrag {
	/** JSON or PDF. */
	readonly datei: string;
	/**
	 * The public key it has to be signed with, as it stands in every signed root; null: the one that stands in the file,
	 * which only proves that it fits together.
	 */
	readonly schluessel: string | null;
	/** The list that its root was computed over; null: what the export says of the root is taken from its signature. */
	readonly koepfe: string | null;
}

/** Checks an exported file without any database. */
export async function pruefeDatei({ datei, schluessel, koepfe }: Pruefauftrag): Promise<Nachweisbericht> {
	const bytes = await readFile(datei);
	const istPdf = bytes.subarray(0, 5).toString('latin1') === '%PDF-';
	try {
		const nachweis = lies(istPdf ? await anhangVon(bytes) : bytes.toString());
		const fehler = pruefeNachweis(nachweis, liesSchluessel(schluessel ?? nachweis.schluessel));
		if (koepfe !== null) haengeAn(fehler, await pruefeKoepfe(nachweis, koepfe));
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

/** Whether the list makes the root, and says of these streams what the export says. */
async function pruefeKoepfe({ wurzel, verlaeufe }: SignierterNachweis, koepfe: string): Promise<Streamfehler[]> {
	const rechnung = wurzelrechnung();
	const gefunden = new Map<string, Kopf>();
	try {
		for await (const kopf of liesListendatei(koepfe)) {
			rechnung.nimm(kopf);
			if (verlaeufe.some(({ stream }) => stream === kopf.stream)) gefunden.set(kopf.stream, kopf);
		}
	} catch (ursache) {
		throw new Unlesbar('Die Liste der Verläufe fehlt oder ist beschädigt.', { cause: ursache });
	}
	const fremd = { stream: 'Wurzel', version: 0, text: 'Die Liste der Verläufe gehört nicht zu ihr.' };
	if (rechnung.ergebnis().wurzel !== wurzel?.wurzel) return [fremd];
	return verlaeufe.flatMap(({ stream, inWurzel }) => {
		const kopf = gefunden.get(stream);
		const gleich = kopf?.version === inWurzel?.version && kopf?.hash === inWurzel?.hash;
		return gleich ? [] : [{ stream, version: kopf?.version ?? 0, text: 'In der Wurzel steht ein anderer Stand.' }];
	});
}

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
