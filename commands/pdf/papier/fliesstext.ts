import type { Papierteil, Papierzeile, Spanne } from '#domain/papier/papier.ts';
import type { Element } from './gliederung.ts';
import { bindetZeile, type Kasten } from './kasten.ts';
import { BETREFF, GRUND, TITEL, UEBERSCHRIFT, UNTERZEILE } from './masse.ts';
import { type Farbe, GRAU, SCHWARZ, type Stift } from './stift.ts';

/** Where parts of a paper are set. */
export interface Satz {
	readonly stift: Stift;
	readonly dokument: Element;
	/** From the left of the page. */
	readonly links: number;
	readonly breite: number;
}

export interface Schriftart {
	readonly groesse: number;
	/** From one line to the next. */
	readonly zeile: number;
	readonly farbe?: Farbe;
}

/** Where the letters of a line stand, below its upper edge. */
export const grundlinie = ({ groesse, zeile }: Schriftart): number => (zeile - groesse) / 2 + groesse * 0.86;

export const fett = (zeile: Papierzeile): Spanne[] => zeile.map((spanne) => ({ ...spanne, schnitt: 'fett' }));
export const schlicht = (text: string): Spanne[] => [{ text, schnitt: 'normal' }];
const aufrecht = (zeile: Papierzeile): Spanne[] =>
	zeile.map(({ text, schnitt }) => ({ text, schnitt: schnitt === 'kursiv' ? 'normal' : schnitt }));

interface Absatz {
	readonly zeilen: readonly Papierzeile[];
	readonly art: Schriftart;
	readonly in: Element;
	readonly davor: number;
	/** Its last line stays with what follows. */
	readonly bindet?: boolean;
	readonly einzug?: number;
}

/** The lines of one element, one below the other. */
export function absatzkaesten({ stift, links, breite }: Satz, absatz: Absatz): Kasten[] {
	const { art, in: element, davor, bindet = false, einzug = 0 } = absatz;
	const zeilen = stift.schrift.umbrich(absatz.zeilen, breite - einzug, art.groesse);
	return zeilen.map((zeile, i) => ({
		hoehe: art.zeile,
		davor: i === 0 ? davor : 0,
		bindet: i === zeilen.length - 1 ? bindet : bindet || bindetZeile(i, zeilen.length),
		setze: (y) => {
			const stelle = { x: links + einzug, y: y + grundlinie(art), groesse: art.groesse, in: element };
			stift.text(zeile, { ...stelle, farbe: art.farbe ?? SCHWARZ });
		},
	}));
}

type Text = Extract<Papierteil, { art: 'TITEL' | 'BETREFF' | 'UEBERSCHRIFT' | 'ABSATZ' | 'UNTERZEILE' | 'LISTE' }>;

export function textkaesten(satz: Satz, teil: Text, danach: Papierteil | undefined): Kasten[] {
	const { dokument } = satz;
	switch (teil.art) {
		case 'TITEL':
			return absatzkaesten(satz, {
				...{ zeilen: [fett(teil.inhalt)], art: TITEL, in: dokument.unter('H1'), davor: 0, bindet: true },
			});
		case 'BETREFF':
			return absatzkaesten(satz, {
				...{ zeilen: [fett(teil.inhalt)], art: BETREFF, in: dokument.unter('H1'), davor: 0, bindet: true },
			});
		case 'UEBERSCHRIFT':
			return absatzkaesten(satz, {
				...{ zeilen: [fett(teil.inhalt)], art: UEBERSCHRIFT, in: dokument.unter('H2'), davor: 11, bindet: true },
			});
		case 'UNTERZEILE':
			return absatzkaesten(satz, {
				...{
					zeilen: teil.zeilen.map(aufrecht),
					art: { ...UNTERZEILE, farbe: GRAU },
					in: dokument.unter('P'),
					davor: 2,
				},
				bindet: danach?.art === 'UNTERSCHRIFTEN',
			});
		case 'ABSATZ':
			return absatzkaesten(satz, { zeilen: teil.zeilen, art: GRUND, in: dokument.unter('P'), davor: 6 });
		case 'LISTE':
			return listenkaesten(satz, teil.punkte);
	}
}

const EINZUG = 14;
const PUNKT = schlicht('•');

function listenkaesten(satz: Satz, punkte: readonly Papierzeile[]): Kasten[] {
	const liste = satz.dokument.unter('L');
	return punkte.flatMap((punkt, i) => {
		const eintrag = liste.unter('LI');
		const zeichen = eintrag.unter('Lbl');
		const [erste, ...weitere] = absatzkaesten(satz, {
			...{ zeilen: [punkt], art: GRUND, in: eintrag.unter('LBody'), davor: i === 0 ? 4 : 1.5, einzug: EINZUG },
		});
		if (!erste) return [];
		const setze = (y: number) => {
			satz.stift.text(PUNKT, { x: satz.links + 3, y: y + grundlinie(GRUND), groesse: GRUND.groesse, in: zeichen });
			erste.setze(y);
		};
		return [{ ...erste, setze }, ...weitere];
	});
}
