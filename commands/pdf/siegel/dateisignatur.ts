/**
 * The signatures in a file that was signed elsewhere: each intact, the last one over everything, and all of them under
 * what was given out to be signed. Whether a certificate is to be trusted isn't asked here.
 */

import { createHash } from 'node:crypto';
import {
	PDF,
	PdfArray,
	PdfBool,
	PdfDict,
	PdfName,
	PdfNumber,
	type PdfObject,
	PdfRef,
	PdfStream,
	PdfString,
} from '@libpdf/core';
import { fromBER, type UTCTime } from 'asn1js';
import { type Certificate, ContentInfo, CryptoEngine, type RelativeDistinguishedNames, SignedData } from 'pkijs';
import type { Dateisignatur } from '#domain/akte/zustand.ts';
import { mitPdf } from '../oeffnen.ts';
import { pdfAbgelehnt } from '../vorlage.ts';

/** `laenge`: so many of the first bytes are what was given out. */
export const liesSignaturen = (bytes: Uint8Array, laenge: number): Promise<Dateisignatur[]> =>
	mitPdf(bytes, async (pdf) => {
		pruefeUnveraendert(await PDF.load(bytes.subarray(0, laenge)), pdf);
		const felder = pdf.getForm()?.getSignatureFields() ?? [];
		const dicts = felder.map((feld) => feld.getSignatureDict()).filter((dict) => dict !== null);
		if (dicts.length === 0) throw pdfAbgelehnt(TEXT.keine);
		const gelesen = await Promise.all(dicts.map((dict) => liesEine(bytes, laenge, dict)));
		if (!gelesen.some(({ ende }) => ende === bytes.length)) throw pdfAbgelehnt(TEXT.nachtrag);
		return gelesen.toSorted((a, b) => a.ende - b.ende).map(({ signatur }) => signatur);
	});

const TEXT = {
	keine:
		'Die Datei enthält keine elektronische Signatur. Bitte signieren Sie die heruntergeladene Datei mit Ihrem Signaturdienst und laden Sie sie dann hoch.',
	veraendert:
		'Der Inhalt des Dokuments wurde nach dem Herunterladen verändert. Bitte laden Sie die Vorlage neu herunter und signieren Sie sie unverändert.',
	nachtrag:
		'Nach der letzten Signatur wurde die Datei noch verändert. Bitte laden Sie die Datei so hoch, wie sie signiert wurde.',
	ungueltig:
		'Eine Signatur in der Datei ist ungültig: Sie passt nicht zum Inhalt. Bitte signieren Sie die Datei noch einmal.',
	unlesbar: 'Eine Signatur in der Datei lässt sich nicht lesen. Bitte signieren Sie die Datei als PDF (PAdES).',
} as const;

interface Gelesen {
	readonly signatur: Dateisignatur;
	/** Behind the last byte it covers. */
	readonly ende: number;
}

async function liesEine(bytes: Uint8Array, laenge: number, dict: PdfDict): Promise<Gelesen> {
	const [a = -1, laengeA = 0, b = 0, laengeB = 0] = zahlen(dict.getArray('ByteRange'));
	const ende = b + laengeB;
	const luecke = Buffer.from(bytes.subarray(laengeA, b)).toString('latin1');
	// Beside the signature itself nothing is left out, and nothing of what was given out.
	const umfasst =
		a === 0 && laengeA >= laenge && b >= laengeA && ende <= bytes.length && /^<[\da-f\s]*>$/i.test(luecke);
	if (!umfasst) throw pdfAbgelehnt(TEXT.unlesbar);
	const inhalt = Buffer.concat([bytes.subarray(0, laengeA), bytes.subarray(b, ende)]);
	return { ende, signatur: await pruefeCms(Buffer.from(luecke.replace(/[<>\s]/g, ''), 'hex'), inhalt) };
}

const zahlen = (liste: PdfArray | undefined): number[] =>
	(liste?.toArray() ?? []).map((wert) => (wert instanceof PdfNumber ? wert.value : -1));

const rechner = new CryptoEngine({ name: 'signatur', crypto: globalThis.crypto });

async function pruefeCms(cms: Buffer, inhalt: Buffer): Promise<Dateisignatur> {
	const signiert = liesCms(cms);
	const ergebnis = await signiert
		.verify({ signer: 0, data: Uint8Array.from(inhalt).buffer, checkChain: false, extendedMode: true }, rechner)
		.catch(() => null);
	if (!ergebnis?.signatureVerified || !ergebnis.signerCertificate) throw pdfAbgelehnt(TEXT.ungueltig);
	const { subject, issuer } = ergebnis.signerCertificate;
	return { name: wer(subject), aussteller: wer(issuer), zeit: zeitVon(signiert) };
}

function liesCms(cms: Buffer): SignedData {
	try {
		// Zeros fill the room that was kept.
		const { result, offset } = fromBER(Uint8Array.from(cms).buffer);
		if (offset <= 0) throw new Error('kein DER');
		return new SignedData({ schema: new ContentInfo({ schema: result }).content });
	} catch (fehler) {
		throw pdfAbgelehnt(TEXT.unlesbar, fehler);
	}
}

const NAME = '2.5.4.3';
const ORGANISATION = '2.5.4.10';
const SIGNIERT_AM = '1.2.840.113549.1.9.5';

/** As the certificate calls it: the name, else the organisation. */
function wer(namen: RelativeDistinguishedNames | Certificate['subject']): string {
	const von = (oid: string) => namen.typesAndValues.find(({ type }) => type === oid)?.value.valueBlock.value;
	return String(von(NAME) ?? von(ORGANISATION) ?? 'ohne Namen').slice(0, 200);
}

/** What the signature itself says; null: nothing. */
function zeitVon({ signerInfos: [info] }: SignedData): string | null {
	const wert = info?.signedAttrs?.attributes.find(({ type }) => type === SIGNIERT_AM)?.values[0] as UTCTime | undefined;
	return wert?.toDate().toISOString() ?? null;
}

/** What a signature adds to the catalogue; nothing of it is seen. */
const AM_KATALOG = ['AcroForm', 'DSS', 'Extensions', 'Metadata', 'Perms', 'Version'];

/** Every object that was given out is still what it was, but for the fields of signatures. */
function pruefeUnveraendert(vorher: PDF, jetzt: PDF): void {
	const formular = vorher.context.catalog.getDict().getRef('AcroForm');
	for (let nummer = 1; nummer < vorher.context.registry.nextObjectNumber; nummer += 1) {
		const ref = PdfRef.of(nummer);
		const war = vorher.getObject(ref);
		if (war === null || ref === formular) continue;
		if (!istGleich(war, jetzt.getObject(ref), jetzt)) throw pdfAbgelehnt(TEXT.veraendert);
	}
}

function istGleich(war: PdfObject, ist: PdfObject | null, jetzt: PDF): boolean {
	if (abdruck(war) === (ist && abdruck(ist))) return true;
	if (!(war instanceof PdfDict && ist instanceof PdfDict) || war instanceof PdfStream) return false;
	switch (war.getName('Type')?.value) {
		case 'Catalog':
			return abdruck(war, AM_KATALOG) === abdruck(ist, AM_KATALOG);
		case 'Page':
			return abdruck(war, ['Annots']) === abdruck(ist, ['Annots']) && nurSignaturfelder(war, ist, jetzt);
		default:
			return false;
	}
}

/** What stood on the page first stands there still; behind it come fields of signatures alone. */
function nurSignaturfelder(war: PdfDict, ist: PdfDict, jetzt: PDF): boolean {
	const finde = (ref: PdfRef) => jetzt.getObject(ref);
	const vorher = war.getArray('Annots', finde)?.toArray() ?? [];
	const nachher = ist.getArray('Annots', finde)?.toArray() ?? [];
	const bleiben = vorher.every((wert, i) => nachher[i] !== undefined && abdruck(wert) === abdruck(nachher[i]));
	return bleiben && nachher.slice(vorher.length).every((wert) => istSignaturfeld(wert, finde));
}

function istSignaturfeld(wert: PdfObject, finde: (ref: PdfRef) => PdfObject | null): boolean {
	const dict = wert instanceof PdfRef ? finde(wert) : wert;
	if (!(dict instanceof PdfDict)) return false;
	const art = dict.getName('FT', finde) ?? dict.getDict('Parent', finde)?.getName('FT', finde);
	return dict.getName('Subtype', finde)?.value === 'Widget' && art?.value === 'Sig';
}

/** Two objects with the same are the same, however they were written. */
function abdruck(objekt: PdfObject, ohne: readonly string[] = []): string {
	if (objekt instanceof PdfName) return `/${objekt.value}`;
	if (objekt instanceof PdfNumber || objekt instanceof PdfBool) return String(objekt.value);
	if (objekt instanceof PdfString) return `(${Buffer.from(objekt.bytes).toString('hex')})`;
	if (objekt instanceof PdfRef) return `${objekt.objectNumber} ${objekt.generation} R`;
	if (objekt instanceof PdfArray)
		return `[${objekt
			.toArray()
			.map((eines) => abdruck(eines))
			.join(' ')}]`;
	if (!(objekt instanceof PdfDict)) return 'null';
	const werte = [...objekt]
		.filter(([{ value }]) => !ohne.includes(value) && !(objekt instanceof PdfStream && value === 'Length'))
		.map(([{ value }, wert]) => `/${value} ${abdruck(wert)}`)
		.toSorted();
	const daten = objekt instanceof PdfStream ? createHash('sha256').update(objekt.getEncodedData()).digest('hex') : '';
	return `<<${werte.join(' ')}>>${daten}`;
}
