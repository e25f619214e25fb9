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

const EXPORTE = { label: SHELL.exporte, icon: IconTableExport, link: { to: '/admin/exporte' } } as const;

const MENU: readonly MenuGroup[] = [
	{
		entries: [
			{ label: SHELL.start, icon: IconHome, link: { to: '/admin' }, exact: true },
			{
				label: SHELL.meineBewerbungen,
				icon: IconFileText,
				link: { to: '/admin/meine-bewerbungen' },
				eigeneAkte: true,
			},
			{ label: SHELL.meineDaten, icon: IconUser, link: { to: '/admin/meine-daten' }, eigeneAkte: true },
			{ label: SHELL.meineDokumente, icon: IconFiles, link: { to: '/admin/meine-dokumente' }, eigeneAkte: true },
			{
				label: SHELL.meineSeminare,
				icon: IconSchool,
				link: { to: '/admin/meine-seminare' },
				eigeneAkte: true,
				nurMit: 'seminare',
			},
			{ label: SHELL.meinVertrag, icon: IconCertificate, link: { to: '/admin/mein-vertrag' }, eigeneAkte: true },
		],
	},
	{
		label: SHELL.gruppen.freiwillige,
		entries: [
			{
				label: SHELL.bewerbungen,
				icon: IconFileText,
				link: { to: '/admin/bewerbungen' },
				rollen: PERSONAL,
				wartet: 'UNKONTAKTIERT',
			},
			{ label: SHELL.freiwillige, icon: IconUsers, link: { to: '/admin/freiwillige' }, rollen: PERSONAL },
			{ label: SHELL.pool, icon: IconSwimming, link: { to: '/admin/pool' }, rollen: PERSONAL, nurMit: 'pool' },
			{
				label: SHELL.statusaenderungen,
				icon: IconArrowsExchange,
				link: { to: '/admin/statuswechsel' },
				rollen: TRAEGER,
			},
			{
				label: SHELL.sammelaktionen,
				icon: IconChecklist,
				link: { to: '/admin/sammelaktionen' },
				rollen: PERSONAL,
			},
			{ label: SHELL.feldabfragen, icon: IconForms, link: { to: '/admin/feldabfragen' }, rollen: TRAEGER },
		],
	},
	{
		label: SHELL.gruppen.einsatzstellen,
		entries: [
			{ label: SHELL.adressen, icon: IconBuilding, link: { to: '/admin/adressen' }, rollen: PERSONAL },
			{ label: SHELL.kontingente, icon: IconChartBar, link: { to: '/admin/kontingente' }, rollen: PERSONAL },
			{
				label: SHELL.kontingentabfrage,
				icon: IconClipboardList,
				link: { to: '/admin/kontingentabfrage' },
				rollen: ['MA_VEREIN'],
				nurMit: 'abfrage',
			},
			{ label: SHELL.personen, icon: IconAddressBook, link: { to: '/admin/personen' }, rollen: PERSONAL },
		],
	},
	{
		label: SHELL.gruppen.seminare,
		entries: [
			{
				label: SHELL.seminare,
				icon: IconSchool,
				link: { to: '/admin/seminare' },
				rollen: PERSONAL,
				nurMit: 'seminare',
			},
			{
				label: SHELL.seminargruppen,
				icon: IconUsersGroup,
				link: { to: '/admin/seminargruppen' },
				rollen: PERSONAL,
				nurMit: 'seminare',
			},
			{
				label: SHELL.seminarnachweise,
				icon: IconFileCheck,
				link: { to: '/admin/seminarnachweise' },
				rollen: TRAEGER,
				nurMit: 'seminare',
			},
		],
	},
	{
		label: SHELL.gruppen.geld,
		entries: [
			{ ...EXPORTE, rollen: ['ADMIN'], feature: 'BUCHHALTUNG_EXPORT' },
			{
				label: SHELL.laeufe,
				icon: IconCoins,
				link: { to: '/admin/laeufe' },
				rollen: ['ADMIN'],
				feature: 'BUCHHALTUNG_EXPORT',
			},
			{
				label: SHELL.bfdVereinbarungen,
				icon: IconBuildingBank,
				link: { to: '/admin/bfd-vereinbarungen' },
				rollen: TRAEGER,
			},
			{ label: SHELL.geldUndFristen, icon: IconAlarm, link: { to: '/admin/geld-und-fristen' }, rollen: TRAEGER },
			{
				label: SHELL.foerderprogramme,
				icon: IconBuildingBank,
				link: { to: '/admin/foerderprogramme' },
				rollen: ['ADMIN'],
				feature: 'BUCHHALTUNG_EXPORT',
			},
		],
	},
	{
		label: SHELL.gruppen.dokumente,
		entries: [
			{
				label: SHELL.pruefliste,
				icon: IconEyeCheck,
				link: { to: '/admin/pruefliste' },
				rollen: TRAEGER,
				wartet: 'PRUEFEN',
			},
			{
				label: SHELL.unterschriften,
				icon: IconSignature,
				link: { to: '/admin/unterschriften' },
				rollen: PERSONAL,
				wartet: 'EIGENE_UNTERSCHRIFTEN',
				feature: 'PDF_SIGNATURES',
			},
			{ label: SHELL.zeugnisse, icon: IconCertificate, link: { to: '/admin/zeugnisse' }, rollen: PERSONAL },
			{
				label: SHELL.bescheinigungen,
				icon: IconFileCheck,
				link: { to: '/admin/bescheinigungen' },
				rollen: TRAEGER,
			},
			{ label: SHELL.dokumente, icon: IconFileText, link: { to: '/admin/dokumente' }, rollen: TRAEGER },
			{ label: SHELL.mahnwesen, icon: IconBell, link: { to: '/admin/mahnwesen' }, rollen: TRAEGER },
			{ label: SHELL.dokumentencenter, icon: IconFiles, link: { to: '/admin/dokumentencenter' }, rollen: TRAEGER },
			{ label: SHELL.downloads, icon: IconDownload, link: { to: '/admin/downloads' }, rollen: PERSONAL },
		],
	},
	{
		label: SHELL.gruppen.system,
		entries: [
			{ label: SHELL.einrichten, icon: IconListCheck, link: { to: '/admin/einrichten' }, rollen: ['ADMIN'] },
			{ label: SHELL.benutzer, icon: IconUserShield, link: { to: '/admin/benutzer' }, rollen: ['ADMIN'] },
			{ label: SHELL.zyklen, icon: IconCalendarRepeat, link: { to: '/admin/system/zyklen' }, rollen: TRAEGER },
			{
				label: SHELL.parameter,
				icon: IconAdjustments,
				link: { to: '/admin/system/parameter', search: { bereich: 'allgemein' } },
				rollen: ['ADMIN'],
			},
			{ label: SHELL.stammdaten, icon: IconListDetails, link: { to: '/admin/system/stammdaten' }, rollen: TRAEGER },
			{ label: SHELL.recht, icon: IconScale, link: { to: '/admin/recht' }, rollen: TRAEGER },
			{
				label: SHELL.barrierefreiheit,
				icon: IconAccessible,
				link: { to: '/admin/barrierefreiheit' },
				rollen: TRAEGER,
			},
			// Without money its lists are there all the same.
			{ ...EXPORTE, rollen: TRAEGER },
			{ label: SHELL.import, icon: IconFileImport, link: { to: '/admin/system/import' }, rollen: ['ADMIN'] },
			{ label: SHELL.texte, icon: IconTypography, link: { to: '/admin/system/texte' }, rollen: TRAEGER },
			{ label: SHELL.zugriffe, icon: IconEyeCheck, link: { to: '/admin/system/zugriffe' }, rollen: ['ADMIN'] },
			{ label: SHELL.integrationen, icon: IconPlug, link: { to: '/admin/system/integrationen' }, rollen: ['ADMIN'] },
			{
				label: SHELL.apiSchluessel,
				icon: IconKey,
				link: { to: '/admin/system/api' },
				rollen: ['ADMIN'],
				feature: 'API',
			},
			{
				label: SHELL.webhooks,
				icon: IconWebhook,
				link: { to: '/admin/system/webhooks' },
				rollen: ['ADMIN'],
				feature: 'API',
			},
			{ label: SHELL.systeminfo, icon: IconServer, link: { to: '/admin/system/info' }, rollen: ['ADMIN'] },
			{ label: SHELL.mails, icon: IconMailCog, link: { to: '/admin/system/mails' }, rollen: ['ADMIN'] },
			{ label: SHELL.postausgang, icon: IconMail, link: { to: '/admin/system/postausgang' }, rollen: ['ADMIN'] },
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
