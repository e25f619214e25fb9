/** Measures of a paper. A4; points unless it says otherwise. */

export const BREITE = 595.28;
export const HOEHE = 841.89;

export const mm = (millimeter: number): number => (millimeter * 72) / 25.4;

/** Below the upper edge of the letterhead: its rule, and where the text begins on a page with it. */
export const ZUR_KOPFLINIE = mm(15);
export const ZUM_TEXT = mm(25.5);
export const TEXT_OBEN_OHNE_KOPF = mm(20);
/** Letters at the foot end here. */
export const FUSS_UNTEN = HOEHE - mm(12);
export const TEXT_ZUM_FUSS = mm(9);

/** DIN 5008, form B: what stands where on the first page of a letter. */
export const BRIEF = {
	/** Address above the address, its hairline, and the first line of the address. */
	absender: mm(60.5),
	absenderlinie: mm(62),
	anschrift: mm(67),
	fensterbreite: mm(80),
	bezug: { x: mm(125), y: mm(50) },
	text: mm(100),
	falz: [mm(105), mm(210)],
	lochung: mm(148.5),
} as const;

export const GRUND = { groesse: 10, zeile: 14.5 } as const;
export const TITEL = { groesse: 17, zeile: 21.5 } as const;
export const BETREFF = { groesse: 12, zeile: 17 } as const;
export const UEBERSCHRIFT = { groesse: 10.5, zeile: 16 } as const;
export const UNTERZEILE = { groesse: 9.3, zeile: 13.5 } as const;
export const PARTEI = { groesse: 9.2, zeile: 12.5 } as const;
export const KLEIN = { groesse: 7.3, zeile: 10 } as const;
