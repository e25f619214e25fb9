/** What else is done to a file: without a button among its actions, or by the portal itself; inputs drawn at random. */
import type { Feldabfrage } from '#domain/referenz.ts';
import type { Akteur } from '#domain/rollen.ts';
import { lieseAbfrage, personenteilAusfuellen } from './entscheidungen/abfrage-ausfuellen.ts';
import { abgleichen } from './entscheidungen/abgleichen.ts';
import { bedingungenZustimmen } from './entscheidungen/bedingungen-zustimmen.ts';
import { bemerkungLoeschen } from './entscheidungen/bemerkung-loeschen.ts';
import { beurteileDublette } from './entscheidungen/dublette-beurteilen.ts';
import { einladungAnnehmen } from './entscheidungen/einladung-annehmen.ts';
import { emailUebernehmen } from './entscheidungen/email-uebernehmen.ts';
import { erziehungsberechtigteEntfernen } from './entscheidungen/erziehungsberechtigte-entfernen.ts';
import { faelligeMahnen, mahnen } from './entscheidungen/mahnen.ts';
import { fingerabdruck } from './redline/zustimmung.ts';
import { ADMIN, freiwillig, SYSTEM, TOKEN, TRAEGER, VEREIN1, VEREIN2, VEREIN3, vereinAn } from './test-personen.ts';
import { EINSATZORTE } from './test-stammdaten.ts';
import type { Tat, Wuerfel } from './zufallstaten.ts';
import type { Akte } from './zustand.ts';

interface Nebentat {
	readonly akteur: Akteur;
	readonly tat: Tat;
}

const ALLE = [TRAEGER, ADMIN, VEREIN1, VEREIN2, VEREIN3];

/** Asked for before the agreement in some of the worlds. */
export const ABFRAGE: Feldabfrage = {
	id: 'abfrage',
	zielStatus: 2800,
	dienstartIDs: [],
	isAktiv: true,
	felder: [
		{
			feld: 'geburtsort',
			bezeichnung: 'Geburtsort',
			isPflicht: true,
			isBearbeitbarDurch: ['FW', 'ME'],
			hilfetext: null,
		},
	],
};

export const NEBENTATEN: Readonly<Record<string, (akte: Akte, wirf: Wuerfel) => Nebentat>> = {
	einladungAnnehmen(akte, wirf) {
		const einsatzortID = wirf(EINSATZORTE);
		const eingabe = {
			einladungID: 'e',
			zyklusID: akte.zyklusID,
			einsatzortID,
			dienstartID: wirf(['fsj', 'bfd']),
			betreuerUserID: vereinAn(einsatzortID).userID,
			userID: `user-${akte.id}`,
		};
		return { akteur: TOKEN, tat: (l) => einladungAnnehmen(l, eingabe) };
	},
	emailUebernehmen: (_, wirf) => {
		const email = wirf(['neu@example.org', 'lena@example.org', 'petra@example.org']);
		return { akteur: TOKEN, tat: (l) => emailUebernehmen(l, { email }) };
	},
	abgleichen: () => ({ akteur: SYSTEM, tat: abgleichen }),
	bemerkungLoeschen(akte, wirf) {
		const bemerkungID = akte.bemerkungen.length ? wirf(akte.bemerkungen).id : 'keine';
		return { akteur: wirf(ALLE), tat: (l) => bemerkungLoeschen(l, { bemerkungID }) };
	},
	erziehungsberechtigteEntfernen(akte, wirf) {
		const erziehungsberechtigterID = akte.erziehungsberechtigte[0]?.id ?? 'keine';
		return { akteur: wirf(ALLE), tat: (l) => erziehungsberechtigteEntfernen(l, { erziehungsberechtigterID }) };
	},
	faelligeMahnen: () => ({ akteur: SYSTEM, tat: faelligeMahnen }),
	mahnen(akte, wirf) {
		const anforderungIDs = akte.anforderungen.length ? [wirf(akte.anforderungen).id] : [];
		return { akteur: wirf(ALLE), tat: (l) => mahnen(l, { anforderungIDs }) };
	},
	beurteileDublette(akte, wirf) {
		const andereID = wirf(['a', 'b', 'c', 'd']);
		const urteil = wirf(['GLEICH', 'VERSCHIEDEN', null] as const);
		return { akteur: wirf([...ALLE, freiwillig(akte.id)]), tat: (l) => beurteileDublette(l, { andereID, urteil }) };
	},
	abfrageAusfuellen(akte, wirf) {
		const werte = { geburtsort: wirf(['Wetzlar', 'Gießen', null]) };
		const tat: Tat = (l) => personenteilAusfuellen(l, lieseAbfrage(l, { ziel: 2800, wunschID: null, werte }));
		return { akteur: wirf([...ALLE, freiwillig(akte.id)]), tat };
	},
	bedingungenZustimmen(akte, wirf) {
		const vertrag = akte.vertraege.length ? wirf(akte.vertraege) : null;
		return {
			akteur: wirf(ALLE),
			tat: (l) =>
				bedingungenZustimmen(l, {
					vertragID: vertrag?.id ?? 'keiner',
					hash: vertrag ? fingerabdruck(l.ctx, vertrag, vertrag) : '',
				}),
		};
	},
};
