/** The seal of a document everybody has signed: only with its sealed file is it signed. */
import type { Dokument } from '#domain/akte/zustand.ts';

/** Why it can't be sealed, in words for whoever has to do something about it. */
export const SIEGELGRUND = {
	DATEI:
		'Die Datei, die unterschrieben wurde, fehlt oder ist nicht mehr dieselbe. Bitte stellen Sie sie aus der Sicherung wieder her, oder setzen Sie die Unterschriften zurück.',
	KEIN_PDF:
		'Die Datei ist kein PDF. Bitte setzen Sie die Unterschriften zurück, und stellen Sie das Dokument als PDF bereit.',
	PDF: 'Das PDF lässt sich nicht weiterverarbeiten: Es ist beschädigt, geschützt oder zu aufwendig. Bitte setzen Sie die Unterschriften zurück, und stellen Sie es neu bereit, zum Beispiel durch „Als PDF drucken“.',
	BILD: 'Das Bild einer Unterschrift lässt sich nicht lesen. Bitte setzen Sie die Unterschriften zurück, und lassen Sie erneut unterschreiben.',
	ZERTIFIKAT:
		'Das Zertifikat für das Siegel lässt sich nicht verwenden. Bitte wenden Sie sich an den Betreiber des Portals.',
	UNERWARTET:
		'Es ist ein unerwarteter Fehler aufgetreten; der Betreiber findet ihn im Protokoll des Servers. Das Portal versucht es von selbst wieder.',
} as const;
export type Siegelgrund = keyof typeof SIEGELGRUND;

/** Everybody has signed, and the sealed file isn't there yet. In 2000: signed when the file was still made afterwards. */
export const wartetAufSiegel = ({ status, vollstaendigAm, siegel, isGeloescht }: Dokument): boolean =>
	!isGeloescht && vollstaendigAm !== null && siegel === null && (status === 1500 || status === 2000);
