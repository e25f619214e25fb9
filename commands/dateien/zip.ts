import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';

const ENDE = 0x06054b50;
const EINTRAG = 0x02014b50;
const ENDE_LAENGE = 22;
const EINTRAG_LAENGE = 46;

/** A document of an office program stays far below each of them. */
const HOECHSTENS = { eintraege: 5000, verzeichnis: 2 ** 20, entpackt: 500 * 2 ** 20, verhaeltnis: 200 };

interface Eintrag {
	readonly name: Buffer;
	readonly methode: number;
	readonly gepackt: number;
	readonly entpackt: number;
	/** Where its own header stands. */
	readonly ab: number;
}

/** What becomes of an archive: as office programs write them, none of those, or its parts are other than it says. */
export type Zipurteil = 'HARMLOS' | 'FREMD' | 'GELOGEN';

/**
 * Reads the directory first: as many and as large as it claims, the parts must be within bounds. Then each part must be
 * where and what the directory says, unpacked no further than it claims. Archives of archives aren't looked into.
 */
export async function pruefeZip(pfad: string): Promise<Zipurteil> {
	const datei = await open(pfad, 'r');
	try {
		const { size } = await datei.stat();
		const verzeichnis = await liesVerzeichnis(datei, size);
		const eintraege = verzeichnis && liesEintraege(verzeichnis, size);
		if (!eintraege) return 'FREMD';
		return (await stimmen(datei, eintraege)) ? 'HARMLOS' : 'GELOGEN';
	} finally {
		await datei.close();
	}
}

async function liesVerzeichnis(datei: FileHandle, groesse: number): Promise<{ anzahl: number; inhalt: Buffer } | null> {
	if (groesse < ENDE_LAENGE) return null;
	// Without a comment behind it: nothing can be hidden there.
	const ende = await lies(datei, groesse - ENDE_LAENGE, ENDE_LAENGE);
	if (ende.readUInt32LE(0) !== ENDE) return null;
	const [anzahl, laenge, ab] = [ende.readUInt16LE(10), ende.readUInt32LE(12), ende.readUInt32LE(16)];
	if (anzahl > HOECHSTENS.eintraege || laenge > HOECHSTENS.verzeichnis) return null;
	if (ab + laenge !== groesse - ENDE_LAENGE) return null;
	return { anzahl, inhalt: await lies(datei, ab, laenge) };
}

/** null: more or other than a document of an office program has. */
function liesEintraege({ anzahl, inhalt }: { anzahl: number; inhalt: Buffer }, groesse: number): Eintrag[] | null {
	const eintraege: Eintrag[] = [];
	let ab = 0;
	for (let i = 0; i < anzahl; i++) {
		if (ab + EINTRAG_LAENGE > inhalt.length || inhalt.readUInt32LE(ab) !== EINTRAG) return null;
		const namenslaenge = inhalt.readUInt16LE(ab + 28);
		const name = inhalt.subarray(ab + EINTRAG_LAENGE, ab + EINTRAG_LAENGE + namenslaenge);
		if (!istHarmloserName(name.toString('utf8'))) return null;
		eintraege.push({
			name,
			methode: inhalt.readUInt16LE(ab + 10),
			gepackt: inhalt.readUInt32LE(ab + 20),
			entpackt: inhalt.readUInt32LE(ab + 24),
			ab: inhalt.readUInt32LE(ab + 42),
		});
		ab += EINTRAG_LAENGE + namenslaenge + inhalt.readUInt16LE(ab + 30) + inhalt.readUInt16LE(ab + 32);
	}
	const summe = (was: 'gepackt' | 'entpackt') => eintraege.reduce((s, e) => s + e[was], 0);
	const [gepackt, entpackt] = [summe('gepackt'), summe('entpackt')];
	if (ab !== inhalt.length || gepackt > groesse || entpackt > HOECHSTENS.entpackt) return null;
	return entpackt <= Math.max(gepackt, 1) * HOECHSTENS.verhaeltnis ? eintraege : null;
}

/** In the order they lie in none reaches into the next, and each holds what it claims. */
async function stimmen(datei: FileHandle, eintraege: readonly Eintrag[]): Promise<boolean> {
	let frei = 0;
	for (const eintrag of eintraege.toSorted((a, b) => a.ab - b.ab)) {
		const beginn = eintrag.ab < frei ? null : await beginnDerDaten(datei, eintrag);
		if (beginn === null || !(await haelt(datei, eintrag, beginn))) return false;
		frei = beginn + eintrag.gepackt;
	}
	return true;
}

const KOPF = 0x04034b50;
const KOPF_LAENGE = 30;
/** Sizes stand behind the data instead. */
const GROESSE_DAHINTER = 8;

/** null: its own header says otherwise than the directory. */
async function beginnDerDaten(
	datei: FileHandle,
	{ ab, name, methode, gepackt, entpackt }: Eintrag,
): Promise<number | null> {
	const kopf = await lies(datei, ab, KOPF_LAENGE);
	if (kopf.length < KOPF_LAENGE || kopf.readUInt32LE(0) !== KOPF || kopf.readUInt16LE(8) !== methode) return null;
	const dahinter = (kopf.readUInt16LE(6) & GROESSE_DAHINTER) !== 0;
	if (!dahinter && (kopf.readUInt32LE(18) !== gepackt || kopf.readUInt32LE(22) !== entpackt)) return null;
	const seiner = await lies(datei, ab + KOPF_LAENGE, kopf.readUInt16LE(26));
	return seiner.equals(name) ? ab + KOPF_LAENGE + seiner.length + kopf.readUInt16LE(28) : null;
}

const UNGEPACKT = 0;
const GEPACKT = 8;

/** Unpacks as it reads and keeps nothing; more than is claimed ends it. */
async function haelt(datei: FileHandle, { methode, gepackt, entpackt }: Eintrag, ab: number): Promise<boolean> {
	if (methode === UNGEPACKT) return gepackt === entpackt;
	if (methode !== GEPACKT || gepackt === 0) return false;
	const roh = datei.createReadStream({ start: ab, end: ab + gepackt - 1, autoClose: false });
	const strom = createInflateRaw();
	let laenge = 0;
	try {
		await pipeline(roh, strom, async (stuecke: AsyncIterable<Buffer>) => {
			for await (const stueck of stuecke) {
				laenge += stueck.length;
				if (laenge > entpackt) return;
			}
		});
	} catch (fehler) {
		if (fehler instanceof Error && 'code' in fehler) return false;
		throw fehler;
	}
	return laenge === entpackt;
}

const istHarmloserName = (name: string): boolean =>
	!/^[/\\]|(^|[/\\])\.\.([/\\]|$)|\0|vbaProject\.bin$|^Basic\/|^Scripts\//i.test(name);

async function lies(datei: FileHandle, ab: number, laenge: number): Promise<Buffer> {
	const { buffer, bytesRead } = await datei.read(Buffer.alloc(laenge), 0, laenge, ab);
	return buffer.subarray(0, bytesRead);
}
