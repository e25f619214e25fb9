import {
	IconArrowBackUp,
	IconBell,
	IconCalendarRepeat,
	IconCategory,
	IconCertificate,
	IconCheck,
	IconFileText,
	IconHeartHandshake,
	IconHourglass,
	IconHourglassOff,
	IconMail,
	IconMailbox,
	IconPhoneOutgoing,
	IconUserHeart,
	IconUserX,
	IconWalk,
	IconX,
} from '@tabler/icons-react';
import type { Contract } from '#api/contract/contract.ts';
import type { Rolle } from '#domain/rollen.ts';
import type { FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import type { WunschStatus } from '#domain/status/wunsch.ts';
import type { IconType } from '../../ui/icon.tsx';

type Probe = Contract['POST /v1/sammelaktion/probelauf']['body'];
export type Sammelliste = Probe['liste'];
export type Eingabe = Probe['eingabe'];
export type Auswahl = Probe['auswahl'];
export type Sammelaktion = Eingabe['aktion'];

/** Fields a bulk action asks for, once for all. */
export type Feld = 'grund' | 'nachricht' | 'datum' | 'betreuung' | 'dienstart';

export interface Vorhaben {
	readonly icon: IconType;
	readonly felder: readonly Feld[];
	/** May be left empty. */
	readonly freiwillig?: readonly Feld[];
	readonly gefahr?: true;
	/** Whoever holds one of these; left out: all staff. */
	readonly rollen?: readonly Rolle[];
	/** Statuses of a wish it starts from, to say beforehand how many it may reach. */
	readonly ab?: readonly number[];
	/** Where it leads: of a wish, or of the volunteer where none is meant. */
	readonly nach?: WunschStatus | FreiwilligerStatus;
	/** What takes it back as if it had not been. */
	readonly gegenteil?: Sammelaktion;
}

const TRAEGER: readonly Rolle[] = ['MA_VERWALTUNG', 'ADMIN'];

export const VORHABEN: { readonly [A in Sammelaktion]: Vorhaben } = {
	kontaktieren: { icon: IconPhoneOutgoing, felder: ['nachricht'], freiwillig: ['nachricht'], ab: [0, 500], nach: 2000 },
	verhandeln: { icon: IconFileText, felder: [], ab: [0, 500, 2000], nach: 3000 },
	einigen: { icon: IconHeartHandshake, felder: [], ab: [3000], nach: 3500 },
	ablehnen: {
		icon: IconUserX,
		felder: ['grund', 'nachricht'],
		freiwillig: ['nachricht'],
		gefahr: true,
		nach: 9500,
		gegenteil: 'reaktivieren',
	},
	reaktivieren: { icon: IconArrowBackUp, felder: [], ab: [9000, 9500], nach: 0 },
	wartelisteSetzen: { icon: IconHourglass, felder: [], ab: [0], nach: 500, gegenteil: 'wartelisteAufheben' },
	wartelisteAufheben: { icon: IconHourglassOff, felder: [], ab: [500], nach: 0, gegenteil: 'wartelisteSetzen' },
	betreuerAendern: { icon: IconUserHeart, felder: ['betreuung'] },
	dienstartFestlegen: { icon: IconCategory, felder: ['dienstart'], ab: [0, 500, 1000, 2000] },
	nachricht: { icon: IconMail, felder: [], rollen: TRAEGER },
	zyklusUebernehmen: { icon: IconCalendarRepeat, felder: [], rollen: TRAEGER },
	dokumentVerifizieren: { icon: IconCheck, felder: [], rollen: TRAEGER },
	dokumentZurueckweisen: { icon: IconX, felder: ['grund'], gefahr: true, rollen: TRAEGER },
	bescheinigungAusstellen: { icon: IconCertificate, felder: [], rollen: TRAEGER },
	mahnen: { icon: IconBell, felder: [], rollen: TRAEGER },
	mahnbrief: { icon: IconMailbox, felder: [], rollen: TRAEGER },
	antreten: { icon: IconWalk, felder: ['datum'], rollen: TRAEGER, nach: 4000 },
};

/** Actions of a list; the first ones stand in the bar, the others in its menu. */
export const AKTIONEN: { readonly [L in Sammelliste]: readonly Sammelaktion[] } = {
	BEWERBUNGEN: [
		'kontaktieren',
		'verhandeln',
		'nachricht',
		'ablehnen',
		'einigen',
		'wartelisteSetzen',
		'wartelisteAufheben',
		'reaktivieren',
		'betreuerAendern',
		'dienstartFestlegen',
		'zyklusUebernehmen',
	],
	FREIWILLIGE: ['antreten', 'nachricht', 'betreuerAendern'],
	POOL: ['nachricht'],
	DOKUMENTE: ['mahnbrief', 'dokumentVerifizieren', 'dokumentZurueckweisen'],
	BESCHEINIGUNGEN: ['bescheinigungAusstellen'],
};

interface Abhilfe {
	readonly aktion: 'dienstartFestlegen' | 'betreuerAendern';
	readonly feld: 'dienstart' | 'betreuung';
}

/** What removes a reason for all rows that have it, by the rule's number. */
export const ABHILFE_FUER_ALLE: Readonly<Record<string, Abhilfe | undefined>> = {
	G07: { aktion: 'dienstartFestlegen', feld: 'dienstart' },
	G09: { aktion: 'betreuerAendern', feld: 'betreuung' },
};
