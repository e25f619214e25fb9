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
