import type { Kysely } from 'kysely';
import { ADRESSFELDER, ADRESSFELDNAMEN, type AdresseFelder } from '#domain/adresse/adressfelder.ts';
import type { Personendaten } from '#domain/felder/personenfelder.ts';
import type { PersonFelder } from '#domain/person/person-felder.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { SeminarFelder } from '#domain/seminar/seminar-felder.ts';
import type { Listenkey } from '#domain/stammdaten/listen.ts';
import { listeZu } from '#domain/stammdaten/stammfeld.ts';
import type { DB } from '#projections/db.ts';
import { nichtWaehlbar } from '#projections/queries/traeger/stammlisten.ts';

/** The list behind each field that refers to one. */
type Listen<Felder> = { readonly [Feld in keyof Felder]?: Listenkey | 'land' | 'dienstart' };

const FREIWILLIGER = {
	titelID: 'titel',
	schulabschlussID: 'schulabschluss',
	ausbildungID: 'ausbildung',
	sportartIDs: 'sportart',
	taetigkeitsfeldIDs: 'taetigkeitsfeld',
	landID: 'land',
	geburtslandID: 'land',
	staatsangehoerigkeitID: 'land',
} as const satisfies Listen<Personendaten>;

const ADRESSE: Listen<AdresseFelder> = Object.fromEntries(
	ADRESSFELDNAMEN.flatMap((feld) => {
		const liste = listeZu(ADRESSFELDER[feld]);
		return liste === null ? [] : [[feld, liste]];
	}),
);

const PERSON = { titelID: 'titel' } as const satisfies Listen<PersonFelder>;

const SEMINAR = { seminartypID: 'seminartyp', dienstartIDs: 'dienstart' } as const satisfies Listen<SeminarFelder>;

/** What a volunteer chooses; see `pruefe`. */
export const pruefeAuswahl = (db: Kysely<DB>, neu: Personendaten, bisher: Personendaten = {}): Promise<void> =>
	pruefe(db, FREIWILLIGER, neu, bisher);

/** What is chosen for an address; see `pruefe`. */
export const pruefeAdressauswahl = (
	db: Kysely<DB>,
	neu: Partial<AdresseFelder>,
	bisher: Partial<AdresseFelder> = {},
): Promise<void> => pruefe(db, ADRESSE, neu, bisher);

/** What is chosen for a contact person; see `pruefe`. */
export const pruefePersonauswahl = (
	db: Kysely<DB>,
	neu: Partial<PersonFelder>,
	bisher: Partial<PersonFelder> = {},
): Promise<void> => pruefe(db, PERSON, neu, bisher);

/** What is chosen for a seminar; see `pruefe`. */
export const pruefeSeminarauswahl = (
	db: Kysely<DB>,
	neu: Partial<SeminarFelder>,
	bisher: Partial<SeminarFelder> = {},
): Promise<void> => pruefe(db, SEMINAR, neu, bisher);

/** Functions that are given anew. */
export async function pruefeFunktionen(db: Kysely<DB>, funktionen: readonly string[]): Promise<void> {
	const fehlend = await nichtWaehlbar(db, 'funktion', funktionen);
	if (fehlend.size) throw new Abgelehnt([nichtAufDerListe('funktionen')]);
}

type Werte = Readonly<Record<string, unknown>>;

/**
 * What is newly chosen must be there and active; what was chosen before stays, even if it can't be chosen any more.
 * Refuses with one violation for each field.
 */
async function pruefe(db: Kysely<DB>, listen: Listen<Werte>, neu: Werte, bisher: Werte): Promise<void> {
	const befunde = await Promise.all(
		Object.entries(listen).map(async ([feld, liste]): Promise<Regelverstoss[]> => {
			if (!liste || neu[feld] === undefined) return [];
			const schon = alsListe(bisher[feld]);
			const gewaehlt = alsListe(neu[feld]).filter((id) => !schon.includes(id));
			const fehlend = await nichtWaehlbar(db, liste, gewaehlt);
			return fehlend.size ? [nichtAufDerListe(feld)] : [];
		}),
	);
	const verstoesse = befunde.flat();
	if (verstoesse.length) throw new Abgelehnt(verstoesse);
}

const nichtAufDerListe = (feld: string): Regelverstoss => ({
	code: 'AUSWAHL',
	http: 422,
	feld,
	text: 'Bitte wählen Sie einen Eintrag der Liste.',
});

const alsListe = (wert: unknown): readonly string[] =>
	typeof wert === 'string' ? [wert] : ((wert as readonly string[] | null | undefined) ?? []);
