/** How an amount came about, on the wire. Table: money.md, runs; mockup 46. */

import type { Abrufherkunft } from '#commands/geld/foerderherkunft.ts';
import type { Betragsherkunft, Zeilenherkunft } from '#commands/geld/herkunft.ts';
import type { Angabe, Ursache } from '#domain/akte/geldherkunft.ts';
import type { Namen } from '#domain/akte/verlauf/saetze.ts';
import { type VerlaufEintrag, verlauf } from '#domain/akte/verlauf/verlauf.ts';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { tageworte } from '#domain/format/zahl.ts';
import type { Lauf } from '#domain/geld/lauf/lauf.ts';
import type { Laufzeile } from '#domain/geld/lauf/zeilen.ts';
import type { Vertragslaufart } from '#domain/geld/posten.ts';
import { regelworte } from '#domain/geld/regelworte.ts';
import type { Abgeltungsrechnung } from '#domain/recht/urlaubsabgeltung.ts';

const CENT = 100;
const alsEuro = (cent: number): number => cent / CENT;

/** Whose contract it is. */
interface Wessen {
	readonly vertragID: string;
	readonly freiwilligerID: string;
	readonly monat: string;
	readonly name: string;
	readonly vertragsnummer: string | null;
	readonly stelle: { readonly bezeichnung: string } | null;
}

interface Zeilenblick {
	readonly lauf: Lauf;
	readonly status: Exclude<Lauf['status'], 'neu'>;
	/** When the run was reckoned. */
	readonly stand: string;
	readonly zeile: Laufzeile & Wessen;
	readonly herkunft: Zeilenherkunft | Abrufherkunft;
	readonly namen: Namen;
}

/** Of a row of a run. */
export function zeigeHerkunft({ lauf, status, stand, zeile, herkunft, namen }: Zeilenblick) {
	const lesbar = lesbareEreignisse(zeile, herkunft, namen);
	const { betrag, ausgleichZu } = zeile;
	const { heute } = herkunft;
	const seither = lesbar.eintrag(heute.seit);
	const weil = seither
		? `${lesbar.wer(seither)} ${seither.satz.replace(/\.$/, '')}, ${formatDatum(tagInBerlin(seither.zeit))}`
		: heute.grund;
	return {
		...zeigeBetrag(zeile, herkunft, lesbar),
		lauf: { id: lauf.id, nr: lauf.nr, status },
		...{ art: lauf.art, betrag: alsEuro(betrag), position: lauf.rechnung.position, stand },
		...(ausgleichZu !== undefined && { ausgleichZu }),
		foerderung: 'programm' in herkunft ? zeigeFoerderung(herkunft, zeile) : null,
		heute: { betrag: alsEuro(heute.betrag), istGleich: heute.betrag === betrag, weil },
	};
}

interface Sollblick {
	readonly art: Vertragslaufart;
	readonly wessen: Wessen;
	readonly herkunft: Betragsherkunft;
	readonly namen: Namen;
	/** Now. */
	readonly stand: string;
}

/** Of what is owed and in no run. */
export function zeigeSollherkunft({ art, wessen, herkunft, namen, stand }: Sollblick) {
	const betrag = herkunft.teile.reduce((summe, teil) => summe + teil.betrag, 0);
	return {
		...zeigeBetrag(wessen, herkunft, lesbareEreignisse(wessen, herkunft, namen)),
		...{ lauf: null, art, betrag: alsEuro(betrag), foerderung: null, position: null, stand, heute: null },
	};
}

/** The events of a file as whoever asks reads them. */
interface Lesbares {
	eintrag(version: number | null | undefined): VerlaufEintrag | undefined;
	wer(einer: VerlaufEintrag): string;
}

function lesbareEreignisse({ freiwilligerID }: Wessen, { ereignisse }: Betragsherkunft, namen: Namen): Lesbares {
	const zeilen = verlauf(freiwilligerID, ereignisse, namen);
	return {
		eintrag: (version) => (version == null ? undefined : zeilen.findLast((einer) => einer.version <= version)),
		wer: ({ userID }) => (userID === null ? 'Das Portal' : namen.benutzer(userID)),
	};
}

function zeigeBetrag(wessen: Wessen, herkunft: Betragsherkunft | Abrufherkunft, { eintrag, wer }: Lesbares) {
	const { vertragID, freiwilligerID, name, vertragsnummer, monat, stelle } = wessen;
	const { posten, tage, teile, laeufe, grenze, anderswo, betragAus, tageAus, angabenAus } = herkunft;
	const aus = (version: number | null | undefined) => {
		const einer = eintrag(version);
		return einer ? { zeit: einer.zeit, wer: wer(einer), was: einer.satz } : null;
	};
	const dienst = posten && tage;
	return {
		...{ vertragID, freiwilligerID, name, vertragsnummer, monat, einsatzstelle: stelle?.bezeichnung ?? null },
		...{ anteil: posten?.anteil ?? 0, tage: dienst },
		teile: teile.map(({ teil, voll, menge, abgeltung, soll, bisher, betrag: rest }) => ({
			...{ teil, menge, voll: alsEuro(voll), soll: alsEuro(soll), bisher: alsEuro(bisher), betrag: alsEuro(rest) },
			...(abgeltung && { abgeltung: zeigeAbgeltung(abgeltung) }),
			aus: aus(betragAus[teil]),
		})),
		werte: [
			...(dienst && tageAus !== null
				? [{ bezeichnung: `Dienst ${formatDatum(dienst.von)} bis ${formatDatum(dienst.bis)}`, aus: aus(tageAus) }]
				: []),
			...(Object.entries(angabenAus) as [Angabe, number][]).map(([angabe, version]) => ({
				...{ bezeichnung: angabewort(angabe, teile), aus: aus(version) },
			})),
		],
		laeufe: laeufe.map(({ laufID, laufNr, status, betrag, menge }) => ({
			...{ id: laufID, nr: laufNr, status, betrag: alsEuro(betrag), ...(menge !== null && { menge }) },
		})),
		regeln: 'regeln' in herkunft ? herkunft.regeln : regelworte(teile, anderswo, grenze),
		ereignisse: jeEintrag(herkunft.ursachen, eintrag)
			.map(([einer, { davor, danach }]) => ({
				...{ zeit: einer.zeit, wer: wer(einer), was: einer.satz, davor: alsEuro(davor), danach: alsEuro(danach) },
				aenderungen: einer.aenderungen
					.filter(({ gruppe }) => gruppe === 'Vertrag')
					.map(({ bezeichnung, von, nach }) => ({ bezeichnung, von, nach })),
			}))
			.toReversed(),
	};
}

const ANGABE: Readonly<Record<Angabe, string>> = {
	GEBURTSDATUM: 'Geburtsdatum',
	WOHNLAND: 'Wohnsitz',
	EINSATZORT: 'Einsatzort',
	DIENSTART: 'Dienstart',
	RESTURLAUB: 'Resturlaub',
};

function angabewort(angabe: Angabe, teile: Betragsherkunft['teile']): string {
	const abgeltung = angabe === 'RESTURLAUB' ? teile.find((teil) => teil.abgeltung)?.abgeltung : undefined;
	return abgeltung ? `${ANGABE[angabe]} ${tageworte(abgeltung.tage)}` : ANGABE[angabe];
}

const zeigeAbgeltung = ({ tage, diensttageProWoche, monate, wochen }: Abgeltungsrechnung) => ({
	...{ tage: tage / 10, diensttageProWoche: diensttageProWoche / 10, monate, wochen },
});

function zeigeFoerderung({ programm, foerderung, weg, mengeBisher, korrektur }: Abrufherkunft, zeile: Laufzeile) {
	const { id, bezeichnung, nr, seit } = programm;
	const { einheit, monatsregel } = foerderung.regel;
	const satz = weg?.satzzeile ?? null;
	return {
		...{ programm: { id, bezeichnung }, fassung: { nr, seit }, einheit, monatsregel },
		satz: satz && { betrag: alsEuro(satz.cent), abDienstmonat: satz.abDienstmonat, gueltigVon: satz.gueltigVon },
		...{ dienstmonat: weg?.dienstmonat ?? null, korrektur },
		...{ menge: zeile.menge ?? 0, mengeSoll: weg?.menge ?? 0, mengeBisher },
	};
}

/** Events of one act are one line, with what was owed before the first and after the last of them. */
function jeEintrag(
	ursachen: readonly Ursache[],
	eintrag: (version: number) => VerlaufEintrag | undefined,
): [VerlaufEintrag, Pick<Ursache, 'davor' | 'danach'>][] {
	const je = new Map<VerlaufEintrag, Pick<Ursache, 'davor' | 'danach'>>();
	for (const { version, davor, danach } of ursachen) {
		const einer = eintrag(version);
		if (einer) je.set(einer, { davor: je.get(einer)?.davor ?? davor, danach });
	}
	return [...je];
}
