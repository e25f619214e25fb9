import {
	IconBolt,
	IconBuilding,
	IconFileText,
	IconListDetails,
	IconSchool,
	IconUser,
	IconUserPlus,
	IconUsersGroup,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import { type Marke, marken } from '#domain/suche/marken.ts';
import { gefaltet } from '#domain/suche/schreibweise.ts';
import type { Aktenaktion, OffeneAkte } from '../../client/offene-akte.ts';
import { SUCHE } from '../../texte/listen/suche.ts';
import type { IconType } from '../../ui/icon.tsx';
import type { MenuEntry, MenuGroup } from '../portal/menu.ts';
import type { Suchergebnis, Treffer } from './queries.ts';

/** A line one can choose. */
export interface Sucheintrag {
	readonly key: string;
	readonly titel: string;
	readonly titelMarken: readonly Marke[];
	/** null: an action, done here. */
	readonly link: LinkProps | null;
	/** Of a page; a volunteer has initials in its place. */
	readonly icon: IconType | null;
	readonly treffer: Treffer | null;
	readonly tat?: Aktenaktion;
	/** Of a page: what may wait there. */
	readonly wartet?: MenuEntry['wartet'];
}

export interface Suchgruppe {
	readonly key: keyof typeof SUCHE.gruppe;
	/** null: nobody counts them. */
	readonly anzahl: number | null;
	readonly eintraege: readonly Sucheintrag[];
}

const ZIEL = {
	FREIWILLIGER: '/admin/freiwillige/$id',
	VERTRAG: '/admin/freiwillige/$id/vertrag',
	ADRESSE: '/admin/adressen/$id',
	PERSON: '/admin/personen/$id',
	SEMINAR: '/admin/seminare/$id',
	SEMINARGRUPPE: '/admin/seminargruppen/$id',
} as const satisfies Record<Treffer['typ'], LinkProps['to']>;

const ICON: Readonly<Record<Treffer['typ'], IconType | null>> = {
	FREIWILLIGER: null,
	VERTRAG: IconFileText,
	ADRESSE: IconBuilding,
	PERSON: IconUser,
	SEMINAR: IconSchool,
	SEMINARGRUPPE: IconUsersGroup,
};

export function alsGruppen({ data, gruppen }: Suchergebnis): readonly Suchgruppe[] {
	return gruppen.map(({ typ, anzahl }) => ({
		key: typ,
		anzahl,
		eintraege: data.filter((t) => t.typ === typ).map(alsEintrag),
	}));
}

function alsEintrag(treffer: Treffer): Sucheintrag {
	const { typ, id, titel, titelMarken } = treffer;
	const link = { to: ZIEL[typ], params: { id } };
	return { key: `${typ}-${id}`, titel, titelMarken, link, icon: ICON[typ], treffer };
}

/** Of the open file: all, or those whose name has what was typed. */
export function aktionen(akte: OffeneAkte | null, text: string): readonly Suchgruppe[] {
	const worte = gefaltet(text).split(' ').filter(Boolean);
	const eintraege = (akte?.aktionen ?? [])
		.filter(({ titel }) => heisst(titel, worte))
		.map((tat): Sucheintrag => {
			const { aktion, wunschID, zielStatus } = tat.aktion;
			const key = `AKTION-${aktion}-${wunschID}-${zielStatus}`;
			return {
				key,
				titel: tat.titel,
				titelMarken: marken(tat.titel, worte),
				link: null,
				icon: IconBolt,
				treffer: null,
				tat,
			};
		});
	return eintraege.length ? [{ key: 'AKTION', anzahl: eintraege.length, eintraege }] : [];
}

const heisst = (titel: string, worte: readonly string[]) =>
	worte.every((wort) => ` ${gefaltet(titel)}`.includes(` ${wort}`));

/** All pages of the menu: what stands there before anything is typed. */
export function alleSeiten(menue: readonly MenuGroup[]): readonly Suchgruppe[] {
	const alle = menue.flatMap(({ entries }) => entries);
	const eintraege = alle.map((eintrag) => seite(eintrag, []));
	return [{ key: 'SEITE', anzahl: null, eintraege }];
}

/** Pages of the menu and what one can begin, by name; where volunteers were found, also the list of them. */
export function seiten(
	menue: readonly MenuGroup[],
	text: string,
	{ alsListe }: { alsListe: boolean },
): readonly Suchgruppe[] {
	const worte = gefaltet(text).split(' ').filter(Boolean);
	if (!worte.length) return [];
	const alle: readonly Seite[] = [
		...menue.flatMap(({ entries }) => entries),
		{ label: SUCHE.anlegen, icon: IconUserPlus, link: { to: '/admin/freiwillige/neu' } satisfies LinkProps },
	];
	const gefunden = alle.filter(({ label }) => heisst(label, worte)).map((eintrag) => seite(eintrag, worte));
	const link = { to: '/admin/bewerbungen', search: { text } } satisfies LinkProps;
	const liste = seite({ label: SUCHE.alsListe(text), icon: IconListDetails, link }, []);
	const eintraege = alsListe ? [...gefunden, liste] : gefunden;
	return eintraege.length ? [{ key: 'SEITE', anzahl: null, eintraege }] : [];
}

type Seite = Pick<MenuEntry, 'label' | 'icon' | 'link' | 'wartet'>;

const seite = ({ label: titel, icon, link, wartet }: Seite, worte: readonly string[]): Sucheintrag => ({
	key: `SEITE-${titel}`,
	titel,
	titelMarken: marken(titel, worte),
	link,
	icon,
	treffer: null,
	wartet,
});
