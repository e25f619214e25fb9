import type { Vereinbarkeit } from '#domain/barrierefreiheit/bewertung.ts';

const BUND =
	'dem Behindertengleichstellungsgesetz (BGG) und der Barrierefreie-Informationstechnik-Verordnung (BITV 2.0)';
const LAND = 'dem Recht seines Landes zur Umsetzung der Richtlinie (EU) 2016/2102';

/** Words of the accessibility statement; what it says of the portal comes from the server. */
export const ERKLAERUNG = {
	titel: 'Erklärung zur Barrierefreiheit',
	bindung: {
		OFFEN: (traeger: string) =>
			`${traeger} hat noch nicht angegeben, ob für dieses Portal eine gesetzliche Pflicht zur Barrierefreiheit besteht. Maßstab dieser Erklärung sind BGG und BITV 2.0.`,
		BUND: (traeger: string) =>
			`${traeger} ist bemüht, dieses Portal im Einklang mit ${BUND} barrierefrei zugänglich zu machen.`,
		LAND: (traeger: string) =>
			`${traeger} ist bemüht, dieses Portal im Einklang mit ${LAND} barrierefrei zugänglich zu machen.`,
		FREIWILLIG: (traeger: string) =>
			`${traeger} ist keine öffentliche Stelle, ist aber bemüht, dieses Portal barrierefrei zugänglich zu machen, und veröffentlicht diese Erklärung freiwillig. Maßstab sind BGG und BITV 2.0.`,
	},
	gilt: 'Diese Erklärung gilt für das Freiwilligenportal unter',
	stand: 'Stand der Vereinbarkeit mit den Anforderungen',
	vereinbarkeit: {
		VOLLSTAENDIG: (standard: string) => `Dieses Portal ist mit ${standard} vollständig vereinbar.`,
		TEILWEISE: (standard: string) =>
			`Dieses Portal ist mit ${standard} nur teilweise vereinbar. Was nicht vereinbar ist und was nicht bewertet wurde, steht im nächsten Abschnitt.`,
		NICHT: (standard: string) => `Dieses Portal ist mit ${standard} nicht vereinbar.`,
	} satisfies Record<Vereinbarkeit, (standard: string) => string>,
	inhalte: 'Nicht barrierefreie Inhalte',
	grund: {
		UNVEREINBAR: 'Nicht mit den Anforderungen vereinbar',
		UNVERHAELTNISMAESSIG: 'Unverhältnismäßige Belastung',
		AUSSERHALB: 'Vom Recht nicht erfasst',
	},
	warum: 'Grund',
	alternative: 'Stattdessen',
	keineAlternative: 'Eine Alternative gibt es noch nicht. Wenden Sie sich an den Kontakt unten.',
	behebung: 'Behebung',
	behobenBis: (datum: string) => `geplant bis ${datum}`,
	ohneTermin: 'Ein Termin steht noch nicht fest.',
	unbewertet: 'Nicht bewertet',
	unbewertetText: 'Das hat noch niemand geprüft. Ob es barrierefrei ist, lässt sich deshalb nicht sagen:',
	erstellung: 'Erstellung dieser Erklärung',
	erstellt: (datum: string, version: string) =>
		`Diese Erklärung beruht auf der Bewertung vom ${datum} (Version ${version}) und wurde an diesem Tag zuletzt überprüft.`,
	bewerter:
		'Bewertet hat der Hersteller des Portals mit seinen eigenen Tests. Eine Zertifizierung oder Bewertung durch eine unabhängige Stelle gibt es nicht.',
	geprueft: (seiten: number, werkzeug: string) => `Geprüft wurden ${seiten} Seiten, mit ${werkzeug}:`,
	ergebnis: (bestanden: number, faelle: number) =>
		bestanden === faelle
			? `ohne Befund (${faelle} von ${faelle} Prüfungen)`
			: `mit Befund (${bestanden} von ${faelle} Prüfungen bestanden)`,
	jaehrlich: 'Die Bewertung wird jedes Jahr und mit jeder wesentlichen Änderung des Portals wiederholt.',
	veraltet: 'Die letzte Bewertung liegt mehr als ein Jahr zurück und muss erneuert werden.',
	darueberHinaus: 'Mehr als gefordert',
	kontakt: 'Feedback und Kontakt',
	kontaktText:
		'Ist Ihnen eine Barriere begegnet, oder möchten Sie wissen, wie Barrierefreiheit umgesetzt wird? Schreiben Sie uns. Wir antworten spätestens innerhalb eines Monats, wenn Sie eine E-Mail-Adresse angeben.',
	perMail: 'Oder schreiben Sie eine E-Mail an',
	durchsetzung: 'Durchsetzungsverfahren',
	verfahren: {
		BUND: 'Haben Sie auf Ihre Mitteilung innerhalb eines Monats keine oder keine befriedigende Antwort bekommen, können Sie bei der Schlichtungsstelle ein Schlichtungsverfahren nach § 16 BGG beantragen. Sie hilft, den Streit außergerichtlich beizulegen. Das Verfahren ist kostenlos, ein Rechtsbeistand ist nicht nötig.',
		LAND: 'Haben Sie auf Ihre Mitteilung innerhalb eines Monats keine oder keine befriedigende Antwort bekommen, können Sie sich an die Stelle wenden, die in diesem Land für die Durchsetzung oder die Schlichtung zuständig ist.',
		FREIWILLIG:
			'Ein Schlichtungsverfahren nach § 16 BGG gibt es nur gegenüber Stellen, die das Gesetz dazu verpflichtet. Dieser Träger ist nach eigener Angabe keine davon.',
		OFFEN:
			'Ob ein Schlichtungsverfahren nach § 16 BGG oder ein Durchsetzungsverfahren des Landes offensteht, hat der Träger noch nicht angegeben.',
	},
	freiwilligeStelle: 'Sie können sich dennoch an diese Stelle wenden:',
	keineStelle: 'Der Träger hat noch nicht angegeben, welche Stelle zuständig ist.',
	alsDaten: 'Diese Erklärung als Daten (JSON)',
	zurueck: 'Zur Startseite',
	formular: {
		titel: 'Barriere melden',
		text: 'Ihre Nachricht',
		textHilfe: 'Was wollten Sie tun, was ging nicht, und womit arbeiten Sie? Bitte keine Gesundheitsdaten.',
		seite: 'Welche Seite betrifft es?',
		name: 'Ihr Name',
		email: 'Ihre E-Mail-Adresse',
		emailHilfe: 'Nur für die Antwort. Ohne sie lesen wir Ihre Nachricht, können aber nicht antworten.',
		freiwillig: '(freiwillig)',
		falle: 'Dieses Feld bitte frei lassen',
		pflicht: 'Dies ist ein Pflichtfeld',
		speicherung: 'Wir löschen Ihre Nachricht ein Jahr nach der Antwort, auf Wunsch früher.',
		senden: 'Nachricht senden',
		gesendet: 'Danke, Ihre Nachricht ist angekommen.',
		gesendetText: (datum: string) => `Haben Sie eine E-Mail-Adresse angegeben, antworten wir bis zum ${datum}.`,
	},
} as const;
