/** Mails that aren't written yet: who would get them, and when. */
import type { Empfaenger, Mailzeile } from '#commands/reaktionen/mailzeile.ts';
import { istGruppe } from '#commands/reaktionen/mailzeile.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { eineMailvorlage, type Mailvorlagenstand } from '#projections/queries/traeger/mailvorlagen.ts';
import { entfaellt } from './inhalt/anlass.ts';
import { findeLeser, type Leser, mitglieder } from './inhalt/empfaenger.ts';
import { ladeKontext, type Mailkontext } from './inhalt/kontext.ts';
import { wirdGesammelt } from './sammeln.ts';
import { hindert, kopien, wirdDigest } from './sende.ts';
import type { Outboxzeile } from './zeile.ts';

/** BALD: when it can't be taken back any more. SPAETER: with others of its kind. MORGEN: in the summary of the day. */
export const MAILZEITEN = ['BALD', 'SPAETER', 'MORGEN'] as const;

export interface Vorabsendung {
	readonly schluessel: string;
	readonly wann: (typeof MAILZEITEN)[number];
	/** As the row names it, before it is split into its readers. */
	readonly gemeint: Empfaenger;
	readonly empfaenger: Empfaenger;
	readonly leser: Leser;
}

const UNGESCHRIEBEN = { id: '', stream: null, version: null, versuch: 0, messageID: '' };

/** What would leave of these rows about a file, by the rules of sending; `danach`: the file as it will be then. */
export async function sendungen(
	umgebung: Umgebung,
	zeilen: readonly Mailzeile[],
	danach: Akte,
): Promise<readonly Vorabsendung[]> {
	const alle: Vorabsendung[] = [];
	for (const { schluessel, empfaenger, daten } of zeilen) {
		alle.push(...(await ausZeile(umgebung, { ...UNGESCHRIEBEN, schluessel, empfaenger, daten }, empfaenger, danach)));
	}
	const jede = new Map(alle.map((s, nr) => [wirdGesammelt(s.schluessel) ? buendel(s) : `${nr}`, s]));
	return [...jede.values()];
}

/** What leaves as one. */
const buendel = ({ schluessel, empfaenger }: Vorabsendung): string => JSON.stringify([schluessel, empfaenger]);

async function ausZeile(
	umgebung: Umgebung,
	zeile: Outboxzeile,
	gemeint: Empfaenger,
	danach: Akte,
): Promise<Vorabsendung[]> {
	const { schluessel } = zeile;
	const vorlage = await eineMailvorlage(umgebung.db, schluessel);
	if (!vorlage?.isAktiv) return [];
	const kontext = await ladeKontext(umgebung, zeile, danach);
	const istGeteilt = istGruppe(gemeint);
	if (istGeteilt && entfaellt(zeile, kontext, null)) return [];
	const isDigest = istGeteilt && (await wirdDigest(umgebung.db, kontext.parameter, gemeint, schluessel));
	const wann = isDigest ? 'MORGEN' : wirdGesammelt(schluessel) ? 'SPAETER' : 'BALD';
	const sendungen: Vorabsendung[] = [];
	for (const empfaenger of istGeteilt ? ((await mitglieder(umgebung, gemeint)) ?? []) : [gemeint]) {
		const leser = await wer(umgebung, { ...zeile, empfaenger }, kontext, vorlage);
		if (!leser) continue;
		sendungen.push({ schluessel, wann, gemeint, empfaenger, leser });
		if (isDigest) continue;
		for (const kopie of kopien({ ...zeile, empfaenger }, vorlage)) {
			const mitleser = await wer(umgebung, { ...zeile, empfaenger: kopie }, kontext, vorlage);
			if (mitleser) sendungen.push({ schluessel, wann, gemeint: kopie, empfaenger: kopie, leser: mitleser });
		}
	}
	return sendungen;
}

/** null: it wouldn't leave. */
async function wer(
	umgebung: Umgebung,
	zeile: Outboxzeile & { readonly empfaenger: Empfaenger },
	kontext: Mailkontext,
	vorlage: Mailvorlagenstand,
): Promise<Leser | null> {
	const leser = await findeLeser(umgebung, zeile.empfaenger, kontext, vorlage);
	if (!leser || entfaellt(zeile, kontext, leser.user)) return null;
	return (await hindert({ umgebung }, zeile, leser)) ? null : leser;
}
