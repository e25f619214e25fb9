import { groesster } from '#domain/beliebig-viele.ts';
import type { Papierteil, Papierzeile } from '#domain/papier/papier.ts';
import { fett, grundlinie, type Satz } from './fliesstext.ts';
import type { Element } from './gliederung.ts';
import type { Kasten } from './kasten.ts';
import { GRUND, KLEIN, PARTEI } from './masse.ts';
import { GRAU } from './stift.ts';

type Paare = Extract<Papierteil, { art: 'ANGABEN' }>['paare'];

const LUFT = 3;
const ZWISCHEN = 19;
/** Between a term and its value on one line. */
const ABSTAND = 10;
const BEGRIFFSANTEIL = 0.29;

/** Terms with hairlines: two beside each other where each has room on a line, else one below the other. */
export function angabenkaesten(satz: Satz, paare: Paare): Kasten[] {
	const { stift } = satz;
	const halb = (satz.breite - ZWISCHEN) / 2;
	const weite = (zeile: Papierzeile) => stift.schrift.zeilenbreite(zeile, GRUND.groesse);
	const passt = paare.every(({ begriff, wert }) => weite(begriff) + weite(fett(wert)) + ABSTAND <= halb);
	const liste = satz.dokument.unter('L');
	const eintraege = paare.map(({ begriff, wert }) => {
		const eintrag = liste.unter('LI');
		return { begriff, wert: fett(wert), lbl: eintrag.unter('Lbl'), lbody: eintrag.unter('LBody') };
	});
	if (!passt || paare.length < 4) return eintraege.map((eintrag, i) => breiteReihe(satz, eintrag, i, eintraege.length));
	const hoch = Math.ceil(eintraege.length / 2);
	return Array.from({ length: hoch }, (_, i) => ({
		...reihe(GRUND.zeile, i, hoch),
		setze: (y) => {
			for (const [spalte, eintrag] of [eintraege[i], eintraege[i + hoch]].entries()) {
				if (!eintrag) continue;
				const x = satz.links + spalte * (halb + ZWISCHEN);
				const stelle = { y: y + LUFT + grundlinie(GRUND), groesse: GRUND.groesse };
				stift.text(eintrag.begriff, { ...stelle, x, farbe: GRAU, in: eintrag.lbl });
				stift.text(eintrag.wert, { ...stelle, x: x + halb - weite(eintrag.wert), in: eintrag.lbody });
				unterstreiche(satz, x, halb, y + GRUND.zeile + 2 * LUFT);
			}
		},
	}));
}

interface Eintrag {
	readonly begriff: Papierzeile;
	readonly wert: Papierzeile;
	readonly lbl: Element;
	readonly lbody: Element;
}

function breiteReihe(satz: Satz, { begriff, wert, lbl, lbody }: Eintrag, nr: number, von: number): Kasten {
	const { stift, links, breite } = satz;
	const rechts = breite * BEGRIFFSANTEIL;
	const begriffe = stift.schrift.umbrich([begriff], rechts - ABSTAND, GRUND.groesse);
	const werte = stift.schrift.umbrich([wert], breite - rechts, GRUND.groesse);
	const hoehe = Math.max(begriffe.length, werte.length) * GRUND.zeile;
	return {
		...reihe(hoehe, nr, von),
		setze: (y) => {
			const oben = y + LUFT + grundlinie(GRUND);
			for (const [i, zeile] of begriffe.entries())
				stift.text(zeile, { x: links, y: oben + i * GRUND.zeile, groesse: GRUND.groesse, farbe: GRAU, in: lbl });
			for (const [i, zeile] of werte.entries())
				stift.text(zeile, { x: links + rechts, y: oben + i * GRUND.zeile, groesse: GRUND.groesse, in: lbody });
			unterstreiche(satz, links, breite, y + hoehe + 2 * LUFT);
		},
	};
}

const reihe = (hoehe: number, nr: number, von: number) => ({
	hoehe: hoehe + 2 * LUFT,
	davor: nr === 0 ? 3 : 0,
	// Neither the first nor the last stands alone on a page.
	bindet: (nr === 0 && von > 1) || nr === von - 2,
});

const unterstreiche = ({ stift }: Satz, x: number, breite: number, y: number) =>
	stift.strich({ x, y }, { x: x + breite, y });

type Spalten = Extract<Papierteil, { art: 'SPALTEN' }>['spalten'];

const RINNE = 10;
const POLSTER = 7;
/** The first party has most to say. */
const GEWICHTE: Readonly<Record<number, readonly number[]>> = { 3: [1.2, 1, 1] };

/** Parties beside each other, three in a row, four in two rows of two. */
export function spaltenkaesten(satz: Satz, spalten: Spalten): Kasten[] {
	const jeReihe = spalten.length === 4 ? 2 : 3;
	const reihen = Array.from({ length: Math.ceil(spalten.length / jeReihe) }, (_, i) =>
		spalten.slice(i * jeReihe, (i + 1) * jeReihe),
	);
	return reihen.map((reihe, i) => ({
		...spaltenkasten(satz, reihe),
		davor: i === 0 ? 12 : 0,
		bindet: i < reihen.length - 1,
	}));
}

/** Between two lines, parted by hairlines. */
function spaltenkasten(satz: Satz, spalten: Spalten): Pick<Kasten, 'hoehe' | 'setze'> {
	const { stift } = satz;
	const gewichte = spalten.map((_, i) => GEWICHTE[spalten.length]?.[i] ?? 1);
	const summe = gewichte.reduce((a, b) => a + b, 0);
	const breiten = gewichte.map((gewicht) => (satz.breite * gewicht) / summe);
	const gesetzt = spalten.map(({ titel, zeilen }, i) => {
		const element = satz.dokument.unter('Sect');
		const frei = (breiten[i] ?? 0) - (i === 0 ? RINNE : 2 * RINNE);
		return {
			titel,
			zeilen: stift.schrift.umbrich(zeilen, frei, PARTEI.groesse),
			x: satz.links + breiten.slice(0, i).reduce((a, b) => a + b, 0),
			kopf: element.unter('P'),
			text: element.unter('P'),
		};
	});
	const hoehe = groesster(gesetzt.map(({ zeilen }) => KLEIN.zeile + 2 + zeilen.length * PARTEI.zeile)) + 2 * POLSTER;
	const setze = (y: number) => {
		for (const kante of [y, y + hoehe]) unterstreiche(satz, satz.links, satz.breite, kante);
		for (const [i, { titel, zeilen, x, kopf, text }] of gesetzt.entries()) {
			if (i > 0) stift.strich({ x, y }, { x, y: y + hoehe });
			const links = i === 0 ? x : x + RINNE;
			const oben = y + POLSTER;
			stift.text(titel, { x: links, y: oben + grundlinie(KLEIN), groesse: KLEIN.groesse, farbe: GRAU, in: kopf });
			for (const [j, zeile] of zeilen.entries()) {
				const unten = oben + KLEIN.zeile + 2 + j * PARTEI.zeile + grundlinie(PARTEI);
				stift.text(zeile, { x: links, y: unten, groesse: PARTEI.groesse, in: text });
			}
		}
	};
	return { hoehe, setze };
}

type Tabelle = Extract<Papierteil, { art: 'TABELLE' }>;

/** Its head stands again on each page, there for the eye alone. */
export function tabellenkaesten(satz: Satz, { kopf, zeilen }: Tabelle): Kasten[] {
	const tabelle = satz.dokument.unter('Table');
	const anteil = satz.breite / kopf.length;
	const zeile = (zellen: readonly Papierzeile[], elemente: readonly (Element | undefined)[], davor: number): Kasten => {
		const gesetzt = zellen.map((zelle) => satz.stift.schrift.umbrich([zelle], anteil - ABSTAND, PARTEI.groesse));
		const hoch = groesster(gesetzt.map(({ length }) => length)) * PARTEI.zeile;
		const setze = (y: number) => {
			for (const [i, umbrochen] of gesetzt.entries())
				for (const [j, text] of umbrochen.entries()) {
					const stelle = { x: satz.links + i * anteil, y: y + LUFT + j * PARTEI.zeile + grundlinie(PARTEI) };
					satz.stift.text(text, { ...stelle, groesse: PARTEI.groesse, in: elemente[i] });
				}
			unterstreiche(satz, satz.links, satz.breite, y + hoch + 2 * LUFT);
		};
		return { hoehe: hoch + 2 * LUFT, davor, bindet: false, setze };
	};
	const reihenkopf = tabelle.unter('TR');
	const ueberschriften = kopf.map(fett);
	const erste = zeile(
		ueberschriften,
		kopf.map(() => reihenkopf.unter('TH')),
		4,
	);
	const wieder = zeile(ueberschriften, [], 0);
	const weitere = zeilen.map((zellen) => {
		const reihe = tabelle.unter('TR');
		return {
			...zeile(
				zellen,
				zellen.map(() => reihe.unter('TD')),
				0,
			),
			kopf: wieder,
		};
	});
	return [{ ...erste, bindet: true }, ...weitere];
}
