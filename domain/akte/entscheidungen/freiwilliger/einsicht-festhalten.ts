import { anforderungIn, stellePrueft, vorlageNutzbar } from '#domain/akte/dokument/anforderungsregeln.ts';
import { type Anforderungsfall, anforderungsfall } from '#domain/akte/dokument/dokumentfall.ts';
import { type AkteEreignis, DokumentGeloescht, EinsichtFestgehalten } from '#domain/akte/ereignisse.ts';
import type { Befund } from '#domain/akte/fall.ts';
import { istLeer } from '#domain/akte/freiwilliger/abfragen.ts';
import { EINSICHTSFELDER, istEinsicht } from '#domain/akte/freiwilliger/einsicht.ts';
import { personendatenGeaendert } from '#domain/akte/freiwilliger/personenereignisse.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { pflichtfeld } from '#domain/akte/regeln/eingabe.ts';
import { leseSteuerwerte } from '#domain/akte/steuerwerte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';

export interface EinsichtFesthaltenEingabe {
	readonly anforderungID: string;
	/** The facts, by field. */
	readonly werte: Readonly<Record<string, unknown>>;
}

type Fall = Anforderungsfall<EinsichtFesthaltenEingabe>;

export const EINSICHT_FESTHALTEN: Verb<Fall, 'dokumentPruefen'> = {
	key: 'dokumentPruefen',
	titel: 'Einsicht festhalten',
	rechte: [stellePrueft, nurEinsicht],
	ausgang: [anforderungIn('NOT_PROVIDED', 'NEEDS_REVIEW', 'PROVIDED')],
	felder: [({ lage, spec, eingabe }) => (eingabe ? einsichtsverstoesse({ lage, spec }, eingabe.werte) : null)],
	regeln: [vorlageNutzbar],
};

/** The certificate was shown on paper; a file handed in besides goes with it. */
export function einsichtFesthalten(lage: Lage, eingabe: EinsichtFesthaltenEingabe): Entschluss {
	const fall = anforderungsfall(lage, eingabe.anforderungID, eingabe);
	pruefe(EINSICHT_FESTHALTEN, fall);
	return vollende(lage, eingesehen(fall, eingabe.werte));
}

/** What is left of looking at it: the facts, and nothing of the file. */
export function eingesehen(
	{ lage, spec, anforderung }: Pick<Anforderungsfall, 'lage' | 'spec' | 'anforderung'>,
	werte: Readonly<Record<string, unknown>>,
): AkteEreignis[] {
	const fakten = leseSteuerwerte(lage, spec, werte).werte ?? {};
	return [
		...dateienGehen(lage, anforderung.id),
		EinsichtFestgehalten({ anforderungID: anforderung.id }),
		...personendatenGeaendert(lage.akte.id, lage.akte.person, {
			...fakten,
			fuehrungszeugnisEingesehenAm: lage.ctx.heute,
		}),
	];
}

/** All facts are asked for, and each must be right. */
export function einsichtsverstoesse(
	{ lage, spec }: Pick<Anforderungsfall, 'lage' | 'spec'>,
	werte: Readonly<Record<string, unknown>>,
): readonly Befund[] {
	const fehlen = EINSICHTSFELDER.filter((feld) => istLeer(werte[feld])).map(pflichtfeld);
	const genannt = new Set(fehlen.map(({ feld }) => feld));
	const falsch = leseSteuerwerte(lage, spec, werte).verstoesse.filter(({ feld }) => !genannt.has(feld));
	return [...fehlen, ...falsch];
}

function dateienGehen({ akte }: Lage, anforderungID: string): AkteEreignis[] {
	return akte.dokumente
		.filter((d) => d.anforderungID === anforderungID && !d.isGeloescht)
		.map(({ id: dokumentID, status: von }) => DokumentGeloescht({ dokumentID, von }));
}

function nurEinsicht({ spec }: Fall): Befund {
	if (istEinsicht(spec)) return null;
	return { code: 'NUTZUNGSART', http: 409, text: 'Dieses Dokument wird nicht nur eingesehen.' };
}
