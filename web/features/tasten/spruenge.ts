import type { LinkProps } from '@tanstack/react-router';
import type { MenuEntry, MenuGroup } from '../portal/menu.ts';

/** The letter that leads to a page after G. */
const BUCHSTABEN: Readonly<Partial<Record<NonNullable<LinkProps['to']>, string>>> = {
	'/admin': 's',
	'/admin/bewerbungen': 'b',
	'/admin/freiwillige': 'f',
	'/admin/pool': 'o',
	'/admin/statuswechsel': 'w',
	'/admin/sammelaktionen': 'l',
	'/admin/adressen': 'a',
	'/admin/kontingente': 'k',
	'/admin/personen': 'e',
	'/admin/seminare': 'r',
	'/admin/pruefliste': 'p',
	'/admin/unterschriften': 'u',
	'/admin/dokumente': 'd',
	'/admin/mahnwesen': 'm',
	'/admin/system/zyklen': 'z',
	'/admin/exporte': 'x',
};

export interface Sprung extends Pick<MenuEntry, 'label' | 'link'> {
	taste: string;
}

/** Of what the menu shows, in its order. */
export const spruenge = (menue: readonly MenuGroup[]): readonly Sprung[] =>
	menue.flatMap(({ entries }) =>
		entries.flatMap(({ label, link }) => {
			const taste = buchstabe(link);
			return taste ? [{ label, link, taste }] : [];
		}),
	);

export const buchstabe = ({ to }: LinkProps): string | undefined => (to ? BUCHSTABEN[to] : undefined);
