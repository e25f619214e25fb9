/** Into a group and out of it, as the file says it. Table: Seminargruppe. */

import { SeminargruppeVerlassen, SeminargruppeZugewiesen } from '#domain/akte/ereignisse.ts';
import type { Befund, Fall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { einteilbarAb, konflikt } from '#domain/akte/seminar/seminarfall.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { gemeinter } from '#domain/akte/vertragswahl.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { Seminarnachweis } from '#domain/akte/zustand.ts';
import { seite } from '#domain/rollen.ts';
import { ersterTag } from '#domain/seminar/seminar-felder.ts';
import { istMitglied, type Seminargruppe } from '#domain/seminargruppe/seminargruppe.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';

interface Gruppenfall extends Fall {
	readonly gruppe: Seminargruppe;
	/** The one he is in; null: none. */
	readonly bisherige: Seminargruppe | null;
	/** Out of another one into this. */
	readonly wechselt: boolean;
}

/** G28 */
function einteilbar({ lage }: Gruppenfall): Befund {
	const ab = einteilbarAb(lage);
	if (lage.akte.status >= ab) return null;
	const text = `Eine Seminargruppe kann erst ab dem Status „${formatStatus(FREIWILLIGER, ab)}“ zugewiesen werden.`;
	return konflikt('G28', text);
}

/** G25 */
const imZyklus = ({ lage, gruppe }: Gruppenfall): Befund =>
	lage.akte.zyklusID === gruppe.zyklusID
		? null
		: konflikt('G25', 'Diese Gruppe gehört zu einem anderen Zyklus als die Akte.');

/** One group per volunteer and cycle. */
function nurEine({ lage, bisherige, wechselt }: Gruppenfall): Befund {
	if (bisherige === null || wechselt) return null;
	const { vorname, nachname } = lage.akte.person;
	const name = [vorname, nachname].filter(Boolean).join(' ') || 'Diese Person';
	return konflikt('GRUPPE', `${name} ist bereits in der Gruppe ${bisherige.felder.bezeichnung}.`);
}

function fuerDieDienstart({ lage, gruppe }: Gruppenfall): Befund {
	const { dienstartIDs } = gruppe.felder;
	const vertrag = gemeinter(lage.akte);
	if (dienstartIDs.length === 0 || (vertrag && dienstartIDs.includes(vertrag.dienstartID))) return null;
	const namen = dienstartIDs.flatMap((id) => lage.referenz.dienstarten.get(id)?.kurz ?? []);
	return konflikt('DIENSTART', `Diese Gruppe ist für ${namen.join(', ')} vorgesehen.`);
}

/** A service that has ended needs no group any more. */
const vorDemEnde = ({ lage }: Gruppenfall): Befund =>
	lage.akte.status < FREIWILLIGER.nr.Dienstende ? null : konflikt('DIENSTZEIT', 'Der Dienst ist bereits beendet.');

const ZUWEISEN: Verb<Gruppenfall, 'seminargruppeZuweisen'> = {
	key: 'seminargruppeZuweisen',
	titel: 'Seminargruppe zuweisen',
	ausgang: [einteilbar, vorDemEnde],
	regeln: [imZyklus, nurEine, fuerDieDienstart],
};

/** Into the group, or out of another one into it. Whether there is a place, the group decides. */
export function gruppeZuweisen(lage: Lage, fall: Omit<Gruppenfall, 'lage' | 'eingabe'>): Entschluss {
	pruefe(ZUWEISEN, { lage, eingabe: {}, ...fall });
	const { bisherige, gruppe } = fall;
	return vollende(lage, [
		...(bisherige ? [SeminargruppeVerlassen({ gruppeID: bisherige.id, anlass: 'WECHSEL' })] : []),
		SeminargruppeZugewiesen({ gruppeID: gruppe.id }),
	]);
}

/** A site takes its volunteers off the waiting list only. */
function nurVonDerWarteliste({ lage, gruppe }: Gruppenfall): Befund {
	if (seite(lage.akteur) !== 'EINSATZSTELLE' || !istMitglied(gruppe, lage.akte.id)) return null;
	return { code: 'BERECHTIGUNG', http: 403, text: 'Aus einer Gruppe entfernt nur der Träger.' };
}

const istDrin = ({ lage, gruppe }: Gruppenfall): Befund =>
	lage.akte.seminargruppeID === gruppe.id
		? null
		: konflikt('KEINE_GRUPPE', 'Diese Person gehört nicht zu dieser Gruppe.');

const VERLASSEN: Verb<Gruppenfall, 'seminargruppeZuweisen'> = {
	key: 'seminargruppeZuweisen',
	titel: 'Aus der Seminargruppe nehmen',
	rechte: [nurVonDerWarteliste],
	ausgang: [istDrin],
};

export function gruppeVerlassen(lage: Lage, gruppe: Seminargruppe): Entschluss {
	pruefe(VERLASSEN, { lage, eingabe: {}, gruppe, bisherige: gruppe, wechselt: false });
	return vollende(lage, [SeminargruppeVerlassen({ gruppeID: gruppe.id, anlass: 'ENTFERNT' })]);
}

interface Ruecknahmefall extends Gruppenfall {
	/** Seminars he has a place in through this group. */
	readonly seminarIDs: ReadonlySet<string>;
}

const seineSeminare = ({ lage, seminarIDs }: Ruecknahmefall): readonly Seminarnachweis[] =>
	lage.akte.seminarnachweise.filter(({ seminarID }) => seminarID !== null && seminarIDs.has(seminarID));

function ohneNachweis(fall: Ruecknahmefall): Befund {
	const weiter = seineSeminare(fall).find(({ status }) => status !== SEMINARNACHWEIS.nr.Geplant);
	return weiter ? konflikt('NACHWEISE', `Zum Seminar „${weiter.titel}“ liegt schon ein Nachweis vor.`) : null;
}

function unbegonnen(fall: Ruecknahmefall): Befund {
	const begonnenes = seineSeminare(fall).find((n) => (ersterTag(n) ?? '') <= fall.lage.ctx.heute);
	return begonnenes ? konflikt('BEGONNEN', `Das Seminar „${begonnenes.titel}“ hat schon begonnen.`) : null;
}

const ZURUECKNEHMEN: Verb<Ruecknahmefall, 'seminargruppeZuweisen'> = {
	key: 'seminargruppeZuweisen',
	titel: 'Zuweisung zurücknehmen',
	ausgang: [istDrin],
	regeln: [ohneNachweis, unbegonnen],
};

/** As if he had never been assigned: only where nothing has followed from it but plans. */
export function zuweisungZuruecknehmen(
	lage: Lage,
	{ gruppe, seminarIDs }: Pick<Ruecknahmefall, 'gruppe' | 'seminarIDs'>,
): Entschluss {
	pruefe(ZURUECKNEHMEN, { lage, eingabe: {}, gruppe, bisherige: gruppe, wechselt: false, seminarIDs });
	return vollende(lage, [SeminargruppeVerlassen({ gruppeID: gruppe.id, anlass: 'ENTFERNT' })]);
}
