/** What commands that were only tried would send: read with the code that sends it. */

import { schreibeVorab, type Teil, type Vorabmail } from '#commands/mail/inhalt/brief.ts';
import type { Mailkontext } from '#commands/mail/inhalt/kontext.ts';
import { gemeinsam, wartendeNeben } from '#commands/mail/sammeln.ts';
import { liesPost, type Vorabamt, type Vorabsendung } from '#commands/mail/vorher.ts';
import type { Empfaenger, Mailzeile } from '#commands/reaktionen/mailzeile.ts';
import { GRUPPENSEMINAR_ABGLEICHEN, GRUPPENSEMINARE_ABGLEICHEN } from '#commands/reaktionen/seminar.ts';
import { imSandkasten } from '#commands/sandkasten.ts';
import { gleicheAlleAb, gleicheSeineAb } from '#commands/seminar/gruppenabgleich.ts';
import type { OutboxZeile, Umgebung } from '#commands/umgebung.ts';

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
	/** So many of the kind that wait already leave with it. */
	readonly wartende: number;
}

export interface Vorhaben {
	/** One for each mail, in the order in which they leave; what leaves as one is one. */
	readonly mails: readonly Betroffener[];
	/** As the first of those who get one reads it; null: nobody does. */
	readonly mail: Vorabmail | null;
}

/** Does it, reads the mails it leaves, and takes it back. */
export const probiereSenden = (amt: Vorabamt, tue: (sandkasten: Umgebung) => Promise<unknown>): Promise<Vorhaben> =>
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

/** Whom what was left behind in the sandbox writes to. */
export async function liesVorhaben(amt: Vorabamt, hinterlassen: readonly OutboxZeile[]): Promise<Vorhaben> {
	const post = await liesPost(amt, hinterlassen);
	const erste = post.find(([eine]) => eine?.grund === null && eine.wann !== 'MORGEN')?.filter(istLesbar) ?? [];
	const [erster] = erste;
	const mails: Betroffener[] = [];
	for (const [eine] of post) if (eine) mails.push(await betroffener(amt, eine, hinterlassen));
	return {
		mails,
		mail: erster ? await schreibeVorab(amt, erste, erster.vorlage) : null,
	};
}

const istLesbar = (eine: Vorabsendung): eine is Vorabsendung & Teil => eine.grund === null;

async function betroffener(
	amt: Vorabamt,
	eine: Vorabsendung,
	hinterlassen: readonly OutboxZeile[],
): Promise<Betroffener> {
	const { zeile, kontext, vorlage, gemeint, empfaenger, leser, grund, wann } = eine;
	const name = nameIn(kontext);
	const genannt = empfaenger.art === 'ZUSATZ' ? leser?.email : leser?.name;
	const einer = genannt || (gemeint.art === 'FREIWILLIGER' && name) || stelleIn(kontext, gemeint);
	const wer = einer || WORT[gemeint.art] || 'Unbekannt';
	return {
		...{ wer, was: vorlage.bezeichnung, ueber: name === wer ? null : name, grund, isUebersicht: wann === 'MORGEN' },
		wartende: grund === null ? await wartende(amt, zeile, hinterlassen) : 0,
	};
}

/** The rows that were only tried wait beside the real ones. */
async function wartende(
	{ umgebung }: Vorabamt,
	zeile: Vorabsendung['zeile'],
	hinterlassen: readonly OutboxZeile[],
): Promise<number> {
	const schluessel = gemeinsam(zeile);
	if (schluessel === null) return 0;
	const probierte = hinterlassen.filter((eine) => eine.art === 'mail' && gemeinsam(eine as Mailzeile) === schluessel);
	return (await wartendeNeben(umgebung, zeile)) - probierte.length;
}

function nameIn({ akte }: Mailkontext): string | null {
	const { vorname, nachname } = akte?.person ?? {};
	return [vorname, nachname].filter(Boolean).join(' ') || null;
}

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
