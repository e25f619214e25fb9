import { Box, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { MEIN } from '../../../texte/zugang/mein-bereich.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useAktionsstart } from '../../akte/dialoge/aktionsstart.ts';
import type { Schritt } from './schritte.ts';
import css from './schrittliste.module.css';

interface SchrittlisteProps {
	schritte: readonly Schritt[];
	/** Nothing will come after it. */
	vorbei: boolean;
}

/** Numbered steps, only the first one filled. */
export function Schrittliste({ schritte, vorbei }: SchrittlisteProps) {
	return (
		<Section title={MEIN.tun} count={schritte.length || undefined} ruled>
			{schritte.length === 0 && (
				<EmptyState
					plain
					icon={IconCircleCheck}
					title={vorbei ? MEIN.nichtsMehrZuTun : MEIN.nichtsZuTun}
					text={vorbei ? MEIN.nichtsMehrZuTunText : MEIN.nichtsZuTunText}
				/>
			)}
			<ol>
				{schritte.map((schritt, i) => (
					<li key={schritt.key} className={css.schritt}>
						<span className={cx(css.nummer, i === 0 && css.erste)} aria-hidden="true">
							{i + 1}
						</span>
						<Box miw={0} maw="72ch" flex={1}>
							<Text size="lg" fw={550}>
								{schritt.titel}
							</Text>
							<Text variant="secondary">{schritt.text}</Text>
						</Box>
						<Stack gap={8} ml="auto" flex="none">
							{schritt.knoepfe.map((knopf, k) => (
								<Knopf key={knopf.titel} knopf={knopf} schritt={schritt.titel} primaer={i === 0 && k === 0} />
							))}
						</Stack>
					</li>
				))}
			</ol>
		</Section>
	);
}

interface KnopfProps {
	knopf: Schritt['knoepfe'][number];
	schritt: string;
	primaer: boolean;
}

function Knopf({ knopf: { titel, ziel }, schritt, primaer }: KnopfProps) {
	const { starte } = useAktionsstart();
	const look = { size: 'lg', variant: primaer ? 'primary' : 'secondary', className: css.knopf } as const;
	const name = `${titel}: ${schritt}`;
	if ('to' in ziel)
		return (
			<LinkButton {...look} {...ziel} aria-label={name}>
				{titel}
			</LinkButton>
		);
	return (
		<Button {...look} aria-label={name} onClick={() => starte(ziel)}>
			{titel}
		</Button>
	);
}
