import { ladeLagen } from '#commands/akte/lage.ts';
import { probiere } from '#commands/execute.ts';
import { liesVorab, type Vorabmail } from '#commands/mail/inhalt/brief.ts';
import type { Mailwerkzeug } from '#commands/mail/werkzeug.ts';
import { nachfragemail } from '#commands/reaktionen/mahnung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { nachfragen } from '#domain/akte/entscheidungen/wunsch/nachfragen.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { sichtIn } from '#domain/akte/zugang.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import type { Akteur, Partei } from '#domain/rollen.ts';
import { eineMailvorlage } from '#projections/queries/traeger/mailvorlagen.ts';

interface Amt {
	readonly umgebung: Umgebung;
	readonly mail: Pick<Mailwerkzeug, 'baseUrl'>;
}

interface Nachfrageprobe {
	/** Why nobody is asked; null: it goes. */
	readonly grund: string | null;
	readonly partei: Partei | null;
	readonly anzahl: number;
	readonly mail: Vorabmail | null;
}

const NIEMAND = { partei: null, anzahl: 0, mail: null };

/** Whom the place would ask, as the rules of the command say it; nothing is written. */
export async function probiereNachfrage(
	amt: Amt,
	akteur: Akteur,
	{ freiwilligerID, wunschID }: { readonly freiwilligerID: string; readonly wunschID: string },
): Promise<Nachfrageprobe> {
	const { umgebung } = amt;
	const lagen = await probiere(umgebung, { akteur }, (probe) => ladeLagen(probe, akteur, [freiwilligerID], {}));
	const lage = lagen.get(freiwilligerID);
	if (!lage) throw new Abgelehnt([NICHT_GEFUNDEN]);
	try {
		const [gefragt] = nachfragen(lage, { wunschID }).akte.flatMap((e) => (e.type === 'WunschNachgefragt' ? e : []));
		if (!gefragt) return { ...NIEMAND, grund: null };
		const mails = nachfragemail(lage.akte, gefragt.facts);
		const { partei } = gefragt.facts;
		const [erste] = mails;
		const vorlage = erste && kenntLeser(lage, partei) && (await eineMailvorlage(umgebung.db, erste.schluessel));
		const mail = vorlage ? await liesVorab(amt, [erste], vorlage, (kontext) => kontext) : null;
		// Where it goes is its reader's business.
		return { grund: null, partei, anzahl: mails.length, mail: mail && { ...mail, email: '' } };
	} catch (fehler) {
		// What isn't the caller's is refused as the command would.
		if (!(fehler instanceof Abgelehnt) || fehler.verstoesse.some(({ http }) => http !== 409)) throw fehler;
		return { ...NIEMAND, grund: fehler.message };
	}
}

/** A preview greets its reader by name, and names the volunteer. */
function kenntLeser(lage: Lage, partei: Partei): boolean {
	const sicht = sichtIn(lage);
	if (!sicht?.lesbar.includes('nachname')) return false;
	return partei !== 'ERZIEHUNGSBERECHTIGTER' || sicht.erziehungsberechtigte !== 'KEINE';
}
