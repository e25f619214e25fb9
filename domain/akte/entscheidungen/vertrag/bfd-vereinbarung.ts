/** The way of a BFD agreement through the federal office. Table: money.md §5. */
import { BFD_STANDWORT, type BfdStelle, standVon } from '#domain/akte/bfd/stand.ts';
import {
	BfdRueckfrageBeantwortet,
	BfdRueckfrageErhalten,
	BfdVereinbarungAbgelehnt,
	BfdVereinbarungEingereicht,
	BfdVereinbarungGenehmigt,
} from '#domain/akte/ereignisse.ts';
import { type Befund, type Wunschfall, wunschfall } from '#domain/akte/fall.ts';
import { personendatenGeaendert } from '#domain/akte/freiwilliger/personenereignisse.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { type BfdUebergang, bfdVereinbarungMaschine } from '#domain/akte/maschinen/bfd-vereinbarung.machine.ts';
import { vertragIn } from '#domain/akte/regeln/ausgang.ts';
import { pflichtfeld } from '#domain/akte/regeln/eingabe.ts';
import { worte } from '#domain/akte/texte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { findeVertrag, findeWunsch } from '#domain/akte/zugang.ts';
import type { Vertrag } from '#domain/akte/zustand.ts';
import { MELDUNG } from '#domain/felder/meldungen.ts';
import { TEXTREGELN } from '#domain/felder/textregeln.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { NEU, wortuebergang } from '#domain/maschine.ts';

export const BFD_SCHRITTE = ['EINREICHEN', 'RUECKFRAGE', 'BEANTWORTEN', 'GENEHMIGEN', 'ABLEHNEN'] as const;
export type BfdSchritt = (typeof BFD_SCHRITTE)[number];

export interface BfdSchrittEingabe {
	readonly vertragID: string;
	readonly schritt: BfdSchritt;
	/** The day on which it was done. */
	readonly am: string;
	/** Handed in: to whom. */
	readonly an?: BfdStelle | null;
	/** Approved: as the office calls it. */
	readonly bfdKennung?: string | null;
	/** What is asked; why it is refused. */
	readonly grund?: string | null;
}

type Fall = Wunschfall<BfdSchrittEingabe>;

const BFD_VEREINBARUNG_PFLEGEN: Verb<Fall, 'bfdVereinbarungPflegen'> = {
	key: 'bfdVereinbarungPflegen',
	titel: 'BFD-Vereinbarung',
	ausgang: [vertragIn(2000, 3000, 4000, 9000), nurBfd, schrittGeht],
	felder: [angabenVollstaendig, tagMoeglich, kennungGueltig],
};

const EREIGNIS = {
	EINREICHEN: 'BfdVereinbarungEingereicht',
	RUECKFRAGE: 'BfdRueckfrageErhalten',
	BEANTWORTEN: 'BfdRueckfrageBeantwortet',
	GENEHMIGEN: 'BfdVereinbarungGenehmigt',
	ABLEHNEN: 'BfdVereinbarungAbgelehnt',
} as const satisfies Readonly<Record<BfdSchritt, BfdUebergang>>;

const TITEL: Readonly<Record<BfdSchritt, string>> = {
	EINREICHEN: 'BFD-Vereinbarung einreichen',
	RUECKFRAGE: 'Rückfrage eintragen',
	BEANTWORTEN: 'Rückfrage beantworten',
	GENEHMIGEN: 'Genehmigung eintragen',
	ABLEHNEN: 'Ablehnung eintragen',
};

const ziel = ({ bfd }: Pick<Vertrag, 'bfd'>, schritt: BfdSchritt) =>
	wortuebergang(bfdVereinbarungMaschine, bfd?.stand ?? NEU, EREIGNIS[schritt]);

/** What can be done with the agreement as it stands. */
export const moeglicheSchritte = (vertrag: Pick<Vertrag, 'bfd'>): BfdSchritt[] =>
	BFD_SCHRITTE.filter((schritt) => ziel(vertrag, schritt) !== null);

export function bfdVereinbarungPflegen(lage: Lage, eingabe: BfdSchrittEingabe): Entschluss {
	const vertrag = findeVertrag(lage, eingabe.vertragID);
	const wunsch = findeWunsch(lage, vertrag.wunschID);
	pruefe(BFD_VEREINBARUNG_PFLEGEN, wunschfall(lage, wunsch, eingabe, { vertrag }));
	return vollende(lage, ereignisse(lage, vertrag, eingabe));
}

function ereignisse({ akte }: Lage, vertrag: Vertrag, { am, an, bfdKennung, schritt, grund }: BfdSchrittEingabe) {
	const facts = { vertragID: vertrag.id, von: vertrag.bfd?.stand ?? null, am };
	const dazu = worte(akte.id, { grund: grund ?? null });
	switch (schritt) {
		case 'EINREICHEN':
			return [BfdVereinbarungEingereicht({ ...facts, nach: 'EINGEREICHT', an: an ?? 'ZENTRALSTELLE' })];
		case 'RUECKFRAGE':
			return [BfdRueckfrageErhalten({ ...facts, nach: 'RUECKFRAGE' }, dazu)];
		case 'BEANTWORTEN':
			return [BfdRueckfrageBeantwortet({ ...facts, nach: 'EINGEREICHT' })];
		case 'GENEHMIGEN':
			return [
				BfdVereinbarungGenehmigt({ ...facts, nach: 'GENEHMIGT' }),
				...personendatenGeaendert(akte.id, akte.person, { bfdKennung: bfdKennung?.trim() ?? null }),
			];
		case 'ABLEHNEN':
			return [BfdVereinbarungAbgelehnt({ ...facts, nach: 'ABGELEHNT' }, dazu)];
	}
}

function nurBfd({ lage, vertrag }: Fall): Befund {
	if (vertrag && lage.referenz.dienstarten.get(vertrag.dienstartID)?.art === 'BFD') return null;
	return {
		code: 'BFD',
		http: 409,
		text: 'Beim Bundesamt wird nur ein Vertrag im Bundesfreiwilligendienst eingereicht.',
	};
}

function schrittGeht({ vertrag, eingabe }: Fall): Befund {
	if (!vertrag || !eingabe || ziel(vertrag, eingabe.schritt) !== null) return null;
	const stand = BFD_STANDWORT[standVon(vertrag.bfd)];
	const text = `Die Aktion „${TITEL[eingabe.schritt]}“ ist im Stand „${stand}“ nicht möglich.`;
	return { code: 'G22', http: 409, text };
}

/** What each step asks for beside its day. */
const VERLANGT: Readonly<Record<BfdSchritt, readonly ('an' | 'bfdKennung' | 'grund')[]>> = {
	EINREICHEN: ['an'],
	RUECKFRAGE: [],
	BEANTWORTEN: [],
	GENEHMIGEN: ['bfdKennung'],
	ABLEHNEN: ['grund'],
};

function angabenVollstaendig({ eingabe }: Fall): readonly Befund[] {
	if (!eingabe) return [];
	return VERLANGT[eingabe.schritt].filter((feld) => !eingabe[feld]?.trim()).map(pflichtfeld);
}

/** Neither before the step it follows nor still to come. */
function tagMoeglich({ lage, vertrag, eingabe }: Fall): Befund {
	if (!eingabe) return null;
	const feld = 'am';
	const ab = vertrag?.bfd?.standAm;
	if (eingabe.am > lage.ctx.heute)
		return { code: 'DATUM', http: 422, feld, text: 'Der Tag darf nicht in der Zukunft liegen.' };
	if (!ab || eingabe.am >= ab) return null;
	return { code: 'DATUM', http: 422, feld, text: `Der Tag darf nicht vor dem ${formatDatum(ab)} liegen.` };
}

function kennungGueltig({ eingabe }: Fall): Befund {
	const kennung = eingabe?.schritt === 'GENEHMIGEN' ? eingabe.bfdKennung?.trim() : undefined;
	const { max, muster } = TEXTREGELN.BFD_KENNUNG;
	if (!kennung || (kennung.length <= max && muster.test(kennung))) return null;
	return { code: 'PT', http: 422, feld: 'bfdKennung', text: MELDUNG.PT };
}
