import type { Kysely } from 'kysely';
import { ladeLage, schreibe } from '#commands/akte/lage.ts';
import { liesLage } from '#commands/akte/lesen.ts';
import { behalteErzeugtes, PORTAL } from '#commands/dateien/erzeugen.ts';
import { fuelleFuer } from '#commands/pdf/fuellen-fuer.ts';
import type { Werk } from '#commands/sammellauf/werk.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { bescheinigungsvorlage } from '#domain/akte/dokument/bescheinigung.ts';
import { bescheinigungAusstellen } from '#domain/akte/entscheidungen/dokument/bescheinigung-ausstellen.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { massgeblicherWunsch } from '#domain/akte/massgeblich.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import { GETAN } from '#domain/sammelbescheid.ts';
import type { DB } from '#projections/db.ts';
import { stelleAus } from './ausstellen.ts';
import { GEAENDERT } from './bereitstellen.ts';
import { dateiVon, gibDemDokument, NOCH_KEINE } from './datei.ts';
import { lueckenDerVorlage } from './luecken.ts';

/** Sentences of the certificate that would be left with a gap. */
export async function lueckenDerBescheinigung(db: Kysely<DB>, lage: Lage): Promise<readonly string[]> {
	const specID = bescheinigungsvorlage(lage)?.spec.id;
	return specID === undefined ? [] : lueckenDerVorlage(db, lage, specID, massgeblicherWunsch(lage.akte));
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
		const { pruefung, inhalt } = await stelleAus(umgebung, (vermerk) =>
			fuelleFuer(umgebung, dateien, specID ?? '', freiwilligerID, { vermerk }),
		);
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
