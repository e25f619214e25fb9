import { Box, Flex, Group, Text } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { bildadresse } from '../../../client/bild.ts';
import { AKTE } from '../../../texte/akte/akte.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { BlockedAction } from '../../../ui/feedback/blocked-action.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { OuterLink } from '../../../ui/text-link.tsx';
import { useAktionsstart } from '../dialoge/aktionsstart.ts';
import type { Aktion } from '../typen.ts';
import css from './betreuer.module.css';
import { kontaktQuery } from './kontakt-query.ts';

interface KontaktkarteProps {
	userID: string | null;
	name: string | null;
	/** Names somebody else. */
	aktion: Aktion | undefined;
}

/** A supervisor with function and ways to reach him; without an answer by name alone. */
export function Kontaktkarte({ userID, name, aktion }: KontaktkarteProps) {
	const { data } = useQuery({ ...kontaktQuery(userID ?? ''), enabled: userID !== null });
	return (
		<Group gap={12} py={8} mih={56}>
			{name && <Avatar name={name} src={data?.bild && bildadresse(data.bild)} />}
			<Box miw={0} flex={1}>
				<p className={name ? css.name : css.leer}>{name ?? AKTE.nochNiemand}</p>
				{data?.funktion && <Text variant="secondary">{data.funktion}</Text>}
				<Flex className="tabular" component="p" gap="4px 16px" wrap="wrap">
					{data?.telefon && (
						<span className={css.weg}>
							<Icon of={IconPhone} /> {data.telefon}
						</span>
					)}
					{data?.email && (
						<OuterLink href={`mailto:${data.email}`} className={css.weg}>
							<Icon of={IconMail} /> {data.email}
						</OuterLink>
					)}
				</Flex>
			</Box>
			<Aendern aktion={aktion} istNeu={!name} />
		</Group>
	);
}

function Aendern({ aktion, istNeu }: { aktion: Aktion | undefined; istNeu: boolean }) {
	const { starte, erklaere } = useAktionsstart();
	if (!aktion) return null;
	const titel = istNeu ? AKTE.betreuungWaehlen : AKTE.betreuungAendern;
	if (!aktion.erlaubt) return <BlockedAction label={titel} size="sm" onWhy={() => erklaere(aktion)} />;
	return (
		<Button size="sm" onClick={() => starte(aktion)}>
			{titel}
		</Button>
	);
}
