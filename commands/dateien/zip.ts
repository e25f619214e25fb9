import { type FileHandle, open } from 'node:fs/promises';

const ENDE = 0x06054b50;
const EINTRAG = 0x02014b50;
const ENDE_LAENGE = 22;
const EINTRAG_LAENGE = 46;

/** A document of an office program stays far below each of them. */
const HOECHSTENS = { eintraege: 5000, verzeichnis: 2 ** 20, entpackt: 500 * 2 ** 20, verhaeltnis: 200 };

/**
 * Is this an archive as office programs write them? Reads its directory alone and unpacks nothing: as many and as large
 * as it claims, it must be within bounds, and its parts can't share bytes. Archives of archives aren't looked into.
 */
export async function istHarmlosesZip(pfad: string): Promise<boolean> {
	const datei = await open(pfad, 'r');
	try {
		const { size } = await datei.stat();
		const verzeichnis = await liesVerzeichnis(datei, size);
		return verzeichnis !== null && istImRahmen(verzeichnis, size);
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

function istImRahmen({ anzahl, inhalt }: { anzahl: number; inhalt: Buffer }, groesse: number): boolean {
	let [ab, gepackt, entpackt] = [0, 0, 0];
	for (let i = 0; i < anzahl; i++) {
		if (ab + EINTRAG_LAENGE > inhalt.length || inhalt.readUInt32LE(ab) !== EINTRAG) return false;
		gepackt += inhalt.readUInt32LE(ab + 20);
		entpackt += inhalt.readUInt32LE(ab + 24);
		const namenslaenge = inhalt.readUInt16LE(ab + 28);
		const name = inhalt.toString('utf8', ab + EINTRAG_LAENGE, ab + EINTRAG_LAENGE + namenslaenge);
		if (!istHarmloserName(name)) return false;
		ab += EINTRAG_LAENGE + namenslaenge + inhalt.readUInt16LE(ab + 30) + inhalt.readUInt16LE(ab + 32);
	}
	if (ab !== inhalt.length || gepackt > groesse) return false;
	return entpackt <= HOECHSTENS.entpackt && entpackt <= Math.max(gepackt, 1) * HOECHSTENS.verhaeltnis;
}

const istHarmloserName = (name: string): boolean =>
	!/^[/\\]|(^|[/\\])\.\.([/\\]|$)|\0|vbaProject\.bin$|^Basic\/|^Scripts\//i.test(name);

async function lies(datei: FileHandle, ab: number, laenge: number): Promise<Buffer> {
	const { buffer, bytesRead } = await datei.read(Buffer.alloc(laenge), 0, laenge, ab);
	return buffer.subarray(0, bytesRead);
}
