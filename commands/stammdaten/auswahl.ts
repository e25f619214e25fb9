import type { Kysely } from 'kysely';
import type { Personendaten } from '#domain/akte/zustand.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { Listenkey } from '#domain/stammdaten/listen.ts';
import type { DB } from '#migrations/db.ts';
import { nichtWaehlbar } from '#projections/queries/stammlisten.ts';

/** The list behind each personal field that refers to one. */
const LISTE = {
	titelID: 'titel',
	schulabschlussID: 'schulabschluss',
	ausbildungID: 'ausbildung',
	sportartIDs: 'sportart',
	taetigkeitsfeldIDs: 'taetigkeitsfeld',
	landID: 'land',
	geburtslandID: 'land',
	staatsangehoerigkeitID: 'land',
} as const satisfies Partial<Record<keyof Personendaten, Listenkey | 'land'>>;

type Listenfeld = keyof typeof LISTE;

/**
 * What is newly chosen must be there and active; what was chosen before stays, even if it can't be chosen any more.
 * Refuses with one violation for each field.
 */
export async function pruefeAuswahl(db: Kysely<DB>, neu: Personendaten, bisher: Personendaten = {}): Promise<void> {
	const felder = (Object.keys(LISTE) as Listenfeld[]).filter((feld) => neu[feld] !== undefined);
	const befunde = await Promise.all(
		felder.map(async (feld): Promise<Regelverstoss[]> => {
			const schon = alsListe(bisher[feld]);
			const gewaehlt = alsListe(neu[feld]).filter((id) => !schon.includes(id));
			const fehlend = await nichtWaehlbar(db, LISTE[feld], gewaehlt);
			return fehlend.size
				? [{ code: 'AUSWAHL', http: 422, feld, text: 'Bitte wählen Sie einen Eintrag der Liste.' }]
				: [];
		}),
	);
	const verstoesse = befunde.flat();
	if (verstoesse.length) throw new Abgelehnt(verstoesse);
}

const alsListe = (wert: string | readonly string[] | null | undefined): readonly string[] =>
	typeof wert === 'string' ? [wert] : (wert ?? []);
