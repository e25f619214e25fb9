import { MEIN } from '../../texte/mein-bereich.ts';
import { VERGLEICH } from '../../texte/vertragsvergleich.ts';
import { findeAktion } from '../akte/aktionen.ts';
import type { Akte, Aktion } from '../akte/typen.ts';
import { geltenderVertrag } from './stand.ts';

type Seite = { to: '/karte' } | { to: '/admin/mein-vertrag' } | { to: '/admin/meine-daten' };

/** Something the volunteer can do now: a dialog to open, or a page to go to. */
export interface Schritt {
	key: string;
	titel: string;
	text: string;
	knoepfe: readonly { titel: string; ziel: Aktion | Seite }[];
}

const TEXT = MEIN.schritt;

/** What only the volunteer can do, the most important first. `gefragt`: what he is asked for and hasn't said yet. */
export function schritte(akte: Akte, neueBedingungen: number, gefragt: readonly string[]): Schritt[] {
	return [
		...vorschlaege(akte),
		...bedingungen(akte, neueBedingungen),
		...eltern(akte),
		...dienstarten(akte),
		...angaben(gefragt),
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

/** While it is being negotiated the terms change all the time; from the agreement on each change counts. */
function bedingungen(akte: Akte, neue: number): Schritt[] {
	const vertrag = geltenderVertrag(akte);
	if (neue === 0 || !vertrag || vertrag.status < 2000) return [];
	const { titel, text, ansehen } = VERGLEICH.schritt;
	const knoepfe = [{ titel: ansehen, ziel: { to: '/admin/mein-vertrag' } as const }];
	return [{ key: 'bedingungen', titel, text: text(neue), knoepfe }];
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

/** Only where no application is open: with one, applying again is no step that waits. */
function bewerben(akte: Akte): Schritt[] {
	if (akte.freiwilliger.status !== 1500 || !erlaubt(akte, 'bewerben')) return [];
	const knoepfe = [{ titel: TEXT.suchen, ziel: { to: '/karte' } as const }];
	return [{ key: 'bewerben', titel: TEXT.bewerben, text: TEXT.bewerbenText, knoepfe }];
}

function erlaubt(akte: Akte, key: Aktion['aktion'], wunschID?: string): Aktion | undefined {
	const aktion = findeAktion(akte, key, wunschID);
	return aktion?.erlaubt ? aktion : undefined;
}
