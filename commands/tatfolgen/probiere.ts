import { type Aktenbefehl, alsBefehl, ladeLage, schreibe } from '#commands/akte/lage.ts';
import { probiere } from '#commands/execute.ts';
import { sendungen, type Vorabsendung } from '#commands/mail/vorher.ts';
import type { Mailzeile } from '#commands/reaktionen/mailzeile.ts';
import type { OutboxZeile, Umgebung } from '#commands/umgebung.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { istTraeger } from '#domain/akte/regeln/rechte.ts';
import { entscheideProbe, type Probetat } from '#domain/akte/tatfolgen/probe.ts';
import { type Tatfolge, tatfolgen } from '#domain/akte/tatfolgen/tatfolgen.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';

export interface Tatprobe {
	readonly folgen: readonly Tatfolge[];
	/** Seconds its mails wait, and until which it can be taken back. */
	readonly wartet: number;
	/** What refuses it as it is; empty: it goes. */
	readonly gruende: readonly Regelverstoss[];
}

/** What an act would do: the decision and the reactions to it, as when it is done, and nothing is written. */
export async function probiereTat(
	umgebung: Umgebung,
	befehl: Aktenbefehl,
	freiwilligerID: string,
	tat: Probetat,
): Promise<Tatprobe> {
	return probiere(umgebung, alsBefehl(befehl), async (probe) => {
		const lage = await ladeLage(probe, befehl.akteur, freiwilligerID, befehl.bedarf);
		const wartet = lage.referenz.parameter.versandVerzoegerung;
		try {
			const vorher: Lage = { ...lage, akte: structuredClone(lage.akte) };
			const entschluss = entscheideProbe(lage, tat);
			schreibe(probe, freiwilligerID, entschluss);
			const danach = await probe.lies(akteAggregat, freiwilligerID);
			const post = await sendungen(umgebung, probe.folgt(umgebung.reaktion).filter(istMail), danach);
			return { folgen: [...tatfolgen(vorher, entschluss, danach), ...mailfolgen(vorher, post)], wartet, gruende: [] };
		} catch (fehler) {
			if (fehler instanceof Abgelehnt) return { folgen: [], wartet, gruende: fehler.verstoesse };
			throw fehler;
		}
	});
}

const istMail = (zeile: OutboxZeile): zeile is Mailzeile => zeile.art === 'mail';

const SAETZE = {
	BALD: (n: number) => (n === 1 ? '1 E-Mail' : `${n} E-Mails`),
	SPAETER: (n: number) =>
		`Nach etwa 30 Minuten ${n === 1 ? '1 E-Mail' : `${n} E-Mails`} mit den angeforderten Dokumenten`,
	MORGEN: () => 'In der Zusammenfassung am nächsten Morgen',
} as const satisfies Record<Vorabsendung['wann'], (n: number) => string>;

/** Each time of sending one sentence, with who reads it. */
function mailfolgen(lage: Lage, post: readonly Vorabsendung[]): Tatfolge[] {
	const jeZeit = Map.groupBy(post, ({ wann }) => wann);
	return (['BALD', 'SPAETER', 'MORGEN'] as const).flatMap((wann): Tatfolge[] => {
		const dann = jeZeit.get(wann) ?? [];
		if (dann.length === 0) return [];
		const namen = new Set(dann.map((sendung) => benannt(lage, sendung)));
		return [{ art: 'MAILS', text: `${SAETZE[wann](dann.length)}: ${[...namen].join(', ')}.` }];
	});
}

/** Who reads the mails of a place is for the Traeger to know. */
function benannt({ akteur, akte, referenz }: Lage, { gemeint, empfaenger, leser }: Vorabsendung): string {
	const istSelbst =
		(empfaenger.art === 'USER' && empfaenger.id === akteur.userID) ||
		(empfaenger.art === 'FREIWILLIGER' && akte.userID !== null && akte.userID === akteur.userID);
	if (istSelbst) return 'Sie selbst';
	if (gemeint.art === 'EINSATZORT' && !istTraeger(akteur))
		return referenz.adressen.get(gemeint.id)?.bezeichnung ?? leser.name;
	return leser.name;
}
