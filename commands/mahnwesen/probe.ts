import { ladeLagen } from '#commands/akte/lage.ts';
import { probiere } from '#commands/execute.ts';
import { liesVorab, type Vorabmail } from '#commands/mail/inhalt/brief.ts';
import { mitglieder } from '#commands/mail/inhalt/empfaenger.ts';
import type { Mailkontext } from '#commands/mail/inhalt/kontext.ts';
import type { Mailwerkzeug } from '#commands/mail/werkzeug.ts';
import { mahnmail } from '#commands/reaktionen/mahnung.ts';
import type { Mailzeile } from '#commands/reaktionen/mailzeile.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { mahnen } from '#domain/akte/entscheidungen/dokument/mahnen.ts';
import type { Lage } from '#domain/akte/lage.ts';
import type { Mahnadressat } from '#domain/akte/zustand.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { mahnleser } from '#projections/queries/dokumente/mahnleser.ts';
import { aktenDerAnforderungen } from '#projections/queries/dokumente/mahnwesen.ts';
import { eineMailvorlage } from '#projections/queries/traeger/mailvorlagen.ts';
import { adressatenVon, type BenannterAdressat } from './adressaten.ts';

/** What a reminder by hand would do to one request. */
interface Probezeile {
	readonly anforderungID: string;
	/** Why nobody gets anything; null: it goes. */
	readonly grund: string | null;
	readonly an: readonly BenannterAdressat[];
}

export interface Mahnprobe {
	readonly zeilen: readonly Probezeile[];
	/** As the first of those who get one reads it; null: nobody does. */
	readonly mail: Vorabmail | null;
}

interface Amt {
	readonly umgebung: Umgebung;
	readonly mail: Pick<Mailwerkzeug, 'baseUrl'>;
}

/** Who would be reminded, of what, and who wouldn't and why: the rules of the command say so, and nothing is written. */
export async function probiereMahnen(amt: Amt, akteur: Akteur, anforderungIDs: readonly string[]): Promise<Mahnprobe> {
	const { umgebung } = amt;
	const einzelne = [...new Set(anforderungIDs)];
	const akten = await aktenDerAnforderungen(umgebung.db, einzelne);
	const lagen = await probiere(umgebung, { akteur }, (probe) =>
		ladeLagen(probe, akteur, [...new Set(akten.values())], {}),
	);
	const gefragte = einzelne.map((id) => frage(lagen.get(akten.get(id) ?? ''), id));
	const leser = await mahnleser(
		umgebung.db,
		gefragte.flatMap(({ an }) => an),
	);
	const gehende = gefragte.filter(({ grund, an }) => grund === null && an.some((eine) => leser(eine).length > 0));
	const namen = await adressatenVon(
		umgebung,
		gehende.flatMap(({ id, lage }) => benennbar(id, lage)),
	);
	return {
		zeilen: gefragte.map((gefragtes) => ({
			anforderungID: gefragtes.id,
			grund: gefragtes.grund ?? (gehende.includes(gefragtes) ? null : OHNE_EMAIL),
			an: namen.get(gefragtes.id) ?? [],
		})),
		mail: await ersteMail(
			amt,
			gehende.flatMap(({ mails }) => mails),
		),
	};
}

const OHNE_EMAIL = 'keine E-Mail-Adresse';

interface Gefragtes {
	readonly id: string;
	readonly lage: Lage | undefined;
	readonly grund: string | null;
	readonly an: readonly Mahnadressat[];
	/** As the command would write them. */
	readonly mails: readonly Mailzeile[];
}

function frage(lage: Lage | undefined, id: string): Gefragtes {
	const nichts = { id, lage, an: [], mails: [] };
	if (!lage) return { ...nichts, grund: NICHT_GEFUNDEN.text };
	try {
		const gemahnt = mahnen(lage, { anforderungIDs: [id] }).akte.flatMap((e) => (e.type === 'DokumentGemahnt' ? e : []));
		return {
			...{ id, lage, grund: null },
			an: gemahnt.flatMap(({ facts }) => facts.an),
			mails: gemahnt.flatMap(({ facts }) => mahnmail(lage.akte, facts)),
		};
	} catch (fehler) {
		if (!(fehler instanceof Abgelehnt)) throw fehler;
		return { ...nichts, grund: fehler.message };
	}
}

function benennbar(id: string, lage: Lage | undefined) {
	const anforderung = lage?.akte.anforderungen.find((a) => a.id === id);
	const spec = lage?.referenz.specs.find((s) => s.id === anforderung?.specID);
	return lage && spec ? [{ zeile: { id, freiwilligerID: lage.akte.id }, spec }] : [];
}

/** The first one’s, with everything he is reminded of. */
async function ersteMail(amt: Amt, mails: readonly Mailzeile[]): Promise<Vorabmail | null> {
	const [erste] = mails;
	const vorlage = erste && (await eineMailvorlage(amt.umgebung.db, erste.schluessel));
	if (!erste || !vorlage) return null;
	const { art, id } = erste.empfaenger;
	const seine = mails.filter((m) => m.empfaenger.art === art && m.empfaenger.id === id);
	const [einer = erste.empfaenger] = (await mitglieder(amt.umgebung, erste.empfaenger)) ?? [];
	return liesVorab(
		amt,
		seine.map(({ schluessel, daten }) => ({ schluessel, empfaenger: einer, daten })),
		vorlage,
		gemahntes,
	);
}

const gemahntes = (kontext: Mailkontext): Mailkontext => ({
	...kontext,
	anforderungen: kontext.anforderungen.map((a) => ({ ...a, mahnstufe: a.mahnstufe + 1 })),
});
