import { POSTAUSGANG } from '../../texte/verwaltung/mailvorlagen.ts';

const { abgelehnt, spaeter, unerreichbar } = POSTAUSGANG.grund;

/** Why a mail didn't leave, where only a code of the mail server or of the network is known. */
export function grundwort(fehler: string): string {
	if (/^SMTP 5/.test(fehler)) return abgelehnt(fehler);
	if (/^SMTP /.test(fehler)) return spaeter(fehler);
	return /^E[A-Z]+$/.test(fehler) ? unerreichbar(fehler) : fehler;
}
