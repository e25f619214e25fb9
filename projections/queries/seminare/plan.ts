/** A cycle's plan as the planner reckons with it. */
import type { Kysely } from 'kysely';
import { type Bundesland, bundeslandVonPlz, haeufigstesBundesland } from '#domain/bundesland.ts';
import { rechneSeminartage } from '#domain/recht/seminartage.ts';
import { vorgeschrieben } from '#domain/recht/zusammensetzung.ts';
import type { Referenz } from '#domain/referenz.ts';
import type { Dienstart, Zyklus } from '#domain/referenzsaetze.ts';
import { feiertage } from '#domain/seminar/planer/feiertage.ts';
import type { Ferien, Plan, Plangruppe } from '#domain/seminar/planer/plan.ts';
import type { DB } from '#projections/db.ts';
import { ferienIn, plzBereiche } from '../traeger/schulferien.ts';
import {
	ausserhalbDesDienstes,
	gruppenInOffenen,
	type Planergruppe,
	type Planzeile,
	plangruppen,
	planseminare,
} from './planer.ts';
import { leitungen } from './seminare.ts';

export interface Gruppenplan extends Plangruppe {
	readonly maxTeilnehmer: number | null;
	/** Short names, the most frequent first. */
	readonly dienstarten: readonly string[];
}

export interface Zyklusplan extends Plan {
	readonly gruppen: readonly Gruppenplan[];
	readonly seminare: readonly Omit<Planzeile, 'seminartyp'>[];
}

interface Gefragt {
	readonly zyklus: Zyklus;
	readonly land: Bundesland | null;
	readonly heute: string;
	readonly referenz: Pick<Referenz, 'dienstarten'>;
}

/** A handful of statements, however many take part. */
export async function ladePlan(db: Kysely<DB>, { zyklus, land, heute, referenz }: Gefragt): Promise<Zyklusplan> {
	const zeit = { von: zyklus.start, bis: zyklus.ende };
	const [seminare, gruppen, dabei, ausserhalb, frei, wer] = await Promise.all([
		planseminare(db, zyklus.id),
		plangruppen(db, zyklus.id),
		gruppenInOffenen(db, zyklus.id),
		ausserhalbDesDienstes(db, zyklus.id, heute),
		ladeFreieTage(db, land, zeit),
		leitungen(db),
	]);
	return {
		heute,
		zyklus: { start: zyklus.start, ende: zyklus.ende },
		gruppen: gruppen.map((gruppe) => alsPlangruppe(gruppe, zyklus, referenz)),
		seminare,
		dabei,
		ausserhalb,
		...frei,
		leitungen: wer,
	};
}

/** School and public holidays of a Land; without one only those all Länder have. */
export async function ladeFreieTage(
	db: Kysely<DB>,
	land: Bundesland | null,
	{ von, bis }: { readonly von: string; readonly bis: string },
): Promise<{ ferien: Ferien[]; feiertage: ReturnType<typeof feiertage> }> {
	return {
		ferien: land === null ? [] : await ferienIn(db, land, { von, bis }),
		feiertage: feiertage(land, von, bis),
	};
}

/** Whose holidays are shown until somebody chooses: of the Traeger's own address, or where most Einsatzorte are. */
export async function bundeslandDesTraegers(db: Kysely<DB>, mandantAdresse: string | null): Promise<Bundesland | null> {
	const plz = /\b\d{5}\b/.exec(mandantAdresse ?? '')?.[0];
	return (plz ? bundeslandVonPlz(plz) : null) ?? haeufigstesBundesland(await plzBereiche(db));
}

function alsPlangruppe(
	{ vertreteneIDs, dienstartIDs, pflicht, ...gruppe }: Planergruppe,
	zyklus: Zyklus,
	{ dienstarten }: Pick<Referenz, 'dienstarten'>,
): Gruppenplan {
	const ihre = vertreteneIDs.length > 0 ? vertreteneIDs : dienstartIDs;
	const arten = ihre.flatMap((id) => dienstarten.get(id) ?? []);
	const vertragsbeginn = gruppe.von ?? zyklus.start;
	const teile = arten.flatMap(({ art, isUe27 }) => vorgeschrieben({ art, isUe27, vertragsbeginn }));
	return {
		...gruppe,
		dienstartIDs: ihre,
		dienstarten: arten.map(({ kurz }) => kurz),
		pflicht: pflicht ?? vorgesehen(arten[0], zyklus),
		brauchtAbschluss: teile.some(({ seminartypID }) => seminartypID === 'ABSCHLUSS'),
	};
}

/** Of a service over the whole cycle, in tenths; 0: nobody knows yet which it is. */
function vorgesehen(dienstart: Dienstart | undefined, { start, ende }: Zyklus): number {
	const ganz = { vertragsbeginn: start, vertragsende: ende, geplantesEnde: null };
	return dienstart ? (rechneSeminartage(ganz, dienstart, null)?.tage ?? 0) * 10 : 0;
}
