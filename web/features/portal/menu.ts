import {
	IconAccessible,
	IconAddressBook,
	IconAdjustments,
	IconAlarm,
	IconArrowsExchange,
	IconBell,
	IconBuilding,
	IconBuildingBank,
	IconCalendarRepeat,
	IconCertificate,
	IconChartBar,
	IconChecklist,
	IconClipboardList,
	IconCoins,
	IconDownload,
	IconEyeCheck,
	IconFileCheck,
	IconFileImport,
	IconFiles,
	IconFileText,
	IconForms,
	IconHome,
	IconKey,
	IconListCheck,
	IconListDetails,
	IconMail,
	IconMailCog,
	IconPlug,
	IconScale,
	IconSchool,
	IconServer,
	IconSignature,
	IconSwimming,
	IconTableExport,
	IconTypography,
	IconUser,
	IconUserShield,
	IconUsers,
	IconUsersGroup,
	IconWebhook,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { Feature } from '#domain/parameter/features.ts';
import type { Rolle } from '#domain/rollen.ts';
import { MENUE } from '../../texte/menue.ts';
import { SHELL } from '../../texte/shell.ts';
import type { IconType } from '../../ui/icon.tsx';
import { darf, type Sitzung } from './sitzung.ts';

type Wartend = 'UNKONTAKTIERT' | 'PRUEFEN' | 'EIGENE_UNTERSCHRIFTEN';

export interface MenuEntry {
	label: string;
	icon: IconType;
	link: LinkProps;
	/** Active on this page only, not on those below it. */
	exact?: boolean;
	/** Whoever holds one of these sees the entry; left out: everyone. */
	rollen?: readonly Rolle[];
	/** Only for who has a file of his own. */
	eigeneAkte?: true;
	/** Only while this function is switched on. */
	feature?: Feature;
	/** What may wait here for who is signed in. */
	wartet?: Wartend;
	/** Only while the Traeger asks for places in the portal, shows sites the pool, or keeps seminars here. */
	nurMit?: 'abfrage' | 'pool' | 'seminare';
}

export interface MenuGroup {
	/** The first group has none. */
	label?: string;
	entries: readonly MenuEntry[];
}

export const PERSONAL: readonly Rolle[] = ['MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN'];
const TRAEGER: readonly Rolle[] = ['MA_VERWALTUNG', 'ADMIN'];

const EXPORTE = { label: MENUE.exporte, icon: IconTableExport, link: { to: '/admin/exporte' } } as const;

const MENU: readonly MenuGroup[] = [
	{
		entries: [
			{ label: MENUE.start, icon: IconHome, link: { to: '/admin' }, exact: true },
			{
				label: MENUE.meineBewerbungen,
				icon: IconFileText,
				link: { to: '/admin/meine-bewerbungen' },
				eigeneAkte: true,
			},
			{ label: MENUE.meineDaten, icon: IconUser, link: { to: '/admin/meine-daten' }, eigeneAkte: true },
			{ label: MENUE.meineDokumente, icon: IconFiles, link: { to: '/admin/meine-dokumente' }, eigeneAkte: true },
			{
				label: MENUE.meineSeminare,
				icon: IconSchool,
				link: { to: '/admin/meine-seminare' },
				eigeneAkte: true,
				nurMit: 'seminare',
			},
			{ label: MENUE.meinVertrag, icon: IconCertificate, link: { to: '/admin/mein-vertrag' }, eigeneAkte: true },
		],
	},
	{
		label: MENUE.gruppen.freiwillige,
		entries: [
			{
				label: MENUE.bewerbungen,
				icon: IconFileText,
				link: { to: '/admin/bewerbungen' },
				rollen: PERSONAL,
				wartet: 'UNKONTAKTIERT',
			},
			{ label: MENUE.freiwillige, icon: IconUsers, link: { to: '/admin/freiwillige' }, rollen: PERSONAL },
			{ label: MENUE.pool, icon: IconSwimming, link: { to: '/admin/pool' }, rollen: PERSONAL, nurMit: 'pool' },
			{
				label: MENUE.statusaenderungen,
				icon: IconArrowsExchange,
				link: { to: '/admin/statuswechsel' },
				rollen: TRAEGER,
			},
			{
				label: MENUE.sammelaktionen,
				icon: IconChecklist,
				link: { to: '/admin/sammelaktionen' },
				rollen: PERSONAL,
			},
			{ label: MENUE.feldabfragen, icon: IconForms, link: { to: '/admin/feldabfragen' }, rollen: TRAEGER },
		],
	},
	{
		label: MENUE.gruppen.einsatzstellen,
		entries: [
			{ label: MENUE.adressen, icon: IconBuilding, link: { to: '/admin/adressen' }, rollen: PERSONAL },
			{ label: MENUE.kontingente, icon: IconChartBar, link: { to: '/admin/kontingente' }, rollen: PERSONAL },
			{
				label: MENUE.kontingentabfrage,
				icon: IconClipboardList,
				link: { to: '/admin/kontingentabfrage' },
				rollen: ['MA_VEREIN'],
				nurMit: 'abfrage',
			},
			{ label: MENUE.personen, icon: IconAddressBook, link: { to: '/admin/personen' }, rollen: PERSONAL },
		],
	},
	{
		label: MENUE.gruppen.seminare,
		entries: [
			{
				label: MENUE.seminare,
				icon: IconSchool,
				link: { to: '/admin/seminare' },
				rollen: PERSONAL,
				nurMit: 'seminare',
			},
			{
				label: MENUE.seminargruppen,
				icon: IconUsersGroup,
				link: { to: '/admin/seminargruppen' },
				rollen: PERSONAL,
				nurMit: 'seminare',
			},
			{
				label: MENUE.seminarnachweise,
				icon: IconFileCheck,
				link: { to: '/admin/seminarnachweise' },
				rollen: TRAEGER,
				nurMit: 'seminare',
			},
		],
	},
	{
		label: MENUE.gruppen.geld,
		entries: [
			{ ...EXPORTE, rollen: ['ADMIN'], feature: 'BUCHHALTUNG_EXPORT' },
			{
				label: MENUE.laeufe,
				icon: IconCoins,
				link: { to: '/admin/laeufe' },
				rollen: ['ADMIN'],
				feature: 'BUCHHALTUNG_EXPORT',
			},
			{
				label: MENUE.bfdVereinbarungen,
				icon: IconBuildingBank,
				link: { to: '/admin/bfd-vereinbarungen' },
				rollen: TRAEGER,
			},
			{ label: MENUE.geldUndFristen, icon: IconAlarm, link: { to: '/admin/geld-und-fristen' }, rollen: TRAEGER },
			{
				label: MENUE.foerderprogramme,
				icon: IconBuildingBank,
				link: { to: '/admin/foerderprogramme' },
				rollen: ['ADMIN'],
				feature: 'BUCHHALTUNG_EXPORT',
			},
		],
	},
	{
		label: MENUE.gruppen.dokumente,
		entries: [
			{
				label: MENUE.pruefliste,
				icon: IconEyeCheck,
				link: { to: '/admin/pruefliste' },
				rollen: TRAEGER,
				wartet: 'PRUEFEN',
			},
			{
				label: MENUE.unterschriften,
				icon: IconSignature,
				link: { to: '/admin/unterschriften' },
				rollen: PERSONAL,
				wartet: 'EIGENE_UNTERSCHRIFTEN',
				feature: 'PDF_SIGNATURES',
			},
			{ label: MENUE.zeugnisse, icon: IconCertificate, link: { to: '/admin/zeugnisse' }, rollen: PERSONAL },
			{
				label: MENUE.bescheinigungen,
				icon: IconFileCheck,
				link: { to: '/admin/bescheinigungen' },
				rollen: TRAEGER,
			},
			{ label: MENUE.dokumente, icon: IconFileText, link: { to: '/admin/dokumente' }, rollen: TRAEGER },
			{ label: MENUE.mahnwesen, icon: IconBell, link: { to: '/admin/mahnwesen' }, rollen: TRAEGER },
			{ label: MENUE.dokumentencenter, icon: IconFiles, link: { to: '/admin/dokumentencenter' }, rollen: TRAEGER },
			{ label: MENUE.downloads, icon: IconDownload, link: { to: '/admin/downloads' }, rollen: PERSONAL },
		],
	},
	{
		label: MENUE.gruppen.system,
		entries: [
			{ label: MENUE.einrichten, icon: IconListCheck, link: { to: '/admin/einrichten' }, rollen: ['ADMIN'] },
			{ label: MENUE.benutzer, icon: IconUserShield, link: { to: '/admin/benutzer' }, rollen: ['ADMIN'] },
			{ label: MENUE.zyklen, icon: IconCalendarRepeat, link: { to: '/admin/system/zyklen' }, rollen: TRAEGER },
			{
				label: MENUE.parameter,
				icon: IconAdjustments,
				link: { to: '/admin/system/parameter', search: { bereich: 'allgemein' } },
				rollen: ['ADMIN'],
			},
			{ label: MENUE.stammdaten, icon: IconListDetails, link: { to: '/admin/system/stammdaten' }, rollen: TRAEGER },
			{ label: MENUE.recht, icon: IconScale, link: { to: '/admin/recht' }, rollen: TRAEGER },
			{
				label: SHELL.barrierefreiheit,
				icon: IconAccessible,
				link: { to: '/admin/barrierefreiheit' },
				rollen: TRAEGER,
			},
			// Without money its lists are there all the same.
			{ ...EXPORTE, rollen: TRAEGER },
			{ label: MENUE.import, icon: IconFileImport, link: { to: '/admin/system/import' }, rollen: ['ADMIN'] },
			{ label: MENUE.texte, icon: IconTypography, link: { to: '/admin/system/texte' }, rollen: TRAEGER },
			{ label: MENUE.zugriffe, icon: IconEyeCheck, link: { to: '/admin/system/zugriffe' }, rollen: ['ADMIN'] },
			{ label: MENUE.integrationen, icon: IconPlug, link: { to: '/admin/system/integrationen' }, rollen: ['ADMIN'] },
			{
				label: MENUE.apiSchluessel,
				icon: IconKey,
				link: { to: '/admin/system/api' },
				rollen: ['ADMIN'],
				feature: 'API',
			},
			{
				label: MENUE.webhooks,
				icon: IconWebhook,
				link: { to: '/admin/system/webhooks' },
				rollen: ['ADMIN'],
				feature: 'API',
			},
			{ label: MENUE.systeminfo, icon: IconServer, link: { to: '/admin/system/info' }, rollen: ['ADMIN'] },
			{ label: MENUE.mails, icon: IconMailCog, link: { to: '/admin/system/mails' }, rollen: ['ADMIN'] },
			{ label: MENUE.postausgang, icon: IconMail, link: { to: '/admin/system/postausgang' }, rollen: ['ADMIN'] },
		],
	},
];

/** What the menu depends on besides the user. */
type Umstaende = { readonly features: readonly Feature[] } & Readonly<
	Record<NonNullable<MenuEntry['nurMit']>, boolean>
>;

/** The groups and entries this user sees, each page where it comes first; empty groups vanish. */
export function menuFor(sitzung: Sitzung, { features, ...umstaende }: Umstaende): readonly MenuGroup[] {
	// The Traeger's staff have the pool in any case.
	const gilt = { ...umstaende, pool: umstaende.pool || darf(sitzung, ...TRAEGER) };
	const seiten = new Set<unknown>();
	const nochNicht = ({ link }: MenuEntry) => !seiten.has(link.to) && Boolean(seiten.add(link.to));
	const visible = ({ rollen, eigeneAkte, feature, nurMit }: MenuEntry) =>
		(!rollen || darf(sitzung, ...rollen)) &&
		!(eigeneAkte && !sitzung.freiwilligerID) &&
		(!nurMit || gilt[nurMit]) &&
		(!feature || features.includes(feature));
	return MENU.map((group) => ({ ...group, entries: group.entries.filter(visible).filter(nochNicht) })).filter(
		(group) => group.entries.length > 0,
	);
}
