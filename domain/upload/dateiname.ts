const HOECHSTLAENGE = 150;
/** Control and format characters, such as those that turn the direction of writing, and what systems of files forbid. */
const VERBOTEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"*/:<>?\\|]+/gu;

/** The name as it is kept and offered for download: the last part of a path, without what means something elsewhere. */
export function saubererName(roh: string): string {
	const letzter = roh.slice(Math.max(roh.lastIndexOf('/'), roh.lastIndexOf('\\')) + 1);
	const name = letzter.normalize('NFC').replace(VERBOTEN, '_').replace(/\s+/g, ' ').trim().replace(/^\.+/, '');
	if (name.length <= HOECHSTLAENGE) return name;
	const punkt = name.lastIndexOf('.');
	const endung = punkt < 0 || name.length - punkt > 10 ? '' : name.slice(punkt);
	return `${name.slice(0, HOECHSTLAENGE - endung.length).toWellFormed()}${endung}`;
}
