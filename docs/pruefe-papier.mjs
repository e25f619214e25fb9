#!/usr/bin/env node
/*
 * Prüft ein Papier aus dem Freiwilligenportal ohne Netz und ohne das Portal, nur mit Node.js (ab Version 20):
 *
 *   node pruefe-papier.mjs Vereinbarung.pdf
 *   node pruefe-papier.mjs Vereinbarung.pdf --zertifikat siegel.pem --sha256 <Hash>
 *
 * Gesagt wird der SHA-256-Hash der Datei (ihn kennt auch die Seite „Echtheit prüfen“), und ob das Siegel unverletzt ist:
 * Es umfasst die ganze Datei, ihr Inhalt ist der gesiegelte, und der Schlüssel des Zertifikats hat ihn unterschrieben.
 * Wer gesiegelt hat, beweist erst das Zertifikat: Vergleichen Sie seinen Fingerabdruck mit dem, den der Träger nennt, oder
 * geben Sie es mit --zertifikat an.
 *
 * Ende mit 0: alles stimmt. 1: etwas stimmt nicht, oder es gibt nichts, woran es sich prüfen ließe. 2: falscher Aufruf.
 */
import { constants, createHash, verify, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** One element of DER: where it begins, where its content lies, and which kind it is. */
function element(bytes, ab) {
	let laenge = bytes[ab + 1];
	let inhalt = ab + 2;
	if (laenge & 0x80) {
		const stellen = laenge & 0x7f;
		if (stellen === 0 || stellen > 4) throw new Error('Das Siegel ist nicht lesbar');
		laenge = bytes.readUIntBE(inhalt, stellen);
		inhalt += stellen;
	}
	const ende = inhalt + laenge;
	if (!(ende <= bytes.length)) throw new Error('Das Siegel ist unvollständig');
	return { art: bytes[ab], ganz: bytes.subarray(ab, ende), inhalt: bytes.subarray(inhalt, ende) };
}

function teile({ inhalt }) {
	const gefunden = [];
	for (let ab = 0; ab < inhalt.length; ab += gefunden.at(-1).ganz.length) gefunden.push(element(inhalt, ab));
	return gefunden;
}

const KENNUNG = {
	signiert: '2a864886f70d010702',
	hash: '2a864886f70d010904',
	pss: '2a864886f70d01010a',
};
const VERFAHREN = {
	'608648016503040201': 'sha256',
	'608648016503040202': 'sha384',
	'608648016503040203': 'sha512',
};
const hex = ({ inhalt }) => inhalt.toString('hex');
const finde = (folge, art) => folge.find((teil) => teil.art === art);

/** What a seal says: the hash of what it covers, and who signed that (RFC 5652). */
function liesCms(der) {
	const [art, huelle] = teile(element(der, 0));
	if (hex(art) !== KENNUNG.signiert) throw new Error('Das Siegel ist keine Signatur');
	const signiert = teile(teile(huelle)[0]);
	const zertifikate = teile(finde(signiert, 0xa0)).map(({ ganz }) => new X509Certificate(ganz));
	const [unterzeichner, ...weitere] = teile(signiert.at(-1));
	if (!unterzeichner || weitere.length) throw new Error('Das Siegel hat nicht genau einen Unterzeichner');
	const [, sid, hashart, angaben, signaturart, signatur] = teile(unterzeichner);
	if (angaben?.art !== 0xa0) throw new Error('Dem Siegel fehlt der Hash des Inhalts');
	const hash = teile(angaben)
		.map(teile)
		.find(([kennung]) => hex(kennung) === KENNUNG.hash);
	const verfahren = VERFAHREN[hex(teile(hashart)[0])];
	if (!hash || !verfahren) throw new Error('Dem Siegel fehlt der Hash des Inhalts');
	// Signed as a SET, though it is written as an implicit field.
	const unterschrieben = Buffer.concat([Buffer.from([0x31]), angaben.ganz.subarray(1)]);
	const nummer = sid.art === 0x30 ? hex(teile(sid)[1]).replace(/^(00)+/, '') : null;
	return {
		verfahren,
		hash: teile(hash[1])[0].inhalt,
		istPss: hex(teile(signaturart)[0]) === KENNUNG.pss,
		signatur: signatur.inhalt,
		unterschrieben,
		zertifikat: zertifikate.find(
			(z) => nummer === null || z.serialNumber.toLowerCase().replace(/^(00)+/, '') === nummer,
		),
	};
}

/** The last seal of a file: what it covers, and the seal itself. */
function liesSiegel(bytes) {
	const bereiche = [...bytes.toString('latin1').matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)];
	if (bereiche.length === 0) return null;
	const [a, laengeA, b, laengeB] = bereiche.at(-1).slice(1).map(Number);
	if (a !== 0 || b + laengeB !== bytes.length || laengeA >= b)
		throw new Error('Das Siegel umfasst nicht die ganze Datei: Nach dem Siegeln kam etwas hinzu oder fehlt etwas');
	const luecke = bytes.subarray(laengeA, b).toString('latin1');
	if (!/^<([0-9a-f]*|[0-9A-F]*)>$/.test(luecke)) throw new Error('In der Lücke des Siegels steht etwas anderes');
	const roh = Buffer.from(luecke.slice(1, -1), 'hex');
	const cms = element(roh, 0).ganz;
	if (roh.subarray(cms.length).some((byte) => byte !== 0)) throw new Error('Hinter dem Siegel steht etwas anderes');
	return { gesiegelt: Buffer.concat([bytes.subarray(0, laengeA), bytes.subarray(b)]), cms };
}

/** Throws with what is wrong; null: there is no seal. */
function pruefeSiegel(bytes, erwartet) {
	const siegel = liesSiegel(bytes);
	if (!siegel) return null;
	const { verfahren, hash, istPss, signatur, unterschrieben, zertifikat } = liesCms(siegel.cms);
	if (!createHash(verfahren).update(siegel.gesiegelt).digest().equals(hash))
		throw new Error('Der Inhalt ist nicht der gesiegelte: Die Datei wurde verändert');
	if (!zertifikat) throw new Error('Dem Siegel fehlt sein Zertifikat');
	const pss = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_AUTO };
	const key = { key: zertifikat.publicKey, ...(istPss ? pss : {}) };
	if (!verify(verfahren, unterschrieben, key, signatur))
		throw new Error('Die Unterschrift des Siegels stimmt nicht: Es ist gefälscht oder beschädigt');
	if (erwartet && !zertifikat.raw.equals(erwartet.raw))
		throw new Error('Das Siegel ist unverletzt, aber nicht mit dem angegebenen Zertifikat gesetzt');
	return zertifikat;
}

function liesAufruf() {
	try {
		const { values, positionals } = parseArgs({
			allowPositionals: true,
			options: { zertifikat: { type: 'string' }, sha256: { type: 'string' } },
		});
		if (positionals.length !== 1) throw new Error('Welche Datei soll geprüft werden?');
		const pem = values.zertifikat === undefined ? null : readFileSync(values.zertifikat, 'latin1');
		// A file of the portal holds its key before the certificate.
		const ab = pem?.indexOf('-----BEGIN CERTIFICATE-----') ?? -1;
		const zertifikat =
			pem === null ? null : new X509Certificate(ab < 0 ? readFileSync(values.zertifikat) : pem.slice(ab));
		return { bytes: readFileSync(positionals[0]), zertifikat, sha256: values.sha256?.toLowerCase() };
	} catch (fehler) {
		console.error(
			`${fehler.message}\nAufruf: node pruefe-papier.mjs <Datei.pdf> [--zertifikat <Datei>] [--sha256 <Hash>]`,
		);
		process.exit(2);
	}
}

const { bytes, zertifikat: erwartet, sha256: erwarteterHash } = liesAufruf();
const sha256 = createHash('sha256').update(bytes).digest('hex');
console.log(`SHA-256:        ${sha256}`);
const hashStimmt = erwarteterHash === undefined ? null : erwarteterHash === sha256;
if (hashStimmt !== null)
	console.log(`Erwartet:       ${hashStimmt ? 'derselbe' : 'EIN ANDERER, die Datei ist nicht dieselbe'}`);
try {
	const zertifikat = pruefeSiegel(bytes, erwartet);
	if (zertifikat === null) {
		console.log(
			'Siegel:         keines. Ob das Papier echt ist, sagt nur sein Hash, zum Beispiel auf der Seite „Echtheit prüfen“.',
		);
		process.exitCode = hashStimmt && !erwartet ? 0 : 1;
	} else {
		console.log('Siegel:         unverletzt, es umfasst die ganze Datei');
		console.log(`Gesetzt von:    ${zertifikat.subject.replaceAll('\n', ', ')}`);
		console.log(`Zertifikat:     ${zertifikat.fingerprint256}${erwartet ? ' (das angegebene)' : ''}`);
		process.exitCode = hashStimmt === false ? 1 : 0;
	}
} catch (fehler) {
	console.log(`Siegel:         UNGÜLTIG. ${fehler.message}.`);
	process.exitCode = 1;
}
