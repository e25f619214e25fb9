import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { KENNWORT } from '../../texte/zugang/oeffentlich.ts';
import { FELD } from '../../texte/zugang/registrierung.ts';

const EIGENE: Readonly<Record<string, string>> = {
	zyklusID: FELD.zyklusID,
	wuensche: FELD.wuensche,
	passwort: KENNWORT.feld,
	passwortWiederholung: KENNWORT.wiederholung,
	datenschutz: FELD.datenschutz,
	art: FELD.art,
	isUnterschriftErforderlich: FELD.isUnterschriftErforderlich,
	isAlleinigesSorgerecht: FELD.isAlleinigesSorgerecht,
	erziehungsberechtigte: FELD.erziehungsberechtigte,
	gewuenschteDauerMonate: FELD.dauer,
	isSignal: FELD.isSignal,
	isWhatsapp: FELD.isWhatsapp,
	isWohnraumunterstuetzung: FELD.isWohnraumunterstuetzung,
	profilbild: FELD.profilbild,
};

/** The label above a field. */
export function feldname(pfad: string): string {
	const [wurzel = pfad, , teil = wurzel] = pfad.split('.');
	if (wurzel === 'erziehungsberechtigte' && teil === 'telefon') return FELD.telefonDerPerson;
	const alle: Readonly<Record<string, string>> = FELD_BEZEICHNUNG;
	return EIGENE[teil] ?? alle[teil] ?? teil;
}

/** A field as the summary of errors names it, away from where it stands. */
export function bezeichnung(pfad: string): string {
	const [wurzel, stelle] = pfad.split('.');
	if (stelle === undefined) return feldname(pfad);
	if (wurzel === 'wuensche') return FELD.dienstart(Number(stelle));
	return FELD.vonPerson(feldname(pfad), Number(stelle));
}
