import type { Aktenbefehl } from '#commands/akte/lage.ts';
import { liesLage } from '#commands/akte/lesen.ts';
import type { Ablage } from '#commands/dateien/ablage.ts';
import { behalteErzeugtes, PORTAL } from '#commands/dateien/erzeugen.ts';
import { type Eingehend, ladeHoch } from '#commands/dateien/hochladen.ts';
import { fuelleFuer } from '#commands/pdf/fuellen-fuer.ts';
import { alsEntwurf } from '#commands/pdf/werkstatt.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { type Datei, istVertragsentwurf, type Pruefung } from '#domain/akte/dokument/dokumentdatei.ts';
import {
	bereitstellungsfall,
	dokumentBereitstellen,
} from '#domain/akte/entscheidungen/dokument/dokument-bereitstellen.ts';
import {
	ortDesZeugnisses,
	pruefeFreigegeben,
	wunschDesZeugnisses,
} from '#domain/akte/entscheidungen/vertrag/zeugnis.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { stelleAus } from './ausstellen.ts';
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

/** Refuses what would be refused in any case, before a file is taken in. */
export async function pruefeBereitstellung(umgebung: Umgebung, akteur: Akteur, was: Bereitstellung): Promise<void> {
	entscheideBereitstellung(await liesLage(umgebung, akteur, was.freiwilligerID), was, NOCH_KEINE);
}

/** Provides a file as a document. */
export async function stelleBereit(
	umgebung: Umgebung,
	ablage: Ablage,
	befehl: Aktenbefehl,
	was: Bereitstellung,
	datei: Eingehend,
): Promise<{ dokumentID: string }> {
	const { akteur } = befehl;
	const { uploadID } = await ladeHoch(umgebung, ablage, { ...akteur, userID: akteur.userID ?? '' }, datei);
	return gibBereit(umgebung, befehl, was, { uploadID, userID: akteur.userID }, null);
}

const FUELLUNGEN = 3;

/**
 * Provides the template of the specification, filled. Where the file goes on meanwhile it is filled again: nobody entered
 * anything that could be outdated (table: Decided after measuring, D14).
 */
export async function stelleGefuelltBereit(
	umgebung: Umgebung,
	ablage: Ablage,
	befehl: Aktenbefehl,
	was: Bereitstellung,
): Promise<{ dokumentID: string }> {
	for (let fuellung = 1; ; fuellung += 1) {
		try {
			return await fuelleUndGib(umgebung, ablage, befehl, was);
		} catch (fehler) {
			const ueberholt = fehler instanceof Abgelehnt && fehler.verstoesse.includes(GEAENDERT);
			if (!ueberholt || fuellung === FUELLUNGEN) throw fehler;
		}
	}
}

async function fuelleUndGib(
	umgebung: Umgebung,
	ablage: Ablage,
	befehl: Aktenbefehl,
	was: Bereitstellung,
): Promise<{ dokumentID: string }> {
	const { freiwilligerID } = was;
	const lage = await liesLage(umgebung, befehl.akteur, freiwilligerID);
	const { spec } = entscheideBereitstellung(lage, was, NOCH_KEINE);
	pruefeFreigegeben(lage, spec);
	const wunschID = wunschDesZeugnisses(lage.akte, was.gemeint);
	const { pruefung, inhalt } = await stelleAus(umgebung, async (vermerk) => {
		const gefuellt = await fuelleFuer(umgebung, ablage, spec.id, freiwilligerID, { vermerk, wunschID });
		return istVertragsentwurf(lage.akte, spec, null) ? alsEntwurf(ablage, gefuellt) : gefuellt;
	});
	const { uploadID } = await behalteErzeugtes(umgebung, ablage, { name: `${spec.bezeichnung}.pdf`, inhalt });
	return gibBereit(umgebung, befehl, was, { uploadID, userID: PORTAL, pruefung }, lage.akte.version);
}

/** `version`: of the file it was filled from. */
const gibBereit = (
	umgebung: Umgebung,
	befehl: Aktenbefehl,
	was: Bereitstellung,
	{ pruefung, ...von }: { readonly uploadID: string; readonly userID: string | null; readonly pruefung?: Pruefung },
	version: number | null,
): Promise<{ dokumentID: string }> =>
	entscheide(umgebung, befehl, was.freiwilligerID, async (lage, sitzung) => {
		// What is printed is what the file says.
		if (version !== null && lage.akte.version !== version) throw new Abgelehnt([GEAENDERT]);
		const datei = { ...(await dateiVon(sitzung, von.uploadID)), pruefung };
		const { dokumentID, entschluss } = entscheideBereitstellung(lage, was, datei);
		await gibDemDokument(sitzung, dokumentID, von);
		return { entschluss, ergebnis: { dokumentID } };
	});

/** What is printed is no longer what the file says. */
export const GEAENDERT: Regelverstoss = {
	code: 'VERSION',
	http: 409,
	text: 'Die Akte wurde inzwischen geändert. Bitte versuchen Sie es erneut.',
};

function entscheideBereitstellung(lage: Lage, was: Bereitstellung, datei: Datei) {
	const { gemeint, automatisch } = was;
	const einsatzortID = was.einsatzortID ?? ortDesZeugnisses(lage.akte, gemeint);
	const isAnforderung = lage.akte.anforderungen.some((a) => a.id === gemeint);
	const ziel = isAnforderung ? { anforderungID: gemeint, specID: null } : { anforderungID: null, specID: gemeint };
	const { spec } = bereitstellungsfall(lage, ziel, null);
	const dokumentID = lage.ctx.neueID();
	const eingabe = { dokumentID, ...ziel, datei, einsatzortID, automatisch };
	return { spec, dokumentID, entschluss: dokumentBereitstellen(lage, eingabe) };
}
