import type { z } from 'zod';
import { ausstellung } from '#domain/akte/dokument/ausgabestand.ts';
import type { Anforderungsblick } from '#domain/akte/dokument/dokumentblick.ts';
import { anforderungsaktionen, dokumentaktionen } from '#domain/akte/dokumentaktionen.ts';
import { istEinsicht } from '#domain/akte/freiwilliger/einsicht.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { type Mahntakt, mahnplan } from '#domain/akte/mahnwesen/mahnplan.ts';
import { mahnstand } from '#domain/akte/mahnwesen/mahnstand.ts';
import { istFuerSeinenOrt } from '#domain/akte/sicht/dokumente.ts';
import { SIEGELGRUND } from '#domain/akte/siegelgrund.ts';
import {
	amZug,
	type Beteiligter,
	beteiligte,
	istAbgelaufen,
	istOffen,
	sitzungen,
} from '#domain/akte/signatur/ablauf.ts';
import { andererAlsGefragt } from '#domain/akte/signatur/namensvergleich.ts';
import { eigenePartei, nameDesUnterzeichners } from '#domain/akte/signatur/partei.ts';
import { wartetAufSiegel } from '#domain/akte/signatur/siegel.ts';
import { gesetzteFelder } from '#domain/akte/steuerwerte.ts';
import { sichtIn } from '#domain/akte/zugang.ts';
import type { Akte, Dokument, Signatursitzung } from '#domain/akte/zustand.ts';
import { istImPortal } from '#domain/dokumentspec/signaturform.ts';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { seite } from '#domain/rollen.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import type { Dateiangaben } from '#projections/queries/dokumente/dateiangaben.ts';
import type { dokument, dokumentanforderung } from '../contract/formen/dokument.ts';
import { zeigeDran } from './dran.ts';

/** What requests and documents are shown with. */
export interface Dokumentfeld {
	readonly lage: Lage;
	/** Of users, by id. */
	readonly namen: ReadonlyMap<string, string>;
	readonly dateien: ReadonlyMap<string, Dateiangaben>;
}

export function zeigeAnforderung(feld: Dokumentfeld, blick: Anforderungsblick): z.output<typeof dokumentanforderung> {
	const { lage } = feld;
	const { anforderung: a, spec, status, stufe, blockiertAb } = blick;
	return {
		id: a.id,
		specID: spec.id,
		bezeichnung: spec.bezeichnung,
		nutzungsart: spec.nutzungsart,
		hatVorlage: spec.vorlage !== null,
		isVertragsrelevant: spec.isVertragsrelevant,
		signaturparteien: spec.signaturparteien,
		signaturform: spec.signaturform,
		status,
		stufe,
		stufen: spec.stufen,
		blockiertAb,
		angefordertAm: a.angefordertAm,
		isManuell: a.isManuell,
		frist: a.frist,
		bemerkung: a.bemerkung,
		geschlossenAm: a.geschlossenAm,
		zurueckgezogenAm: a.zurueckgezogenAm,
		mahnstufe: a.mahnstufe,
		gemahntAm: a.gemahntAm,
		naechsteMahnung: naechsteMahnung(lage, blick),
		steuerungsfelder: steuerungsfelder(lage, spec),
		dran: zeigeDran(lage, blick),
		dokumente: blick.dokumente
			.filter((d) => istFuerSeinenOrt(lage, d.einsatzortID))
			.map((d) => zeigeDokument(feld, d, spec)),
		aktionen: anforderungsaktionen(lage, a.id),
	};
}

export function zeigeDokument(feld: Dokumentfeld, d: Dokument, spec: DokumentSpec): z.output<typeof dokument> {
	// Once it is sealed, the finished file is what is shown and downloaded.
	const { uploadID, sha256 } = d.siegel ?? d;
	const datei = feld.dateien.get(uploadID);
	const wer = (id: string | null) => (id === null ? null : { id, name: feld.namen.get(id) ?? null });
	return {
		id: d.id,
		freiwilligerID: feld.lage.akte.id,
		anforderungID: d.anforderungID,
		specID: d.specID,
		bezeichnung: spec.bezeichnung,
		status: d.status,
		statusSeit: d.statusSeit,
		herkunft: d.herkunft,
		name: d.siegel ? (datei?.name ?? null) : d.name,
		uploadID,
		sha256,
		endung: datei?.endung ?? null,
		groesse: datei?.groesse ?? null,
		hochgeladenAm: d.hochgeladenAm,
		hochgeladenVon: wer(d.hochgeladenVon),
		geprueftAm: d.geprueftAm,
		geprueftVon: wer(d.geprueftVon),
		gueltigBis: d.gueltigBis,
		fassung: d.fassung,
		isPapier: d.isPapier,
		signaturform: GELTEND.includes(d.status) ? d.signaturform : null,
		dateisignaturen: d.dateisignaturen,
		original:
			(d.status === DOKUMENT.nr.Hochgeladen || GELTEND.includes(d.status)) && seite(feld.lage.akteur) === 'TRAEGER'
				? d.original
				: null,
		isBesiegelt: d.siegel !== null,
		besiegelung: besiegelung(feld.lage, d),
		pruefnummer: d.pruefnummer,
		ausgestellt: ausstellung(feld.lage.akte, d),
		isAufPapier: d.isAufPapier,
		istScan: d.druck !== null,
		grund: d.grund,
		isGeloescht: d.isGeloescht,
		isEinsicht: istEinsicht(spec),
		unterschriften: unterschriften(feld.lage, d, spec),
		aktionen: d.isGeloescht ? [] : dokumentaktionen(feld.lage, d.id),
	};
}

/** While it is signed, and as long as that counts. */
const GELTEND: readonly Dokument['status'][] = [DOKUMENT.nr.UnterschriftenSammeln, DOKUMENT.nr.Unterschrieben];

/** What went wrong is told to who can do something about it. */
function besiegelung({ akteur }: Lage, d: Dokument): z.output<typeof dokument>['besiegelung'] {
	if (!wartetAufSiegel(d) || d.vollstaendigAm === null) return null;
	const grund = seite(akteur) === 'TRAEGER' ? d.siegelfehler?.grund : undefined;
	return { seit: d.vollstaendigAm, fehler: grund ? SIEGELGRUND[grund] : null };
}

/** How far the signatures are; none where it isn't signed in the portal. */
function unterschriften(lage: Lage, d: Dokument, spec: DokumentSpec): z.output<typeof dokument>['unterschriften'] {
	const { akte, ctx } = lage;
	// Of what became invalid, who had signed it.
	const istGeleistet =
		d.status === DOKUMENT.nr.Invalidiert && akte.signaturen.some((s) => s.dokumentID === d.id && s.status === 'SIGNED');
	if (
		d.isGeloescht ||
		d.isPapier ||
		d.isAufPapier ||
		!istImPortal(d.signaturform) ||
		!(d.status === DOKUMENT.nr.UnterschriftenSammeln || d.status === DOKUMENT.nr.Unterschrieben || istGeleistet)
	)
		return [];
	const dran = istGeleistet ? [] : amZug(akte, d, spec, ctx.heute);
	const eigene = eigenePartei(lage, d);
	const kenntEltern = sichtIn(lage)?.erziehungsberechtigte !== 'KEINE';
	return beteiligte(akte, spec, ctx.heute).map((einer) => {
		const istNennbar = einer.partei !== 'ERZIEHUNGSBERECHTIGTER' || kenntEltern;
		const alle = sitzungen(akte, d, einer);
		const geleistet = alle.find(({ status }) => status === 'SIGNED');
		const offen = alle.findLast((s) => istOffen(s) && !istAbgelaufen(s, ctx.jetzt));
		return {
			partei: einer.partei,
			personID: einer.partei === 'ERZIEHUNGSBERECHTIGTER' ? einer.unterzeichnerID : null,
			name: istNennbar ? nameVon(akte, einer, geleistet) : null,
			angefragt: istNennbar && geleistet ? andererAlsGefragt(geleistet) : null,
			unterschriebenAm: geleistet?.unterschriebenAm ?? null,
			sitzungID: offen?.id ?? null,
			gueltigBis: offen?.gueltigBis ?? null,
			istDran: dran.some((x) => x.partei === einer.partei && x.unterzeichnerID === einer.unterzeichnerID),
			istEigene: einer.partei === eigene,
		};
	});
}

/** As it was signed; before that, of who is asked. */
const nameVon = (akte: Akte, einer: Beteiligter, geleistet: Signatursitzung | undefined): string | null =>
	geleistet?.name ?? (einer.unterzeichnerID ? nameDesUnterzeichners(akte, einer) : null);

function naechsteMahnung(lage: Lage, { anforderung, spec }: Anforderungsblick): string | null {
	const takt: Mahntakt = lage.referenz.parameter;
	const plan = mahnplan(mahnstand(lage, anforderung, spec), takt);
	return typeof plan === 'string' ? null : plan.tag;
}

/** Of fields the viewer doesn't read he sees no value. */
function steuerungsfelder(lage: Lage, spec: DokumentSpec) {
	const werte: Readonly<Partial<Record<string, unknown>>> = lage.akte.person;
	const sicht = sichtIn(lage);
	const lesbar: readonly string[] = sicht ? sicht.lesbar : [];
	const bezeichnungen: Readonly<Partial<Record<string, string>>> = FELD_BEZEICHNUNG;
	// Of an earlier certificate nothing is said: a new look has its own facts.
	const bekannt = (feld: string) => lesbar.includes(feld) && !istEinsicht(spec);
	return gesetzteFelder(spec).map((feld) => ({
		feld,
		bezeichnung: bezeichnungen[feld] ?? feld,
		wert: bekannt(feld) ? alsWert(werte[feld]) : null,
	}));
}

const alsWert = (wert: unknown): string | boolean | null =>
	typeof wert === 'boolean' || typeof wert === 'string' ? wert : null;
