import type { LinkProps } from '@tanstack/react-router';
import type { Rolle } from '#domain/rollen.ts';
import { ERSTE_SCHRITTE as T } from '../../texte/erste-schritte.ts';

export interface Schritt {
	readonly titel: string;
	readonly text: string;
	readonly link: LinkProps;
}

const sicher: Schritt = { ...T.sicher, link: { to: '/admin/einstellungen/konto' } };
const hilfe: Schritt = { ...T.hilfe, link: { to: '/admin/docs' } };

/** What to look at first, at most five; volunteers have their own steps on their page. */
export const SCHRITTE: Readonly<Partial<Record<Rolle, readonly Schritt[]>>> = {
	MA_VEREIN: [
		{ ...T.bewerbungen, link: { to: '/admin/bewerbungen' } },
		{ ...T.einsatzort, link: { to: '/admin/adressen' } },
		{ ...T.plaetze, link: { to: '/admin/kontingente' } },
		sicher,
		hilfe,
	],
	MA_VERWALTUNG: [
		{ ...T.listen, link: { to: '/admin/bewerbungen' } },
		{ ...T.pruefen, link: { to: '/admin/pruefliste' } },
		{ ...T.erinnern, link: { to: '/admin/mahnwesen' } },
		sicher,
		hilfe,
	],
	ADMIN: [
		{ ...T.einrichten, link: { to: '/admin/einrichten' } },
		{ ...T.zugaenge, link: { to: '/admin/benutzer' } },
		{ ...T.dokumente, link: { to: '/admin/dokumentencenter' } },
		sicher,
		hilfe,
	],
};
