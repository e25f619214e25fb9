/** What becomes of the documents of one volunteer, decided as live: handed in, checked, refused, signed, reminded of. */

import { entwirfSignaturblatt } from '#commands/unterschrift/blatt.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { umfeldDerAkte } from '#domain/akte/dokument/dokumentbedarf.ts';
import { aufhaltende, neuestesDokument, standDerAnforderung } from '#domain/akte/dokument/dokumentregeln.ts';
import { dokumentBereitstellen } from '#domain/akte/entscheidungen/dokument/dokument-bereitstellen.ts';
import { dokumentBesiegeln, zuBesiegeln } from '#domain/akte/entscheidungen/dokument/dokument-besiegeln.ts';
import { dokumentHochladen } from '#domain/akte/entscheidungen/dokument/dokument-hochladen.ts';
import { dokumentPruefen } from '#domain/akte/entscheidungen/dokument/dokument-pruefen.ts';
import { signaturOeffnen, vorschauGesehen } from '#domain/akte/entscheidungen/dokument/signatur-oeffnen.ts';
import { unterschreiben } from '#domain/akte/entscheidungen/dokument/unterschreiben.ts';
import { brauchtUnterschriften, istOffen } from '#domain/akte/signatur/ablauf.ts';
import { gesetzteFelder } from '#domain/akte/steuerwerte.ts';
import type { Akte, Anforderung, Dokument, Signatursitzung } from '#domain/akte/zustand.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { type Akteur, type Partei, PORTAL } from '#domain/rollen.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import type { Papiere } from './papiere.ts';
import type { Welt } from './welt.ts';

/** Whose documents they are, and who has to do with them. */
export interface Mappe {
	readonly welt: Welt;
	readonly papiere: Papiere;
	readonly akteID: string;
	readonly traeger: Akteur;
	readonly beteiligt: Readonly<Record<Partei, Akteur>>;
	/** An account of his own to hand things in with. */
	readonly hatKonto: boolean;
}

const ABLEHNUNGEN = [
	'Das Dokument ist leider nicht lesbar. Bitte scannen Sie es noch einmal ein.',
	'Es fehlt die zweite Seite.',
	'Das Dokument ist älter als drei Monate.',
] as const;

const lage = ({ welt, akteID }: Mappe) => welt.lage(PORTAL, akteID);
const specs = ({ welt }: Mappe): readonly DokumentSpec[] => welt.referenz().specs;

/** Everything that holds the volunteer up on the way to `ziel`. */
export function bringeBei(mappe: Mappe, ziel: number): void {
	const { akte, ...rest } = lage(mappe);
	if (!akte.existiert) return;
	const umfeld = umfeldDerAkte({ akte, ...rest });
	for (const spec of aufhaltende(akte, specs(mappe), ziel, umfeld)) {
		const anforderung = akte.anforderungen.findLast((a) => a.specID === spec.id && a.zurueckgezogenAm === null);
		if (anforderung) erledige(mappe, spec, anforderung);
	}
}

function erledige(mappe: Mappe, spec: DokumentSpec, anforderung: Anforderung): void {
	const { welt, akteID } = mappe;
	const dokument = neuestesDokument(welt.akte(akteID), anforderung);
	if (dokument?.status === DOKUMENT.nr.Hochgeladen) pruefe(mappe, spec, dokument.id);
	// Who was asked in the portal and let the time pass signs on paper.
	else if (dokument?.status !== DOKUMENT.nr.UnterschriftenSammeln || !unterschreibeAlle(mappe, dokument.id))
		reicheEin(mappe, spec, anforderung, (id) => pruefe(mappe, spec, id));
}

/** For who wants to sign in the portal: the contract is provided, and everybody is asked in turn. */
export function stelleVertragBereit(mappe: Mappe): void {
	const vertrag = specs(mappe).filter((s) => s.isVertragsrelevant);
	for (const { specID, id } of mappe.welt.akte(mappe.akteID).anforderungen) {
		const spec = vertrag.find((s) => s.id === specID);
		if (spec) stelleBereit(mappe, spec, id);
	}
}

/** Asked for or not. */
export function stelleBereit(mappe: Mappe, spec: DokumentSpec, anforderungID: string | null): boolean {
	const { welt, papiere, akteID, traeger } = mappe;
	const dokumentID = welt.nebenbei.uuid();
	const specID = anforderungID === null ? spec.id : null;
	const eingabe = { dokumentID, anforderungID, specID, einsatzortID: null, automatisch: false };
	const datei = papiere.stelleAus(welt, dokumentID, traeger.userID ?? '', spec.bezeichnung, zeilen(mappe));
	const gelungen = welt.tue(traeger, akteID, (l) => dokumentBereitstellen(l, { ...eingabe, datei }));
	if (!gelungen) papiere.verwirf(dokumentID);
	return gelungen;
}

/** Whose turn it is to sign; null: nobody's. */
export const amZug = ({ welt, akteID }: Mappe): Partei | null =>
	welt.akte(akteID).signaturen.find(istOffen)?.partei ?? null;

/** Whoever is asked first signs; the next is asked. */
export function unterschreibeNaechste(mappe: Mappe): void {
	const offen = mappe.welt.akte(mappe.akteID).signaturen.find(istOffen);
	if (offen) unterschreibe(mappe, offen);
}

/** Where things stand on some day: some handed in, some refused, some not yet. */
export function fuelleTeilweise(mappe: Mappe): void {
	const { welt, akteID } = mappe;
	const akte = welt.akte(akteID);
	if (!akte.existiert) return;
	for (const anforderung of [...akte.anforderungen]) {
		const spec = specs(mappe).find((s) => s.id === anforderung.specID);
		if (!spec || standDerAnforderung(akte, anforderung) !== 'NOT_PROVIDED') continue;
		const wurf = welt.nebenbei.zahl();
		if (wurf < 0.2) reicheEin(mappe, spec, anforderung, () => {});
		else if (wurf < 0.3) reicheEin(mappe, spec, anforderung, (id) => weiseZurueck(mappe, id));
		else if (wurf < 0.6) erledige(mappe, spec, anforderung);
	}
}

function reicheEin(
	mappe: Mappe,
	spec: DokumentSpec,
	anforderung: Anforderung,
	danach: (dokumentID: string) => void,
): void {
	const { welt, papiere, akteID, traeger, hatKonto, beteiligt } = mappe;
	const wer = hatKonto ? beteiligt.FREIWILLIGER : traeger;
	const dokumentID = welt.nebenbei.uuid();
	const datei = papier(mappe, spec, dokumentID, wer);
	const eingabe = { dokumentID, anforderungID: anforderung.id, datei, einsatzortID: null };
	if (welt.tue(wer, akteID, (l) => dokumentHochladen(l, eingabe))) danach(dokumentID);
	else papiere.verwirf(dokumentID);
}

/** What somebody has to sign comes back as the signed copy. */
function pruefe({ welt, papiere, akteID, traeger }: Mappe, spec: DokumentSpec, dokumentID: string): void {
	const akte = welt.akte(akteID);
	const papier = brauchtUnterschriften(akte, spec, welt.jetzt.slice(0, 10));
	if (!papier && akte.dokumente.find((d) => d.id === dokumentID)?.status !== DOKUMENT.nr.Hochgeladen) return;
	const steuerwerte = Object.fromEntries(gesetzteFelder(spec).map((feld) => [feld, bestaetigt(feld, welt)]));
	welt.tue(traeger, akteID, (l) => dokumentPruefen(l, { dokumentID, ergebnis: 'OK', papier, steuerwerte }));
	// What is only looked at is gone with the check.
	if (istVernichtet(welt.akte(akteID), dokumentID)) papiere.verwirf(dokumentID);
}

function bestaetigt(feld: string, welt: Welt): string | boolean {
	if (feld === 'krankenkasse') return welt.nebenbei.aus(['AOK Hessen', 'Techniker Krankenkasse', 'Barmer']);
	if (feld === 'isEinschlaegigVerurteilt') return false;
	return feld.startsWith('is') || feld === 'masernschutzNachgewiesen' ? true : welt.jetzt.slice(0, 10);
}

const istVernichtet = ({ dokumente }: Akte, dokumentID: string): boolean =>
	dokumente.some(({ id, isGeloescht }) => id === dokumentID && isGeloescht);

function weiseZurueck({ welt, papiere, akteID, traeger }: Mappe, dokumentID: string): void {
	const grund = welt.nebenbei.aus(ABLEHNUNGEN);
	welt.tue(traeger, akteID, (l) => dokumentPruefen(l, { dokumentID, ergebnis: 'ABGELEHNT', grund }));
	if (istVernichtet(welt.akte(akteID), dokumentID)) papiere.verwirf(dokumentID);
}

function unterschreibeAlle(mappe: Mappe, dokumentID: string): boolean {
	const akte = mappe.welt.akte(mappe.akteID);
	for (;;) {
		const offen = akte.signaturen.find((s) => s.dokumentID === dokumentID && istOffen(s));
		if (!offen) return akte.dokumente.find((d) => d.id === dokumentID)?.status === DOKUMENT.nr.Unterschrieben;
		if (!unterschreibe(mappe, offen)) return false;
	}
}

function unterschreibe(mappe: Mappe, sitzung: Signatursitzung): boolean {
	const { welt, akteID, beteiligt } = mappe;
	const wer = beteiligt[sitzung.partei];
	const link = { sitzungID: sitzung.id, mitLink: true };
	const name = nameVon(welt, akteID, sitzung, wer);
	const unterschrift = { art: 'GETIPPT' as const, name, bild: null, isEinverstanden: true, ipHash: null };
	const gelungen =
		welt.tue(wer, akteID, (l) => signaturOeffnen(l, link)) &&
		welt.tue(wer, akteID, (l) => vorschauGesehen(l, link)) &&
		welt.tue(wer, akteID, (l) => unterschreiben(l, { ...link, ...unterschrift }));
	const dokument = zuBesiegeln(welt.akte(akteID), sitzung.dokumentID);
	if (dokument) besiegle(mappe, dokument);
	return gelungen;
}

/** At once, as a worker would; the file is made when the world has been played. */
function besiegle({ welt, papiere, akteID }: Mappe, dokument: Dokument): void {
	const { specs: alle, parameter } = welt.referenz();
	const titel = alle.find((s) => s.id === dokument.specID)?.bezeichnung ?? '';
	const gelesen = { akte: welt.akte(akteID), ereignisse: welt.ereignisse(akteAggregat, akteID) };
	const entwurf = entwirfSignaturblatt(gelesen, dokument, { titel, mandant: parameter.mandantBezeichnung });
	const eingabe = papiere.nimmSiegelVor(welt, dokument, entwurf);
	welt.tue(PORTAL, akteID, (l) => dokumentBesiegeln(l, eingabe), welt.nebenbei);
}

function nameVon(welt: Welt, akteID: string, { unterzeichnerID }: Signatursitzung, { userID }: Akteur): string {
	const { person, erziehungsberechtigte } = welt.akte(akteID);
	const eltern = erziehungsberechtigte.find((e) => e.id === unterzeichnerID)?.person;
	const { vorname, nachname } = eltern ?? person;
	if (unterzeichnerID === null) return welt.referenz().benutzer.get(userID ?? '')?.name ?? '';
	return `${vorname} ${nachname}`;
}

function papier(mappe: Mappe, spec: DokumentSpec, dokumentID: string, wer: Akteur) {
	const besitzer = { art: 'DOKUMENT', id: dokumentID } as const;
	return mappe.papiere.schreibe(mappe.welt, besitzer, wer.userID ?? '', spec.bezeichnung, zeilen(mappe));
}

function zeilen({ welt, akteID }: Mappe): readonly string[] {
	const { vorname, nachname } = welt.akte(akteID).person;
	const tag = welt.jetzt.slice(0, 10).split('-').reverse().join('.');
	return [`${vorname} ${nachname}`, `Stand: ${tag}`, '', 'Dieses Blatt gehört zur Demo des Portals.'];
}
