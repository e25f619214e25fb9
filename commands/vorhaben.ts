/** What commands that were only tried would send: read with the code that sends it. */

import { pruefeTeil, schreibeVorab, type Teil, UNGESENDET, type Vorabmail } from '#commands/mail/inhalt/brief.ts';
import { mitglieder } from '#commands/mail/inhalt/empfaenger.ts';
import type { Mailkontext } from '#commands/mail/inhalt/kontext.ts';
import { gemeinsam, kommtInDigest } from '#commands/mail/sammeln.ts';
import { hindert, kopien } from '#commands/mail/sende.ts';
import type { Mailwerkzeug } from '#commands/mail/werkzeug.ts';
import { type Empfaenger, istGruppe, type Mailzeile } from '#commands/reaktionen/mailzeile.ts';
import { GRUPPENSEMINAR_ABGLEICHEN, GRUPPENSEMINARE_ABGLEICHEN } from '#commands/reaktionen/seminar.ts';
import { imSandkasten } from '#commands/sandkasten.ts';
import { gleicheAlleAb, gleicheSeineAb } from '#commands/seminar/gruppenabgleich.ts';
import type { OutboxZeile, Umgebung } from '#commands/umgebung.ts';
import { eineMailvorlage, type Mailvorlagenstand } from '#projections/queries/traeger/mailvorlagen.ts';

/** Somebody, and what he gets, or why he gets nothing. */
export interface Betroffener {
	readonly wer: string;
	/** What the mail is called. */
	readonly was: string;
	/** Of the volunteer it is about, where somebody else reads it. */
	readonly ueber: string | null;
	/** null: it leaves. */
	readonly grund: string | null;
	/** It goes into his summary of the day. */
	readonly isUebersicht: boolean;
}

export interface Vorhaben {
	/** One for each mail, in the order in which they leave; what leaves as one is one. */
	readonly mails: readonly Betroffener[];
	/** As the first of those who get one reads it; null: nobody does. */
	readonly mail: Vorabmail | null;
}

interface Amt {
	readonly umgebung: Umgebung;
	readonly mail: Pick<Mailwerkzeug, 'baseUrl' | 'supportMail'>;
}

/** Does it, reads the mails it leaves, and takes it back. */
export const probiereSenden = (amt: Amt, tue: (sandkasten: Umgebung) => Promise<unknown>): Promise<Vorhaben> =>
	imSandkasten(amt.umgebung, async (umgebung, hinterlassen) => {
		await tue(umgebung);
		await fuehreJobsAus(umgebung, [...hinterlassen]);
		return liesVorhaben({ ...amt, umgebung }, hinterlassen);
	});

/** Whom the members of a group are told by is left to a job. */
async function fuehreJobsAus(umgebung: Umgebung, hinterlassen: readonly OutboxZeile[]): Promise<void> {
	for (const { schluessel, daten } of hinterlassen)
		if (schluessel === GRUPPENSEMINAR_ABGLEICHEN)
			await gleicheAlleAb(umgebung, (daten as { seminarID: string }).seminarID);
		else if (schluessel === GRUPPENSEMINARE_ABGLEICHEN)
			await gleicheSeineAb(umgebung, (daten as { freiwilligerID: string }).freiwilligerID);
}

/** One mail to one reader. */
interface Gelesenes {
	readonly betroffener: Betroffener;
	readonly vorlage: Mailvorlagenstand;
	/** null: nobody reads it. */
	readonly teil: Teil | null;
}

async function liesVorhaben(amt: Amt, hinterlassen: readonly OutboxZeile[]): Promise<Vorhaben> {
	const gelesene: Gelesenes[] = [];
	for (const zeile of hinterlassen) if (zeile.art === 'mail') gelesene.push(...(await lies(amt, zeile as Mailzeile)));
	// What leaves nobody stays by itself, and says why.
	const mails = [...Map.groupBy(gelesene, (eines) => (eines.teil && gemeinsam(eines.teil.zeile)) ?? eines).values()];
	const erste =
		mails.find(([eine]) => eine?.teil && !eine.betroffener.isUebersicht)?.flatMap(({ teil }) => teil ?? []) ?? [];
	const vorlage = gelesene.find(({ teil }) => teil === erste[0])?.vorlage;
	return {
		mails: mails.flatMap(([eine]) => eine?.betroffener ?? []),
		mail: vorlage ? await schreibeVorab(amt, erste, vorlage) : null,
	};
}

/** A group is read by each of its members. */
async function lies(amt: Amt, zeile: Mailzeile): Promise<Gelesenes[]> {
	const { umgebung } = amt;
	const vorlage = await eineMailvorlage(umgebung.db, zeile.schluessel);
	if (!vorlage) return [];
	const einzelne = (await mitglieder(umgebung, zeile.empfaenger)) ?? [];
	const leser = einzelne.length > 0 ? einzelne : [zeile.empfaenger];
	return Promise.all([...leser, ...kopien(zeile, vorlage)].map((einer) => liesEines(amt, zeile, vorlage, einer)));
}

async function liesEines(
	amt: Amt,
	{ empfaenger: gruppe, ...zeile }: Mailzeile,
	vorlage: Mailvorlagenstand,
	empfaenger: Empfaenger,
): Promise<Gelesenes> {
	const ungesendet = { ...UNGESENDET, ...zeile, empfaenger };
	const { kontext, leser, grund: ueberholt } = await pruefeTeil(amt, ungesendet, vorlage);
	const grund =
		(vorlage.isAktiv ? ueberholt : 'Die Vorlage ist abgeschaltet') ??
		(leser ? await hindert(amt, zeile, leser) : warumNiemand(gruppe));
	const name = nameIn(kontext);
	const genannt = empfaenger.art === 'ZUSATZ' ? leser?.email : leser?.name;
	const wer = genannt || (gruppe.art === 'FREIWILLIGER' && name) || stelleIn(kontext, gruppe) || WORT[gruppe.art];
	return {
		betroffener: {
			...{ wer: wer ?? 'Unbekannt', was: vorlage.bezeichnung, ueber: name === wer ? null : name, grund },
			isUebersicht: kontext.parameter.isBatchEmailsEnabled && kommtInDigest(gruppe, zeile.schluessel),
		},
		vorlage,
		teil: leser && grund === null ? { zeile: ungesendet, kontext, leser } : null,
	};
}

function nameIn({ akte }: Mailkontext): string | null {
	const { vorname, nachname } = akte?.person ?? {};
	return [vorname, nachname].filter(Boolean).join(' ') || null;
}

const warumNiemand = (gruppe: Empfaenger): string => {
	if (istGruppe(gruppe)) return 'dort bekommt niemand Systemmails; das legen Sie unter „Personen“ fest';
	return gruppe.art === 'MANDANT_AP' ? 'der Träger hat keine E-Mail-Adresse hinterlegt' : 'keine E-Mail-Adresse';
};

const stelleIn = ({ einsatzort, einsatzstelle }: Mailkontext, { art }: Empfaenger): string | undefined =>
	(art === 'EINSATZORT' ? einsatzort : art === 'KONTINGENT' || art === 'BUCHHALTUNG' ? einsatzstelle : null)
		?.bezeichnung;

/** Who would read it, where nobody is known by name. */
const WORT: Readonly<Partial<Record<Empfaenger['art'], string>>> = {
	EINSATZORT: 'Einsatzstelle',
	KONTINGENT: 'Einsatzstelle',
	BUCHHALTUNG: 'Einsatzstelle',
	ADMINISTRATOREN: 'Administration',
	MANDANT_AP: 'Träger',
	PERSON: 'Person',
};
