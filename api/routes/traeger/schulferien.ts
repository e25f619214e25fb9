import type { schulferien } from '#api/contract/traeger/schulferien.ts';
import { speichereListe } from '#commands/stammdaten/liste.ts';
import { importiereSchulferien } from '#commands/stammdaten/schulferien.ts';
import { type SchulferienFelder, schulferienStammdatum } from '#domain/stammdaten/schulferien.ts';
import { liesSchulferien } from '#projections/queries/traeger/schulferien.ts';
import type { Handlers } from '../handler.ts';

/** School holidays of the Länder. */
export const schulferienHandlers: Handlers<typeof schulferien> = {
	listeSchulferien: async ({ umgebung }) => ({ data: await liesSchulferien(umgebung.db) }),

	async speichereSchulferien({ umgebung, akteur, idempotenz, body }) {
		const zeilen = body.map(({ land, bezeichnung, von, bis, ...rest }) => ({
			...rest,
			felder: { land, bezeichnung, von, bis } as SchulferienFelder,
		}));
		await speichereListe(umgebung, { akteur, idempotenz }, schulferienStammdatum, zeilen, liesSchulferien);
		return { data: await liesSchulferien(umgebung.db) };
	},

	async importiereSchulferien({ umgebung, akteur, idempotenz, body }) {
		const zeilen = await importiereSchulferien(umgebung, { akteur, idempotenz }, body);
		const anzahl = (ergebnis: (typeof zeilen)[number]['ergebnis']) =>
			zeilen.filter((zeile) => zeile.ergebnis === ergebnis).length;
		return { data: { neu: anzahl('NEU'), vorhanden: anzahl('VORHANDEN'), fehler: anzahl('FEHLER'), zeilen } };
	},
};
