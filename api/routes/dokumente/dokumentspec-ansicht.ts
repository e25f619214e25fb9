/** Document specifications as callers see them. */

import { nichtGefunden } from '#api/plugins/fehler.ts';
import { liesLage } from '#commands/akte/lesen.ts';
import { type Ablage, ablage } from '#commands/dateien/ablage.ts';
import { dokumentumfeld, istAnwendbar } from '#domain/akte/dokument/dokumentbedingungen.ts';
import { massgeblicherWunsch } from '#domain/akte/massgeblich.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { hatRolle } from '#domain/rollen.ts';
import { SENSIBLE_PLATZHALTER } from '#domain/vorlagen/feldplatzhalter.ts';
import {
	anforderungenJeSpec,
	findeSpec,
	kette,
	type Specsatz,
	veroeffentlichteSpecs,
} from '#projections/queries/dokumente/dokumentspecs.ts';
import { findeUpload } from '#projections/queries/dokumente/uploads.ts';
import { sieheAkte } from '../aktenblick.ts';
import { gefuellt, vermerkeEinsicht } from '../einsicht.ts';
import type { Umstand } from '../handler.ts';

export async function eine({ umgebung }: Umstand, id: string): Promise<Specsatz> {
	const satz = await findeSpec(umgebung.db, id);
	if (!satz) throw nichtGefunden();
	return satz;
}

export const dort = ({ portal }: Umstand): Ablage => ablage(portal.konfiguration.datenVerzeichnis);

/** Whoever tries a template with somebody's values reads what is sensitive in it. */
export async function vermerkeProbe(umstand: Umstand, id: string, nennt: (variable: string) => boolean): Promise<void> {
	const { lage, sicht } = await sieheAkte(umstand, id);
	const genannt = SENSIBLE_PLATZHALTER.filter(({ variable }) => nennt(variable)).map(({ feld }) => feld);
	const felder = gefuellt(lage.akte).filter((feld) => genannt.includes(feld));
	await vermerkeEinsicht(umstand, { id, sicht, felder, anlass: 'DOKUMENT' });
}

export const zeige = ({ felder, ...satz }: Specsatz) => ({ ...satz, ...felder });

/** With its versions, its file and how often it is asked for. */
export async function zeigeGanz(umstand: Umstand, id: string) {
	const { db } = umstand.umgebung;
	const satz = await eine(umstand, id);
	const versionen = await kette(db, satz.ketteID);
	const anzahl = await anforderungenJeSpec(
		db,
		versionen.map((v) => v.id),
	);
	const anforderungen = (specID: string) => anzahl.get(specID) ?? 0;
	const { vorlageUploadID } = satz.felder;
	const datei = vorlageUploadID === null ? null : await findeUpload(db, { id: vorlageUploadID });
	return {
		...zeige(satz),
		vorlageDatei: datei && { gid: datei.gid, name: datei.name },
		versionen: versionen.map(({ id: specID, nummer, status }) => ({
			id: specID,
			nummer,
			status,
			anforderungen: anforderungen(specID),
		})),
		anforderungen: anforderungen(id),
	};
}

/**
 * The Traeger sees all that are in use, a site those it has a part in, a volunteer those that apply to him as he stands.
 */
export async function imGebrauchFuer({ umgebung, akteur }: Umstand) {
	const specs = await veroeffentlichteSpecs(umgebung.db);
	if (hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN'])) return specs;
	if (hatRolle(akteur, 'MA_VEREIN', true)) return specs.filter(istFuerEinsatzstelle);
	if (akteur.freiwilligerID === null) return [];
	const lage = await liesLage(umgebung, akteur, akteur.freiwilligerID);
	const umfeld = dokumentumfeld(lage, massgeblicherWunsch(lage.akte));
	return specs.filter((spec) => istAnwendbar(spec, lage.akte, umfeld));
}

/** It uploads it, checks it or signs it; health documents are none of its business. */
const istFuerEinsatzstelle = (spec: DokumentSpec): boolean =>
	!spec.isGesundheit &&
	(spec.uploadRollen.includes('MA_VEREIN') ||
		spec.pruefendeOrganisation === 'EINSATZSTELLE' ||
		spec.signaturparteien.includes('EINSATZSTELLE'));

export function zeigeImGebrauch(spec: DokumentSpec & { readonly beschreibung: string | null }) {
	const { id, bezeichnung, beschreibung, nutzungsart, vorlage, isMehrereDateien, isVertragsrelevant } = spec;
	const { signaturparteien, pruefendeOrganisation, uploadRollen, frist, version } = spec;
	return {
		...{ id, bezeichnung, beschreibung, nutzungsart, vorlage, isMehrereDateien, isVertragsrelevant },
		...{ signaturparteien, pruefendeOrganisation, uploadRollen, frist, nummer: version },
	};
}
