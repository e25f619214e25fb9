/** What a field of a form nobody has prepared for the portal probably asks for. */
import { auswahlwerte } from '#domain/vorlagen/auswahlwerte.ts';
import { grundform, istTag } from './fuellung.ts';
import { ANGABEN, type Feldblick, type Feldform, type Feldinhalt } from './pdffeld.ts';
import {
	ANGABE_ANDERER,
	ANGABE_DER_PERSON,
	DATUMSTEIL,
	FUELLWORT,
	NUR_ALS_TAG,
	VAGE,
	WESSEN,
	type Wessen,
} from './woerterbuch.ts';

export interface Feldvorschlag {
	readonly feld: string;
	readonly inhalt: Extract<Feldinhalt, { art: 'ANGABE' }>;
	/** What says so: its name, what a reader is told beside the mouse, what is printed beside it. */
	readonly aus: 'NAME' | 'HINWEIS' | 'UMFELD';
	/** The words that say so. */
	readonly worte: string;
	/** Its own name or hint says so clearly; what is printed beside it may belong to another. */
	readonly isSicher: boolean;
}

/** For every field about which something can be said; of what may mean this or that, nothing is. */
export function feldvorschlaege(felder: readonly Feldblick[]): readonly Feldvorschlag[] {
	const reihen = buchstabenreihen(felder);
	return felder.flatMap((feld) => vorschlagFuer(feld, reihen.get(feld.name) ?? null) ?? []);
}

interface Deutung {
	readonly angabe: string;
	readonly form: Feldform | null;
	/** The same word is used for other things as well. */
	readonly isVage: boolean;
}

function vorschlagFuer(feld: Feldblick, stelle: number | null): Feldvorschlag | null {
	if (feld.art === 'UNTERSCHRIFT') return null;
	const quellen = [
		{ aus: 'NAME' as const, worte: feld.name },
		...(feld.hinweis ? [{ aus: 'HINWEIS' as const, worte: feld.hinweis }] : []),
		...feld.umfeld.map((worte) => ({ aus: 'UMFELD' as const, worte })),
	];
	const deutungen = quellen.flatMap((quelle) => {
		const deutung = deute(quelle.worte, feld, stelle !== null && quelle.aus === 'NAME');
		return deutung ? [{ ...quelle, ...deutung }] : [];
	});
	const beste = deutungen.find(({ isVage }) => !isVage) ?? deutungen[0];
	if (!beste) return null;
	const { aus, worte, angabe, isVage } = beste;
	const form: Feldform = stelle === null ? (beste.form ?? grundform(feld, angabe)) : { art: 'ZEICHEN', stelle };
	return {
		feld: feld.name,
		inhalt: { art: 'ANGABE', angabe, form },
		...{ aus, worte: aus === 'NAME' ? worte : gekuerzt(worte), isSicher: aus !== 'UMFELD' && !isVage },
	};
}

/** What words ask for; null: nobody can tell. */
function deute(text: string, feld: Feldblick, istReihe: boolean): Deutung | null {
	const gelesen = lies(text);
	if (feld.art === 'KREUZ') return kreuz(gelesen);
	// Of several fields of one name the first is meant, unless they are its letters.
	if (!istReihe && gelesen.nummer !== null && gelesen.nummer !== 1 && gelesen.wessen !== 'ELTERN') return null;
	const letztes = gelesen.worte.at(-1) ?? '';
	const teil = gelesen.worte.length > 1 ? DATUMSTEIL.get(letztes) : undefined;
	const ohneTeil = teil && angabeZu({ ...gelesen, worte: gelesen.worte.slice(0, -1) }, true);
	if (teil && ohneTeil && istTag(ohneTeil.angabe)) return { ...ohneTeil, form: { art: teil }, isVage: false };
	return angabeZu(gelesen, false);
}

interface Gelesen {
	readonly worte: readonly string[];
	/** At the end. */
	readonly nummer: number | null;
	/** null: nobody is named. */
	readonly wessen: Wessen | null;
	/** Several are named. */
	readonly isUneins: boolean;
}

/** `topmostSubform[0].Page1[0].txtGebDat[0]` → geb, dat. */
function lies(text: string): Gelesen {
	const alle = ausgeschrieben(text.replace(/\[\d+\]/g, ' ').replace(/\([^)]*\)/g, ' '))
		.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
		.replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
		.replace(/(\p{L})(\p{N})|(\p{N})(\p{L})/gu, '$1$3 $2$4')
		.toLowerCase()
		.split(/[^a-z0-9]+/)
		.filter((wort) => wort && !FUELLWORT.has(wort));
	const zahl = alle.length > 1 && /^\d{1,4}$/.test(alle.at(-1) ?? '') ? Number(alle.at(-1)) : null;
	const ohneZahl = alle.slice(0, zahl === null ? undefined : -1).filter((wort) => !/^\d+$/.test(wort));
	const genannt = new Set(ohneZahl.flatMap((wort) => WESSEN.get(wort) ?? []));
	const worte = ohneZahl.filter((wort) => !WESSEN.has(wort));
	return { worte, nummer: zahl, wessen: [...genannt][0] ?? null, isUneins: genannt.size > 1 };
}

const UMLAUTE: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' };
const ausgeschrieben = (text: string): string => text.normalize('NFC').replace(/[äöüÄÖÜß]/g, (z) => UMLAUTE[z] ?? z);

/** `alsTag`: a part of a date has been named beside it. */
function angabeZu({ worte, wessen, isUneins, nummer }: Gelesen, alsTag: boolean): Deutung | null {
	if (isUneins) return null;
	const wort = worte.join('');
	if (wessen === null || wessen === 'PERSON') {
		const angabe = ANGABE_DER_PERSON.get(wort) ?? (alsTag ? NUR_ALS_TAG.get(wort) : undefined);
		return angabe ? { angabe, form: null, isVage: VAGE.has(wort) && wessen === null } : null;
	}
	const name = wort === '' ? 'NAME' : ANGABE_ANDERER.get(wort);
	const angabe = name && angabeVon(wessen, name, nummer ?? 1);
	return angabe && ANGABEN.includes(angabe) ? { angabe, form: null, isVage: false } : null;
}

function angabeVon(wessen: Exclude<Wessen, 'PERSON'>, name: string, nummer: number): string | null {
	switch (wessen) {
		case 'ELTERN':
			if (nummer > 2) return null;
			return `erziehungsberechtigter_${nummer === 2 ? 'zwei' : 'eins'}.${name === 'NAME' ? 'name' : name}`;
		case 'EINSATZSTELLE':
			return `einsatzstelle.${name === 'NAME' ? 'bezeichnung' : name}`;
		case 'EINSATZORT':
			return `einsatzort.${name === 'NAME' ? 'bezeichnung' : name}`;
		case 'TRAEGER':
			return `mandant.${name === 'NAME' ? 'bezeichnung' : name === 'email' ? 'ap_mail' : name}`;
	}
}

/** Values by the word a form has for them: those that only one Angabe is ever written as. */
const WERTE: ReadonlyMap<string, readonly [angabe: string, wert: string]> = new Map(
	[
		...Map.groupBy(
			[
				...ANGABEN.flatMap((angabe) =>
					(auswahlwerte(angabe) ?? []).map((wert) => [lies(wert).worte.join(''), angabe, wert] as const),
				),
				...['FSJ', 'BFD', 'FÖJ'].map((art) => [ausgeschrieben(art).toLowerCase(), 'dienstart.kurz', art] as const),
				['minderjaehrig', 'freiwilliger.volljaehrig', 'nein'] as const,
				['volljaehrig', 'freiwilliger.volljaehrig', 'ja'] as const,
			],
			([wort]) => wort,
		),
	].flatMap(([wort, [erstes, ...weitere]]) =>
		erstes && wort.length > 2 && weitere.length === 0 ? [[wort, [erstes[1], erstes[2]]] as const] : [],
	),
);

/** Short for what is printed beside the boxes of a choice. */
const KUERZEL: Readonly<Record<string, readonly string[]>> = {
	'freiwilliger.geschlecht': ['weiblich', 'männlich', 'divers'],
};

/** A box is for one value, named alone, after its Angabe, or in a sentence that says he is a minor. */
function kreuz({ worte, wessen, isUneins }: Gelesen): Deutung | null {
	if (isUneins || (wessen !== null && wessen !== 'PERSON') || worte.includes('nicht')) return null;
	const als = (angabe: string, wert: string): Deutung => ({ angabe, form: { art: 'KREUZ', wert }, isVage: false });
	const letztes = worte.at(-1) ?? '';
	const davor = ANGABE_DER_PERSON.get(worte.slice(0, -1).join(''));
	if (davor) {
		const wert = (auswahlwerte(davor) ?? KUERZEL[davor] ?? []).find((einer) => {
			const wort = lies(einer).worte.join('');
			return wort === letztes || (KUERZEL[davor]?.includes(einer) && wort.startsWith(letztes) && letztes.length === 1);
		});
		if (wert) return als(davor, wert);
	}
	const allein = WERTE.get(worte.join(''));
	if (allein) return als(...allein);
	const imSatz = worte.find((wort) => wort.startsWith('minderjaehrig') || wort === 'volljaehrig');
	if (imSatz && worte.length <= SATZ_WORTE)
		return als('freiwilliger.volljaehrig', imSatz === 'volljaehrig' ? 'ja' : 'nein');
	const ganz = ANGABE_DER_PERSON.get(worte.join(''));
	return ganz && auswahlwerte(ganz)?.includes('ja') ? als(ganz, 'ja') : null;
}
const SATZ_WORTE = 8;

/** Angaben that are written box by box, whatever the boxes themselves say of their size. */
const ZIFFERNWEISE: readonly string[] = [
	...['iban', 'bic', 'steuer_id', 'sozialversicherungsnummer', 'plz', 'geburtsdatum'].map((n) => `freiwilliger.${n}`),
	'einsatzstelle.betriebsnummer',
];
const REIHE_MINDESTENS = 4;

/** Fields `IBAN1` to `IBAN22`: the place of each in its row. */
function buchstabenreihen(felder: readonly Feldblick[]): ReadonlyMap<string, number> {
	const texte = felder.filter(({ art }) => art === 'TEXT');
	const gelesen = texte.map((feld) => ({ feld, ...lies(feld.name) })).filter(({ nummer }) => nummer !== null);
	const reihen = Map.groupBy(gelesen, ({ worte, wessen }) => [wessen, ...worte].join(' '));
	return new Map(
		[...reihen.values()].flatMap((reihe) => {
			const [erstes] = reihe;
			const angabe = erstes && angabeZu({ ...erstes, nummer: 1 }, false)?.angabe;
			const nummern = reihe.map(({ nummer }) => nummer ?? 0).sort((a, b) => a - b);
			const ab = nummern[0] ?? 0;
			const isLueckenlos = (ab === 0 || ab === 1) && nummern.every((nummer, i) => nummer === ab + i);
			const isEinzeln = reihe.every(({ feld }) => feld.zeichen === 1);
			const isWeise = angabe && (isEinzeln ? reihe.length > 1 : istZiffernreihe(angabe, reihe));
			if (!isLueckenlos || !isWeise) return [];
			return reihe.map(({ feld, nummer }) => [feld.name, (nummer ?? 0) - ab + 1] as const);
		}),
	);
}

const istZiffernreihe = (angabe: string, reihe: readonly { readonly feld: Feldblick }[]): boolean =>
	ZIFFERNWEISE.includes(angabe) &&
	reihe.length >= REIHE_MINDESTENS &&
	reihe.every(({ feld }) => feld.zeichen === null || feld.zeichen === 1);

const WORTE_LAENGE = 60;
const gekuerzt = (text: string): string =>
	text.length > WORTE_LAENGE ? `${text.slice(0, WORTE_LAENGE).trimEnd()}…` : text;
