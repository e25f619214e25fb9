/** Rooms of talks: an address of the tenant with a part that nobody guesses. */

const ZUFALL = '{zufall}';

/** Letters and digits every service takes in a name, without those that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
/** 31^24: more than 118 bit. */
export const RAUM_ZEICHEN = 24;

/** A name of a room out of random bytes; bytes that would favour some of the letters are left out. */
export function raumname(zufall: Iterable<number>): string {
	const grenze = 256 - (256 % ALPHABET.length);
	const zeichen: string[] = [];
	for (const byte of zufall) {
		if (byte < grenze) zeichen.push(ALPHABET[byte % ALPHABET.length] as string);
		if (zeichen.length === RAUM_ZEICHEN) return zeichen.join('');
	}
	throw new Error('Zu wenig Zufall für einen Raum');
}

export const raumlink = (vorlage: string, raum: string): string => vorlage.replace(ZUFALL, raum);

/** An address of the net over TLS whose random part stands once, behind the host. */
export function istRaumvorlage(vorlage: string): boolean {
	if (vorlage.split(ZUFALL).length !== 2 || /[\s{}]/.test(vorlage.replace(ZUFALL, ''))) return false;
	const adresse = raumlink(vorlage, 'raum');
	if (!URL.canParse(adresse)) return false;
	const { protocol, username, password, host } = new URL(adresse);
	const hostteil = vorlage.slice('https://'.length).split(/[/?#]/, 1)[0] ?? '';
	return protocol === 'https:' && !username && !password && host !== '' && !hostteil.includes(ZUFALL);
}
