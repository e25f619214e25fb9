import { Box, Flex, Stack, Text, Title } from '@mantine/core';
import { IconCheck, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { bewerbungslage } from '#domain/einrichtung/bewerbungslage.ts';
import {
	type Einrichtungslage,
	einrichtung,
	istEingerichtet,
	naechsterSchritt,
	type Schrittlage,
} from '#domain/einrichtung/einrichtung.ts';
import { EINRICHTEN } from '../../../texte/verwaltung/einrichten.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { Span } from '../../../ui/span.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useOhneZyklus } from '../../portal/zyklus.ts';
import css from './einrichten.module.css';
import { ziel } from './ziele.ts';

const T = EINRICHTEN;

/** The steps of setting up with their state, and beside them what can be done already. */
export function Einrichten({ lage }: { lage: Einrichtungslage }) {
	const ohneZyklus = useOhneZyklus();
	const schritte = einrichtung(lage);
	const naechster = naechsterSchritt(schritte);
	const erledigt = schritte.filter(({ stand }) => stand === 'ERLEDIGT').length;
	const minuten = schritte.reduce((summe, s) => summe + s.minuten, 0);
	return (
		<div className={css.spalten}>
			<section aria-labelledby="einrichten">
				<div className={css.kopf}>
					<Title id="einrichten" order={2} fw={600}>
						{T.titel}
					</Title>
					<Span className="tabular" variant="secondary" fz="lg">
						{T.stand(erledigt, schritte.length)}
					</Span>
					<Flex component="span" gap={3} display="inline-flex" aria-hidden="true">
						{schritte.map(({ schritt, stand }) => (
							<span
								key={schritt}
								className={cx(css.stueck, stand === 'ERLEDIGT' && css.voll, schritt === naechster && css.dran)}
							/>
						))}
					</Flex>
					{minuten > 0 && (
						<Span className="tabular" variant="note" ml="auto">
							{T.nochMinuten(minuten)}
						</Span>
					)}
				</div>
				<ol>
					{schritte.map((s, i) => (
						<Zeile key={s.schritt} schritt={s} nummer={i + 1} lage={lage} istDran={s.schritt === naechster} />
					))}
				</ol>
				{istEingerichtet(schritte) && (
					<Text fz="lg" fw={500} py={16} role="status">
						{T.fertig} <TextLink to="/karte">{T.karte}</TextLink>
					</Text>
				)}
			</section>
			<Stack gap={24}>
				<Section title={T.schonJetzt}>
					<ul>
						{!ohneZyklus && (
							<Weg name={T.wege.freiwillige}>
								<TextLink to="/admin/freiwillige/neu">{T.erfassen}</TextLink>
							</Weg>
						)}
						<Weg name={T.wege.personen}>
							<TextLink to="/admin/personen">{T.anlegen}</TextLink>
						</Weg>
						<Weg name={T.wege.texte}>
							<TextLink to="/admin/system/texte">{T.ansehen}</TextLink>
						</Weg>
					</ul>
				</Section>
				<Section title={T.hilfe}>
					<p className={css.text}>{T.hilfeText}</p>
				</Section>
			</Stack>
		</div>
	);
}

function Weg({ name, children }: { name: string; children: ReactNode }) {
	return (
		<li className={css.weg}>
			<span>{name}</span>
			{children}
		</li>
	);
}

interface ZeileProps {
	schritt: Schrittlage;
	nummer: number;
	lage: Einrichtungslage;
	/** The one that is next: tinted, its button filled. */
	istDran: boolean;
}

function Zeile({ schritt: { schritt, stand, wartetAuf, minuten }, nummer, lage, istDran }: ZeileProps) {
	const { name, warum, ist, tun, aendern } = T.schritt[schritt];
	const fertig = stand === 'ERLEDIGT';
	// What it waits for came undone after it was opened.
	const schonOffen = schritt === 'OEFFNEN' && stand === 'GESPERRT' && bewerbungslage(lage) === 'OFFEN';
	const wort = istDran ? T.jetzt : schonOffen ? T.schonOffen : T.wort[stand];
	const davor = wartetAuf.map((anderer) => T.schritt[anderer].name);
	return (
		<li className={cx(css.zeile, istDran && css.dranZeile)} aria-current={istDran ? 'step' : undefined}>
			<span className={cx(css.nummer, fertig && css.haken, istDran && css.dranNummer)} aria-hidden="true">
				{fertig ? <Icon of={IconCheck} size={14} /> : nummer}
			</span>
			<div>
				<Title order={3} fw={500}>
					{name}
				</Title>
				<p className={css.text}>{warum}</p>
			</div>
			<div>
				<p className={cx(css.wort, fertig && css.gut, istDran && css.jetzt)}>
					{stand === 'GESPERRT' && !schonOffen && <Icon of={IconLock} size={14} />}
					{wort}
				</p>
				<p className={css.text}>
					{stand === 'GESPERRT'
						? (schonOffen ? T.fehltNoch : T.wartet)(davor)
						: [ist(lage), minuten > 0 && T.minuten(minuten)].filter(Boolean).join(' · ')}
				</p>
			</div>
			<Box ta="right">
				{fertig && (
					<TextLink {...ziel(schritt, stand, lage)} aria-label={`${name}: ${aendern}`}>
						{aendern}
					</TextLink>
				)}
				{stand === 'GESPERRT' && (
					<Button fullWidth disabled aria-label={`${name}: ${tun}`}>
						{tun}
					</Button>
				)}
				{(stand === 'OFFEN' || stand === 'WAHL') && (
					<LinkButton
						fullWidth
						variant={istDran ? 'primary' : 'secondary'}
						{...ziel(schritt, stand, lage)}
						aria-label={`${name}: ${tun}`}
					>
						{tun}
					</LinkButton>
				)}
			</Box>
		</li>
	);
}
