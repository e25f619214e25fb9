import { SeminarnachweisEntfernt } from '#domain/akte/ereignisse.ts';
import type { Befund } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { istTraeger } from '#domain/akte/regeln/rechte.ts';
import { konflikt, type Nachweisfall, nachweisfall } from '#domain/akte/seminar/seminarfall.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { Seminarnachweis } from '#domain/akte/zustand.ts';
import { seite } from '#domain/rollen.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';

interface Eingabe {
	readonly nachweisID: string;
}

/** Whoever deletes his line of a seminar of the Traeger unregisters. Table: Decided after measuring, D21. */
export const istAbmeldung = ({ akteur }: Lage, { seminarID }: Seminarnachweis): boolean =>
	seminarID !== null && seite(akteur) === 'FREIWILLIGER';

/** Of what was recognised the Traeger disposes; whoever has a place in a seminar of his gives up the place. */
function darfWeg({ lage, nachweis: { status, seminarID } }: Nachweisfall): Befund {
	if (istTraeger(lage.akteur)) return null;
	if (status === SEMINARNACHWEIS.nr.AnerkanntAU || status === SEMINARNACHWEIS.nr.Anerkannt)
		return konflikt('ANERKANNT', 'Anerkannte Seminare löscht nur der Träger.');
	return seminarID === null
		? null
		: konflikt('TRAEGERSEMINAR', 'Von einem Seminar des Trägers melden Sie sich bitte beim Seminar ab.');
}

const LOESCHEN: Verb<Nachweisfall<Eingabe>, 'seminarplanungLoeschen'> = {
	key: 'seminarplanungLoeschen',
	titel: 'Seminar aus der Planung löschen',
	ausgang: [darfWeg],
};

export function nachweisLoeschen(lage: Lage, eingabe: Eingabe): Entschluss {
	const fall = nachweisfall(lage, eingabe);
	pruefe(LOESCHEN, fall);
	const { id: nachweisID, seminarID } = fall.nachweis;
	return vollende(lage, [SeminarnachweisEntfernt({ nachweisID, seminarID, anlass: 'HAND' })]);
}

const ABMELDEN: Verb<Nachweisfall<Eingabe>, 'seminarAnmelden'> = {
	key: 'seminarAnmelden',
	titel: 'Vom Seminar abmelden',
	ausgang: [
		({ nachweis }) =>
			nachweis.status === SEMINARNACHWEIS.nr.Geplant || nachweis.status === SEMINARNACHWEIS.nr.Abgelehnt
				? null
				: konflikt('NACHWEISE', 'Zu diesem Seminar liegen Nachweise vor.'),
	],
};

/** The line goes with the place, planned or refused; null: there is none, as for who only waits. */
export function seminarAusplanen(lage: Lage, seminarID: string): Entschluss | null {
	const nachweis = lage.akte.seminarnachweise.find((n) => n.seminarID === seminarID);
	if (!nachweis) return null;
	pruefe(ABMELDEN, { lage, nachweis, eingabe: { nachweisID: nachweis.id } });
	return vollende(lage, [SeminarnachweisEntfernt({ nachweisID: nachweis.id, seminarID, anlass: 'ABGEMELDET' })]);
}
