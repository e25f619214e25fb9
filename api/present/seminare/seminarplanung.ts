import type { seminarplanung } from '#api/contract/seminare/seminarplanung.ts';
import type { Seminarbedarf } from '#domain/akte/seminar/bedarf.ts';
import { vertragAm } from '#domain/akte/seminar/dienstzeit.ts';
import { gemeinter } from '#domain/akte/vertragswahl.ts';
import type { Akte, Nachweisdatei, Seminarnachweis, Vertrag } from '#domain/akte/zustand.ts';
import { addiereTage } from '#domain/datum.ts';
import { RECHT } from '#domain/recht/recht.ts';
import { type Regel, werteAm } from '#domain/recht/regelwerk.ts';
import type { Seminarrechnung } from '#domain/recht/seminartage.ts';
import { quellen } from '#domain/recht/warum/berechnung.ts';
import type { Dienstart } from '#domain/referenzsaetze.ts';
import { type Akteur, seite } from '#domain/rollen.ts';
import { angebotAus, hoechstens } from '#domain/seminar/erreichbar.ts';
import type { Pflichtstand, Tagestand } from '#domain/seminar/pflicht.ts';
import { letzterAnmeldetag } from '#domain/seminar/plaetze.ts';
import { ersterTag, letzterTag } from '#domain/seminar/seminar-felder.ts';
import type { Gruppenzugehoerigkeit } from '#projections/queries/seminare/gruppen.ts';
import type { Wartend } from '#projections/queries/seminare/plaetze.ts';
import type { MoeglichesSeminar } from '#projections/queries/seminare/seminare.ts';
import type { Ausgang } from '../../contract/route.ts';

type Planung = NonNullable<Ausgang<typeof seminarplanung.holeSeminarplanung>['data']>;
type Eintrag = Planung['eintraege'][number];
type Namen = ReadonlyMap<string, string>;

interface Blick {
	readonly akte: Akte;
	readonly akteur: Akteur;
	/** For which contract it may count; null: the one that is meant where there is only one. */
	readonly vertragID: string | null;
	/** Of the kinds of seminars. */
	readonly namen: Namen;
}

/** The days of one contract. */
interface Vertragsstand {
	readonly vertrag: Vertrag;
	readonly dienstart: Dienstart;
	/** null: nobody knows how many days there are to be. */
	readonly bedarf: Seminarbedarf | null;
	readonly stand: Pflichtstand | null;
}

interface Grundlage extends Omit<Blick, 'vertragID'> {
	readonly heute: string;
	readonly geltender: Vertragsstand;
	readonly fruehere: readonly Vertragsstand[];
	readonly hilft: readonly MoeglichesSeminar[];
	readonly warteliste: readonly Wartend[];
	readonly gruppe: Gruppenzugehoerigkeit | null;
	readonly hindernis: string | null;
}

/** From tenths into days. */
export function zeigePlanung(grundlage: Grundlage): Omit<Planung, 'ersatztage'> {
	const { akte, heute, geltender, fruehere, hilft, namen, warteliste, hindernis, gruppe } = grundlage;
	const vertragID = geltender.vertrag.id;
	const { stand } = geltender;
	return {
		...zeigeBlock(geltender, namen),
		anerkannt: stand && stand.anerkannt / 10,
		geplant: stand && (stand.geplant + stand.pruefung) / 10,
		offen: stand && stand.offen / 10,
		fruehere: fruehere.map((frueherer) => zeigeBlock(frueherer, namen)),
		angebotsTage: hoechstens(angebotAus(hilft.filter(({ hatPlatz }) => hatPlatz)), heute) / 10,
		hindernis,
		moeglich: hilft.map((m) => zeigeMoegliches(m, namen, heute)),
		eintraege: akte.seminarnachweise
			.map((nachweis) => zeigeEintrag(nachweis, { ...grundlage, vertragID }))
			.toSorted((a, b) => (a.von ?? '').localeCompare(b.von ?? '')),
		warteliste: [...warteliste],
		gruppe,
	};
}

type Block = Planung['fruehere'][number];

function zeigeBlock({ vertrag, dienstart, bedarf, stand }: Vertragsstand, namen: Namen): Block {
	const { vertragsbeginn, dienstende, geplantesEnde, vertragsende } = vertrag;
	return {
		vertragID: vertrag.id,
		dienstart: dienstart.kurz,
		vertragsbeginn,
		vertragsende: dienstende ?? geplantesEnde ?? vertragsende,
		pflicht: bedarf && bedarf.pflicht.tage / 10,
		stand: stand && zeigeStand(stand),
		isHinweis: bedarf?.istHinweis ?? false,
		teile: (stand?.teile ?? []).map((teil) => ({
			seminartypID: teil.seminartypID,
			seminartyp: namen.get(teil.seminartypID) ?? teil.seminartypID,
			mindestens: teil.mindestens / 10,
			stand: zeigeStand(teil),
		})),
		rechnung: bedarf?.rechnung ? zeigeRechnung(bedarf.rechnung, vertrag) : null,
		nichtVorgeschrieben: bedarf?.rechnung && bedarf.pflicht.teile.length > 0 ? andere(bedarf.rechnung, namen) : [],
	};
}

/** What other services must contain and this one needn't. */
function andere({ von, saetze }: Seminarrechnung, namen: Namen): Block['nichtVorgeschrieben'] {
	const teile = werteAm(RECHT.zusammensetzung, von);
	const eigene = new Set(teile[saetze.art].map(({ seminartypID }) => seminartypID));
	return (['FSJ', 'FOEJ', 'BFD'] as const).flatMap((art) =>
		teile[art].flatMap(({ seminartypID, tage }) =>
			eigene.has(seminartypID) ? [] : [{ seminartyp: namen.get(seminartypID) ?? seminartypID, mindestens: tage, art }],
		),
	);
}

function zeigeRechnung(rechnung: Seminarrechnung, vertrag: Vertrag): NonNullable<Block['rechnung']> {
	const { von, bis, monate, isUe27, tage, saetze } = rechnung;
	const stelle = <W>(regel: Regel<W>) => quellen(regel, von, saetze.art)[0]?.stelle ?? null;
	const { regelmonate, basis, abzug, zuschlag, ue27ProMonat } = saetze;
	return {
		art: saetze.art,
		...{ von, bis, monate, isUe27, tage, regelmonate, basis, abzug, zuschlag, ue27ProMonat },
		isVonHand: vertrag.seminartagePflicht !== null,
		isVereinbart: (vertrag.seminarsaetze ?? null) !== null,
		stelle: stelle(RECHT.seminartage),
		zusammensetzungStelle: stelle(RECHT.zusammensetzung),
	};
}

function zeigeMoegliches(m: MoeglichesSeminar, namen: Namen, heute: string): Planung['moeglich'][number] {
	const { id, bezeichnung, ort, isOnline, maxTeilnehmer, angemeldet, wartend, hatPlatz } = m;
	const bis = letzterAnmeldetag(m);
	return {
		...{ id, bezeichnung, ort, isOnline },
		seminartyp: namen.get(m.seminartypID) ?? m.seminartypID,
		von: ersterTag(m) ?? '',
		bis: letzterTag(m) ?? '',
		tage: m.geplanteTage / 10,
		freiePlaetze: maxTeilnehmer === null ? null : Math.max(0, maxTeilnehmer - angemeldet),
		warteplatz: hatPlatz ? null : wartend + 1,
		geschlossenSeit: bis !== null && bis < heute ? addiereTage(bis, 1) : null,
	};
}

/** What a doctor says is between the volunteer and the Traeger; a site learns that there is something. */
export const liestDatei = ({ isAU }: Nachweisdatei, akteur: Akteur): boolean =>
	!isAU || seite(akteur) !== 'EINSATZSTELLE';

function zeigeDatei(datei: Nachweisdatei, akteur: Akteur): Eintrag['datei'] {
	const isLesbar = liestDatei(datei, akteur);
	const { name, isAU, eingereichtAm } = datei;
	return { name: isLesbar ? name : null, isAU, eingereichtAm, isLesbar };
}

/** Why something was refused is between the volunteer and the Traeger. */
export function zeigeEintrag(nachweis: Seminarnachweis, { akte, akteur, vertragID, namen }: Blick): Eintrag {
	const { id, seminarID, titel, veranstalter, seminartypID, geplant, tage, kosten, status, grund, version } = nachweis;
	const fuer = vertragID ?? gemeinter(akte)?.id ?? '';
	const zaehltFuer = vertragAm(akte, ersterTag(nachweis) ?? '')?.id ?? null;
	return {
		...{ id, seminarID, titel, veranstalter, seminartypID, status, version },
		seminartyp: seminartypID === null ? null : (namen.get(seminartypID) ?? seminartypID),
		von: ersterTag(nachweis),
		bis: letzterTag(nachweis),
		geplant: geplant / 10,
		tage: tage === null ? null : tage / 10,
		kosten: kosten === null ? null : kosten / 100,
		grund: seite(akteur) === 'EINSATZSTELLE' ? null : grund,
		datei: nachweis.datei && zeigeDatei(nachweis.datei, akteur),
		vertragID: zaehltFuer,
		zaehlt: zaehltFuer === fuer,
	};
}

const zeigeStand = ({
	anerkannt,
	pruefung,
	geplant,
	offen,
	nichtMehrErreichbarAb,
	danach,
	istVerplant,
}: Tagestand): Planung['teile'][number]['stand'] => ({
	anerkannt: anerkannt / 10,
	pruefung: pruefung / 10,
	geplant: geplant / 10,
	offen: offen / 10,
	nichtMehrErreichbarAb,
	danach: danach / 10,
	istVerplant,
});
