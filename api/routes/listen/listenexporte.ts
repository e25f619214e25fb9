import type { listenexporte } from '#api/contract/akte/listenexporte.ts';
import { alsListe, listenstrom } from '#api/present/dateien/excelliste.ts';
import { FREIWILLIGENSPALTEN } from '#api/present/dateien/freiwilligerexport.ts';
import { ZEUGNISSPALTEN, type Zeugniszeile, zeugniszeilen } from '#api/present/dateien/zeugnisexport.ts';
import { filterworte } from '#api/present/filterworte.ts';
import { haengeAn } from '#domain/beliebig-viele.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { FREIWILLIGE } from '#domain/liste/freiwillige.ts';
import type { Zyklus } from '#domain/referenzsaetze.ts';
import { liestSensibles } from '#domain/zugriff/api.ts';
import {
	alleImZyklus,
	type Exportzeile,
	exportplan,
	moeglicheAbsolventen,
} from '#projections/queries/akte/freiwilligerexport.ts';
import { type Anfrage, ausgabe } from '#projections/queries/liste/liste.ts';
import { taetigkeitsfelderJeOrt } from '#projections/queries/orte/adressbestand.ts';
import { filternamen } from '#projections/queries/traeger/namen.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import { alsAnfrage, blickVon } from '../anfrage.ts';
import { gibDatei } from '../datei.ts';
import { herkunftVon } from '../erlaeuterung.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { rahmenVon } from '../orte/kontingentumfeld.ts';
import { gibBytestrom } from './listenexport.ts';
import { ladeListenzusatz } from './listenfelder.ts';
import { bedarf, liesVorhandene, masterExcel } from './master-export.ts';

const AUF_EINMAL = 200;

/** Volunteers as spreadsheets, written while they are read. */
export const listenexporteHandlers: Handlers<typeof listenexporte> = {
	async exportFreiwilligeExcel(anruf) {
		const { zyklus } = await rahmenVon(anruf);
		const anfrage = alsAnfrage(anruf, anruf.query);
		const { zusatz, merke } = await ladeListenzusatz(anruf, 'freiwillige', anfrage);
		const { db } = anruf.umgebung;
		const plan = exportplan(await blickVon(anruf), zusatz);
		const { ids, zeilen } = await ausgabe<Exportzeile>(db, plan, anfrage);
		const zaehlwerk = { erledigt: 0 };
		async function* vermerkt() {
			for await (const stapel of zeilen()) {
				await merke(stapel.map((z) => z.freiwilligerID));
				yield stapel;
				zaehlwerk.erledigt += stapel.length;
			}
		}
		const kopf = {
			inhalt: `Freiwillige ab der Vertragseinigung im Zyklus ${zyklus.bezeichnung}`,
			filter: await worteDesFilters(anruf, anfrage),
			...(await herkunftVon(anruf)),
			hinweise: ['Telefon: Ist keine Festnetznummer bekannt, steht hier die Mobilnummer.'],
		};
		const inhalt = listenstrom({
			name: 'Freiwillige',
			spalten: FREIWILLIGENSPALTEN,
			stapel: vermerkt(),
			erlaeuterung: (anzahl) => ({ ...kopf, summen: [{ bezeichnung: 'Freiwillige', wert: anzahl }] }),
		});
		const datei = { liste: 'freiwillige', endung: 'xlsx', anzahl: ids.length, anfrage, zaehlwerk } as const;
		return gibBytestrom(anruf, datei, inhalt);
	},

	async exportMasterExcel(anruf) {
		const { zyklus } = await rahmenVon(anruf);
		const ids = await alleImZyklus(anruf.umgebung.db, zyklus.id);
		const ohne = 'Bank, Steuer, Versicherung, Konfession und Gesundheit sind für diesen API-Schlüssel nicht enthalten.';
		const kopf = {
			inhalt: `Alle Felder der Freiwilligen im Zyklus ${zyklus.bezeichnung}`,
			filter: 'alle des Zyklus, in jedem Status',
			...(await herkunftVon(anruf)),
			hinweise: liestSensibles(anruf.akteur) ? [] : [ohne],
		};
		const zaehlwerk = { erledigt: 0 };
		const inhalt = await masterExcel({ ...anruf, zaehlwerk }, ids, (anzahl) => ({
			...kopf,
			summen: [{ bezeichnung: 'Freiwillige', wert: anzahl }],
		}));
		const datei = {
			liste: 'freiwillige-master',
			endung: 'xlsx',
			anzahl: ids.length,
			anfrage: null,
			zaehlwerk,
		} as const;
		return gibBytestrom(anruf, datei, inhalt);
	},

	async exportZeugnisse(anruf) {
		const { zyklus } = await rahmenVon({ ...anruf, zyklusID: anruf.params.zyklusID });
		const zeilen = await liesZeugnisse(anruf, zyklus);
		const inhalt = await alsListe('Zeugnisse', ZEUGNISSPALTEN, zeilen, {
			inhalt: `Dienste, die im Zyklus ${zyklus.bezeichnung} geendet haben, für Zeugnisse`,
			filter: `Dienstende von ${formatDatum(zyklus.start)} bis ${formatDatum(zyklus.ende)}`,
			...(await herkunftVon(anruf)),
			summen: [
				{ bezeichnung: 'Dienste', wert: zeilen.length },
				{ bezeichnung: 'Seminartage anerkannt', wert: zeilen.reduce((s, z) => s + z.anerkannt, 0), art: 'TAGE' },
			],
			hinweise: [
				'Beginn ist der Dienstantritt, sonst der Vertragsbeginn. Ein begonnener Monat zählt als ganzer.',
				'Dienste, die nicht angetreten wurden, fehlen. Lizenz: zur Lizenz angemeldet.',
			],
		});
		const datei = { liste: 'zeugnisse', endung: 'xlsx', anzahl: zeilen.length, anfrage: null } as const;
		return gibDatei(anruf, datei, inhalt);
	},
};

async function worteDesFilters({ umgebung }: Umstand, anfrage: Anfrage): Promise<string> {
	const namen = await filternamen(umgebung.db, anfrage.filter);
	return filterworte(FREIWILLIGE, anfrage, namen) ?? 'keiner';
}

async function liesZeugnisse(umstand: Umstand, zyklus: Zyklus): Promise<Zeugniszeile[]> {
	const { db } = umstand.umgebung;
	const ids = await moeglicheAbsolventen(db, zyklus);
	const zeilen: Zeugniszeile[] = [];
	for (let i = 0; i < ids.length; i += AUF_EINMAL) {
		const akten = await liesVorhandene(umstand, ids.slice(i, i + AUF_EINMAL));
		const was = bedarf(akten);
		const [referenz, taetigkeitsfelder] = [
			await ladeReferenz(db, was),
			await taetigkeitsfelderJeOrt(db, was.adresseIDs),
		];
		haengeAn(
			zeilen,
			akten.flatMap((akte) => zeugniszeilen(akte, zyklus, { referenz, taetigkeitsfelder })),
		);
	}
	return zeilen;
}
