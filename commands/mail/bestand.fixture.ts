/** For tests: a small tenant whose events were really appended, so that mails find what they tell. */

import { randomUUID } from 'node:crypto';
import { ohneSchluessel } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import { reaktion } from '#commands/reaktionen/reaktion.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { type Adresse, adresseAggregat, adresseStammdatum } from '#domain/adresse/adresse.ts';
import { LEERE_ADRESSE } from '#domain/adresse/adressfelder.ts';
import type { Aggregat } from '#domain/aggregat.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import * as E from '#domain/akte/ereignisse.ts';
import type { Ereignis } from '#domain/ereignis.ts';
import { PARAMETER_ID, parameterStammdatum } from '#domain/parameter/parameter.ts';
import { STANDARD_PARAMETER } from '#domain/parameter/standard.ts';
import { weiseFunktionZu } from '#domain/person/entscheidungen.ts';
import { personAggregat, personStammdatum } from '#domain/person/person.ts';
import type { PersonFelder } from '#domain/person/person-felder.ts';
import type { WunschStatus } from '#domain/status/wunsch.ts';
import { UserAngelegt, UserFreigeschaltet, UserGesperrt } from '#domain/user/ereignisse.ts';
import { userAggregat } from '#domain/user/user.ts';
import { PROJEKTIONEN } from '#projections/registry.ts';
import { type Testumgebung, testumgebung } from '#scripts/test/umgebung.ts';

export type Bestand = Testumgebung & Mandantenbestand;

type Schreiben = Mandantenbestand['schreibe'];

interface Mandantenbestand {
	readonly stelleID: string;
	readonly einsatzortID: string;
	readonly betreuerID: string;
	/** Appends events as a member of the Traeger's staff. */
	schreibe<Z, Ev extends Ereignis>(aggregat: Aggregat<Z, Ev>, id: string, ereignisse: readonly Ev[]): Promise<Z>;
	/** A self-registered volunteer with one wish, not confirmed yet. */
	neueAkte(name: { vorname: string; nachname: string; email: string | null }): Promise<Probeakte>;
	/** Rows of the outbox, oldest first. */
	outbox(schluessel?: string): Promise<Probezeile[]>;
}

export interface Probeakte {
	readonly id: string;
	readonly userID: string;
	readonly wunschID: string;
}

interface Probezeile {
	readonly id: string;
	readonly schluessel: string;
	readonly empfaenger: { art: string; id: string | null };
	readonly status: string;
	readonly versuch: number;
	readonly fehler: string | null;
}

const META = { userID: randomUUID(), rollen: ['MA_VERWALTUNG'], impersoniertVon: null };
const ZYKLUS = randomUUID();

export const bestand = async (): Promise<Bestand> => bestandIn(await testumgebung(PROJEKTIONEN, { reaktion }));

/** The same in an empty database. */
export async function bestandIn<T extends Pick<Testumgebung, 'umgebung'>>(test: T): Promise<T & Mandantenbestand> {
	const { umgebung } = test;
	const [stelleID, einsatzortID, betreuerID] = [randomUUID(), randomUUID(), randomUUID()];
	const schreibe: Schreiben = (aggregat, id, ereignisse) => haengeAn(umgebung, aggregat, id, ereignisse);

	const parameter = {
		...STANDARD_PARAMETER,
		// What can be taken back is tried elsewhere.
		versandVerzoegerung: 0,
		mandantBezeichnung: 'Sportjugend Musterland',
		mandantApMail: 'ap@traeger.test',
		personOptInMail: true,
		mailReplyTo: 'antwort@traeger.test',
	};
	const satz = parameterStammdatum.aggregat.start(PARAMETER_ID);
	await schreibe(parameterStammdatum.aggregat, PARAMETER_ID, parameterStammdatum.erfasse(satz, parameter));

	const ort = { plz: '70173', ort: 'Stuttgart' };
	const stelle = {
		...LEERE_ADRESSE,
		...ort,
		typ: 'EINSATZSTELLE' as const,
		bezeichnung: 'TSV Muster',
		email: 'tsv@test.de',
	};
	const einsatzort = {
		...LEERE_ADRESSE,
		...ort,
		bezeichnung: 'Sporthalle Süd',
		uebergeordneteID: stelleID,
		dienstartIDs: [randomUUID()],
	};
	for (const [id, felder] of [
		[stelleID, stelle],
		[einsatzortID, einsatzort],
	] as const) {
		const leer = adresseAggregat.start(id) as Adresse;
		await schreibe(adresseAggregat as Aggregat, id, adresseStammdatum.erfasse(leer, felder));
	}
	await neuePerson(schreibe, stelleID, { vorname: 'Petra', nachname: 'Haupt', email: 'petra@tsv.test' });
	await neuePerson(schreibe, einsatzortID, { vorname: 'Paul', nachname: 'Halle', email: 'paul@tsv.test' });
	await neuePerson(schreibe, einsatzortID, {
		nachname: 'Unbestaetigt',
		email: 'nein@tsv.test',
		optInStatus: 'ANGEFRAGT',
	});
	await neuePerson(schreibe, einsatzortID, { nachname: 'Ohne', email: 'ohne@tsv.test', isSystemmailEmpfaenger: false });
	await neuerUser(schreibe, betreuerID, { vorname: 'Bea', nachname: 'Treuer', email: 'bea@tsv.test' });

	return {
		...test,
		stelleID,
		einsatzortID,
		betreuerID,
		schreibe,
		neueAkte: (name) => neueAkte(schreibe, { einsatzortID, stelleID }, name),
		async outbox(schluessel) {
			const { rows } = await umgebung.pool.query<Probezeile>(
				`select id, schluessel, empfaenger, status, versuch, fehler from outbox
				where $1::text is null or schluessel = $1 order by erstellt_am, schluessel, empfaenger`,
				[schluessel ?? null],
			);
			return rows;
		},
	};
}

function haengeAn<Z, Ev extends Ereignis>(
	umgebung: Umgebung,
	aggregat: Aggregat<Z, Ev>,
	id: string,
	ereignisse: readonly Ev[],
): Promise<Z> {
	return execute(umgebung, ohneSchluessel(META), async (sitzung) => {
		await sitzung.lies(aggregat, id);
		return sitzung.schreibe(aggregat, id, ereignisse);
	});
}

export async function neuePerson(
	schreibe: Schreiben,
	adresseID: string,
	felder: Partial<PersonFelder>,
): Promise<string> {
	const id = randomUUID();
	const person = personAggregat.start(id);
	const werte: PersonFelder = {
		...personStammdatum.leer,
		vorname: 'P',
		nachname: 'N',
		isSystemmailEmpfaenger: true,
		optInStatus: 'BESTAETIGT',
		...felder,
	};
	await schreibe(personAggregat, id, [
		...personStammdatum.erfasse(person, werte),
		...weiseFunktionZu(person, { adresseID, funktion: 'ANSPRECHPARTNER' }),
	]);
	return id;
}

type Name = { vorname: string; nachname: string; email: string };

type Rechte = Partial<Parameters<typeof UserAngelegt>[0]>;

/** Its address is proven, unless it is to wait for that (`nach`: 0). */
export async function neuerUser(
	schreibe: Schreiben,
	id: string,
	daten: Name,
	{ nach = 1000, ...rechte }: Rechte = {},
): Promise<void> {
	const facts = { rollen: [], freiwilligerID: null, sprache: 'de', einsatzstelleIDs: [], einsatzortIDs: [] } as const;
	await schreibe(userAggregat, id, [
		UserAngelegt({ von: null, nach: 0, ...facts, ...rechte }, { betroffener: id, art: 'KONTAKT', daten }),
		...(nach === 1000 ? [UserFreigeschaltet({ von: 0, nach })] : []),
	]);
}

export const gesperrt = (): ReturnType<typeof UserGesperrt> => UserGesperrt({});

async function neueAkte(
	schreibe: Schreiben,
	{ einsatzortID, stelleID }: { einsatzortID: string; stelleID: string },
	{ vorname, nachname, email }: { vorname: string; nachname: string; email: string | null },
): Promise<Probeakte> {
	const [id, userID, wunschID] = [randomUUID(), randomUUID(), randomUUID()];
	const werte = { vorname, nachname, email, plz: '70174', ort: 'Stuttgart' };
	const felder = ['vorname', 'nachname', 'email', 'plz', 'ort'] as const;
	await schreibe(akteAggregat, id, [
		E.FreiwilligerRegistriert({ zyklusID: ZYKLUS, userID }),
		E.PersonendatenGeaendert({ felder }, { betroffener: id, art: 'KONTAKT', daten: { werte } }),
		E.WunschGeaeussert({
			wunschID,
			zyklusID: ZYKLUS,
			einsatzortID,
			einsatzstelleID: stelleID,
			dienstartID: null,
			betreuerUserID: null,
			prioritaet: 1,
			nach: 0,
		}),
		E.FreiwilligerStatusGeaendert({ von: null, nach: 0, manuell: false }),
	]);
	return { id, userID, wunschID };
}

/** The volunteer has followed the link. */
export const aktiviert = ({ userID }: Probeakte): E.AkteEreignis[] => [
	E.KontoEroeffnet({ userID }),
	E.BewerbungAbgesendet({}),
	E.FreiwilligerStatusGeaendert({ von: 0, nach: 2000, manuell: false }),
];

export const schritt = ({ wunschID }: Probeakte, von: WunschStatus, nach: WunschStatus) => ({ wunschID, von, nach });

/** Free text of a step, as deciders record it. */
export const worte = <W extends E.Worte>({ id }: Probeakte, daten: W) =>
	({ betroffener: id, art: 'FREITEXT', daten }) as const;
