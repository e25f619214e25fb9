/** Whether the sentences of a template hold with the least and with all of what may be known (table: check results). */
import { zerlege } from './platzhalter.ts';
import { ohneTatsachen } from './tatsachen.ts';
import { OHNE_TEXT, ohneLeereTeile } from './teile.ts';
import { jeVertretende, mitEinzelnen } from './vertretende.ts';

/** What remains when a value is missing in the middle of a sentence, or is put where it doesn't belong. */
const SPUREN = [/\S {2,}\S/, / [.,;:](?=\s|$)/, /, ?,/, /\(\s*\)/, /\(\s|\s\)/];

/**
 * Every sentence that breaks, as it would read; `fall`: what the placeholders are written as. One that ends with a label
 * (`Geburtsname:`) may stay open, for filling in by hand.
 */
export function luecken(vorlage: string, bekannt: (name: string) => string): string[] {
	const fall = mitEinzelnen(bekannt);
	const istLeer = (name: string) => !OHNE_TEXT.test(name) && fall(name) === '';
	return ohneTatsachen(ohneLeereTeile(jeVertretende(vorlage, bekannt), istLeer))
		.split('\n')
		.flatMap((zeile) => {
			const satz = fuelle(zeile, fall);
			return istLueckenhaft(zeile, fall, istLeer) || SPUREN.some((spur) => spur.test(satz.trim())) ? satz.trim() : [];
		});
}

function istLueckenhaft(zeile: string, fall: (name: string) => string, istLeer: (name: string) => boolean): boolean {
	const stuecke = zerlege(zeile);
	// Of placeholders alone, such as an address, what is empty isn't missed.
	const istSatz = stuecke.some((s) => s.art === 'TEXT' && s.text.trim() !== '');
	return stuecke.some((stueck, stelle) => {
		if (stueck.art !== 'PLATZHALTER' || stueck.name === null) return false;
		if (!istLeer(stueck.name)) return istAngehaengt(stuecke[stelle - 1], stuecke[stelle - 2], stueck.name);
		const davor = stuecke.slice(0, stelle).map((s) => schreibe(s, fall));
		const danach = stuecke.slice(stelle + 1).map((s) => schreibe(s, fall));
		return istSatz && !(davor.join('').trimEnd().endsWith(':') && danach.join('').trim() === '');
	});
}

type Stueck = ReturnType<typeof zerlege>[number];

/** `Petra Muster Jens Muster`: two people with nothing between them. */
function istAngehaengt(dazwischen: Stueck | undefined, vorher: Stueck | undefined, name: string): boolean {
	const person = /^erziehungsberechtigter_/;
	const davor = dazwischen?.art === 'PLATZHALTER' ? dazwischen : vorher;
	if (davor?.art !== 'PLATZHALTER' || davor.name === null) return false;
	const leer = dazwischen === davor || (dazwischen?.art === 'TEXT' && dazwischen.text.trim() === '');
	return leer && person.test(name) && person.test(davor.name) && name.split('.')[0] !== davor.name.split('.')[0];
}

const schreibe = (stueck: Stueck, fall: (name: string) => string): string => {
	if (stueck.art === 'TEXT') return stueck.text;
	return stueck.name === null ? stueck.roh : fall(stueck.name);
};

const fuelle = (zeile: string, fall: (name: string) => string): string =>
	zerlege(zeile)
		.map((stueck) => schreibe(stueck, fall))
		.join('');
