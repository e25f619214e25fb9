/** What rows of the outbox will become: who reads the mail, and when, or why nobody does. Read with the code that sends. */

import { type Empfaenger, istGruppe, type Mailzeile } from '#commands/reaktionen/mailzeile.ts';
import type { OutboxZeile, Umgebung } from '#commands/umgebung.ts';
import { haengeAn } from '#domain/beliebig-viele.ts';
import { eineMailvorlage, type Mailvorlagenstand } from '#projections/queries/traeger/mailvorlagen.ts';
import { pruefeTeil, type Teil, UNGESENDET } from './inhalt/brief.ts';
import { type Leser, mitglieder } from './inhalt/empfaenger.ts';
import type { Mailkontext } from './inhalt/kontext.ts';
import { gemeinsam, wirdGesammelt } from './sammeln.ts';
import { hindert, kopien, wirdDigest } from './sende.ts';
import type { Mailwerkzeug } from './werkzeug.ts';

export interface Vorabamt {
	readonly umgebung: Umgebung;
	readonly mail: Pick<Mailwerkzeug, 'baseUrl' | 'supportMail'>;
}

/** One mail to one reader, or one that has none. */
export type Vorabsendung = {
	readonly zeile: Teil['zeile'];
	readonly kontext: Mailkontext;
	readonly vorlage: Mailvorlagenstand;
	/** As the row names it, before it is split into its readers. */
	readonly gemeint: Empfaenger;
	readonly empfaenger: Empfaenger;
	/** BALD: when it can't be taken back any more. SPAETER: with others of its kind. MORGEN: in the summary of the day. */
	readonly wann: 'BALD' | 'SPAETER' | 'MORGEN';
} & (
	| { readonly leser: Leser; readonly grund: null }
	/** Why it doesn't leave. */
	| { readonly leser: Leser | null; readonly grund: string }
);

/** In the order in which they leave; what leaves as one stands together. What leaves nobody says why, by itself. */
export async function liesPost(
	amt: Vorabamt,
	hinterlassen: readonly OutboxZeile[],
): Promise<readonly (readonly Vorabsendung[])[]> {
	const alle: Vorabsendung[] = [];
	for (const zeile of hinterlassen) if (zeile.art === 'mail') haengeAn(alle, await liesZeile(amt, zeile as Mailzeile));
	return [...Map.groupBy(alle, (eine) => (eine.grund === null && gemeinsam(eine.zeile)) || eine).values()];
}

/** A group is read by each of its members; a copy goes where the mail itself does. */
async function liesZeile(amt: Vorabamt, zeile: Mailzeile): Promise<Vorabsendung[]> {
	const vorlage = await eineMailvorlage(amt.umgebung.db, zeile.schluessel);
	if (!vorlage) return [];
	const { empfaenger: gemeint } = zeile;
	const einzelne = (await mitglieder(amt.umgebung, gemeint)) ?? [];
	const alle: Vorabsendung[] = [];
	for (const empfaenger of einzelne.length > 0 ? einzelne : [gemeint])
		alle.push(await liesEine(amt, { ...zeile, empfaenger }, gemeint, vorlage));
	if (!alle.some(({ grund, wann }) => grund === null && wann !== 'MORGEN')) return alle;
	for (const kopie of kopien(zeile, vorlage))
		alle.push(await liesEine(amt, { ...zeile, empfaenger: kopie }, kopie, vorlage));
	return alle;
}

async function liesEine(
	amt: Vorabamt,
	eine: Mailzeile,
	gemeint: Empfaenger,
	vorlage: Mailvorlagenstand,
): Promise<Vorabsendung> {
	const { empfaenger, schluessel } = eine;
	const zeile = { ...UNGESENDET, ...eine };
	const { kontext, leser, grund: ueberholt } = await pruefeTeil(amt, zeile, vorlage);
	const isDigest = await wirdDigest(amt.umgebung.db, kontext.parameter, gemeint, schluessel);
	const wann = isDigest ? 'MORGEN' : wirdGesammelt(schluessel) ? 'SPAETER' : 'BALD';
	const sendung = { zeile, kontext, vorlage, gemeint, empfaenger, wann } as const;
	const grund = vorlage.isAktiv ? ueberholt : 'Die Vorlage ist abgeschaltet';
	if (grund !== null) return { ...sendung, leser, grund };
	if (!leser) return { ...sendung, leser, grund: warumNiemand(gemeint) };
	return { ...sendung, leser, grund: await hindert(amt, zeile, leser) } as Vorabsendung;
}

const warumNiemand = (gemeint: Empfaenger): string => {
	if (istGruppe(gemeint)) return 'dort bekommt niemand Systemmails; das legen Sie unter „Personen“ fest';
	return gemeint.art === 'MANDANT_AP' ? 'der Träger hat keine E-Mail-Adresse hinterlegt' : 'keine E-Mail-Adresse';
};
