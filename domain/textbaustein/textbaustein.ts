/** Texts of messages that are written often (design: Nachricht). */
import { z } from 'zod';
import type { Aggregat } from '#domain/aggregat.ts';
import { Abgelehnt, KEINE_BERECHTIGUNG, type Regelverstoss } from '#domain/regelverstoss.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import type { StammdatenEreignis } from '#domain/stammdaten/ereignisse.ts';
import { pflichttext } from '#domain/stammdaten/schemata.ts';
import { type Stammsatz, stammdatum } from '#domain/stammdaten/stammdatum.ts';
import { angabenfehler } from '#domain/vorlagen/nachricht.ts';
import { UMFAENGE } from './umfang.ts';

export const BEZEICHNUNG_LAENGE = 100;
export const BETREFF_LAENGE = 200;
export const TEXT_LAENGE = 10_000;

const schema = z
	.object({
		bezeichnung: pflichttext(BEZEICHNUNG_LAENGE),
		betreff: pflichttext(BETREFF_LAENGE),
		text: pflichttext(TEXT_LAENGE, { mehrzeilig: true }),
		umfang: z.enum(UMFAENGE),
		/** Whose it is. */
		userID: z.string().nullable(),
	})
	.readonly();

export type TextbausteinFelder = z.infer<typeof schema>;
export type Textangaben = Omit<TextbausteinFelder, 'userID'>;

/** A text and when it was last written. */
export interface Textbaustein extends Stammsatz<TextbausteinFelder> {
	geaendertAm: string;
}

const basis = stammdatum({
	name: 'Textbaustein',
	key: 'textbaustein',
	label: 'Textbaustein',
	schema,
	leer: { bezeichnung: '', betreff: '', text: '', umfang: 'EIGEN', userID: null },
	texte: ['bezeichnung', 'betreff', 'text'],
	art: 'FREITEXT',
	verwendetIn: [],
});

export const textbausteinAggregat: Aggregat<Textbaustein, StammdatenEreignis<'Textbaustein', TextbausteinFelder>> = {
	...basis.aggregat,
	start: (id) => ({ ...basis.aggregat.start(id), geaendertAm: '' }),
	evolve(satz, e) {
		basis.aggregat.evolve(satz, e);
		satz.geaendertAm = e.meta.zeit;
	},
};

type Zugriff = Pick<TextbausteinFelder, 'umfang' | 'userID'>;

const istSeiner = (akteur: Akteur, { userID }: Zugriff): boolean => userID !== null && userID === akteur.userID;

/** Asked of those who write messages. */
export const siehtTextbaustein = (akteur: Akteur, wessen: Zugriff): boolean =>
	wessen.umfang !== 'EIGEN' || istSeiner(akteur, wessen);

export function pflegtTextbaustein(akteur: Akteur, wessen: Zugriff): boolean {
	if (wessen.umfang === 'TRAEGER') return hatRolle(akteur, 'ADMIN');
	return siehtTextbaustein(akteur, wessen);
}

export function legeTextAn(akteur: Akteur, satz: Textbaustein, angaben: Textangaben) {
	const felder = { ...angaben, userID: akteur.userID };
	pruefe(akteur, felder);
	return basis.erfasse(satz, felder);
}

/** Whoever changes it must keep it as it is and as it becomes; it stays its author's. */
export function aendereText(akteur: Akteur, satz: Textbaustein, angaben: Partial<Textangaben>) {
	pruefe(akteur, satz.felder);
	pruefe(akteur, { ...satz.felder, ...angaben });
	return basis.aendere(satz, angaben);
}

export function loescheText(akteur: Akteur, satz: Textbaustein) {
	pruefe(akteur, satz.felder);
	return basis.loesche(satz);
}

function pruefe(akteur: Akteur, felder: TextbausteinFelder): void {
	if (!pflegtTextbaustein(akteur, felder))
		throw new Abgelehnt([felder.umfang === 'TRAEGER' ? NUR_ADMINISTRATION : KEINE_BERECHTIGUNG]);
	const falsche = angabenfehler(felder);
	if (falsche.length) throw new Abgelehnt(falsche);
}

const NUR_ADMINISTRATION: Regelverstoss = {
	code: 'RECHT',
	http: 403,
	text: 'Texte für den ganzen Träger pflegt die Administration.',
	behebbarDurch: ['ADMIN'],
};
