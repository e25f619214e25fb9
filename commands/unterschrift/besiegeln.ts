import { liesAkte } from '#commands/akte/lesen.ts';
import { behalteErzeugtes, PORTAL as HOCHLADER } from '#commands/dateien/erzeugen.ts';
import { stelleAus } from '#commands/dokumente/ausstellen.ts';
import { entscheide } from '#commands/dokumente/befehl.ts';
import { gibDemDokument } from '#commands/dokumente/datei.ts';
import { ausOutbox } from '#commands/mail/aus-outbox.ts';
import { LeaseVerloren } from '#commands/mail/outbox.ts';
import type { Mandant } from '#commands/mandant.ts';
import { besiegelung, DOKUMENT_BESIEGELN } from '#commands/reaktionen/signatur.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import type { Pruefung } from '#domain/akte/dokument/dokumentdatei.ts';
import {
	besiegelungGescheitert,
	dokumentBesiegeln,
	zuBesiegeln,
} from '#domain/akte/entscheidungen/dokument/dokument-besiegeln.ts';
import type { Dokument } from '#domain/akte/zustand.ts';
import { PORTAL } from '#domain/rollen.ts';
import { wartenAufSiegel } from '#projections/queries/dokumente/signaturen.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import { entwirfSignaturblatt } from './blatt.ts';
import { fertige, Unbesiegelbar } from './fertigen.ts';

type Werkstatt = Pick<Mandant, 'umgebung' | 'dateien' | 'siegel'>;

/**
 * Makes the finished file of a document everybody has signed, with which it counts as signed. Killed and begun again,
 * it leaves one. What keeps it from that is told in the file, and tried again later.
 */
export async function besiegleDokument(mandant: Werkstatt, id: string): Promise<void> {
	try {
		await ausOutbox(mandant.umgebung, id, async ({ daten: { freiwilligerID = '', dokumentID = '' } }) => {
			await besiegle(mandant, freiwilligerID, dokumentID);
			return undefined;
		});
	} catch (fehler) {
		throw fehler instanceof Unbesiegelbar && fehler.cause ? fehler.cause : fehler;
	}
}

/**
 * Has sealed what still waits for it and isn't under way: left over from a version that couldn't, or given up after too
 * many attempts. On the start of a worker, and every night.
 */
export async function holeBesiegelungNach({ db, pool }: Pick<Umgebung, 'db' | 'pool'>): Promise<void> {
	for (const wartet of await wartenAufSiegel(db, DOKUMENT_BESIEGELN)) {
		const { art, schluessel, daten } = besiegelung(wartet.freiwilligerID, wartet.dokumentID);
		await pool.query('insert into outbox (art, schluessel, daten) values ($1, $2, $3)', [art, schluessel, daten]);
	}
}

async function besiegle(mandant: Werkstatt, freiwilligerID: string, dokumentID: string): Promise<void> {
	const { umgebung } = mandant;
	const gelesen = await liesAkte(umgebung, freiwilligerID);
	const dokument = zuBesiegeln(gelesen.akte, dokumentID);
	if (!dokument) return;
	const { parameter, specs } = await ladeReferenz(umgebung.db, { adresseIDs: [], benutzerIDs: [] });
	const titel = specs.find((s) => s.id === dokument.specID)?.bezeichnung ?? 'Dokument';
	const entwurf = entwirfSignaturblatt(gelesen, dokument, { titel, mandant: parameter.mandantBezeichnung });
	try {
		const { heute } = umgebung.ctx();
		const fertiges = await stelleAus(
			umgebung,
			(vermerk) => fertige({ ...mandant, heute }, dokument, { ...entwurf, vermerk }),
			dokument.pruefnummer,
		);
		await behalte(mandant, freiwilligerID, dokument, { ...fertiges, name: `${titel} (unterschrieben).pdf` });
	} catch (fehler) {
		if (fehler instanceof LeaseVerloren) throw fehler;
		const grund = fehler instanceof Unbesiegelbar ? fehler.grund : 'UNERWARTET';
		await entscheide(umgebung, { akteur: PORTAL }, freiwilligerID, (lage) => ({
			entschluss: besiegelungGescheitert(lage, { dokumentID, fassung: dokument.fassung, grund }),
			ergebnis: null,
		}));
		throw fehler;
	}
}

interface Fertiges {
	readonly name: string;
	readonly inhalt: Uint8Array;
	/** Of its bytes, in hex. */
	readonly sha256: string;
	readonly pruefung: Pruefung;
}

async function behalte(
	{ umgebung, dateien }: Werkstatt,
	freiwilligerID: string,
	{ id: dokumentID, fassung }: Dokument,
	{ pruefung, sha256, ...fertiges }: Fertiges,
): Promise<void> {
	const { uploadID } = await behalteErzeugtes(umgebung, dateien, fertiges);
	await entscheide(umgebung, { akteur: PORTAL }, freiwilligerID, async (lage, sitzung) => {
		const entschluss = dokumentBesiegeln(lage, { dokumentID, fassung, uploadID, sha256, pruefung });
		// Otherwise the file belongs to nothing and expires.
		if (entschluss.akte.length) await gibDemDokument(sitzung, dokumentID, { uploadID, userID: HOCHLADER });
		return { entschluss, ergebnis: null };
	});
}
