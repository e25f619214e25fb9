/** The letter about documents and signatures that are still missing, as a paper. */
import type { Briefempfang, Fehlendes } from '#domain/akte/mahnwesen/mahnbrief.ts';
import { addiereTage } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import type { Bezugszeichen, Briefkopf, Papier, Papierteil, Papierzeile, Spanne } from './papier.ts';
import { gebunden } from './satzregeln.ts';

export const ERINNERUNGSSCHREIBEN = 'Erinnerungsschreiben';

export interface Schreiben extends Briefempfang {
	readonly fehlendes: readonly Fehlendes[];
	readonly traeger: string;
	/** In one line, for what comes by post; null: nobody said. */
	readonly postanschrift: string | null;
	/** Of the portal; null: not known. */
	readonly portal: string | null;
	/** Who helps; what isn't known is null. */
	readonly kontakt: {
		readonly name: string | null;
		readonly telefon: string | null;
		readonly email: string | null;
	};
	readonly vertragsnummer: string | null;
	/** Day it bears. */
	readonly tag: string;
	readonly briefkopf: Briefkopf | null;
}

export function erinnerungsschreiben(schreiben: Schreiben): Papier {
	return {
		titel: ERINNERUNGSSCHREIBEN,
		person: schreiben.name,
		briefkopf: schreiben.briefkopf,
		bezug: bezug(schreiben),
		teile: teile(schreiben),
	};
}

const bezug = ({ vertragsnummer, kontakt: { name, telefon }, tag }: Schreiben): Bezugszeichen =>
	(
		[
			['Aktenzeichen', vertragsnummer],
			['Es betreut Sie', name],
			['Telefon', telefon],
			['Datum', formatDatum(tag)],
		] as const
	).flatMap(([was, wert]) => (wert ? [[was, wert] as const] : []));

function teile(schreiben: Schreiben): Papierteil[] {
	const { fehlendes, traeger, kontakt, tag } = schreiben;
	return [
		{ art: 'ANSCHRIFT', zeilen: anschriftfeld(schreiben) },
		{ art: 'BETREFF', inhalt: text(betreff(fehlendes)) },
		absatz(`${anrede(schreiben)},`),
		absatz(einleitung(schreiben)),
		{ art: 'LISTE', punkte: fehlendes.map((eines) => posten(eines, schreiben, tag)) },
		{
			art: 'UEBERSCHRIFT',
			inhalt: text(nurUnterschriften(fehlendes) ? 'So unterschreiben Sie' : 'So reichen Sie ein'),
		},
		{ art: 'LISTE', punkte: wege(schreiben) },
		absatz(hilfe(schreiben)),
		absatz('Wenn sich dieser Brief mit Ihrer Sendung überschnitten hat, müssen Sie nichts weiter tun. Vielen Dank!'),
		absatz('Freundliche Grüße'),
		{ art: 'ABSATZ', zeilen: [fett(traeger), ...(kontakt.name ? [text(kontakt.name)] : [])] },
	];
}

const text = (was: string): Papierzeile => [{ text: gebunden(was), schnitt: 'normal' }];
const fett = (was: string): Papierzeile => [{ text: gebunden(was), schnitt: 'fett' }];
const absatz = (was: string): Papierteil => ({ art: 'ABSATZ', zeilen: [text(was)] });

function anschriftfeld({ name, anschrift, vertretende }: Schreiben): string[] {
	if (vertretende === null) return [name, ...anschrift];
	return [
		`An die ${vertretende.length === 1 ? 'gesetzliche Vertretung' : 'gesetzlichen Vertretungen'} von`,
		name,
		...anschrift,
	];
}

const nurUnterschriften = (fehlendes: readonly Fehlendes[]): boolean =>
	fehlendes.every(({ unterschrift }) => unterschrift !== null);

function betreff(fehlendes: readonly Fehlendes[]): string {
	const n = fehlendes.length;
	if (nurUnterschriften(fehlendes))
		return n === 1 ? 'Erinnerung: Es fehlt noch eine Unterschrift' : `Erinnerung: Es fehlen noch ${n} Unterschriften`;
	return n === 1 ? 'Erinnerung: Es fehlt noch ein Dokument' : `Erinnerung: Es fehlen noch ${n} Dokumente`;
}

function anrede({ name, vertretende }: Schreiben): string {
	const namen = vertretende ?? [name];
	return namen.length
		? namen.map((wer, i) => (i === 0 ? `Guten Tag ${wer}` : `guten Tag ${wer}`)).join(', ')
		: 'Guten Tag';
}

function einleitung({ name, vertretende, fehlendes }: Schreiben): string {
	const dienst = vertretende === null ? 'Ihren Freiwilligendienst' : `den Freiwilligendienst von ${name}`;
	return `für ${dienst} ${fehlendes.length === 1 ? 'fehlt' : 'fehlen'} uns noch:`;
}

function posten(
	{ dokument, frist, bemerkung, isEinsicht, unterschrift }: Fehlendes,
	{ name, vertretende }: Schreiben,
	tag: string,
): Papierzeile {
	const ihre = vertretende === null || unterschrift === 'VERTRETUNG';
	const dazu = [
		unterschrift && (ihre ? 'Ihre Unterschrift fehlt noch' : `die Unterschrift von ${name} fehlt noch`),
		frist &&
			(frist < tag ? `wir hatten bis zum ${formatDatum(frist)} darum gebeten` : `bitte bis zum ${formatDatum(frist)}`),
		isEinsicht && 'wir sehen es nur ein und bewahren es nicht auf',
		bemerkung,
	].filter((was) => typeof was === 'string' && was !== '');
	const rest: Spanne[] = dazu.length ? [{ text: gebunden(`: ${dazu.join('; ')}`), schnitt: 'normal' }] : [];
	return [...fett(dokument), ...rest];
}

/** Each way begins with what it is called. */
function wege(schreiben: Schreiben): Papierzeile[] {
	const { name, vertretende, fehlendes, traeger, postanschrift, portal } = schreiben;
	const wer = vertretende === null ? 'Sie können' : `${name} kann`;
	const ort = portal ? ` unter ${portal}` : '';
	const unterschriften = fehlendes.flatMap(({ unterschrift }) => unterschrift ?? []);
	const vonFreiwilligen = fehlendes.some(({ unterschrift }) => unterschrift !== 'VERTRETUNG');
	const was = nurUnterschriften(fehlendes) ? 'unterschreiben' : 'Fotos oder Dateien hochladen und unterschreiben';
	return [
		...(vonFreiwilligen
			? [weg('Im Portal', `${wer} sich${ort} anmelden und auf der Seite „Meine Dokumente“ ${was}.`)]
			: []),
		...(unterschriften.includes('VERTRETUNG')
			? [
					weg(
						'Mit dem Link',
						'Zum Unterschreiben haben Sie von uns einen Link per E-Mail bekommen. Auf Wunsch senden wir ihn noch einmal.',
					),
				]
			: []),
		...(postanschrift && !nurUnterschriften(fehlendes)
			? [weg('Per Post', `an ${traeger}, ${postanschrift}. Bitte legen Sie diesen Brief oder eine Kopie davon bei.`)]
			: []),
		...(unterschriften.length
			? [weg('Auf Papier', 'Möchten Sie lieber von Hand unterschreiben, melden Sie sich bitte bei uns.')]
			: []),
	];
}

const weg = (wie: string, satz: string): Papierzeile => [...fett(wie), ...text(`: ${satz}`)];

function hilfe({ kontakt: { name, telefon, email } }: Schreiben): string {
	const erreichbar = [telefon && `telefonisch unter ${telefon}`, email && `per E-Mail an ${email}`]
		.filter(Boolean)
		.join(' oder ');
	const wer = name ? `${name} hilft Ihnen gern weiter` : 'Wir helfen Ihnen gern weiter';
	return `Haben Sie eine Frage, oder ist Ihnen etwas dazwischengekommen? ${wer}${erreichbar && `, ${erreichbar}`}.`;
}

/** Somebody made up, with something of every kind. */
export const BEISPIELSCHREIBEN = (
	tag: string,
): Pick<Schreiben, keyof Briefempfang | 'fehlendes' | 'vertragsnummer'> => {
	const nichts = { frist: null, bemerkung: null, isEinsicht: false, unterschrift: null };
	return {
		name: 'Łukasz Müßig-Śmigły',
		anschrift: ['Rheinweg 12a', '53113 Bonn'],
		vertretende: ['Marion Müßig', 'Piotr Śmigły'],
		vertragsnummer: null,
		fehlendes: [
			{ ...nichts, dokument: 'Mitgliedsbescheinigung der Krankenkasse', frist: addiereTage(tag, 14) },
			{ ...nichts, dokument: 'Erweitertes Führungszeugnis', frist: addiereTage(tag, -7), isEinsicht: true },
			{ ...nichts, dokument: 'Bildrechte', unterschrift: 'VERTRETUNG' },
		],
	};
};
