import { Group, Stack, Title } from '@mantine/core';
import { IconCheck, IconFileText, IconHome, IconTriangleFilled, IconUsers } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import { PARAMETER } from '../../texte/verwaltung/parameter.ts';
import { contrast, MIN_CONTRAST } from '../../theme/palette.ts';
import { colorTokens, type TenantColors, tenantColors } from '../../theme/theme.ts';
import { cx } from '../../ui/cx.ts';
import { StatusBadge } from '../../ui/figures/status-badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Segments } from '../../ui/layout/tabs.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Span } from '../../ui/span.ts';
import { useFormularKontext } from './use-formular.ts';
import css from './vorschau.module.css';

const T = PARAMETER.vorschau;
const SCHEMEN = { beide: ['light', 'dark'], hell: ['light'], dunkel: ['dark'] } as const;
type Auswahl = keyof typeof SCHEMEN;
const OPTIONEN = (['beide', 'hell', 'dunkel'] as const).map((value) => ({ value, label: T[value] }));

/** What the colours entered would look like, before anything is saved. */
export function Vorschau() {
	const [auswahl, setAuswahl] = useState<Auswahl>('beide');
	const { colorPrimary, colorSecondary, mandantKurzBezeichnung } = useFormularKontext().values;
	const farben = tenantColors(colorPrimary, colorSecondary);
	return (
		<aside className={css.spalte} aria-label={T.titel}>
			<Group gap={12} justify="space-between">
				<Title order={2} size="h3">
					{T.titel}
				</Title>
				<Segments label={T.schema} value={auswahl} onChange={setAuswahl} options={OPTIONEN} />
			</Group>
			{SCHEMEN[auswahl].map((schema) => (
				<Bild key={schema} schema={schema} farben={farben} name={mandantKurzBezeichnung} />
			))}
			<Pruefungen farben={farben} />
		</aside>
	);
}

interface BildProps {
	schema: 'light' | 'dark';
	farben: TenantColors;
	name: string;
}

const ZEILEN = [
	{ number: '2000', label: 'Beworben', phase: 'BEWERBEN' },
	{ number: '2500', label: 'In Verhandlung', phase: 'VERHANDELN' },
	{ number: '2800', label: 'Vertragseinigung', phase: 'VERTRAGLICH' },
] as const;
const MENU = [
	{ icon: IconHome, label: T.start, gewaehlt: false },
	{ icon: IconFileText, label: T.bewerbungen, gewaehlt: true },
	{ icon: IconUsers, label: T.freiwillige, gewaehlt: false },
];

/** A picture: nothing in it can be used, and screen readers pass over it. */
function Bild({ schema, farben, name }: BildProps) {
	return (
		<div
			className={css.bild}
			data-mantine-color-scheme={schema}
			style={colorTokens(farben, schema) as CSSProperties}
			aria-hidden="true"
		>
			<div className={css.leiste}>
				<span className={css.marke}>
					<Logo size={18} /> {name}
				</span>
				{MENU.map(({ icon, label, gewaehlt }) => (
					<span key={label} className={cx(css.punkt, gewaehlt && css.gewaehlt)}>
						<Icon of={icon} size={14} /> {label}
					</span>
				))}
			</div>
			<Stack gap={8} p={12}>
				<Group gap={12} justify="space-between">
					<b className={css.seitentitel}>{T.bewerbungen}</b>
					<span className={css.knopf}>{T.erfassen}</span>
				</Group>
				{ZEILEN.map(({ number, label, phase }, i) => (
					<div key={number} className={cx(css.zeile, i === 1 && css.markiert)}>
						<span>{T.zeilen[i]}</span>
						<StatusBadge number={number} label={label} phase={phase} tinted />
					</div>
				))}
				<Group gap={12} justify="space-between">
					<Span c="var(--link)" td="underline">
						{T.zuruecksetzen}
					</Span>
					<span className={css.feld}>{T.feld}</span>
				</Group>
			</Stack>
		</div>
	);
}

const WEISS = '#ffffff';
/** Smallest ratio of what isn't text, WCAG 2.2. */
const MIN_FORM = 3;

function Pruefungen({ farben }: { farben: TenantColors }) {
	const hell = colorTokens(farben, 'light');
	const dunkel = colorTokens(farben, 'dark');
	const token = (tokens: Readonly<Record<string, string>>, name: string) => tokens[name] ?? WEISS;
	const liste = [
		{ text: T.pruefung.farbe, ist: contrast(farben.primary, WEISS), soll: MIN_CONTRAST },
		{ text: T.pruefung.hell, ist: contrast(token(hell, '--action'), token(hell, '--action-text')), soll: MIN_CONTRAST },
		{ text: T.pruefung.link, ist: contrast(token(hell, '--link'), WEISS), soll: MIN_CONTRAST },
		{
			text: T.pruefung.dunkel,
			ist: contrast(token(dunkel, '--action'), token(dunkel, '--action-text')),
			soll: MIN_CONTRAST,
		},
		{ text: T.pruefung.fokus(MIN_FORM), ist: contrast(token(hell, '--action'), WEISS), soll: MIN_FORM },
	];
	return (
		<ul className={css.pruefungen}>
			{liste.map(({ text, ist, soll }) => (
				<li key={text} className={cx(css.pruefung, ist < soll && css.zuWenig)}>
					<Icon of={ist < soll ? IconTriangleFilled : IconCheck} size={14} label={ist < soll ? T.zuWenig : T.genug} />
					<Span flex={1}>{text}</Span>
					<b>{PARAMETER.verhaeltnis(ist)}</b>
				</li>
			))}
		</ul>
	);
}
