import { fuehreAus } from '#commands/akte/befehl.ts';
import type { Vorabmail } from '#commands/mail/inhalt/brief.ts';
import type { Vorabamt } from '#commands/mail/vorher.ts';
import { probiereSenden } from '#commands/vorhaben.ts';
import { nachfragen } from '#domain/akte/entscheidungen/wunsch/nachfragen.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { sichtIn } from '#domain/akte/zugang.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Akteur, Partei } from '#domain/rollen.ts';

interface Nachfrageprobe {
	/** Why nobody is asked; null: it goes. */
	readonly grund: string | null;
	readonly partei: Partei | null;
	readonly anzahl: number;
	readonly mail: Vorabmail | null;
}

const NIEMAND = { partei: null, anzahl: 0, mail: null };

/** Whom the place would ask: the command is done, its mails are read, and it is taken back. */
export async function probiereNachfrage(
	amt: Vorabamt,
	akteur: Akteur,
	{ freiwilligerID, wunschID }: { readonly freiwilligerID: string; readonly wunschID: string },
): Promise<Nachfrageprobe> {
	let gefragt: Pick<Nachfrageprobe, 'partei'> & { readonly kennt: boolean } = { partei: null, kennt: false };
	try {
		const { mails, mail } = await probiereSenden(amt, (sandkasten) =>
			fuehreAus(sandkasten, { akteur }, freiwilligerID, (lage) => {
				const entschluss = nachfragen(lage, { wunschID });
				const [partei = null] = entschluss.akte.flatMap((e) => (e.type === 'WunschNachgefragt' ? e.facts.partei : []));
				gefragt = { partei, kennt: partei !== null && kenntLeser(lage, partei) };
				return entschluss;
			}),
		);
		const anzahl = mails.filter(({ grund }) => grund === null).length;
		const { partei, kennt } = gefragt;
		// Where it goes is its reader's business.
		return { grund: null, partei, anzahl, mail: kennt && mail ? { ...mail, email: '' } : null };
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
