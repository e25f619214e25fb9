import type { Empfaenger } from '#commands/reaktionen/mailzeile.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { haengeAn } from '#domain/beliebig-viele.ts';
import { rendere } from '#domain/vorlagen/rendern.ts';
import type { Mailvorlage } from '#domain/vorlagen/vorlage.ts';
import { type Wert, type Werte, zeilen } from '#domain/vorlagen/werte.ts';
import { KEIN_EMPFAENGER } from '#projections/queries/post/ohne-empfaenger.ts';
import { eineMailvorlage, type Mailvorlagenstand } from '#projections/queries/traeger/mailvorlagen.ts';
import { probewerte } from '../probe.ts';
import { gesammelte, wirdGesammelt } from '../sammeln.ts';
import type { Mailwerkzeug } from '../werkzeug.ts';
import type { Outboxzeile } from '../zeile.ts';
import { entfaellt } from './anlass.ts';
import { einmalSeite } from './einmal-seite.ts';
import { findeLeser, type Leser } from './empfaenger.ts';
import { ladeKontext, type Mailkontext } from './kontext.ts';
import { seite } from './seite.ts';
import { werteFuer } from './werte.ts';

/** One cause of a mail and what it says to its reader. */
export interface Teil {
	readonly zeile: Outboxzeile;
	readonly kontext: Mailkontext;
	readonly leser: Leser;
}

/** What is put into a template, for whom. */
export interface Brief {
	readonly vorlage: Mailvorlage;
	readonly leser: Leser;
	readonly kontext: Mailkontext;
	readonly werte: Werte;
	readonly baseUrl: string;
	/** Volunteers it is about. */
	readonly betrifft: readonly string[];
}

interface Amt {
	readonly umgebung: Umgebung;
	readonly mail: Pick<Mailwerkzeug, 'baseUrl' | 'supportMail'>;
}

/** A mail that hasn't left. */
export interface Vorabmail {
	readonly an: string;
	readonly email: string;
	readonly betreff: string;
	readonly html: string;
}

export const UNGESENDET = { id: '', stream: null, version: null, versuch: 0, messageID: '' };

/**
 * How these, which would leave as one, read; no link in it opens anything, and nothing is kept. null: nobody reads it.
 * `danach`: what will have changed by then.
 */
export async function liesVorab(
	amt: Amt,
	zeilen: readonly Pick<Outboxzeile, 'schluessel' | 'empfaenger' | 'daten'>[],
	vorlage: Mailvorlagenstand,
	danach: (kontext: Mailkontext) => Mailkontext,
): Promise<Vorabmail | null> {
	const teile: Teil[] = [];
	for (const zeile of zeilen) {
		const teil = await ladeTeil(amt, alsProbe({ ...UNGESENDET, ...zeile }), vorlage);
		if (typeof teil !== 'string') teile.push({ ...teil, kontext: danach(teil.kontext) });
	}
	return schreibeVorab(amt, teile, vorlage);
}

/** As what leaves for these causes reads; no link in it opens anything. null: there is none. */
export async function schreibeVorab(
	amt: Amt,
	teile: readonly Teil[],
	vorlage: Mailvorlagenstand,
): Promise<Vorabmail | null> {
	const unverlinkte = teile.map(({ zeile, ...rest }) => ({ zeile: alsProbe(zeile), ...rest }));
	const [erster] = unverlinkte;
	if (!erster) return null;
	const { parameter } = erster.kontext;
	const baseUrl = parameter.baseUrl ?? amt.mail.baseUrl;
	const liste = wirdGesammelt(vorlage.key) ? await eintraege(amt, unverlinkte, baseUrl) : [];
	const werte = new Map([...(await werteEines(amt, erster, baseUrl)), ...liste]);
	const { betreff, html } = rendere(vorlage, werte, parameter.colorPrimary);
	return { an: erster.leser.name, email: erster.leser.email, betreff, html };
}

const alsProbe = (zeile: Outboxzeile): Outboxzeile => ({ ...zeile, daten: { ...zeile.daten, isProbe: true } });

/** The whole of one mail, or of several that leave as one; a text: why nothing is left to say. */
export async function verfasseBrief(amt: Amt, zeile: Outboxzeile, vorlage: Mailvorlagenstand): Promise<Brief | string> {
	const zeilenDavon = wirdGesammelt(zeile.schluessel) ? await gesammelte(amt.umgebung.pool, zeile) : [zeile];
	const teile: Teil[] = [];
	let grund = KEIN_EMPFAENGER;
	for (const eine of zeilenDavon) {
		const teil = await ladeTeil(amt, eine, vorlage);
		if (typeof teil === 'string') grund = teil;
		else teile.push(teil);
	}
	const [erster] = teile;
	if (!erster) return grund;
	const { leser, kontext } = erster;
	const baseUrl = kontext.parameter.baseUrl ?? amt.mail.baseUrl;
	const werte = await werteEines(amt, await gelesenAls(amt, erster, vorlage), baseUrl);
	if (zeile.daten.isProbe) {
		const probe = { ...vorlage, betreff: `Test: ${vorlage.betreff}` };
		return { vorlage: probe, leser, kontext, werte: probewerte(vorlage, werte), baseUrl, betrifft: [] };
	}
	const liste = wirdGesammelt(zeile.schluessel) ? await eintraege(amt, teile, baseUrl) : [];
	const betrifft = [...new Set(teile.flatMap(({ zeile: { daten } }) => daten.freiwilligerID ?? []))];
	return { vorlage, leser, kontext, werte: new Map([...werte, ...liste]), baseUrl, betrifft };
}

/** A message that is tried out reads as it will to the volunteer. */
async function gelesenAls({ umgebung }: Amt, teil: Teil, vorlage: Mailvorlagenstand): Promise<Teil> {
	const { nachricht, freiwilligerID: id } = teil.zeile.daten;
	const leser = nachricht && id && (await findeLeser(umgebung, { art: 'FREIWILLIGER', id }, teil.kontext, vorlage));
	return leser ? { ...teil, leser } : teil;
}

async function ladeTeil(amt: Amt, zeile: Outboxzeile, vorlage: Mailvorlagenstand): Promise<Teil | string> {
	if (!zeile.empfaenger) return KEIN_EMPFAENGER;
	const { kontext, leser, grund } = await pruefeTeil(amt, { ...zeile, empfaenger: zeile.empfaenger }, vorlage);
	return leser && !grund ? { zeile, kontext, leser } : (grund ?? KEIN_EMPFAENGER);
}

/** Who would read it, and why it is obsolete; null: it isn't. */
export async function pruefeTeil(
	{ umgebung, mail: { supportMail } }: Amt,
	zeile: Outboxzeile & { readonly empfaenger: Empfaenger },
	vorlage: Mailvorlagenstand,
): Promise<Pick<Teil, 'kontext'> & { readonly leser: Leser | null; readonly grund: string | null }> {
	const kontext = await ladeKontext(umgebung, zeile);
	const leser = await findeLeser(umgebung, zeile.empfaenger, kontext, { ...vorlage, supportMail });
	const anlass = { ...zeile, schluessel: zeile.daten.anlass ?? zeile.schluessel };
	return { kontext, leser, grund: zeile.daten.isProbe ? null : entfaellt(anlass, kontext, leser?.user ?? null) };
}

/** A link that opens something once is never in a mail that is only tried out. */
async function werteEines({ umgebung }: Amt, { zeile, kontext, leser }: Teil, baseUrl: string): Promise<Werte> {
	const einmal = zeile.daten.isProbe ? '/' : await einmalSeite(umgebung, zeile, kontext, leser);
	const ziel = einmal ?? (zeile.empfaenger ? seite(zeile.schluessel, zeile.empfaenger, kontext) : '/');
	return werteFuer(kontext, leser, { baseUrl, heute: umgebung.ctx().heute, link: `${baseUrl}${ziel}` });
}

/** The list of a mail that leaves for several causes, each once. */
async function eintraege(amt: Amt, teile: readonly Teil[], baseUrl: string): Promise<[string, Wert][]> {
	const alle: string[] = [];
	const fristen: string[] = [];
	for (const teil of teile) {
		const werte = await werteEines(amt, teil, baseUrl);
		haengeAn(alle, await eintragVon(amt, teil, werte));
		const frist = werte.get('frist');
		if (typeof frist === 'string') fristen.push(frist);
	}
	return [
		listeAus(teile[0]?.zeile.schluessel ?? '', alle),
		...(fristen.length ? [['frist', fristen.toSorted()[0]] as [string, Wert]] : []),
	];
}

function listeAus(schluessel: string, alle: readonly string[]): [string, Wert] {
	if (schluessel === 'DIGEST') return ['eintraege.liste', gezaehlt(alle)];
	const name = schluessel === 'SEMINARNACHWEIS_EINGANG' ? 'nachweise.liste' : 'dokumente.liste';
	return [name, [...new Set(alle)]];
}

/** What happened several times is said once, with the number. */
function gezaehlt(eintraege: readonly string[]): readonly string[] {
	const anzahl = Map.groupBy(eintraege, (eintrag) => eintrag);
	return [...anzahl].map(([eintrag, gleiche]) => (gleiche.length > 1 ? `${gleiche.length} × ${eintrag}` : eintrag));
}

async function eintragVon({ umgebung }: Amt, { zeile, kontext }: Teil, werte: Werte): Promise<readonly string[]> {
	switch (zeile.schluessel) {
		case 'DIGEST': {
			const vorlage = await eineMailvorlage(umgebung.db, zeile.daten.anlass ?? '');
			return vorlage?.isAktiv ? [rendere(vorlage, werte, kontext.parameter.colorPrimary).betreff] : [];
		}
		case 'DOKUMENT_EINGEGANGEN':
			return zeilen('dokument.name', werte).map((name) => `${name} (${zeilen('freiwilliger.name', werte)[0]})`);
		case 'SEMINARNACHWEIS_EINGANG': {
			const [wer, was, tage] = ['freiwilliger.name', 'seminar.titel', 'seminar.tage'].map((n) => zeilen(n, werte)[0]);
			return [`${wer}: ${was ?? 'Seminar'}, ${tage} ${tage === '1' ? 'Tag' : 'Tage'}`];
		}
		case 'DOKUMENT_MAHNUNG': {
			const fehlende = zeilen('dokumente.liste', werte);
			if (zeile.empfaenger?.art === 'FREIWILLIGER') return fehlende;
			return fehlende.map((fehlendes) => `${zeilen('freiwilliger.name', werte)[0]}: ${fehlendes}`);
		}
		default:
			return zeilen('dokumente.liste', werte);
	}
}
