import type { z } from 'zod';
import { BEDINGUNGEN_ZUSTIMMEN } from '#domain/akte/entscheidungen/vertrag/bedingungen-zustimmen.ts';
import { wunschfall } from '#domain/akte/fall.ts';
import type { Lage } from '#domain/akte/lage.ts';
import {
	type Fassung,
	letzteVereinbarung,
	neueste,
	type Urheber,
	type Vertragsverlauf,
} from '#domain/akte/redline/fassungen.ts';
import {
	bekanntBis,
	type Feldaenderung,
	type Kenntnis,
	vergleiche,
	vonAnderen,
} from '#domain/akte/redline/vergleich.ts';
import { lesbareBedingungen } from '#domain/akte/sicht/vertragsfelder.ts';
import { erklaere } from '#domain/akte/verb.ts';
import type { Namen } from '#domain/akte/verlauf/saetze.ts';
import { betrifft, PARTEIEN, type Partei } from '#domain/akte/vertrag/betroffene.ts';
import { ausstehend, fingerabdruck } from '#domain/akte/vertrag/zustimmung.ts';
import { findeWunsch } from '#domain/akte/zugang.ts';
import type { Vertrag, Vertragsbedingungen } from '#domain/akte/zustand.ts';
import { vertragNachAussen } from '#domain/felder/vertrag.ts';
import { BEDINGUNGEN, type Bedingung } from '#domain/felder/vertragsfelder.ts';
import { istMinderjaehrig } from '#domain/recht/alter.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import type { vergleich } from '../contract/formen/vertragsvergleich.ts';

type Antwort = z.output<typeof vergleich>;

export interface Vergleichsblick {
	readonly lage: Lage;
	readonly vertrag: Vertrag;
	readonly verlauf: Vertragsverlauf;
	readonly namen: Namen;
	readonly gesehen: Antwort['gesehen'];
}

/** Since when, or between which two versions. */
export interface Vergleichswunsch {
	readonly seit: 'BESUCH' | 'EINIGUNG' | 'ANFANG';
	readonly von?: number | undefined;
	readonly bis?: number | undefined;
}

export function zeigeVergleich(blick: Vergleichsblick, wunsch: Vergleichswunsch): Antwort {
	const { lage, vertrag, verlauf, gesehen } = blick;
	const lesbar = lesbareBedingungen(lage.akteur);
	const sichtbare = (von: number, bis: number) =>
		vergleiche(verlauf, von, bis).filter(({ feld }) => lesbar.includes(feld));
	const vereinbart = letzteVereinbarung(verlauf);
	const [erste] = verlauf.fassungen;
	const letzte = neueste(verlauf).version;
	const bekannt = bekanntBis(verlauf, kenntnis(blick));
	const beginn = { BESUCH: bekannt, EINIGUNG: vereinbart?.version, ANFANG: erste.version }[wunsch.seit];
	const von = wunsch.von ?? beginn ?? erste.version;
	const bis = wunsch.bis ?? letzte;
	const neue = sichtbare(bekannt, letzte).filter((a) => vonAnderen(a, lage.akteur.userID));
	return {
		vertragID: vertrag.id,
		seit: wunsch.von || wunsch.bis ? 'FASSUNG' : wunsch.seit,
		von,
		bis,
		aenderungen: sichtbare(von, bis).map((a) => ({
			...zeigeAenderung(blick, a),
			isNeu: neue.some(({ feld }) => feld === a.feld),
		})),
		fassungen: zeigeFassungen(blick, sichtbare),
		gesehen,
		neue: neue.length,
		vereinbart: vereinbart && { version: vereinbart.version, zeit: vereinbart.zeit, hash: vereinbart.hash },
		hash: lesbar.length === BEDINGUNGEN.length ? fingerabdruck(lage.ctx, vertrag, vertrag) : null,
		zustimmungen: zeigeZustimmungen(blick, lesbar),
		darfZustimmen: darfZustimmen(blick),
	};
}

function kenntnis({ lage: { akte, akteur }, vertrag, verlauf, gesehen }: Vergleichsblick): Kenntnis {
	const papiere = akte.dokumente.filter(({ vertragID }) => vertragID === vertrag.id).map(({ id }) => id);
	return {
		gesehen: gesehen?.version ?? null,
		istUnterschrieben:
			vertrag.ersteUnterschriftAm !== null || verlauf.fassungen.some(({ anlass }) => anlass === 'UNTERSCHRIFT'),
		durchIhn: akte.signaturen.some(
			(s) => s.status === 'SIGNED' && s.unterschriebenVon === akteur.userID && papiere.includes(s.dokumentID),
		),
	};
}

function darfZustimmen({ lage, vertrag }: Vergleichsblick): boolean {
	const fall = wunschfall<never>(lage, findeWunsch(lage, vertrag.wunschID), null, { vertrag });
	return erklaere(BEDINGUNGEN_ZUSTIMMEN, fall)?.gruende.length === 0;
}

function zeigeAenderung({ namen }: Vergleichsblick, { feld, von, nach, schritte }: Feldaenderung) {
	const wert = (w: Feldaenderung['von']) => nachAussen(feld, w, namen);
	return {
		feld,
		von: wert(von),
		nach: wert(nach),
		schritte: schritte.map((s) => ({ ...zeigeUrheber(s, namen), von: wert(s.von), nach: wert(s.nach) })),
		betrifft: PARTEIEN.filter((partei) => betrifft(partei, feld)),
	};
}

function nachAussen(feld: Bedingung, wert: Feldaenderung['von'], namen: Namen) {
	if (feld === 'einsatzortID' && typeof wert === 'string') return namen.einsatzort(wert);
	return vertragNachAussen({ [feld]: wert } as Partial<Vertragsbedingungen>)[feld] ?? null;
}

/** Changes the viewer reads nothing of are no versions to him. */
function zeigeFassungen(
	{ verlauf, namen }: Vergleichsblick,
	sichtbare: (von: number, bis: number) => readonly Feldaenderung[],
): Antwort['fassungen'] {
	return verlauf.fassungen.flatMap((f: Fassung, i) => {
		const davor = verlauf.fassungen[i - 1];
		const anzahl = davor ? sichtbare(davor.version, f.version).length : 0;
		if (f.anlass === 'AENDERUNG' && anzahl === 0) return [];
		return [{ ...zeigeUrheber(f, namen), anlass: f.anlass, hash: f.hash, anzahl }];
	});
}

function zeigeZustimmungen(blick: Vergleichsblick, lesbar: readonly Bedingung[]): Antwort['zustimmungen'] {
	const { lage, vertrag, verlauf, namen } = blick;
	if (!vertrag.zugestimmt || vertrag.status >= VERTRAG.nr.Archiviert) return [];
	const jetzt = fingerabdruck(lage.ctx, vertrag, vertrag);
	const { geburtsdatum } = lage.akte.person;
	const minderjaehrig = geburtsdatum !== undefined && istMinderjaehrig(geburtsdatum, lage.ctx.heute);
	return PARTEIEN.filter((p) => p !== 'ERZIEHUNGSBERECHTIGTER' || minderjaehrig).map((partei) => {
		const eine = verlauf.zustimmungen.findLast(({ seite, hash }) => seite === partei && hash === jetzt);
		return {
			partei,
			durch: PORTAL.includes(partei) ? ('PORTAL' as const) : ('UNTERSCHRIFT' as const),
			ausstehend: ausstehend(vertrag, partei).filter((feld) => lesbar.includes(feld)),
			zugestimmt: eine ? zeigeUrheber(eine, namen) : null,
		};
	});
}

const PORTAL: readonly Partei[] = ['TRAEGER', 'EINSATZSTELLE'];

function zeigeUrheber({ version, zeit, userID, impersoniertVon, seite }: Urheber, namen: Namen) {
	const wer = (id: string | null) => (id === null ? null : { id, name: namen.benutzer(id) });
	return { version, zeit, akteur: wer(userID), impersoniertVon: wer(impersoniertVon), seite };
}
