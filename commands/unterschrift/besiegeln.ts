import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { liesAkte } from '#commands/akte/lesen.ts';
import type { Mandant } from '#commands/auftraege/mandant.ts';
import { liesDatei } from '#commands/dateien/ablage.ts';
import { behalteErzeugtes, PORTAL as HOCHLADER } from '#commands/dateien/erzeugen.ts';
import { entscheide } from '#commands/dokumente/befehl.ts';
import { gibDemDokument } from '#commands/dokumente/datei.ts';
import { beanspruche, gesendet, LeaseVerloren, spaeter } from '#commands/mail/outbox.ts';
import { haengeSignaturblattAn, siegle } from '#commands/pdf/werkstatt.ts';
import { dokumentBesiegeln, zuBesiegeln } from '#domain/akte/entscheidungen/dokument-besiegeln.ts';
import type { Dokument } from '#domain/akte/zustand.ts';
import { PORTAL } from '#domain/rollen.ts';
import { ladeReferenz } from '#projections/queries/referenz.ts';
import { signaturblatt } from './blatt.ts';

type Werkstatt = Pick<Mandant, 'umgebung' | 'dateien' | 'siegel'>;

/** Makes the finished file of a document everybody has signed. Killed and begun again, it leaves one. */
export async function besiegleDokument(mandant: Werkstatt, id: string): Promise<void> {
	const { pool } = mandant.umgebung;
	const zeile = await beanspruche(pool, id);
	if (!zeile) return;
	try {
		const { freiwilligerID = '', dokumentID = '' } = zeile.daten;
		await besiegle(mandant, freiwilligerID, dokumentID);
		await gesendet(pool, zeile);
	} catch (fehler) {
		if (fehler instanceof LeaseVerloren) return;
		await spaeter(pool, zeile, fehler instanceof Error ? fehler.name : 'Fehler');
		throw fehler;
	}
}

async function besiegle(mandant: Werkstatt, freiwilligerID: string, dokumentID: string): Promise<void> {
	const { umgebung, dateien } = mandant;
	const gelesen = await liesAkte(umgebung, freiwilligerID);
	const dokument = gelesen.akte.geloescht ? null : zuBesiegeln(gelesen.akte, dokumentID);
	if (!dokument) return;
	const { parameter, specs } = await ladeReferenz(umgebung.db, { adresseIDs: [], benutzerIDs: [] });
	const titel = specs.find((s) => s.id === dokument.specID)?.bezeichnung ?? 'Dokument';
	const blatt = signaturblatt(gelesen, dokument, { titel, mandant: parameter.mandantBezeichnung });
	const inhalt = await fertige(mandant, dokument, blatt);
	const name = `${titel} (unterschrieben).pdf`;
	const { uploadID } = await behalteErzeugtes(umgebung, dateien, { name, inhalt });
	const sha256 = createHash('sha256').update(inhalt).digest('hex');
	const { fassung } = dokument;
	await entscheide(umgebung, { akteur: PORTAL }, freiwilligerID, async (lage, sitzung) => {
		const entschluss = dokumentBesiegeln(lage, { dokumentID, fassung, uploadID, sha256 });
		// Otherwise the file belongs to nothing and expires.
		if (entschluss.akte.length) await gibDemDokument(sitzung, dokumentID, { uploadID, userID: HOCHLADER });
		return { entschluss, ergebnis: null };
	});
}

async function fertige(
	{ umgebung, dateien, siegel }: Werkstatt,
	{ uploadID }: Dokument,
	blatt: ReturnType<typeof signaturblatt>,
): Promise<Uint8Array> {
	const original = await buffer(await liesDatei(dateien, uploadID));
	const { heute } = umgebung.ctx();
	const zertifikat = await siegel({ name: blatt.mandant, heute });
	const mitBlatt = await haengeSignaturblattAn(original, blatt);
	return siegle(mitBlatt, zertifikat, { zeit: blatt.erstellt, name: blatt.mandant });
}
