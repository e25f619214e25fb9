import type { LinkProps } from '@tanstack/react-router';
import type { Einrichtungslage, Einrichtungsschritt, Schrittstand } from '#domain/einrichtung/einrichtung.ts';
import { fehlende } from '#domain/text/rechtstexte.ts';

const parameter = (bereich: 'allgemein' | 'freiwilligendienste'): LinkProps => ({
	to: '/admin/system/parameter',
	search: { bereich },
});
const orte = (...und: { feld: string; op: 'gleich'; wert: boolean }[]): LinkProps => ({
	to: '/admin/adressen',
	search: { ansicht: 'alle', f: { und: [{ feld: 'typ', op: 'in', wert: ['EINSATZORT'] }, ...und] } },
});

/** The screen that does a step. */
export function ziel(schritt: Einrichtungsschritt, stand: Schrittstand, lage: Einrichtungslage): LinkProps {
	switch (schritt) {
		case 'BILD':
		case 'TRAEGER':
		case 'BARRIEREFREIHEIT':
		case 'MAILS':
		case 'MOBIL':
			return parameter('allgemein');
		case 'VERTRAGSNUMMERN':
			return parameter('freiwilligendienste');
		case 'ZYKLUS':
			return { to: '/admin/system/zyklen' };
		case 'DIENSTARTEN':
			return { to: '/admin/system/stammdaten/dienstart' };
		case 'EINSATZSTELLEN':
			// Those that are there only have to take part.
			return stand === 'ERLEDIGT' || lage.einsatzorte > 0 ? orte() : { to: '/admin/system/import' };
		case 'KOORDINATEN':
			return stand === 'ERLEDIGT' ? orte() : orte({ feld: 'hatKoordinaten', op: 'gleich', wert: false });
		case 'PLAETZE':
			return { to: '/admin/kontingente' };
		case 'RECHTSTEXTE':
			return { to: '/admin/system/texte', search: { text: fehlende(lage.rechtstexte)[0] ?? 'datenschutz' } };
		case 'SIGNATURFORM':
		case 'DOKUMENTE':
			return { to: '/admin/dokumentencenter' };
		case 'KOLLEGEN':
			return { to: '/admin/benutzer' };
		case 'OEFFNEN':
			if (stand === 'ERLEDIGT') return { to: '/karte' };
			return lage.isBewerbungsphase
				? orte({ feld: 'isOnline', op: 'gleich', wert: false })
				: parameter('freiwilligendienste');
	}
}
