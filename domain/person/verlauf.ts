/** The history of a contact person in sentences; the subject of each is who did it. */
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { PERSON_BEZEICHNUNG } from './bezeichnung.ts';
import type { Funktionsangabe, PersonEreignis } from './ereignisse.ts';
import type { PersonFelder } from './person-felder.ts';

/** Names of what the events refer to by id. */
export interface Namen {
	adresse(id: string): string;
	benutzer(id: string): string;
	/** Value of a selection list. */
	eintrag(id: string): string;
}

interface Aenderung {
	readonly bezeichnung: string;
	readonly von: string | null;
	readonly nach: string | null;
}

export interface Verlaufseintrag {
	/** Stream version of the event. */
	readonly version: number;
	readonly zeit: string;
	readonly userID: string | null;
	readonly impersoniertVon: string | null;
	/** The person did it, by the link of a mail. */
	readonly isSelbst: boolean;
	/** `hat … geändert.` */
	readonly satz: string;
	readonly aenderungen: readonly Aenderung[];
}

/** Oldest first. */
export function verlauf(ereignisse: readonly Aufgezeichnet<PersonEreignis>[], namen: Namen): Verlaufseintrag[] {
	return ereignisse.map((e) => ({
		version: e.version,
		zeit: e.meta.zeit,
		userID: e.meta.userID,
		impersoniertVon: e.meta.impersoniertVon,
		isSelbst: e.type === 'PersonOptInBestaetigt',
		satz: satzVon(e, namen),
		aenderungen: e.type === 'PersonGeaendert' ? aenderungen(e, namen) : [],
	}));
}

function satzVon(e: PersonEreignis, namen: Namen): string {
	switch (e.type) {
		case 'PersonErfasst':
			return 'hat die Person angelegt.';
		case 'PersonGeaendert':
			return geaendert(e, namen);
		case 'PersonDeaktiviert':
			return 'hat die Person deaktiviert.';
		case 'PersonAktiviert':
			return 'hat die Person aktiviert.';
		case 'PersonGeloescht':
			return 'hat die Person gelöscht.';
		case 'FunktionZugewiesen':
			return `hat die Funktion ${funktion(e.facts, namen)} zugewiesen.`;
		case 'FunktionEntzogen':
			return `hat die Funktion ${funktion(e.facts, namen)} entzogen.`;
		case 'PersonOptInAngefragt':
			return e.person
				? `hat um die Bestätigung der E-Mail-Adresse ${e.person.email} gebeten.`
				: 'hat um die Bestätigung der E-Mail-Adresse gebeten.';
		case 'PersonOptInBestaetigt':
			return 'hat die E-Mail-Adresse bestätigt.';
		case 'PersonOptInVerworfen':
			return 'hat die neue E-Mail-Adresse verworfen.';
		case 'PersonenbezugGeloescht':
			return 'hat die personenbezogenen Angaben gelöscht.';
	}
}

type Geaendert = Extract<PersonEreignis, { type: 'PersonGeaendert' }>;

function geaendert({ facts, person }: Geaendert, namen: Namen): string {
	const { userID } = facts.aenderungen;
	if (!userID || person) return 'hat die Angaben geändert.';
	return userID.nach === null
		? 'hat die Verknüpfung mit dem Benutzerkonto gelöst.'
		: `hat das Benutzerkonto ${namen.benutzer(userID.nach)} verknüpft.`;
}

const funktion = ({ funktion, adresseID }: Funktionsangabe, namen: Namen): string =>
	`${namen.eintrag(funktion)} bei ${namen.adresse(adresseID)}`;

/** Told by sentences of their own. */
const OHNE_ZEILE: readonly string[] = ['optInStatus', 'userID'];

/** In the order of the form; texts that were erased are missing. */
function aenderungen({ facts, person }: Geaendert, namen: Namen): Aenderung[] {
	const alle = { ...facts.aenderungen, ...person?.aenderungen };
	return (Object.keys(PERSON_BEZEICHNUNG) as (keyof PersonFelder)[]).flatMap((feld) => {
		const wechsel = alle[feld];
		if (!wechsel || OHNE_ZEILE.includes(feld)) return [];
		const zeige = (wert: string | boolean | null) => text(feld, wert, namen);
		return [{ bezeichnung: PERSON_BEZEICHNUNG[feld], von: zeige(wechsel.von), nach: zeige(wechsel.nach) }];
	});
}

function text(feld: keyof PersonFelder, wert: string | boolean | null, namen: Namen): string | null {
	if (typeof wert === 'boolean') return wert ? 'ja' : 'nein';
	if (feld === 'bildUploadID') return wert === null ? null : 'vorhanden';
	return feld === 'titelID' && wert !== null ? namen.eintrag(wert) : wert;
}
