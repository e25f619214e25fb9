import type { Kysely } from 'kysely';
import { ladeLage, schreibe } from '#commands/akte/lage.ts';
import { liesLage } from '#commands/akte/lesen.ts';
import { behalteErzeugtes, PORTAL } from '#commands/dateien/erzeugen.ts';
import { fuelleFuer } from '#commands/pdf/fuellen-fuer.ts';
import { namenZum } from '#commands/pdf/lade-variablen.ts';
import type { Werk } from '#commands/sammellauf/werk.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { bescheinigungsvorlage } from '#domain/akte/dokument/bescheinigung.ts';
import { bescheinigungAusstellen } from '#domain/akte/entscheidungen/dokument/bescheinigung-ausstellen.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { massgeblicherWunsch, neuesterVertrag } from '#domain/akte/massgeblich.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import { GETAN } from '#domain/sammelbescheid.ts';
import { luecken } from '#domain/vorlagen/luecken.ts';
import { dokumentvariablen } from '#domain/vorlageninhalt/dokument.ts';
import type { DB } from '#projections/db.ts';
import { findeSpec, vorlageVon } from '#projections/queries/dokumente/dokumentspecs.ts';
import { GEAENDERT } from './bereitstellen.ts';
import { dateiVon, gibDemDokument, NOCH_KEINE } from './datei.ts';
import { neuePruefung } from './pruefung.ts';

/** Sentences of the certificate that would be left with a gap; fields of a PDF form may be. */
export async function lueckenDerBescheinigung(db: Kysely<DB>, lage: Lage): Promise<readonly string[]> {
	const gemeint = bescheinigungsvorlage(lage);
	const spec = gemeint && (await findeSpec(db, gemeint.spec.id));
	const vorlage = spec && vorlageVon(spec.felder);
	if (vorlage?.art !== 'TEXT') return [];
	const { akte, ctx } = lage;
	const wunsch = massgeblicherWunsch(akte);
	const vertrag = neuesterVertrag(akte, wunsch);
	const namen = await namenZum(db, akte, wunsch, vertrag);
	const werte = dokumentvariablen({ ...namen, akte, vertrag, benutzer: null, heute: ctx.heute });
	return luecken(vorlage.inhalt, (name) => werte.get(name) ?? '');
}

/** Fills the template, and gives it out where the file is still as it was printed. */
export const STELLT_BESCHEINIGUNG_AUS: Werk<'bescheinigungAusstellen'> = {
	stream: ({ freiwilligerID }) => `${akteAggregat.name}-${freiwilligerID}`,
	async bereite({ umgebung, dateien }, akteur, { freiwilligerID }) {
		if (freiwilligerID === null) throw new Abgelehnt([NICHT_GEFUNDEN]);
		const lage = await liesLage(umgebung, akteur, freiwilligerID);
		const luecken = await lueckenDerBescheinigung(umgebung.db, lage);
		bescheinigungAusstellen(lage, { dokumentID: lage.ctx.neueID(), datei: NOCH_KEINE, luecken });
		const { id: specID, bezeichnung = '' } = bescheinigungsvorlage(lage)?.spec ?? {};
		const pruefung = neuePruefung();
		const inhalt = await fuelleFuer(umgebung, dateien, specID ?? '', freiwilligerID, { nummer: pruefung.nummer });
		const { uploadID } = await behalteErzeugtes(umgebung, dateien, { name: `${bezeichnung}.pdf`, inhalt });
		return async (sitzung) => {
			const jetzt = await ladeLage(sitzung, akteur, freiwilligerID);
			if (jetzt.akte.version !== lage.akte.version) throw new Abgelehnt([GEAENDERT]);
			const dokumentID = sitzung.ctx.neueID();
			const datei = { ...(await dateiVon(sitzung, uploadID)), pruefung };
			schreibe(sitzung, freiwilligerID, bescheinigungAusstellen(jetzt, { dokumentID, datei, luecken }));
			await gibDemDokument(sitzung, dokumentID, { uploadID, userID: PORTAL });
			return GETAN;
		};
	},
};
