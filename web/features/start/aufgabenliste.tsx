import { Box, Flex, Text, VisuallyHidden } from '@mantine/core';
import {
	IconAccessible,
	IconAlarm,
	IconAlertTriangle,
	IconArrowsExchange,
	IconBell,
	IconCalendarEvent,
	IconCertificate,
	IconCircleCheck,
	IconClock,
	IconEyeCheck,
	IconFileDiff,
	IconFileText,
	IconHourglass,
	IconKey,
	IconMail,
	IconMailOff,
	IconMessageQuestion,
	IconPlug,
	IconSchool,
	IconSignature,
	IconUpload,
	IconUsersGroup,
	IconWalk,
	IconWebhook,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { START } from '../../texte/start.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Icon, type IconType } from '../../ui/icon.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Pills } from '../../ui/layout/tabs.tsx';
import { Span } from '../../ui/span.ts';
import { type Aufgabe, GRUPPEN } from './aufgaben.ts';
import css from './aufgabenliste.module.css';
import { aufgabenziel } from './listenziel.ts';
import { AUSWAHLEN, type Auswahl } from './suche.ts';
import { useEinstieg } from './use-einstieg.ts';

const SYMBOL: Partial<Record<Aufgabe['art'], IconType>> = {
	OHNE_KONTAKT: IconMail,
	VERHANDLUNG: IconArrowsExchange,
	EIGENE_EINIGUNG: IconSignature,
	EINIGUNG_ANDERE: IconHourglass,
	BEWERBUNGEN_ANDERE: IconHourglass,
	NACHGEFRAGT: IconMessageQuestion,
	ANTRITT: IconWalk,
	ENDE: IconCalendarEvent,
	WIEDERVORLAGE: IconBell,
	ZUSTIMMUNG: IconFileDiff,
	NUMMER: IconSignature,
	PRUEFEN: IconEyeCheck,
	UEBERFAELLIG_ANDERE: IconAlertTriangle,
	BEREITSTELLEN: IconUpload,
	BESIEGELUNG: IconAlertTriangle,
	EIGENE_UNTERSCHRIFTEN: IconSignature,
	OHNE_EMPFAENGER: IconMailOff,
	OHNE_UNTERSCHRIFT: IconMailOff,
	SEMINARTAGE_VERLOREN: IconAlertTriangle,
	SEMINARTAGE_BALD: IconClock,
	OHNE_GRUPPE: IconUsersGroup,
	NACHWEISE_PRUEFEN: IconEyeCheck,
	SEMINARE_DURCHFUEHREN: IconSchool,
	SEMINARE_WARTELISTE: IconHourglass,
	BFD_ERINNERN: IconHourglass,
	BESCHEINIGEN: IconCertificate,
	GEFAHR: IconAlarm,
	STELLEN: IconPlug,
	NACHRICHTEN: IconWebhook,
	SCHLUESSEL: IconKey,
	BARRIEREN: IconAccessible,
};

const SEITEN = {
	STELLEN: '/admin/system/integrationen/stellen',
	NACHRICHTEN: '/admin/system/webhooks',
	SCHLUESSEL: '/admin/system/api',
} as const;

interface AufgabenlisteProps {
	aufgaben: (welche: Auswahl) => readonly Aufgabe[];
	auswahl: Auswahl;
	/** Of the viewer. */
	name: string;
	/** Applications can come at all: nothing to do is good news only then. */
	istOffen: boolean;
}

/** The work queue by urgency; only the first button is filled, if it is for oneself. */
export function Aufgabenliste({ aufgaben: welche, auswahl, name, istOffen }: AufgabenlisteProps) {
	const navigate = useNavigate();
	const aufgaben = welche(auswahl);
	const zeige = (neu: Auswahl) =>
		navigate({ to: '/admin', search: neu === 'alle' ? {} : { aufgaben: neu }, replace: true });
	const optionen = AUSWAHLEN.map((value) => ({ value, label: START.auswahl[value], count: welche(value).length }));
	const pillen = <Pills label={START.auswahlTitel} value={auswahl} onChange={zeige} options={optionen} />;
	return (
		<Section title={START.aufgaben} aside={welche('alle').length > 0 && pillen}>
			{aufgaben.length === 0 && <Leer auswahl={auswahl} istOffen={istOffen} />}
			{GRUPPEN.map((gruppe) => {
				const zeilen = aufgaben.filter((aufgabe) => aufgabe.gruppe === gruppe);
				if (!zeilen.length) return null;
				const ueberfaellig = gruppe === 'UEBERFAELLIG';
				return (
					<div key={gruppe} className={css.gruppe}>
						<h3 className={cx(css.kopf, ueberfaellig && css.ueberfaellig)}>
							{START.gruppe[gruppe]}{' '}
							<Span className="tabular" variant="muted" fw={400} ml={4}>
								{zeilen.length}
							</Span>
						</h3>
						<ul>
							{zeilen.map((aufgabe) => (
								<Zeile
									key={aufgabe.key}
									aufgabe={aufgabe}
									name={name}
									erste={aufgabe === aufgaben[0] && gruppe !== 'ANDERE'}
								/>
							))}
						</ul>
					</div>
				);
			})}
		</Section>
	);
}

function Leer({ auswahl, istOffen }: Pick<AufgabenlisteProps, 'auswahl' | 'istOffen'>) {
	if (auswahl !== 'alle') {
		const alle = (
			<LinkButton to="/admin" search={{}}>
				{START.alleZeigen}
			</LinkButton>
		);
		return <EmptyState icon={IconCircleCheck} title={START.nichtsDarin} action={alle} />;
	}
	return (
		<EmptyState
			icon={istOffen ? IconCircleCheck : IconClock}
			title={istOffen ? START.nichtsZuTun : START.nochNichts}
			text={istOffen ? START.nichtsZuTunText : START.nochNichtsText}
		/>
	);
}

interface ZeileProps {
	aufgabe: Aufgabe;
	name: string;
	erste: boolean;
}

function Zeile({ aufgabe, name, erste }: ZeileProps) {
	const { art, titel, text, frist, wer, gruppe, istSpaet = gruppe === 'UEBERFAELLIG' } = aufgabe;
	return (
		<li className={css.zeile}>
			<Flex component="span" display="inline-flex" variant="secondary" flex="none">
				<Icon of={SYMBOL[art] ?? IconFileText} />
			</Flex>
			<Box miw={0} flex={1}>
				<Text size="lg" fw={500}>
					{titel}
				</Text>
				<Text variant="note">{text}</Text>
			</Box>
			{wer && <Zustaendige {...wer} name={name} />}
			<span className={cx(css.frist, istSpaet && css.ueberfaellig)}>{frist}</span>
			<Knopf aufgabe={aufgabe} variant={erste ? 'primary' : 'secondary'} />
		</li>
	);
}

/** The viewer, or else the first of those whose it is, and how many more share it. */
function Zustaendige({ ich, weitere, ungenannt, name }: NonNullable<Aufgabe['wer']> & { name: string }) {
	const [erster = name, ...andere] = ich ? [name, ...weitere] : weitere;
	const worte = START.zugeteiltAn([ich ? START.ihnen : erster, ...andere], ungenannt);
	return (
		<span className={css.wer} title={worte}>
			<Avatar name={erster} size={24} muted={!ich} />
			{andere.length > 0 && <span aria-hidden="true">+{andere.length + ungenannt}</span>}
			<VisuallyHidden>{worte}</VisuallyHidden>
		</span>
	);
}

function Knopf({ aufgabe, variant }: { aufgabe: Aufgabe; variant: 'primary' | 'secondary' }) {
	const { art, titel, ziel, verb = START.verb[art] } = aufgabe;
	const gemeinsam = {
		variant,
		size: 'sm',
		className: css.knopf,
		children: verb,
		'aria-label': `${verb}: ${titel}`,
	} as const;
	if ('zahl' in ziel) return <Listenknopf {...gemeinsam} ziel={ziel} />;
	if ('freiwilligerID' in ziel) {
		const to = ziel.vertrag ? '/admin/freiwillige/$id/vertrag' : '/admin/freiwillige/$id';
		return <LinkButton {...gemeinsam} to={to} params={{ id: ziel.freiwilligerID }} />;
	}
	if ('geldUndFristen' in ziel) return <LinkButton {...gemeinsam} to="/admin/geld-und-fristen" />;
	if ('anbindung' in ziel) return <LinkButton {...gemeinsam} to={SEITEN[ziel.anbindung]} />;
	if ('barrierefreiheit' in ziel) return <LinkButton {...gemeinsam} to="/admin/barrierefreiheit" />;
	if (ziel.adresseID === null)
		return <LinkButton {...gemeinsam} to="/admin/system/parameter" search={{ bereich: 'allgemein' }} />;
	return <LinkButton {...gemeinsam} to="/admin/adressen/$id/verknuepfung" params={{ id: ziel.adresseID }} />;
}

type Listenaufgabe = Extract<Aufgabe['ziel'], { zahl: unknown }>;

/** Several files are gone through from the first on. */
function Listenknopf({
	ziel: { zahl, inDokumenten },
	...rest
}: Pick<ComponentProps<typeof LinkButton>, 'variant' | 'children'> & { ziel: Listenaufgabe }) {
	return <LinkButton {...rest} {...aufgabenziel(zahl, inDokumenten)} onClick={useEinstieg(zahl, inDokumenten)} />;
}
