import type { Aktenauftrag } from '#commands/akte/lage.ts';
import { liesLage } from '#commands/akte/lesen.ts';
import type { Ablage } from '#commands/dateien/ablage.ts';
import { behalteErzeugtes, PORTAL } from '#commands/dateien/erzeugen.ts';
import { type Eingehend, ladeHoch } from '#commands/dateien/hochladen.ts';
import { fuelleFuer } from '#commands/pdf/fuellen-fuer.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import type { Datei } from '#domain/akte/dokumentdatei.ts';
import { bereitstellungsfall, dokumentBereitstellen } from '#domain/akte/entscheidungen/dokument-bereitstellen.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { entscheide } from './befehl.ts';
import { dateiVon, gibDemDokument, NOCH_KEINE } from './datei.ts';

/** For whom, what is meant (a specification, or a request), for which Einsatzort. */
export interface Bereitstellung {
	readonly freiwilligerID: string;
	readonly gemeint: string;
	readonly einsatzortID: string | null;
	/** By the portal itself, as soon as everything is there that it prints. */
	readonly automatisch: boolean;
}

/** Provides a document: the file that comes along, or without one the specification's template, filled. */
export async function stelleBereit(
	umgebung: Umgebung,
	ablage: Ablage,
	auftrag: Aktenauftrag,
	bereitstellung: Bereitstellung,
	datei: Eingehend | null,
): Promise<{ dokumentID: string }> {
	const { freiwilligerID } = bereitstellung;
	const { akteur } = auftrag;
	const vorab = await liesLage(umgebung, akteur, freiwilligerID);
	const { spec } = entscheideBereitstellung(vorab, bereitstellung, NOCH_KEINE);
	const userID = datei ? akteur.userID : PORTAL;
	const { uploadID } = datei
		? await ladeHoch(umgebung, ablage, { ...akteur, userID: akteur.userID ?? '' }, datei)
		: await behalteErzeugtes(umgebung, ablage, {
				name: `${spec.bezeichnung}.pdf`,
				inhalt: await fuelleFuer(umgebung, ablage, spec.id, freiwilligerID),
			});
	return entscheide(umgebung, auftrag, freiwilligerID, async (lage, sitzung) => {
		// What is printed is what the file says.
		if (!datei && lage.akte.version !== vorab.akte.version) throw new Abgelehnt([GEAENDERT]);
		const neu = entscheideBereitstellung(lage, bereitstellung, await dateiVon(sitzung, uploadID));
		await gibDemDokument(sitzung, neu.dokumentID, { uploadID, userID });
		return { entschluss: neu.entschluss, ergebnis: { dokumentID: neu.dokumentID } };
	});
}

const GEAENDERT: Regelverstoss = {
	code: 'VERSION',
	http: 409,
	text: 'Die Akte wurde inzwischen geändert. Bitte versuchen Sie es erneut.',
};

function entscheideBereitstellung(lage: Lage, wunsch: Bereitstellung, datei: Datei) {
	const { gemeint, einsatzortID, automatisch } = wunsch;
	const isAnforderung = lage.akte.anforderungen.some((a) => a.id === gemeint);
	const ziel = isAnforderung ? { anforderungID: gemeint, specID: null } : { anforderungID: null, specID: gemeint };
	const { spec } = bereitstellungsfall(lage, ziel, null);
	const dokumentID = lage.ctx.neueID();
	const eingabe = { dokumentID, ...ziel, datei, einsatzortID, automatisch };
	return { spec, dokumentID, entschluss: dokumentBereitstellen(lage, eingabe) };
}
