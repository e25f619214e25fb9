import type { Pdfbild } from '#commands/dateien/pdfbild.ts';
import { PARTEI_LABEL } from '#domain/akte/signatur/partei.ts';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import type { Partei } from '#domain/rollen.ts';
import { mitPdf } from '../oeffnen.ts';
import type { Pruefvermerk } from '../papier/pruefvermerk.ts';
import { Blaetter, GRAU, SATZBREITE } from '../satz/blatt.ts';

/** One signature as it stands on the page. */
export interface Unterschrift {
	readonly partei: Partei;
	/** As it was entered, or is that of the account. */
	readonly name: string;
	/** Who was asked, where that is written otherwise; null: as the name, or no person by name. */
	readonly angefragt: string | null;
	/** Drawn; null: the name stands for it. */
	readonly bild: Pdfbild | null;
	/** ISO 8601. */
	readonly zeit: string;
	readonly art: 'GEZEICHNET' | 'GETIPPT' | 'HINTERLEGT';
	/** SHA-256 of the bytes that were shown and signed, in hex. */
	readonly hash: string;
}

/** What the pages behind a signed document tell. */
export interface Signaturblatt {
	/** Of the document. */
	readonly titel: string;
	/** Which form was met, in words; null: nobody has said which one is meant. */
	readonly form: string | null;
	/** Of the bytes that were signed, in hex. */
	readonly sha256: string;
	readonly mandant: string;
	/** How the whole is checked; null: it is issued to nobody, as in a demo. */
	readonly vermerk: Pruefvermerk | null;
	/** ISO 8601. */
	readonly erstellt: string;
	/** In the order of signing. */
	readonly unterschriften: readonly Unterschrift[];
	/** Who asked, opened, looked and signed, oldest first. */
	readonly verlauf: readonly { readonly zeit: string; readonly wer: string; readonly was: string }[];
}

const ARTNAME: Readonly<Record<Unterschrift['art'], string>> = {
	GEZEICHNET: 'gezeichnet',
	GETIPPT: 'als Name eingegeben',
	HINTERLEGT: 'mit der hinterlegten Unterschrift',
};

const ZEILE = { groesse: 9 } as const;
const MATT = { groesse: 8, farbe: GRAU } as const;
const ZEIT = 128;
const WER = 150;

/** The document with the page of its signatures and the audit sheet behind it; what was signed stays as it was. */
export const setzeSignaturblatt = (bytes: Uint8Array, blatt: Signaturblatt): Promise<Uint8Array> =>
	mitPdf(bytes, (pdf) => {
		// Whoever has the finished document fills in nothing more.
		pdf.getForm()?.flatten();
		const { titel, mandant, erstellt } = blatt;
		const angaben = { titel: `Unterschriften: ${titel}`, verfasser: mandant, zeit: new Date(erstellt) };
		const blaetter = new Blaetter(angaben, pdf);
		setzeUnterschriften(blaetter, blatt);
		blaetter.neueSeite();
		setzeProtokoll(blaetter, blatt);
		return blaetter.fertig();
	});

function setzeUnterschriften(blaetter: Blaetter, blatt: Signaturblatt): void {
	const { titel, form, sha256, unterschriften, vermerk } = blatt;
	blaetter.absatz('Unterschriften', { groesse: 16, fett: true });
	blaetter.abstand(4);
	blaetter.absatz(titel, { groesse: 11 });
	blaetter.abstand(4);
	if (form) {
		blaetter.absatz(`Form: ${form}`, ZEILE);
		blaetter.abstand(4);
	}
	blaetter.absatz(`SHA-256 des unterschriebenen Dokuments: ${sha256}`, MATT);
	if (vermerk) {
		blaetter.abstand(6);
		blaetter.vermerk(vermerk);
	}
	for (const unterschrift of unterschriften) setzeUnterschrift(blaetter, unterschrift);
}

const BILDHOEHE = 64;

function setzeUnterschrift(blaetter: Blaetter, { partei, name, angefragt, bild, zeit, art, hash }: Unterschrift): void {
	blaetter.abstand(18);
	blaetter.halte(BILDHOEHE + 80);
	if (bild) blaetter.bild(bild, { breite: 220, hoehe: BILDHOEHE, text: `Unterschrift von ${name}` });
	else blaetter.absatz(name, { groesse: 18, kursiv: true });
	blaetter.linie();
	blaetter.absatz(name, { groesse: 10, fett: true });
	blaetter.absatz(PARTEI_LABEL[partei], ZEILE);
	if (angefragt) blaetter.absatz(`Angefragt war: ${angefragt}. Der Name darüber ist selbst eingegeben.`, ZEILE);
	blaetter.absatz(`${formatDatumUhrzeit(zeit)}, ${ARTNAME[art]}`, ZEILE);
	blaetter.absatz(`SHA-256: ${hash}`, MATT);
}

function setzeProtokoll(blaetter: Blaetter, { titel, form, sha256, mandant, erstellt, verlauf }: Signaturblatt): void {
	blaetter.absatz('Protokoll der Unterschriften', { groesse: 16, fett: true });
	blaetter.abstand(6);
	blaetter.absatz(`Dokument: ${titel}`, ZEILE);
	blaetter.absatz(`Träger: ${mandant}`, ZEILE);
	if (form) blaetter.absatz(`Form der Unterschriften: ${form}`, ZEILE);
	blaetter.absatz(`Erstellt: ${formatDatumUhrzeit(erstellt)}`, ZEILE);
	blaetter.absatz(`SHA-256 des unterschriebenen Dokuments: ${sha256}`, MATT);
	blaetter.abstand(10);
	blaetter.tabelle(
		() => {
			blaetter.reihe(reihe({ zeit: 'Zeit', wer: 'Wer', was: 'Was geschehen ist' }, { fett: true }));
			blaetter.linie();
		},
		() => {
			for (const { zeit, wer, was } of verlauf) {
				blaetter.reihe(reihe({ zeit: formatDatumUhrzeit(zeit), wer, was }));
				blaetter.linie();
			}
		},
	);
	blaetter.abstand(10);
	for (const satz of ERKLAERUNG) {
		blaetter.absatz(satz, MATT);
		blaetter.abstand(4);
	}
}

const reihe = ({ zeit, wer, was }: { zeit: string; wer: string; was: string }, art: { fett?: boolean } = {}) => [
	{ ...art, text: zeit, links: 0, breite: ZEIT - 8, groesse: 8 },
	{ ...art, text: wer, links: ZEIT, breite: WER - 8, groesse: 8 },
	{ ...art, text: was, links: ZEIT + WER, breite: SATZBREITE - ZEIT - WER, groesse: 8 },
];

const ERKLAERUNG = [
	'Alle haben vor ihrer Unterschrift dasselbe Dokument gesehen; sein Abdruck (SHA-256) steht bei jeder Unterschrift. Die unterschriebene Fassung bleibt beim Träger unverändert aufbewahrt.',
	'Dieses Dokument ist mit dem Zertifikat des Trägers elektronisch versiegelt. Jede Änderung danach macht das Siegel ungültig; PDF-Programme zeigen das an.',
];
