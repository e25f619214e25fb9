import type { Ausgabestand } from '#domain/akte/dokument/ausgabestand.ts';

const STAND: Readonly<Record<Ausgabestand, { titel: string; text: string }>> = {
	GUELTIG: { titel: ' und gültig', text: 'Es gilt so, wie es ausgestellt wurde.' },
	UNTERSCHRIFT_OFFEN: {
		titel: ', aber noch nicht von allen unterschrieben',
		text: 'Verbindlich wird es erst, wenn alle unterschrieben haben. Dann gibt es eine neue Datei mit derselben Nummer.',
	},
	ENTWURF: {
		titel: ', aber nur ein Entwurf',
		text: 'Es zeigt, was vereinbart werden soll. Vereinbart ist damit noch nichts.',
	},
	ERSETZT: {
		titel: ', aber ersetzt',
		text: 'Inzwischen gibt es eine neuere Fassung, nur diese gilt. Bitte lassen Sie sich die neuere geben.',
	},
	ABGELAUFEN: {
		titel: ', aber abgelaufen',
		text: 'Es galt bis zu einem bestimmten Tag, und dieser ist vorbei. Bitte lassen Sie sich ein neues geben.',
	},
	ZURUECKGEZOGEN: {
		titel: ', aber zurückgezogen',
		text: 'Der Aussteller hat es für ungültig erklärt. Bitte verlassen Sie sich nicht darauf, und fragen Sie bei ihm nach.',
	},
};

/** Words of the page on which anybody checks a paper. */
export const PRUEFUNG = {
	titel: 'Echtheit prüfen',
	einleitung:
		'Hier sehen Sie, ob ein Papier aus diesem Portal stammt, ob es unverändert ist und ob es noch gilt. Die Prüfnummer steht unten auf dem Papier, neben dem QR-Code.',
	nummer: 'Prüfnummer',
	nummerHilfe: 'Fünf Gruppen zu je vier Zeichen. Groß oder klein, mit oder ohne Striche ist gleich.',
	beispiel: '7K3M-9QXT-2HVA-D5RZ-8B4N',
	pruefen: 'Prüfen',
	datei: 'Datei',
	dateiHilfe:
		'Haben Sie das Papier als Datei? Nur mit ihr ist sicher, dass nichts geändert wurde. Sie bleibt auf Ihrem Gerät: Gesendet wird nur ihr Fingerabdruck (SHA-256), aus dem sich nichts zurücklesen lässt.',
	ablegen: 'Datei hier ablegen',
	oder: 'oder',
	auswaehlen: 'auswählen',
	ohneDatei: 'Datei entfernen',
	zuGross: (mb: number) => `Die Datei ist zu groß. Papiere aus dem Portal haben höchstens ${mb} MB.`,
	unlesbar: 'Die Datei lässt sich nicht lesen. Bitte wählen Sie sie noch einmal aus.',
	laeuft: 'Wird geprüft …',
	stand: STAND,
	echt: (stand: Ausgabestand) => `Echt, unverändert${STAND[stand].titel}`,
	bekannt: (stand: Ausgabestand) => `Ausgestellt${STAND[stand].titel}`,
	bekanntText: 'Ein Papier mit dieser Nummer gibt es. Ob auf Ihrem Ausdruck etwas geändert wurde, zeigt nur die Datei.',
	veraendert: 'Diese Datei ist nicht das Papier mit dieser Nummer',
	veraendertText:
		'Das Papier mit dieser Nummer gibt es, aber diese Datei stimmt nicht damit überein. Sie kann verändert sein, oder sie gehört zu einem anderen Papier. Auch ein Scan, ein Foto oder eine neu gespeicherte Datei ist nicht mehr dieselbe: Lassen Sie sich die Datei geben, wie sie aus dem Portal kam.',
	keineNummer: 'Kein Papier mit dieser Nummer',
	keineNummerText:
		'Wir haben kein Papier mit dieser Nummer ausgestellt. Bitte vergleichen Sie die Nummer noch einmal mit dem Papier. Stimmt sie, verlassen Sie sich nicht darauf, und fragen Sie bei der Stelle nach, die darauf steht.',
	keineDatei: 'Diese Datei kennen wir nicht',
	keineDateiText:
		'Genau diese Datei haben wir nicht ausgestellt. Sie kann verändert, gescannt oder neu gespeichert sein, oder das Papier ist älter als die Prüfnummern. Steht eine Prüfnummer darauf, geben Sie sie zusätzlich ein.',
	papier: 'Papier',
	am: 'Ausgestellt am',
	von: 'Ausgestellt von',
	zurueck: 'Zur Startseite',
} as const;
