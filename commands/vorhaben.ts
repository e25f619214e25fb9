/** What commands that were only tried would send: read with the code that sends it. */

import { schreibeVorab, type Teil, type Vorabmail } from '#commands/mail/inhalt/brief.ts';
import type { Mailkontext } from '#commands/mail/inhalt/kontext.ts';
import { liesPost, type Vorabamt, type Vorabsendung } from '#commands/mail/vorher.ts';
import type { Empfaenger } from '#commands/reaktionen/mailzeile.ts';
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

async function liesVorhaben(amt: Vorabamt, hinterlassen: readonly OutboxZeile[]): Promise<Vorhaben> {
	const post = await liesPost(amt, hinterlassen);
	const erste = post.find(([eine]) => eine?.grund === null && eine.wann !== 'MORGEN')?.filter(istLesbar) ?? [];
	const [erster] = erste;
	return {
		mails: post.flatMap(([eine]) => (eine ? betroffener(eine) : [])),
		mail: erster ? await schreibeVorab(amt, erste, erster.vorlage) : null,
	};
}

const istLesbar = (eine: Vorabsendung): eine is Vorabsendung & Teil => eine.grund === null;

function betroffener({ kontext, vorlage, gemeint, empfaenger, leser, grund, wann }: Vorabsendung): Betroffener {
	const name = nameIn(kontext);
	const genannt = empfaenger.art === 'ZUSATZ' ? leser?.email : leser?.name;
	const einer = genannt || (gemeint.art === 'FREIWILLIGER' && name) || stelleIn(kontext, gemeint);
	const wer = einer || WORT[gemeint.art] || 'Unbekannt';
	return { wer, was: vorlage.bezeichnung, ueber: name === wer ? null : name, grund, isUebersicht: wann === 'MORGEN' };
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
