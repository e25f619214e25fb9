import { Flex, Group, Text } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { bildadresse } from '../../client/bild.ts';
import { MEIN } from '../../texte/zugang/mein-bereich.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Inline } from '../../ui/inline.ts';
import { Section } from '../../ui/layout/page.tsx';
import { Span } from '../../ui/span.ts';
import { OuterLink } from '../../ui/text-link.tsx';
import { parameterQuery } from '../portal/portal.ts';
import css from './fragen.module.css';
import { wartezeitenQuery } from './wartezeiten.ts';

/** A person of the Traeger to ask, always last; where nobody looks after the volunteer, the Traeger itself. */
export function Fragen({ freiwilligerID }: { freiwilligerID: string }) {
	const { data } = useQuery(wartezeitenQuery(freiwilligerID));
	const { data: parameter } = useQuery(parameterQuery);
	if (!data) return null;
	const { name, email, telefon, bild } = data.kontakt;
	const traeger = parameter?.mandantBezeichnung;
	return (
		<Section title={MEIN.fragen} ruled>
			<Group gap={12} pt={12}>
				<Avatar name={name} size={40} muted src={bild && bildadresse(bild)} />
				<div>
					<Text lh="md" fw={550}>
						{name}
					</Text>
					{traeger && traeger !== name && <Text variant="note">{traeger}</Text>}
				</div>
			</Group>
			<Flex component="p" gap="6px 16px" wrap="wrap" pt={12}>
				{telefon && (
					<Inline className="tabular" gap={6}>
						<Icon of={IconPhone} /> {telefon}
					</Inline>
				)}
				{email && (
					<OuterLink href={`mailto:${email}`} className={css.mail} aria-label={MEIN.emailAn(name)}>
						<Icon of={IconMail} /> {MEIN.nachricht}
					</OuterLink>
				)}
				{!telefon && !email && <Span variant="note">{MEIN.ohneKontakt}</Span>}
			</Flex>
		</Section>
	);
}
