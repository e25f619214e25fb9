/** Contact persons of the file: who is meant, what is new about him. He is known by his mail, then by his name. */
import type { Personenangaben } from '#domain/person/entscheidungen.ts';
import type { Funktionsangabe } from '#domain/person/ereignisse.ts';
import { LEERE_PERSON, type PersonFelder, personSchema } from '#domain/person/person-felder.ts';
import type { Funktion } from '#domain/stammdaten/funktionen.ts';
import type { Kontaktangabe } from './kontakt-lesen.ts';
import { kopfVon } from './kontaktspalten.ts';
import { schluessel } from './text.ts';
import type { Kontaktauftrag, Kontaktzeile, Wertwechsel, Zeilenmeldung } from './zeile.ts';

/** A contact person as the portal has him. */
export interface Bestandsperson extends Pick<PersonFelder, 'vorname' | 'nachname' | 'email' | 'telefon' | 'position'> {
	readonly id: string;
	/** Waits for its confirmation. */
	readonly emailNeu: string | null;
	readonly isAktiv: boolean;
	readonly funktionen: readonly Funktionsangabe[];
}

export interface Personenbestand {
	readonly dort: ReadonlyMap<string, readonly Bestandsperson[]>;
	readonly nachMail: ReadonlyMap<string, readonly Bestandsperson[]>;
	/** Those the file brings along, so that who stands in several rows is one. */
	readonly neue: Map<string, Kontaktauftrag>;
}

export function ordnePersonen(personen: readonly Bestandsperson[]): Personenbestand {
	const stellen = personen.flatMap((p) => [...new Set(p.funktionen.map((f) => f.adresseID))].map((id) => ({ id, p })));
	const mails = personen.flatMap((p) => mailsVon(p).map((id) => ({ id, p })));
	const nach = (paare: typeof stellen) =>
		new Map([...Map.groupBy(paare, ({ id }) => id)].map(([id, liste]) => [id, liste.map(({ p }) => p)]));
	return { dort: nach(stellen), nachMail: nach(mails), neue: new Map() };
}

const mailsVon = ({ email, emailNeu }: Bestandsperson): string[] => [email, emailNeu].filter((m) => m !== null);

interface Namen {
	readonly vorname: string;
	readonly nachname: string;
}
const namenswort = ({ vorname, nachname }: Namen): string => schluessel(`${vorname}${nachname}`);
const nameVon = ({ vorname, nachname }: Namen): string => [vorname, nachname].filter(Boolean).join(' ');

export interface Kontaktplan {
	readonly auftrag: Kontaktauftrag | null;
	readonly zeile: Kontaktzeile | null;
	readonly meldungen: readonly Zeilenmeldung[];
}

interface Umfeld {
	readonly personen: Personenbestand;
	readonly name: (id: string) => string;
	readonly neueID: () => string;
}

const OHNE_FUNKTION: Funktion = 'ANSPRECHPARTNER';

/** `adresseID`: as the portal has it; null: the address is new. */
export function planeKontakt(angabe: Kontaktangabe, adresseID: string | null, umfeld: Umfeld): Kontaktplan {
	const person = findePerson(angabe, adresseID, umfeld.personen);
	return person ? planeBekannten(angabe, person, adresseID, umfeld) : planeNeuen(angabe, umfeld);
}

function findePerson(
	angabe: Kontaktangabe,
	adresseID: string | null,
	{ dort, nachMail }: Personenbestand,
): Bestandsperson | null {
	const { email } = angabe;
	const hier = adresseID === null ? [] : (dort.get(adresseID) ?? []);
	const mitMail = email === null ? undefined : hier.find((p) => mailsVon(p).includes(email));
	if (mitMail) return mitMail;
	const gleichnamige = hier.filter((p) => namenswort(p) === namenswort(angabe));
	if (gleichnamige.length === 1) return gleichnamige[0] ?? null;
	// Elsewhere a mailbox may be shared by several.
	const anderswo = (email === null ? [] : (nachMail.get(email) ?? [])).filter(
		(p) => nameVon(angabe) === '' || namenswort(p) === namenswort(angabe),
	);
	return anderswo.length === 1 ? (anderswo[0] ?? null) : null;
}

function planeBekannten(
	angabe: Kontaktangabe,
	person: Bestandsperson,
	adresseID: string | null,
	{ name }: Umfeld,
): Kontaktplan {
	const wer = nameVon(person);
	const meldung = (text: string): Zeilenmeldung => ({ istFehler: false, spalte: kopfVon(angabe.kontakt), text });
	if (!person.isAktiv) return { ...NICHTS, meldungen: [meldung(`${wer} ist deaktiviert und bleibt es.`)] };
	const angaben = geaendert(angabe, person);
	const email: { email?: string } =
		angabe.email === null || mailsVon(person).includes(angabe.email) ? {} : { email: angabe.email };
	const bisherige = person.funktionen.filter((f) => f.adresseID === adresseID).map((f) => f.funktion);
	const gemeint = angabe.funktion ?? (bisherige.length ? null : OHNE_FUNKTION);
	const funktion = gemeint === null || bisherige.includes(gemeint) ? null : gemeint;
	const falsches = pruefe(angabe, { vorname: person.vorname, nachname: person.nachname, ...angaben, ...email });
	if (falsches.length) return { ...NICHTS, meldungen: falsches };
	const andererName = nameVon(angabe) !== '' && namenswort(person) !== namenswort(angabe);
	const meldungen = andererName ? [meldung(`Unter ${person.email} steht im Portal ${wer}; der Name bleibt.`)] : [];
	const aenderungen: Wertwechsel[] = [
		...(email.email ? [{ bezeichnung: 'E-Mail', von: person.email, nach: email.email }] : []),
		...(['telefon', 'position'] as const).flatMap((feld) =>
			feld in angaben ? [{ bezeichnung: LABEL[feld], von: person[feld], nach: angabe[feld] }] : [],
		),
		...(funktion === null ? [] : [{ bezeichnung: 'Funktion', von: null, nach: name(funktion) }]),
	];
	if (aenderungen.length === 0)
		return { auftrag: null, zeile: { name: wer, aktion: 'NICHTS', aenderungen }, meldungen };
	const auftrag = { personID: person.id, angaben, ...email, funktion };
	return { auftrag, zeile: { name: wer, aktion: 'AENDERN', aenderungen }, meldungen };
}

const NICHTS = { auftrag: null, zeile: null } as const;
const LABEL = { telefon: 'Telefon', position: 'Position' } as const;

function geaendert(angabe: Kontaktangabe, person: Bestandsperson): Partial<Personenangaben> {
	const felder = (['telefon', 'position'] as const).filter((f) => angabe[f] !== null && angabe[f] !== person[f]);
	return Object.fromEntries(felder.map((feld) => [feld, angabe[feld]]));
}

function planeNeuen(angabe: Kontaktangabe, { personen, name, neueID }: Umfeld): Kontaktplan {
	const { kontakt, funktion, email, vorname, nachname, anrede, titelID, telefon, position } = angabe;
	const wer = nameVon(angabe);
	const bekannt = personen.neue.get(merkmal(angabe)) ?? (wer === '' ? personen.neue.get(email ?? '') : undefined);
	const gemeint = funktion ?? OHNE_FUNKTION;
	if (bekannt) {
		const zuvor = nameVon({ vorname: '', nachname: '', ...bekannt.angaben });
		const aenderungen = [{ bezeichnung: 'Funktion', von: null, nach: name(gemeint) }];
		return {
			auftrag: { ...bekannt, funktion: gemeint },
			zeile: { name: zuvor, aktion: 'AENDERN', aenderungen },
			meldungen: [],
		};
	}
	if (vorname === '' || nachname === '') {
		const text =
			wer === ''
				? 'Ohne Namen wird niemand angelegt.'
				: `Zu „${wer}“ fehlt der Vor- oder Nachname; niemand wird angelegt.`;
		return { ...NICHTS, meldungen: [{ istFehler: false, spalte: kopfVon(kontakt), text }] };
	}
	const angaben = { anrede, titelID, vorname, nachname, telefon, position };
	const meldungen = pruefe(angabe, { ...angaben, email });
	if (meldungen.length) return { ...NICHTS, meldungen };
	const auftrag: Kontaktauftrag = {
		personID: neueID(),
		angaben,
		...(email === null ? {} : { email }),
		funktion: gemeint,
	};
	personen.neue.set(merkmal(angabe), auftrag);
	if (email !== null && !personen.neue.has(email)) personen.neue.set(email, auftrag);
	return { auftrag, zeile: { name: wer, aktion: 'ANLEGEN', aenderungen: [] }, meldungen };
}

/** Two rows mean one person: the same name with the same mail, or with the same telephone. */
const merkmal = (angabe: Kontaktangabe): string => {
	const woran = angabe.email ?? angabe.telefon?.replace(/\D/g, '') ?? `Zeile ${angabe.nr}`;
	return `${namenswort(angabe)}|${woran}`;
};

/** By the rules of the form. */
function pruefe({ kontakt }: Kontaktangabe, angaben: Partial<PersonFelder>): Zeilenmeldung[] {
	const ergebnis = personSchema.safeParse({ ...LEERE_PERSON, ...angaben });
	if (ergebnis.success) return [];
	return ergebnis.error.issues.map(({ path: [feld], message }) => ({
		istFehler: true,
		spalte: kopfVon(kontakt, String(feld)),
		text: message,
	}));
}
