import type { pruefpaket as vertrag } from '#api/contract/geld/pruefpaket.ts';
import { archivstrom } from '#api/present/dateien/archivstrom.ts';
import { pruefpaket } from '#commands/geld/pruefpaket/pruefpaket.ts';
import { signaturschluessel } from '#commands/signatur/schluessel.ts';
import { gibDatei } from '../datei.ts';
import type { Handlers } from '../handler.ts';
import { lies } from './laeufe.ts';

export const pruefpaketHandlers: Handlers<typeof vertrag> = {
	async holePruefpaket(anruf) {
		const { umgebung, portal, params } = anruf;
		const { lauf } = await lies(anruf, params.id);
		const { datenVerzeichnis, auditSchluesseldatei } = portal.konfiguration;
		const dateien = await pruefpaket(umgebung, lauf, signaturschluessel(datenVerzeichnis, auditSchluesseldatei));
		const stuecke: Uint8Array[] = [];
		for await (const stueck of archivstrom([...dateien].map(([name, text]) => ({ name, inhalt: [text] }))))
			stuecke.push(stueck);
		const datei = { liste: 'pruefpaket', endung: 'zip', anzahl: lauf.rechnung.zeilen.length, anfrage: null } as const;
		return gibDatei(anruf, datei, Buffer.concat(stuecke));
	},
};
