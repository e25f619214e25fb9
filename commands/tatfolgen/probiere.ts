import { zieheNummerZumStatus, zieheVertragsnummer } from '#commands/akte/abschliessen.ts';
import { type Aktenbefehl, alsBefehl, ladeLage, schreibe } from '#commands/akte/lage.ts';
import { execute } from '#commands/execute.ts';
import { schliesseKonto } from '#commands/konto/loeschen.ts';
import { liesPost, type Vorabamt, type Vorabsendung } from '#commands/mail/vorher.ts';
import { imSandkasten } from '#commands/sandkasten.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { liesVorhaben, type Vorhaben } from '#commands/vorhaben.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { istTraeger } from '#domain/akte/regeln/rechte.ts';
import { entscheideProbe, type Probetat, type Probezusatz } from '#domain/akte/tatfolgen/probe.ts';
import { type Tatfolge, tatfolgen } from '#domain/akte/tatfolgen/tatfolgen.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { alsSatz } from '#domain/format/text.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { genanntesVon } from '#projections/queries/geld/genanntes.ts';

export interface Tatprobe {
	readonly folgen: readonly Tatfolge[];
	/** Seconds its mails wait, and until which it can be taken back; 0: they leave at once. */
	readonly wartet: number;
	/** What refuses it as it is; empty: it goes. */
	readonly gruende: readonly Regelverstoss[];
}

interface Getanes {
	readonly vorher: Lage;
	readonly entschluss: Entschluss;
	readonly danach: Akte;
}

/** What an act would do: it is done, told by its decision and by the mails it leaves, and taken back. */
export const probiereTat = (
	amt: Vorabamt,
	befehl: Aktenbefehl,
	freiwilligerID: string,
	tat: Probetat,
): Promise<Tatprobe> =>
	imSandkasten(amt.umgebung, async (umgebung, hinterlassen) => {
		try {
			const { vorher, entschluss, danach } = await fuehreAus(umgebung, befehl, freiwilligerID, tat);
			const post = (await liesPost({ ...amt, umgebung }, hinterlassen)).flatMap(([erste]) => erste ?? []);
			const wartet = hinterlassen.some((zeile) => zeile.wartet) ? vorher.referenz.parameter.versandVerzoegerung : 0;
			return { folgen: [...tatfolgen(vorher, entschluss, danach), ...mailfolgen(vorher, post)], wartet, gruende: [] };
		} catch (fehler) {
			if (fehler instanceof Abgelehnt) return { folgen: [], wartet: 0, gruende: fehler.verstoesse };
			throw fehler;
		}
	});

/** The mails it would leave, as they arrive; a refusal of the act is one of this. */
export const liesTatpost = (
	amt: Vorabamt,
	befehl: Aktenbefehl,
	freiwilligerID: string,
	tat: Probetat,
	worte?: Probezusatz['worte'],
): Promise<Vorhaben> =>
	imSandkasten(amt.umgebung, async (umgebung, hinterlassen) => {
		await fuehreAus(umgebung, befehl, freiwilligerID, tat, worte);
		return liesVorhaben({ ...amt, umgebung }, hinterlassen);
	});

const fuehreAus = (
	umgebung: Umgebung,
	befehl: Aktenbefehl,
	id: string,
	tat: Probetat,
	worte?: Probezusatz['worte'],
): Promise<Getanes> =>
	execute(umgebung, alsBefehl(befehl), async (sitzung) =>
		tue(sitzung, await ladeLage(sitzung, befehl.akteur, id, befehl.bedarf), tat, worte),
	);

async function tue(sitzung: Sitzung, lage: Lage, tat: Probetat, worte: Probezusatz['worte']): Promise<Getanes> {
	const vorher: Lage = { ...lage, akte: structuredClone(lage.akte) };
	const entschluss = entscheideProbe(lage, tat, {
		neueNummer: await zieheNummer(sitzung, lage, tat),
		worte,
		...(tat.tat === 'loeschen' && { genanntes: await genanntesVon(sitzung.db, lage.akte.id) }),
	});
	schreibe(sitzung, lage.akte.id, entschluss);
	if (tat.tat === 'loeschen' && lage.akte.userID) await schliesseKonto(sitzung, lage.akte.userID);
	return { vorher, entschluss, danach: await sitzung.lies(akteAggregat, lage.akte.id) };
}

/** As the act itself would draw one. */
async function zieheNummer(sitzung: Sitzung, lage: Lage, tat: Probetat): Promise<string | null> {
	if (tat.tat === 'statusSetzen') return zieheNummerZumStatus(lage, sitzung, tat);
	const gezogen = tat.tat === 'abschliessen' && !tat.vertragsnummer;
	return gezogen ? zieheVertragsnummer(lage, sitzung, tat.wunschID) : null;
}

const SAETZE = {
	BALD: (n: number) => (n === 1 ? '1 E-Mail' : `${n} E-Mails`),
	SPAETER: (n: number) =>
		`Nach etwa 30 Minuten ${n === 1 ? '1 E-Mail' : `${n} E-Mails`} mit den angeforderten Dokumenten`,
	MORGEN: () => 'In der Zusammenfassung am nächsten Morgen',
} as const satisfies Record<Vorabsendung['wann'], (n: number) => string>;

/** Each time of sending one sentence, with who reads it. */
function mailfolgen(lage: Lage, post: readonly Vorabsendung[]): Tatfolge[] {
	const gehende = post.filter(({ grund }) => grund === null);
	const jeZeit = Map.groupBy(gehende, ({ wann }) => wann);
	return (['BALD', 'SPAETER', 'MORGEN'] as const).flatMap((wann): Tatfolge[] => {
		const dann = jeZeit.get(wann) ?? [];
		if (dann.length === 0) return [];
		const namen = new Set(dann.map((sendung) => benannt(lage, sendung)));
		return [{ art: 'MAILS', text: alsSatz(`${SAETZE[wann](dann.length)}: ${[...namen].join(', ')}`) }];
	});
}

/** Who reads the mails of a place is for the Traeger to know. */
function benannt({ akteur, akte, referenz }: Lage, { gemeint, empfaenger, leser }: Vorabsendung): string {
	const name = leser?.name ?? '';
	const istSelbst =
		(empfaenger.art === 'USER' && empfaenger.id === akteur.userID) ||
		(empfaenger.art === 'FREIWILLIGER' && akte.userID !== null && akte.userID === akteur.userID);
	if (istSelbst) return 'Sie selbst';
	if (gemeint.art === 'EINSATZORT' && !istTraeger(akteur))
		return referenz.adressen.get(gemeint.id)?.bezeichnung ?? name;
	return name;
}
