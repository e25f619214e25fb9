/** In which form a document is signed: what each form is, what the law wants, and what may be chosen for which document. */
import { SIGNATURFORMEN, type Signaturform } from '#domain/referenzsaetze.ts';
import { istBundesdienst, istJugenddienst } from './dienste.ts';
import type { DokumentSpecFelder } from './dokumentspec-felder.ts';

interface Signaturangaben {
	readonly label: string;
	/** In a column. */
	readonly kurz: string;
	/** Where the form is regulated. */
	readonly norm: string;
	/** PORTAL: signed on the screen; DATEI: a file signed elsewhere is handed in; PAPIER: what was signed by hand, as a scan. */
	readonly weg: 'PORTAL' | 'DATEI' | 'PAPIER';
	/** What the law calls written is met by it. */
	readonly istSchriftlich: boolean;
	/** Which form is met, as page, mail and evidence say it. */
	readonly satz: string;
}

export const SIGNATURANGABEN: Readonly<Record<Signaturform, Signaturangaben>> = {
	TEXTFORM: {
		label: 'Textform',
		kurz: 'Textform',
		norm: '§ 126b BGB',
		weg: 'PORTAL',
		istSchriftlich: false,
		satz: 'Textform, ersetzt nicht die Schriftform',
	},
	EINFACH: {
		label: 'Einfache elektronische Signatur',
		kurz: 'einfach',
		norm: 'Artikel 3 Nummer 10 eIDAS-Verordnung',
		weg: 'PORTAL',
		istSchriftlich: false,
		satz: 'einfache elektronische Signatur, ersetzt nicht die Schriftform',
	},
	FORTGESCHRITTEN: {
		label: 'Fortgeschrittene elektronische Signatur',
		kurz: 'fortgeschritten',
		norm: 'Artikel 26 eIDAS-Verordnung',
		weg: 'DATEI',
		istSchriftlich: false,
		satz: 'fortgeschrittene elektronische Signatur, ersetzt nicht die Schriftform',
	},
	QES: {
		label: 'Qualifizierte elektronische Signatur',
		kurz: 'qualifiziert',
		norm: '§ 126a BGB',
		weg: 'DATEI',
		istSchriftlich: true,
		satz: 'qualifizierte elektronische Signatur, ersetzt die Schriftform (§ 126a BGB); ob das Zertifikat qualifiziert ist, prüft das Portal nicht',
	},
	PAPIER: {
		label: 'Eigenhändig auf Papier',
		kurz: 'auf Papier',
		norm: '§ 126 BGB',
		weg: 'PAPIER',
		istSchriftlich: true,
		satz: 'eigenhändig auf Papier unterschrieben, Schriftform (§ 126 BGB)',
	},
};

/** Undecided, it is signed as it always was. */
export const wegDer = (form: Signaturform | null): Signaturangaben['weg'] =>
	form === null ? 'PORTAL' : SIGNATURANGABEN[form].weg;

export const istImPortal = (form: Signaturform | null): boolean => wegDer(form) === 'PORTAL';

/** Which form is met by who signs on the screen; null: nobody has decided which one is meant. */
export const formImPortal = (form: Signaturform | null): Signaturform | null =>
	form === null || istImPortal(form) ? form : 'EINFACH';

export const signatursatz = (form: Signaturform | null): string | null => form && SIGNATURANGABEN[form].satz;

type Geregelt = Pick<DokumentSpecFelder, 'bedingungen' | 'isVertragsrelevant' | 'nachweisFuer'>;

/** Where the law wants this document in writing; null: it names no form. */
export function schriftlichNach(felder: Geregelt): string | null {
	const { isVertragsrelevant, nachweisFuer } = felder;
	const nennt = (jugend: string, bund: string) =>
		[...(istJugenddienst(felder) ? [jugend] : []), ...(istBundesdienst(felder) ? [bund] : [])].join(' und ') || null;
	if (isVertragsrelevant) return nennt('§ 11 Abs. 1 JFDG', '§ 8 Abs. 1 BFDG');
	return nachweisFuer === 'ZEUGNIS' ? nennt('§ 11 Abs. 4 JFDG', '§ 11 Abs. 2 BFDG') : null;
}

/** The law, said once to who chooses. */
export const SIGNATURRECHT: readonly string[] = [
	'Das Gesetz verlangt die Vereinbarung schriftlich (§ 11 Abs. 1 JFDG, § 8 Abs. 1 BFDG), ebenso das Zeugnis (§ 11 Abs. 4 JFDG, § 11 Abs. 2 BFDG).',
	'Schriftlich heißt: eigenhändig auf Papier unterschrieben (§ 126 BGB) oder mit einer qualifizierten elektronischen Signatur versehen (§ 126a BGB). Textform (§ 126b BGB), einfache und fortgeschrittene elektronische Signatur ersetzen die Schriftform nicht.',
	'Für die anderen mitgelieferten Dokumente nennen diese Gesetze keine Form. Was bei Ihnen gilt, klären Sie bitte mit Ihrer Rechtsberatung.',
];

type Unterschriebenes = Geregelt &
	Pick<DokumentSpecFelder, 'signaturform' | 'signaturgrund' | 'signaturparteien' | 'nutzungsart' | 'isMehrereDateien'>;

/** Somebody signs it, and nobody has decided how. */
export const istUnentschieden = ({
	signaturparteien,
	signaturform,
}: Pick<DokumentSpecFelder, 'signaturparteien' | 'signaturform'>): boolean =>
	signaturparteien.length > 0 && signaturform === null;

/** The forms that may be chosen for a document. */
export const waehlbareFormen = (
	felder: Omit<Unterschriebenes, 'signaturform' | 'signaturgrund'>,
): readonly Signaturform[] =>
	felder.signaturparteien.length === 0
		? []
		: SIGNATURFORMEN.filter((form) => istImPortal(form) || wegfehler(form, felder).length === 0);

/** What keeps it from being published as it is to be signed. */
export function signaturformfehler(felder: Unterschriebenes): string[] {
	const { signaturform: form, signaturgrund, signaturparteien } = felder;
	if (form === null) return signaturparteien.length > 0 ? ['Die Form der Unterschrift ist nicht festgelegt'] : [];
	if (signaturparteien.length === 0) return ['Was niemand unterschreibt, hat keine Form der Unterschrift'];
	return [
		...(istImPortal(form) ? [] : wegfehler(form, felder)),
		...(brauchtGrund(felder) && !signaturgrund ? [GRUND_FEHLT] : []),
	];
}

/** Less than the law wants is chosen with a reason. */
export const brauchtGrund = (felder: Geregelt & Pick<DokumentSpecFelder, 'signaturform'>): boolean =>
	felder.signaturform !== null &&
	!SIGNATURANGABEN[felder.signaturform].istSchriftlich &&
	schriftlichNach(felder) !== null;

const GRUND_FEHLT = 'Das Gesetz verlangt dieses Dokument schriftlich: Bitte nennen Sie den Grund für eine andere Form';

/** What is signed elsewhere comes back as one file; who hands it in depends on who signs. */
function wegfehler(
	form: Signaturform,
	{
		nutzungsart,
		isMehrereDateien,
		signaturparteien,
	}: Pick<DokumentSpecFelder, 'nutzungsart' | 'isMehrereDateien' | 'signaturparteien'>,
): string[] {
	const vonFreiwilligen = signaturparteien.some((p) => p === 'FREIWILLIGER' || p === 'ERZIEHUNGSBERECHTIGTER');
	if (!vonFreiwilligen && SIGNATURANGABEN[form].weg === 'PAPIER')
		return nutzungsart === 'GESTELLT' ? [] : [NUR_GESTELLT];
	return [
		...(nutzungsart === 'BEIDES' ? [] : [NUR_ZURUECK]),
		...(vonFreiwilligen ? [] : [NUR_FREIWILLIGE]),
		...(isMehrereDateien ? ['Was außerhalb des Portals unterschrieben wird, ist eine Datei, nicht mehrere'] : []),
	];
}

const NUR_GESTELLT =
	'Was auf Papier nur Träger oder Einsatzstelle unterschreiben, stellt der Träger bereit: Bitte wählen Sie die Nutzungsart „Vom Träger gestellt“';
const NUR_ZURUECK =
	'Was außerhalb des Portals unterschrieben wird, kommt als Datei zurück: Bitte wählen Sie die Nutzungsart „Vorlage ausfüllen und hochladen“';
const NUR_FREIWILLIGE =
	'Was außerhalb des Portals unterschrieben wird, reicht die freiwillige Person ein: Sie selbst oder ihre Erziehungsberechtigten müssen unterschreiben';
