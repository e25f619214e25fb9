import { addiereTage, tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { DOKUMENTE, MEINE_DOKUMENTE } from '../../../texte/akte/dokumente.ts';
import { VERGLEICH } from '../../../texte/akte/vertragsvergleich.ts';
import { MEIN } from '../../../texte/zugang/mein-bereich.ts';
import { findeAktion } from '../../akte/aktionen.ts';
import { wartetAufMich } from '../../akte/dokumente/gruppen.ts';
import { type Anforderung, darfTun } from '../../akte/dokumente/queries.ts';
import type { Akte, Aktion } from '../../akte/typen.ts';
import { eigeneUnterschrift, offeneDokumente } from '../offene-dokumente.ts';
import { geltenderVertrag } from './stand.ts';

type Seite =
	| { to: '/karte' | '/admin/mein-vertrag' | '/admin/meine-daten' | '/admin/meine-dokumente' | '/admin/meine-seminare' }
	| { to: '/unterschrift/$signToken'; params: { signToken: string } };

/** Something the volunteer can do now: a dialog to open, or a page to go to. */
export interface Schritt {
	key: string;
	titel: string;
	text: string;
	/** `YYYY-MM-DD`, its last day; null: it has none. */
	faellig: string | null;
	knoepfe: readonly { titel: string; ziel: Aktion | Seite }[];
}

/** Steps by their key: a guardian, data, documents of his own. */
export const ELTERN = 'eltern';
const DATEN = 'daten';
export const PAPIER = 'dokumente';
export const ANGABEN: readonly string[] = [ELTERN, DATEN];

const TEXT = MEIN.schritt;
const PAPIERE = MEINE_DOKUMENTE;

/** What stands beside the file itself. */
interface Ausserdem {
	readonly neueBedingungen: number;
	/** What he is asked for and hasn't said yet. */
	readonly gefragt: readonly string[];
	readonly dokumente: readonly Anforderung[];
}

/** Within so many days what has a last day comes before everything else. */
const BALD_TAGE = 7;

/** What is due soon, the soonest first; then the rest in the order it came. */
export function nachFaelligkeit(alle: readonly Schritt[], heute: string): Schritt[] {
	const bis = addiereTage(heute, BALD_TAGE);
	const rang = ({ faellig }: Schritt) => (faellig !== null && faellig <= bis ? faellig : '9999');
	return alle.toSorted((a, b) => rang(a).localeCompare(rang(b)));
}

const EINIGUNG = 2800;

/**
 * What only the volunteer can do, in the order in which it would hold up what comes next. With an agreement the other
 * applications lead nowhere: their Dienstart is asked of nobody, and a proposal can wait.
 */
export function schritte(akte: Akte, { neueBedingungen, gefragt, dokumente }: Ausserdem): Schritt[] {
	const geeinigt = akte.freiwilliger.status >= EINIGUNG;
	return [
		...(geeinigt ? [] : vorschlaege(akte)),
		...unterschriften(dokumente),
		...bedingungen(akte, neueBedingungen),
		...eltern(akte),
		...angaben(gefragt),
		...einreichen(dokumente),
		...(geeinigt ? vorschlaege(akte) : dienstarten(akte)),
		...bewerben(akte),
	];
}

function vorschlaege(akte: Akte): Schritt[] {
	return akte.wuensche.flatMap(({ id, einsatzort }) => {
		const annehmen = erlaubt(akte, 'vorschlagAnnehmen', id);
		const ablehnen = erlaubt(akte, 'vorschlagAblehnen', id);
		if (!annehmen) return [];
		const knoepfe = [
			{ titel: TEXT.annehmen, ziel: annehmen },
			...(ablehnen ? [{ titel: TEXT.ablehnen, ziel: ablehnen }] : []),
		];
		return {
			key: id,
			titel: TEXT.vorschlag(einsatzort ?? MEIN.eineStelle),
			text: TEXT.vorschlagText,
			faellig: null,
			knoepfe,
		};
	});
}

/** While it is being negotiated the terms change all the time, and afterwards nobody waits for them. */
function bedingungen(akte: Akte, neue: number): Schritt[] {
	const vertrag = geltenderVertrag(akte);
	if (neue === 0 || !vertrag || vertrag.status < VERTRAG.nr.Einigung || vertrag.status > VERTRAG.nr.Laufend) return [];
	const { titel, text, ansehen } = VERGLEICH.schritt;
	const knoepfe = [{ titel: ansehen, ziel: { to: '/admin/mein-vertrag' } as const }];
	return [{ key: 'bedingungen', titel, text: text(neue), faellig: null, knoepfe }];
}

function unterschriften(dokumente: readonly Anforderung[]): Schritt[] {
	return dokumente.filter(wartetAufMich).flatMap(({ id, bezeichnung, dokumente: alle }) => {
		const eigene = alle.map(eigeneUnterschrift).find((unterschrift) => unterschrift?.sitzungID);
		if (!eigene?.sitzungID) return [];
		const { sitzungID: signToken, gueltigBis } = eigene;
		const ziel = { to: '/unterschrift/$signToken', params: { signToken } } as const;
		const knoepfe = [{ titel: DOKUMENTE.unterschreiben, ziel }];
		const faellig = gueltigBis && tagInBerlin(gueltigBis);
		return [{ key: id, titel: PAPIERE.unterschrift(bezeichnung), text: PAPIERE.unterschriftText, faellig, knoepfe }];
	});
}

/** One step for all that is missing: the page has them all. */
function einreichen(dokumente: readonly Anforderung[]): Schritt[] {
	const [erstes, ...weitere] = offeneDokumente(dokumente).filter(
		(a) => a.status === 'NOT_PROVIDED' && darfTun(a.aktionen, 'hochladen'),
	);
	if (!erstes) return [];
	const knoepfe = [{ titel: PAPIERE.hochladen, ziel: { to: '/admin/meine-dokumente' } as const }];
	const titel = PAPIERE.schritt(erstes.bezeichnung, weitere.length);
	const text = erstes.frist ? PAPIERE.schrittFrist(formatDatum(erstes.frist)) : PAPIERE.schrittText;
	return [{ key: PAPIER, titel, text, faellig: erstes.frist, knoepfe }];
}

function eltern(akte: Akte): Schritt[] {
	const { isMinderjaehrig, erziehungsberechtigte } = akte.freiwilliger;
	const ziel = erlaubt(akte, 'erziehungsberechtigteAnlegen');
	if (!isMinderjaehrig || erziehungsberechtigte.length > 0 || !ziel) return [];
	const knoepfe = [{ titel: TEXT.eintragen, ziel }];
	return [{ key: ELTERN, titel: TEXT.eltern, text: TEXT.elternText, faellig: null, knoepfe }];
}

function dienstarten(akte: Akte): Schritt[] {
	return akte.wuensche.flatMap(({ id, einsatzort, dienstartID }) => {
		const ziel = dienstartID ? undefined : erlaubt(akte, 'dienstartFestlegen', id);
		if (!ziel) return [];
		const titel = TEXT.dienstart(einsatzort ?? MEIN.eineStelle);
		const knoepfe = [{ titel: TEXT.waehlen, ziel }];
		return { key: `dienstart-${id}`, titel, text: TEXT.dienstartText, faellig: null, knoepfe };
	});
}

function angaben(gefragt: readonly string[]): Schritt[] {
	if (gefragt.length === 0) return [];
	const knoepfe = [{ titel: TEXT.ergaenzen, ziel: { to: '/admin/meine-daten' } as const }];
	return [{ key: DATEN, titel: TEXT.daten, text: TEXT.datenText(gefragt.join(', ')), faellig: null, knoepfe }];
}

const OHNE_BEWERBUNG: readonly FreiwilligerStatus[] = [FREIWILLIGER.nr.Freigeschaltet, FREIWILLIGER.nr.Wunschlos];

/** Only where no application is open: with one, applying again is no step that waits. */
function bewerben(akte: Akte): Schritt[] {
	if (!OHNE_BEWERBUNG.includes(akte.freiwilliger.status) || !erlaubt(akte, 'bewerben')) return [];
	const knoepfe = [{ titel: TEXT.suchen, ziel: { to: '/karte' } as const }];
	return [{ key: 'bewerben', titel: TEXT.bewerben, text: TEXT.bewerbenText, faellig: null, knoepfe }];
}

function erlaubt(akte: Akte, key: Aktion['aktion'], wunschID?: string): Aktion | undefined {
	const aktion = findeAktion(akte, key, wunschID);
	return aktion?.erlaubt ? aktion : undefined;
}
