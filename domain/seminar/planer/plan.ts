/** What the planner reckons with: a cycle's groups and seminars. Table: Seminarplaner. */
import { maxDatum, minDatum } from '#domain/datum.ts';
import type { SeminarStatus } from '#domain/status/seminar.ts';
import { ueberschneidenSich } from '../erreichbar.ts';
import { ersterTag, letzterTag, type Termin } from '../seminar-felder.ts';
import type { Feiertag } from './feiertage.ts';

export interface Plangruppe {
	readonly id: string;
	readonly bezeichnung: string;
	readonly mitglieder: number;
	/** What one of its people must attend, in tenths of a day. */
	readonly pflicht: number;
	/** The service of most of them; null: not known. */
	readonly von: string | null;
	readonly bis: string | null;
	/** Those of its people; empty: of all. */
	readonly dienstartIDs: readonly string[];
	/** Its Dienstart prescribes a final seminar. */
	readonly brauchtAbschluss: boolean;
}

export interface Planseminar {
	readonly id: string;
	readonly bezeichnung: string;
	readonly seminartypID: string;
	readonly status: SeminarStatus;
	readonly termine: readonly Termin[];
	/** Tenths of a day. */
	readonly geplanteTage: number;
	readonly ort: string | null;
	readonly adresse: string | null;
	readonly isOnline: boolean;
	readonly maxTeilnehmer: number | null;
	/** Places taken, or held for somebody. */
	readonly angemeldet: number;
	readonly wartend: number;
	readonly leitungPersonID: string | null;
	readonly leitung: string | null;
	readonly seminargruppeIDs: readonly string[];
	/** Empty: all. */
	readonly dienstartIDs: readonly string[];
}

/** How many members of a group a seminar has to do with. */
export interface Gruppenzahl {
	readonly seminarID: string;
	readonly gruppeID: string;
	readonly anzahl: number;
}

export interface Ferien {
	readonly bezeichnung: string;
	readonly von: string;
	readonly bis: string;
}

export interface Plan {
	readonly heute: string;
	readonly zyklus: { readonly start: string; readonly ende: string };
	readonly gruppen: readonly Plangruppe[];
	/** Without the called off. */
	readonly seminare: readonly Planseminar[];
	/** Members of a group with a place in a seminar that isn't theirs. */
	readonly dabei: readonly Gruppenzahl[];
	/** Members of a group whose service doesn't hold their seminar. */
	readonly ausserhalb: readonly Gruppenzahl[];
	readonly ferien: readonly Ferien[];
	readonly feiertage: readonly Feiertag[];
	/** Who may lead. */
	readonly leitungen: readonly { readonly id: string; readonly name: string }[];
}

/** The group whose service begins first chooses first. */
export const nachDienstbeginn = <G extends Pick<Plangruppe, 'id' | 'bezeichnung' | 'von'>>(
	gruppen: readonly G[],
): G[] =>
	gruppen.toSorted(
		(a, b) =>
			(a.von ?? '9999').localeCompare(b.von ?? '9999') ||
			a.bezeichnung.localeCompare(b.bezeichnung, 'de') ||
			a.id.localeCompare(b.id),
	);

/** Those without a date at the end. */
export const nachTermin = <S extends Pick<Planseminar, 'id' | 'termine'>>(seminare: readonly S[]): S[] =>
	seminare.toSorted(
		(a, b) => (ersterTag(a) ?? '9999').localeCompare(ersterTag(b) ?? '9999') || a.id.localeCompare(b.id),
	);

/** Is it wholly within the service of a group? One without dates, or without a service, is. */
export function imDienst(
	{ von, bis }: Pick<Plangruppe, 'von' | 'bis'>,
	seminar: Pick<Planseminar, 'termine'>,
): boolean {
	const [beginn, ende] = [ersterTag(seminar), letzterTag(seminar)];
	if (beginn === null || ende === null) return true;
	return (von === null || von <= beginn) && (bis === null || ende <= bis);
}

/** Is it meant for people of their Dienstarten? */
export const passtZu = (
	{ dienstartIDs }: Pick<Planseminar, 'dienstartIDs'>,
	gruppe: Pick<Plangruppe, 'dienstartIDs'>,
): boolean =>
	dienstartIDs.length === 0 ||
	gruppe.dienstartIDs.length === 0 ||
	gruppe.dienstartIDs.some((id) => dienstartIDs.includes(id));

export const eigene = <S extends Pick<Planseminar, 'seminargruppeIDs'>>(
	seminare: readonly S[],
	gruppeID: string,
): S[] => seminare.filter(({ seminargruppeIDs }) => seminargruppeIDs.includes(gruppeID));

/** For nobody in particular. */
export const offene = <S extends Pick<Planseminar, 'seminargruppeIDs'>>(seminare: readonly S[]): S[] =>
	seminare.filter(({ seminargruppeIDs }) => seminargruppeIDs.length === 0);

/** null: as many as come. */
export const freiePlaetze = ({ maxTeilnehmer, angemeldet }: Pick<Planseminar, 'maxTeilnehmer' | 'angemeldet'>) =>
	maxTeilnehmer === null ? null : Math.max(0, maxTeilnehmer - angemeldet);

export const zugleich = (a: Pick<Planseminar, 'termine'>, b: Pick<Planseminar, 'termine'>): boolean =>
	ueberschneidenSich(a, b);

/** What two have in common; null: nothing. */
export function gemeinsam(
	a: { readonly von: string; readonly bis: string },
	b: { readonly von: string; readonly bis: string },
): { von: string; bis: string } | null {
	const [von, bis] = [maxDatum(a.von, b.von), minDatum(a.bis, b.bis)];
	return von <= bis ? { von, bis } : null;
}

/** By seminar and group. */
export function zahlen(liste: readonly Gruppenzahl[]): (seminarID: string, gruppeID: string) => number {
	const jePaar = new Map(liste.map(({ seminarID, gruppeID, anzahl }) => [`${seminarID} ${gruppeID}`, anzahl]));
	return (seminarID, gruppeID) => jePaar.get(`${seminarID} ${gruppeID}`) ?? 0;
}
