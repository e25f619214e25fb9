import type { lohn } from '#api/contract/geld/lohn.ts';
import {
	type Lohnwunsch,
	liesLohnbuch,
	lohnkopf,
	lohnvorschau,
	rechneLohn,
	uebergibLohn,
	unschreibbare,
} from '#commands/geld/lohn.ts';
import { merkeEinsicht } from '#commands/zugang/zugriff.ts';
import { neueNummern } from '#domain/geld/lohn/lohnbuch.ts';
import { enthaelt, ohneLohnart } from '#domain/geld/lohn/lohndatei.ts';
import type { Lohnperson } from '#domain/geld/lohn/lohnperson.ts';
import { lohnpruefungen } from '#domain/geld/lohn/lohnpruefungen.ts';
import { gibDatei } from '../datei.ts';
import type { Handlers, Umstand } from '../handler.ts';

const wer = ({ freiwilligerID, werte }: Lohnperson) => ({
	...{ freiwilligerID, name: [werte.nachname, werte.vorname].filter(Boolean).join(', ') || 'gelöscht' },
});

/** The file for payroll programs. */
export const lohnHandlers: Handlers<typeof lohn> = {
	async exportLohn(anruf) {
		const wunsch = anruf.query as Lohnwunsch;
		return gib(anruf, 'lohn-vorschau', await lohnvorschau(anruf.umgebung, wunsch));
	},

	async holeLohnstand({ umgebung, query }) {
		const { format, monat } = query;
		const [buch, kopf] = await Promise.all([liesLohnbuch(umgebung), lohnkopf(umgebung, query, true)]);
		const alle = await rechneLohn(umgebung, buch, query);
		const personen = alle.filter(({ entfallen }) => entfallen === undefined);
		const stumm = kopf ? unschreibbare(umgebung, kopf, buch, alle) : [];
		const ohneArt = kopf && enthaelt(format, 'LOHNART') ? ohneLohnart(kopf, personen) : [];
		const letzte = buch.letzte.get(format);
		return {
			data: {
				personen: personen.length,
				neu: neueNummern(
					buch,
					personen.map(({ freiwilligerID }) => freiwilligerID),
				).length,
				letzte: letzte
					? { monat: letzte.monat, umfang: letzte.umfang, am: letzte.am, personen: letzte.personen }
					: null,
				istEingerichtet: kopf !== null,
				pruefungen: [
					...(stumm.length > 0
						? [
								{
									...{ pruefung: 'ZEICHEN', titel: 'Zeichen, die die Lohndatei nicht kennt' },
									sperrt: stumm.length === alle.length,
									abhilfe:
										'Wer sie hat, fehlt in der Datei. In der Akte in lateinischen Buchstaben schreiben und die Änderungen holen.',
									personen: stumm.map(({ person }) => wer(person)),
								},
							]
						: []),
					...(ohneArt.length > 0
						? [
								{
									...{ pruefung: 'LOHNART', titel: 'Lohnart der Urlaubsabgeltung fehlt', sperrt: true },
									abhilfe: 'In den Parametern unter „Lohnabrechnung“ eintragen.',
									personen: ohneArt.map(wer),
								},
							]
						: []),
					...lohnpruefungen(alle, monat).map((eine) => ({
						...eine,
						sperrt: false,
						personen: eine.personen.map(wer),
					})),
				],
			},
		};
	},

	async uebergibLohn(anruf) {
		const { umgebung, akteur, idempotenz, body } = anruf;
		return gib(anruf, 'lohn', await uebergibLohn(umgebung, { akteur, idempotenz }, body));
	},
};

/** Bank, tax and insurance of everybody in it are read by whoever takes it. */
async function gib(
	anruf: Umstand,
	liste: 'lohn' | 'lohn-vorschau',
	{ bytes, personen }: Awaited<ReturnType<typeof lohnvorschau>>,
): Promise<Buffer> {
	const { umgebung, akteur, request } = anruf;
	const arten = ['BANK', 'GESUNDHEIT'] as const;
	await merkeEinsicht(umgebung.db, { akteur, betroffene: personen, arten, anlass: 'BUCHHALTUNG', ip: request.ip });
	return gibDatei(anruf, { liste, endung: 'txt', anzahl: personen.length, anfrage: null }, bytes);
}
