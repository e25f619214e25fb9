import type { Parameter } from '#domain/referenz.ts';
import type { Vorlagenwert } from './freiwilliger.ts';

export type Mandant = Pick<
	Parameter,
	'mandantBezeichnung' | 'mandantKurzBezeichnung' | 'mandantAdresse' | 'mandantApMail' | 'zulassung'
>;

/** Group `mandant`. Its logo is a picture: as text it is nothing. */
export const mandantWerte = (parameter: Mandant, url: string | null): Vorlagenwert[] => [
	['mandant.bezeichnung', parameter.mandantBezeichnung],
	['mandant.kurzbezeichnung', parameter.mandantKurzBezeichnung],
	['mandant.adresse', parameter.mandantAdresse],
	['mandant.url', url],
	['mandant.ap_mail', parameter.mandantApMail],
	['mandant.zulassung', parameter.zulassung],
	['mandant.logo', null],
];

export const datumWerte = (heute: string): Vorlagenwert[] => [
	['datum.heute', heute],
	['datum.jahr', heute.slice(0, 4)],
];

export interface Empfangende {
	readonly anrede?: string | null | undefined;
	readonly vorname?: string | null | undefined;
	readonly nachname?: string | null | undefined;
	readonly name: string;
}

export const empfaengerWerte = ({ anrede, vorname, nachname, name }: Empfangende): Vorlagenwert[] => [
	['empfaenger.anrede', anrede],
	['empfaenger.vorname', vorname],
	['empfaenger.nachname', nachname],
	['empfaenger.name', name],
];

/** Whom a mail is about: to herself as she is addressed, to others by her name. */
export function ansprachewerte(name: string, istSieSelbst: boolean): Vorlagenwert[] {
	return [
		['ansprache.wer', istSieSelbst ? 'Sie' : name],
		['ansprache.wem', istSieSelbst ? 'Ihnen' : name],
		['ansprache.dienst', istSieSelbst ? 'Ihren Freiwilligendienst' : `den Freiwilligendienst${name && ` von ${name}`}`],
		['ansprache.name', istSieSelbst ? null : name],
	];
}

export const benutzerWerte = (wer: { readonly name: string; readonly email: string } | null): Vorlagenwert[] => [
	['benutzer.name', wer?.name],
	['benutzer.email', wer?.email],
];
