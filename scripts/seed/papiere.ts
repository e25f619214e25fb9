import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Client } from 'pg';
import { type Ablage, ort } from '#commands/dateien/ablage.ts';
import { PORTAL as HOCHLADER } from '#commands/dateien/erzeugen.ts';
import { mitKennung } from '#commands/dokumente/pruefung.ts';
import type { entwirfSignaturblatt } from '#commands/unterschrift/blatt.ts';
import { fertige, type Siegelwerkstatt } from '#commands/unterschrift/fertigen.ts';
import type { Datei } from '#domain/akte/dokument/dokumentdatei.ts';
import type { DokumentBesiegelnEingabe } from '#domain/akte/entscheidungen/dokument/dokument-besiegeln.ts';
import type { Dokument } from '#domain/akte/zustand.ts';
import { formatPruefnummer, pruefnummerAus } from '#domain/papier/pruefnummer.ts';
import { type Besitzer, hochgeladen, zugeordnet } from '#domain/upload/upload.ts';
import type { Welt } from './welt.ts';

interface Inhalt {
	readonly inhalt: Buffer;
	readonly sha256: Buffer;
}

interface Papier extends Inhalt {
	readonly id: string;
	readonly gid: string;
	readonly name: string;
	readonly userID: string;
	readonly besitzer: Besitzer;
	readonly zeit: string;
}

/** A sealed file that is still to be made. */
interface Siegelvorhaben {
	readonly gezeigt: Pick<Dokument, 'id' | 'uploadID' | 'sha256'>;
	readonly entwurf: ReturnType<typeof entwirfSignaturblatt>;
	/** What the event was made of; the checksum follows when the file has been made. */
	readonly eingabe: { -readonly [K in keyof DokumentBesiegelnEingabe]: DokumentBesiegelnEingabe[K] };
	readonly zeit: string;
}

/**
 * The files of a demo: kept until their streams have been imported. A large tenant, there to be measured, has the rows
 * of its files alone, each as of the one sheet its kind would have.
 */
export class Papiere {
	readonly #isOhneDateien: boolean;
	readonly #blaetter = new Map<string, Inhalt>();
	readonly #papiere: Papier[] = [];
	readonly #vorhaben: Siegelvorhaben[] = [];

	constructor({ isOhneDateien }: { readonly isOhneDateien: boolean }) {
		this.#isOhneDateien = isOhneDateien;
	}

	/** One sheet for this document or download, with its title and what stands on it. */
	schreibe(welt: Welt, besitzer: Besitzer, userID: string, titel: string, zeilen: readonly string[]): Datei {
		const { inhalt, sha256 } = this.#isOhneDateien ? this.#blattFuer(titel) : mitPruefsumme(blatt(titel, zeilen));
		const name = `${titel.replaceAll('/', '-')}.pdf`;
		const [id, gid] = [welt.nebenbei.uuid(), welt.nebenbei.uuid()];
		this.#papiere.push({ id, gid, name, inhalt, sha256, userID, besitzer, zeit: welt.jetzt });
		return { uploadID: id, sha256: sha256.toString('hex'), name };
	}

	/** What the portal issues carries a number. Of no chance of its own: the lives of the volunteers are the same without. */
	stelleAus(welt: Welt, dokumentID: string, userID: string, titel: string, zeilen: readonly string[]): Datei {
		const pruefung = mitKennung(pruefnummerAus(createHash('sha256').update(`Prüfnummer ${dokumentID}`).digest()));
		const vermerk = `Prüfnummer: ${formatPruefnummer(pruefung.nummer)}`;
		const datei = this.schreibe(welt, { art: 'DOKUMENT', id: dokumentID }, userID, titel, [...zeilen, '', vermerk]);
		return { ...datei, pruefung };
	}

	#blattFuer(titel: string): Inhalt {
		const bekannt = this.#blaetter.get(titel) ?? mitPruefsumme(blatt(titel, []));
		this.#blaetter.set(titel, bekannt);
		return bekannt;
	}

	/** Of a refused decision no file is left behind. */
	verwirf(dokumentID: string): void {
		this.#papiere.splice(
			this.#papiere.findLastIndex((p) => p.besitzer.id === dokumentID),
			1,
		);
	}

	/** Nothing that is played waits for the file of a seal. */
	nimmSiegelVor(welt: Welt, dokument: Dokument, entwurf: Siegelvorhaben['entwurf']) {
		const { id, fassung, uploadID, sha256, pruefnummer } = dokument;
		const pruefung = pruefnummer === null ? undefined : mitKennung(pruefnummer);
		const eingabe = { dokumentID: id, fassung, uploadID: welt.nebenbei.uuid(), sha256: '', pruefung };
		this.#vorhaben.push({ gezeigt: { id, uploadID, sha256 }, entwurf, eingabe, zeit: welt.jetzt });
		return eingabe;
	}

	/** Makes the sealed files, with what was shown lying there: by the way of the worker. Before the streams are harvested. */
	async besiegle(welt: Welt, werkstatt: Siegelwerkstatt | null): Promise<void> {
		if (werkstatt) await this.#schreibeDateien(werkstatt.dateien);
		for (const { gezeigt, entwurf, eingabe, zeit } of this.#vorhaben.splice(0)) {
			const vermerk = eingabe.pruefung ? { nummer: eingabe.pruefung.nummer, portal: null } : null;
			const { inhalt, sha256 } = werkstatt
				? mitPruefsumme(Buffer.from(await fertige(werkstatt, gezeigt, { ...entwurf, vermerk })))
				: this.#blattFuer(entwurf.titel);
			eingabe.sha256 = sha256.toString('hex');
			this.#papiere.push({
				...{ id: eingabe.uploadID, gid: welt.nebenbei.uuid(), name: `${entwurf.titel} (unterschrieben).pdf` },
				...{ inhalt, sha256, zeit, userID: HOCHLADER, besitzer: { art: 'DOKUMENT', id: gezeigt.id } },
			});
		}
	}

	async #schreibeDateien(ablage: Ablage): Promise<void> {
		for (const ordner of new Set(this.#papiere.map(({ id }) => dirname(ort(ablage, id)))))
			await mkdir(ordner, { recursive: true, mode: 0o700 });
		await Promise.all(this.#papiere.map(({ id, inhalt }) => writeFile(ort(ablage, id), inhalt, { mode: 0o600 })));
	}

	async lege(client: Client, ablage: Ablage | null): Promise<void> {
		if (ablage) await this.#schreibeDateien(ablage);
		const gebraucht = this.#papiere.splice(0);
		const zeilen = gebraucht.map(({ inhalt, sha256, besitzer, ...p }) => ({
			...p,
			besitzerArt: besitzer.art,
			besitzerID: besitzer.id,
			groesse: inhalt.length,
			sha256: sha256.toString('hex'),
		}));
		await client.query(UPLOADS, [JSON.stringify(zeilen), zugeordnet(hochgeladen())]);
	}
}

const UPLOADS = `
insert into upload (id, gid, status, name, endung, groesse, sha256, user_id, besitzer_art, besitzer_id, hochgeladen_am,
	geaendert_am)
select id, gid, $2, name, 'pdf', groesse, decode(sha256, 'hex'), "userID", "besitzerArt", "besitzerID", zeit, zeit
from json_to_recordset($1)
	as z(id text, gid text, name text, groesse int, sha256 text, "userID" text, "besitzerArt" text, "besitzerID" text,
		zeit timestamptz)`;

const mitPruefsumme = (inhalt: Buffer): Inhalt => ({
	inhalt,
	sha256: createHash('sha256').update(inhalt).digest(),
});

/** A sheet of A4 in a font every reader has: small, and made in no time. */
function blatt(titel: string, zeilen: readonly string[]): Buffer {
	const text = ['BT /F1 18 Tf 60 770 Td', `(${geschrieben(titel)}) Tj /F1 11 Tf 0 -18 Td`];
	for (const zeile of zeilen) text.push(`0 -18 Td (${geschrieben(zeile)}) Tj`);
	const strom = [...text, 'ET'].join('\n');
	const objekte = [
		'<</Type/Catalog/Pages 2 0 R>>',
		'<</Type/Pages/Kids[3 0 R]/Count 1>>',
		'<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>',
		'<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
		`<</Length ${strom.length}>>stream\n${strom}\nendstream`,
	];
	let pdf = '%PDF-1.4\n';
	const stellen = objekte.map((objekt, i) => {
		const stelle = pdf.length;
		pdf += `${i + 1} 0 obj${objekt}endobj\n`;
		return `${String(stelle).padStart(10, '0')} 00000 n \n`;
	});
	const tabelle = `xref\n0 ${objekte.length + 1}\n0000000000 65535 f \n${stellen.join('')}`;
	const ende = `trailer<</Size ${objekte.length + 1}/Root 1 0 R>>\nstartxref\n${pdf.length}\n%%EOF\n`;
	return Buffer.from(pdf + tabelle + ende, 'latin1');
}

/** Inside the brackets of a string; what the font hasn't becomes the letter beneath. */
const geschrieben = (text: string): string =>
	text
		.replaceAll('ł', 'l')
		.replaceAll('–', '-')
		.replaceAll('„', '"')
		.replaceAll('“', '"')
		.normalize('NFC')
		.replace(/[^\0-\xff]/g, (zeichen) => zeichen.normalize('NFD').replace(/[^\0-\xff]/g, ''))
		.replace(/[\\()]/g, '\\$&');
