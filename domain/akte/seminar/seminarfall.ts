import type { Ablehnungscode } from '#domain/ablehnungen.ts';
import type { Fall, Regel } from '#domain/akte/fall.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { istTraeger } from '#domain/akte/regeln/rechte.ts';
import { gemeinter } from '#domain/akte/vertragswahl.ts';
import type { Seminarnachweis } from '#domain/akte/zustand.ts';
import { Abgelehnt, NICHT_GEFUNDEN, type Regelverstoss } from '#domain/regelverstoss.ts';
import { seite } from '#domain/rollen.ts';
import { ueberschneidenSich } from '#domain/seminar/erreichbar.ts';
import type { Seminar } from '#domain/seminar/seminar.ts';
import { ersterTag, letzterTag } from '#domain/seminar/seminar-felder.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import { vertragAm } from './dienstzeit.ts';

/** A volunteer and a seminar of the Traeger. */
export interface Seminarfall<E = unknown> extends Fall<E> {
	readonly seminar: Seminar;
	/** He belongs to one of its groups. */
	readonly istMitglied: boolean;
}

/** A volunteer and a line of his plan. */
export interface Nachweisfall<E = unknown> extends Fall<E> {
	readonly nachweis: Seminarnachweis;
}

export function nachweisfall<E extends { readonly nachweisID: string }>(lage: Lage, eingabe: E): Nachweisfall<E> {
	const nachweis = lage.akte.seminarnachweise.find(({ id }) => id === eingabe.nachweisID);
	if (!nachweis) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return { lage, eingabe, nachweis };
}

/** From which number on seminars are assigned (parameter). */
export const einteilbarAb = ({ referenz }: Pick<Lage, 'referenz'>) =>
	referenz.parameter.isSeminareinteilungAbEinigung ? (2800 as const) : (3000 as const);

/** Only what is published takes anybody. */
export const buchbar: Regel<Seminarfall> = ({ seminar: { status } }, titel) =>
	status === SEMINAR.nr.Published
		? null
		: konflikt('G22', `Die Aktion „${titel}“ ist im Status ${formatStatus(SEMINAR, status)} nicht möglich.`);

const anmeldbarAb = (status: string) => `Zu Seminaren kann man erst ab dem Status „${status}“ angemeldet werden.`;

/** The volunteer knows no numbers of states. */
const EIGENE_ANMELDUNG = {
	2800: 'Zu Seminaren können Sie sich anmelden, sobald Sie sich mit der Einsatzstelle geeinigt haben.',
	3000: 'Zu Seminaren können Sie sich anmelden, sobald Ihr Vertrag abgeschlossen ist.',
} as const;

/** G28 */
export const einteilbar: Regel<Fall> = ({ lage }) => {
	const ab = einteilbarAb(lage);
	if (lage.akte.status >= ab) return null;
	const text =
		seite(lage.akteur) === 'FREIWILLIGER' ? EIGENE_ANMELDUNG[ab] : anmeldbarAb(formatStatus(FREIWILLIGER, ab));
	return konflikt('G28', text);
};

export const imZyklus: Regel<Seminarfall> = ({ lage, seminar }) =>
	lage.akte.zyklusID === seminar.zyklusID
		? null
		: konflikt('ZYKLUS', 'Dieses Seminar gehört zu einem anderen Zyklus als die Akte.');

/** For members of its groups; only the Traeger adds others. */
export const fuerDieGruppe: Regel<Seminarfall> = ({ lage, seminar, istMitglied }) =>
	seminar.felder.seminargruppeIDs.length === 0 || istMitglied || istTraeger(lage.akteur)
		? null
		: konflikt('GRUPPE', 'Dieses Seminar ist für andere Gruppen vorgesehen.');

/** Open to the Dienstart of the contract; with groups, they decide. */
export const fuerDieDienstart: Regel<Seminarfall> = ({ lage, seminar, istMitglied }) => {
	const { dienstartIDs } = seminar.felder;
	const vertrag = vertragAm(lage.akte, ersterTag(seminar.felder) ?? '') ?? gemeinter(lage.akte);
	const passt = dienstartIDs.length === 0 || (vertrag && dienstartIDs.includes(vertrag.dienstartID));
	if (passt || istMitglied) return null;
	return konflikt('DIENSTART', 'Für Ihre Dienstart ist dieses Seminar nicht vorgesehen.');
};

/** All of its days lie within one service; only the Traeger decides otherwise, as long as there is a service. */
export const inDerDienstzeit: Regel<Seminarfall> = ({ lage, seminar: { felder } }) => {
	const [erster, letzter] = [ersterTag(felder), letzterTag(felder)];
	const waehrendDesDienstes = lage.akte.status < FREIWILLIGER.nr.Dienstende;
	const anders = istTraeger(lage.akteur) && waehrendDesDienstes;
	const erlaubt = erster === null || letzter === null || umfasst(lage, erster, letzter) || anders;
	return erlaubt ? null : AUSSERHALB;
};

export function umfasst({ akte }: Lage, von: string, bis: string): boolean {
	const vertrag = vertragAm(akte, von);
	return vertrag !== null && vertragAm({ ...akte, vertraege: [vertrag] }, bis) !== null;
}

export const ohneUeberschneidung: Regel<Seminarfall> = ({ lage, seminar }) => {
	const andere = lage.akte.seminarnachweise.filter(
		(n) => n.seminarID !== seminar.id && n.status !== SEMINARNACHWEIS.nr.Abgelehnt,
	);
	const trifft = andere.some((n) => ueberschneidenSich(n, seminar.felder));
	if (!trifft || istTraeger(lage.akteur)) return null;
	return konflikt('UEBERSCHNEIDUNG', 'Der Termin überschneidet sich mit einem anderen Seminar.');
};

export const konflikt = (code: Ablehnungscode, text: string): Regelverstoss => ({ code, http: 409, text });

export const AUSSERHALB = konflikt('DIENSTZEIT', 'Das Seminar liegt außerhalb der Dienstzeit.');
