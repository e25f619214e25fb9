import { Abgelehnt } from '#domain/regelverstoss.ts';

const ENDE = 0x06054b50;
const EINTRAG = 0x02014b50;
const OHNE_ANGABE = 0xffffffff;
const MIB = 1024 * 1024;
const ENTPACKT_HOECHSTENS = 64 * MIB;
const EINTRAEGE_HOECHSTENS = 500;
/** Spreadsheets of repeated words reach 30; below a mebibyte it doesn't matter. */
const VERHAELTNIS_HOECHSTENS = 100;

/**
 * Refuses an archive that promises to unpack to more than a spreadsheet needs, before anything is unpacked. The reader
 * holds each entry to the size that stands here, so a false promise leads nowhere.
 */
export function pruefeArchiv(inhalt: Uint8Array): void {
	const sicht = new DataView(inhalt.buffer, inhalt.byteOffset, inhalt.byteLength);
	const ende = verzeichnisende(sicht);
	const anzahl = sicht.getUint16(ende + 10, true);
	if (anzahl > EINTRAEGE_HOECHSTENS) throw zuGross();
	let gesamt = 0;
	let stelle = sicht.getUint32(ende + 16, true);
	for (let i = 0; i < anzahl; i++) {
		if (stelle + 46 > sicht.byteLength || sicht.getUint32(stelle, true) !== EINTRAG) throw beschaedigt();
		const gepackt = sicht.getUint32(stelle + 20, true);
		const entpackt = sicht.getUint32(stelle + 24, true);
		// Sizes that are told elsewhere would be believed without a bound.
		// An empty entry may be packed to two bytes.
		const verborgen = gepackt === OHNE_ANGABE || entpackt === OHNE_ANGABE || (entpackt === 0 && gepackt > 2);
		const erstAmEnde = gepackt === 0 && (sicht.getUint16(stelle + 8, true) & 8) !== 0;
		if (verborgen || erstAmEnde) throw zuGross();
		gesamt += entpackt;
		const zuDicht = entpackt > MIB && entpackt > gepackt * VERHAELTNIS_HOECHSTENS;
		if (gesamt > ENTPACKT_HOECHSTENS || zuDicht) throw zuGross();
		const laengen = [28, 30, 32].map((abstand) => sicht.getUint16(stelle + abstand, true));
		stelle += laengen.reduce((summe, laenge) => summe + laenge, 46);
	}
}

function verzeichnisende(sicht: DataView): number {
	const frueheste = Math.max(0, sicht.byteLength - 65_557);
	for (let i = sicht.byteLength - 22; i >= frueheste; i--) if (sicht.getUint32(i, true) === ENDE) return i;
	throw beschaedigt();
}

const abgelehnt = (text: string): Abgelehnt => new Abgelehnt([{ code: 'DATEI', http: 422, feld: 'datei', text }]);
const zuGross = (): Abgelehnt => abgelehnt('Die Excel-Datei ist entpackt zu groß.');
const beschaedigt = (): Abgelehnt => abgelehnt('Die Excel-Datei ist beschädigt.');
