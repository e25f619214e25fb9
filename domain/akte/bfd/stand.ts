/** How far a BFD agreement is at the federal office, and to whom it goes. Table: money.md §5. */

export const BFD_STAENDE = ['EINGEREICHT', 'RUECKFRAGE', 'GENEHMIGT', 'ABGELEHNT'] as const;
export type BfdStand = (typeof BFD_STAENDE)[number];

export const BFD_STELLEN = ['ZENTRALSTELLE', 'ABRECHNUNGSSTELLE'] as const;
export type BfdStelle = (typeof BFD_STELLEN)[number];

/** With the word for what no step was taken with. */
export const BFD_STANDWORT = {
	NICHT_EINGEREICHT: 'nicht eingereicht',
	EINGEREICHT: 'eingereicht',
	RUECKFRAGE: 'Rückfrage',
	GENEHMIGT: 'genehmigt',
	ABGELEHNT: 'abgelehnt',
} as const satisfies Readonly<Record<BfdStand | 'NICHT_EINGEREICHT', string>>;

export const BFD_STELLENWORT: Readonly<Record<BfdStelle, string>> = {
	ZENTRALSTELLE: 'Zentralstelle',
	ABRECHNUNGSSTELLE: 'Abrechnungsstelle',
};

/** Of one contract; days as they were entered. */
export interface BfdVereinbarung {
	stand: BfdStand;
	/** Day of the last step. */
	standAm: string;
	/** It waits since then, whatever was asked meanwhile. */
	eingereichtAm: string;
	an: BfdStelle;
	/** What was asked, or why it was refused; null when absent or erased. */
	grund: string | null;
}

/** Contracts from before it was kept have none. */
export const standVon = (bfd: BfdVereinbarung | null): keyof typeof BFD_STANDWORT => bfd?.stand ?? 'NICHT_EINGEREICHT';

export const BFD_NICHT_GENEHMIGT = 'Die BFD-Vereinbarung ist vom Bundesamt noch nicht genehmigt.';
