import { PORTAL as HOCHLADER } from '#commands/dateien/erzeugen.ts';
import { neuestesDokument } from '#domain/akte/dokument/dokumentregeln.ts';
import { dokumentBereitstellen } from '#domain/akte/entscheidungen/dokument/dokument-bereitstellen.ts';
import {
	zeugnisBerichtigen,
	zeugnisFreigeben,
	zeugnisSchreiben,
	zeugnisVerlangen,
	zeugnisvorlage,
	zeugnisWeitergeben,
	zeugnisZurueckgeben,
} from '#domain/akte/entscheidungen/vertrag/zeugnis.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import type { Vertrag } from '#domain/akte/zustand.ts';
import { addiereTage } from '#domain/datum.ts';
import { type Akteur, PORTAL } from '#domain/rollen.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import type { Mappe } from './dokumente.ts';
import type { Stelle } from './grundlage.ts';
import type { Schritt } from './schritt.ts';
import { Zufall } from './zufall.ts';

const TEXTE = {
	taetigkeiten: 'Zu den Aufgaben gehörten: Sportgruppen für Kinder, Turniere und die Pflege der Halle.',
	merkmale: 'Erworben wurden Erfahrungen im Anleiten von Gruppen.',
	leistung: 'Auf Zusagen war Verlass, vereinbarte Zeiten wurden eingehalten.',
	verhalten: 'Im Team war die Zusammenarbeit offen und hilfsbereit.',
};
/** How far the ones after the other are brought, first those of the Einsatzstelle one signs in with. */
const DORT = ['STELLE', 'TRAEGER', 'ZURUECK', 'STELLE'] as const;
const ANDERSWO = ['TRAEGER', 'UNTERSCHRIFT', 'STELLE', 'BERICHTIGUNG', 'TRAEGER'] as const;
type Weg = (typeof DORT)[number] | (typeof ANDERSWO)[number];

/** A few certificates on their way, so that each who signs in finds one to go on with. */
export function zeugnisschritte(mappen: readonly Mappe[], stelle: Stelle | undefined, heute: string): Schritt[] {
	// Of its own: the lives of the volunteers are the same with it and without.
	const zufall = new Zufall(20_261_127);
	const istDort = ({ beteiligt }: Mappe) => beteiligt.EINSATZSTELLE === stelle?.mitarbeiter;
	const tue = () => {
		for (const [wege, wo] of [
			[DORT, mappen.filter(istDort)],
			[ANDERSWO, mappen.filter((mappe) => !istDort(mappe))],
		] as const) {
			const dienende = wo.flatMap((mappe) => {
				const vertrag = mappe.welt.akte(mappe.akteID).vertraege.findLast((v) => v.status === VERTRAG.nr.Laufend);
				return vertrag ? [{ mappe, vertrag }] : [];
			});
			for (const [i, weg] of wege.entries()) {
				const einer = dienende[i];
				if (einer) bringe(einer, weg, zufall);
			}
		}
	};
	// The worker's jobs of today come after it.
	return [{ tag: addiereTage(heute, -1), tue }];
}

interface Dienender {
	readonly mappe: Mappe;
	readonly vertrag: Vertrag;
}

function bringe({ mappe, vertrag: { id: vertragID } }: Dienender, weg: Weg, zufall: Zufall): void {
	const { welt, akteID, traeger, beteiligt } = mappe;
	const tue = (wer: Akteur, entscheide: (lage: Lage) => Entschluss) => welt.tue(wer, akteID, entscheide, zufall);
	if (!tue(traeger, (l) => zeugnisVerlangen(l, { vertragID, umfang: 'ERWEITERT' })) || weg === 'STELLE') return;
	tue(beteiligt.EINSATZSTELLE, (l) => zeugnisSchreiben(l, { vertragID, texte: TEXTE }));
	tue(beteiligt.EINSATZSTELLE, (l) => zeugnisWeitergeben(l, { vertragID }));
	if (weg === 'TRAEGER') return;
	if (weg === 'ZURUECK') {
		tue(traeger, (l) => zeugnisZurueckgeben(l, { vertragID, nachricht: 'Bitte ergänzen Sie die Ferienfreizeit.' }));
		return;
	}
	if (!tue(traeger, (l) => zeugnisFreigeben(l, { vertragID }))) return;
	stelleAus(mappe, vertragID, zufall);
	if (weg === 'BERICHTIGUNG')
		tue(beteiligt.FREIWILLIGER, (l) => zeugnisBerichtigen(l, { vertragID, nachricht: 'Es fehlt das Sommerturnier.' }));
}

/** As the portal does once it is released. */
function stelleAus({ welt, papiere, akteID }: Mappe, vertragID: string, zufall: Zufall): void {
	const { akte, ...lage } = welt.lage(PORTAL, akteID, zufall);
	const vertrag = akte.vertraege.find(({ id }) => id === vertragID);
	const anforderung = akte.anforderungen.find(({ id }) => id === vertrag?.zeugnis?.anforderungID);
	const spec = vertrag && zeugnisvorlage({ ...lage, akte }, vertrag);
	if (!anforderung || !spec || neuestesDokument(akte, anforderung)) return;
	const dokumentID = welt.nebenbei.uuid();
	const { vorname, nachname } = akte.person;
	const zeilen = [`${vorname} ${nachname}`, '', ...Object.values(TEXTE)];
	const datei = papiere.stelleAus(welt, dokumentID, HOCHLADER, spec.bezeichnung, zeilen);
	const eingabe = { dokumentID, anforderungID: anforderung.id, specID: null, datei, einsatzortID: null };
	const gelungen = welt.tue(PORTAL, akteID, (l) => dokumentBereitstellen(l, { ...eingabe, automatisch: true }), zufall);
	if (!gelungen) papiere.verwirf(dokumentID);
}
