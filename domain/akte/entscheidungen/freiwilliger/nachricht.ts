import { fertigeDatei, istMailbar, mailbaresDokument } from '#domain/akte/dokument/mailbar.ts';
import { NachrichtGesendet } from '#domain/akte/ereignisse.ts';
import type { Fall, Regel } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { angegeben } from '#domain/akte/regeln/eingabe.ts';
import { freitext } from '#domain/akte/texte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { formatDatum } from '#domain/format/datum.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { ANHANG_MB, HOECHSTENS_ANHAENGE } from '#domain/upload/anhang.ts';
import { angabenfehler, fehlendeAngaben, fuelleNachricht, type Nachrichttext } from '#domain/vorlagen/nachricht.ts';
import { platzhalterName } from '#domain/vorlagen/platzhaltername.ts';
import type { Werte } from '#domain/vorlagen/werte.ts';

/** What a message meets at its reader's. */
export interface Empfang {
	/** The Angaben it may hold, about him. */
	readonly werte: Werte;
	/** Day a mail to his address came back for good; null: none has. */
	readonly zurueckAm: string | null;
	/** His account is blocked. */
	readonly isGesperrt: boolean;
	/** What has been sent to him today, as he got it. */
	readonly heute: readonly Nachrichttext[];
	/** Bytes of the papers of his file that are meant, by upload; what is missing is no longer there. */
	readonly groessen: ReadonlyMap<string, number>;
}

export interface NachrichtEingabe extends Nachrichttext {
	readonly kopieAnMich?: boolean;
	/** Uploads that go with it. */
	readonly anhaenge?: readonly string[] | undefined;
	/** Specifications whose paper goes with it, to each reader the own one. */
	readonly dokumente?: readonly string[] | undefined;
	/** Volunteers who get it although they got the same today. */
	readonly nochmals?: readonly string[] | undefined;
	/** Left out: nothing is known against it, and nothing is filled in. */
	readonly empfang?: Empfang | undefined;
}

type Nachrichtfall = Fall<NachrichtEingabe>;

const verstoss = (code: Regelverstoss['code'], text: string): Regelverstoss => ({ code, http: 422, text });

/** Why somebody gets no message, as it is said of him: `hat keine E-Mail-Adresse`. */
const LASSAUS = {
	adresse: 'hat keine E-Mail-Adresse',
	zurueck: (tag: string) => `E-Mail kam am ${formatDatum(tag)} zurück`,
	heute: 'bekam diese Nachricht heute schon',
	gesperrt: 'ist gelöscht oder gesperrt',
	fehlt: (angabe: string) => `${platzhalterName(angabe)} fehlt`,
	ohneDokument: (bezeichnung: string) => `${bezeichnung} fehlt`,
	zuGross: (bezeichnung: string) => `${bezeichnung} ist größer als ${ANHANG_MB} MB`,
} as const;

const UNBEKANNT = 'Dieses Dokument gibt es nicht.';
const ZU_VIELE = `Bitte fügen Sie höchstens ${HOECHSTENS_ANHAENGE} Dateien und Dokumente an.`;
const nurImPortal = (bezeichnung: string) => `„${bezeichnung}“ geht in keine E-Mail, sondern wird im Portal geöffnet.`;

const lesbar: Regel<Nachrichtfall> = ({ eingabe }) => (eingabe ? angabenfehler(eingabe) : null);

/** Which papers are meant; what isn't known is none. */
function gemeinte({ referenz }: Lage, eingabe: NachrichtEingabe | null): DokumentSpec[] {
	return [...new Set(eingabe?.dokumente)].flatMap((id) => referenz.specs.find((spec) => spec.id === id) ?? []);
}

const anfuegbar: Regel<Nachrichtfall> = ({ lage, eingabe }) => {
	const feld = 'dokumente';
	const { anhaenge = [], dokumente = [] } = eingabe ?? {};
	const specs = gemeinte(lage, eingabe);
	if (specs.length < new Set(dokumente).size) return { ...verstoss('DOKUMENT_ANFUEGEN', UNBEKANNT), feld };
	if (anhaenge.length + specs.length > HOECHSTENS_ANHAENGE) return { ...verstoss('DOKUMENT_ANFUEGEN', ZU_VIELE), feld };
	return specs
		.filter((spec) => !istMailbar(spec))
		.map(({ bezeichnung }) => ({ ...verstoss('DOKUMENT_ANFUEGEN', nurImPortal(bezeichnung)), feld }));
};

const erreichbar: Regel<Nachrichtfall> = ({ lage, eingabe }) => {
	const { zurueckAm = null, isGesperrt = false } = eingabe?.empfang ?? {};
	if (isGesperrt) return verstoss('KEIN_LESER', LASSAUS.gesperrt);
	if (!lage.akte.person.email) return verstoss('OHNE_EMAIL', LASSAUS.adresse);
	return zurueckAm === null ? null : verstoss('EMAIL_ZURUECK', LASSAUS.zurueck(zurueckAm));
};

const vollstaendig: Regel<Nachrichtfall> = ({ eingabe }) => {
	if (!eingabe?.empfang) return null;
	return fehlendeAngaben(eingabe, eingabe.empfang.werte).map((name) => verstoss('ANGABE_FEHLT', LASSAUS.fehlt(name)));
};

const hatDokumente: Regel<Nachrichtfall> = ({ lage, eingabe }) => {
	const groessen = eingabe?.empfang?.groessen;
	if (!groessen) return null;
	return gemeinte(lage, eingabe).flatMap((spec) => {
		const dokument = mailbaresDokument(lage.akte, spec, lage.referenz.specs);
		const bytes = dokument && groessen.get(fertigeDatei(dokument));
		if (!bytes) return verstoss('DOKUMENT_FEHLT', LASSAUS.ohneDokument(spec.bezeichnung));
		return bytes > ANHANG_MB * 2 ** 20 ? verstoss('DOKUMENT_FEHLT', LASSAUS.zuGross(spec.bezeichnung)) : [];
	});
};

const nichtDoppelt: Regel<Nachrichtfall> = ({ lage, eingabe }) => {
	if (!eingabe?.empfang || eingabe.nochmals?.includes(lage.akte.id)) return null;
	const { betreff, text } = gefuellt(eingabe);
	const istDieselbe = eingabe.empfang.heute.some((eine) => eine.betreff === betreff && eine.text === text);
	return istDieselbe ? verstoss('HEUTE_SCHON', LASSAUS.heute) : null;
};

export const NACHRICHT: Verb<Nachrichtfall> = {
	key: 'nachricht',
	titel: 'Nachricht',
	unbestaetigt: true,
	ausgang: [],
	felder: [angegeben('betreff'), angegeben('text'), lesbar, anfuegbar],
	regeln: [erreichbar, vollstaendig, hatDokumente, nichtDoppelt],
};

/** A free message to the volunteer, with the Angaben filled in. */
export function nachricht(lage: Lage, eingabe: NachrichtEingabe): Entschluss {
	pruefe(NACHRICHT, { lage, eingabe });
	const kopieAnUserID = eingabe.kopieAnMich ? lage.akteur.userID : null;
	const dokumente = gemeinte(lage, eingabe).flatMap((spec) => {
		const dokument = mailbaresDokument(lage.akte, spec, lage.referenz.specs);
		return dokument ? { dokumentID: dokument.id, uploadID: fertigeDatei(dokument) } : [];
	});
	const mit = {
		...(eingabe.anhaenge?.length && { anhaenge: eingabe.anhaenge }),
		...(dokumente.length && { dokumente }),
	};
	const facts = { nachrichtID: lage.ctx.neueID(), kopieAnUserID, isGestaltet: true as const, ...mit };
	return vollende(lage, [NachrichtGesendet(facts, freitext(lage.akte.id, gefuellt(eingabe)))]);
}

const PROBE: Verb<Nachrichtfall> = { ...NACHRICHT, regeln: [vollstaendig] };

/** The message as this volunteer would get it, to be read by its author first. */
export function nachrichtprobe(lage: Lage, eingabe: NachrichtEingabe): Nachrichttext {
	pruefe(PROBE, { lage, eingabe });
	return gefuellt(eingabe);
}

const gefuellt = ({ betreff, text, empfang }: NachrichtEingabe): Nachrichttext =>
	empfang ? fuelleNachricht({ betreff, text }, empfang.werte) : { betreff: betreff.trim(), text: text.trim() };
