import { formatDatum } from '#domain/format/datum.ts';
import type { FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { DOKUMENTE, MEINE_DOKUMENTE } from '../../../texte/akte/dokumente.ts';
import { VERGLEICH } from '../../../texte/akte/vertragsvergleich.ts';
import { MEIN } from '../../../texte/zugang/mein-bereich.ts';
import { findeAktion } from '../../akte/aktionen.ts';
import { wartetAufMich } from '../../akte/dokumente/gruppen.ts';
import { type Anforderung, darfTun } from '../../akte/dokumente/queries.ts';
import type { Akte, Aktion } from '../../akte/typen.ts';
import { eigeneSitzung, offeneDokumente } from '../offene-dokumente.ts';
import { geltenderVertrag } from './stand.ts';

type Seite =
	| { to: '/karte' | '/admin/mein-vertrag' | '/admin/meine-daten' | '/admin/meine-dokumente' | '/admin/meine-seminare' }
	| { to: '/unterschrift/$signToken'; params: { signToken: string } };

/** Something the volunteer can do now: a dialog to open, or a page to go to. */
export interface Schritt {
	key: string;
	titel: string;
	text: string;
	knoepfe: readonly { titel: string; ziel: Aktion | Seite }[];
}

const TEXT = MEIN.schritt;
const PAPIERE = MEINE_DOKUMENTE;

/** What stands beside the file itself. */
interface Ausserdem {
	readonly neueBedingungen: number;
	/** What he is asked for and hasn't said yet. */
	readonly gefragt: readonly string[];
	readonly dokumente: readonly Anforderung[];
}

/** What only the volunteer can do, the most important first. */
export function schritte(akte: Akte, { neueBedingungen, gefragt, dokumente }: Ausserdem): Schritt[] {
	return [
		...vorschlaege(akte),
		...unterschriften(dokumente),
		...bedingungen(akte, neueBedingungen),
		...eltern(akte),
		...dienstarten(akte),
		...angaben(gefragt),
		...einreichen(dokumente),
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
		return { key: id, titel: TEXT.vorschlag(einsatzort ?? MEIN.eineStelle), text: TEXT.vorschlagText, knoepfe };
	});
}

/** While it is being negotiated the terms change all the time, and afterwards nobody waits for them. */
function bedingungen(akte: Akte, neue: number): Schritt[] {
	const vertrag = geltenderVertrag(akte);
	if (neue === 0 || !vertrag || vertrag.status < 2000 || vertrag.status > 4000) return [];
	const { titel, text, ansehen } = VERGLEICH.schritt;
	const knoepfe = [{ titel: ansehen, ziel: { to: '/admin/mein-vertrag' } as const }];
	return [{ key: 'bedingungen', titel, text: text(neue), knoepfe }];
}

function unterschriften(dokumente: readonly Anforderung[]): Schritt[] {
	return dokumente.filter(wartetAufMich).flatMap(({ id, bezeichnung, dokumente: alle }) => {
		const signToken = alle.map(eigeneSitzung).find((sitzungID) => sitzungID !== null);
		if (!signToken) return [];
		const ziel = { to: '/unterschrift/$signToken', params: { signToken } } as const;
		const knoepfe = [{ titel: DOKUMENTE.unterschreiben, ziel }];
		return [{ key: id, titel: PAPIERE.unterschrift(bezeichnung), text: PAPIERE.unterschriftText, knoepfe }];
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
	return [{ key: 'dokumente', titel, text, knoepfe }];
}

function eltern(akte: Akte): Schritt[] {
	const { isMinderjaehrig, erziehungsberechtigte } = akte.freiwilliger;
	const ziel = erlaubt(akte, 'erziehungsberechtigteAnlegen');
	if (!isMinderjaehrig || erziehungsberechtigte.length > 0 || !ziel) return [];
	return [{ key: 'eltern', titel: TEXT.eltern, text: TEXT.elternText, knoepfe: [{ titel: TEXT.eintragen, ziel }] }];
}

function dienstarten(akte: Akte): Schritt[] {
	return akte.wuensche.flatMap(({ id, einsatzort, dienstartID }) => {
		const ziel = dienstartID ? undefined : erlaubt(akte, 'dienstartFestlegen', id);
		if (!ziel) return [];
		const titel = TEXT.dienstart(einsatzort ?? MEIN.eineStelle);
		return { key: `dienstart-${id}`, titel, text: TEXT.dienstartText, knoepfe: [{ titel: TEXT.waehlen, ziel }] };
	});
}

function angaben(gefragt: readonly string[]): Schritt[] {
	if (gefragt.length === 0) return [];
	const knoepfe = [{ titel: TEXT.ergaenzen, ziel: { to: '/admin/meine-daten' } as const }];
	return [{ key: 'daten', titel: TEXT.daten, text: TEXT.datenText(gefragt.join(', ')), knoepfe }];
}

const OHNE_BEWERBUNG: readonly FreiwilligerStatus[] = [1000, 1500];

/** Only where no application is open: with one, applying again is no step that waits. */
function bewerben(akte: Akte): Schritt[] {
	if (!OHNE_BEWERBUNG.includes(akte.freiwilliger.status) || !erlaubt(akte, 'bewerben')) return [];
	const knoepfe = [{ titel: TEXT.suchen, ziel: { to: '/karte' } as const }];
	return [{ key: 'bewerben', titel: TEXT.bewerben, text: TEXT.bewerbenText, knoepfe }];
}

function erlaubt(akte: Akte, key: Aktion['aktion'], wunschID?: string): Aktion | undefined {
	const aktion = findeAktion(akte, key, wunschID);
	return aktion?.erlaubt ? aktion : undefined;
}
