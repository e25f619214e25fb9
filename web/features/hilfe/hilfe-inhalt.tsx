import { Group, Stack, Text, Title } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { artikelZurSeite } from '#domain/hilfe/artikel.ts';
import type { HilfeKey } from '#domain/hilfe/katalog.ts';
import { hatStatus } from '../../client/api-fehler.ts';
import { HILFETEXT } from '../../texte/hilfe.ts';
import { UI } from '../../texte/ui.ts';
import { UNGESPEICHERT } from '../../texte/ungespeichert.ts';
import { IconButton } from '../../ui/button.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { HilfeEbene } from './hilfe-ebene.tsx';
import { hilfeQuery } from './queries.ts';

interface HilfeInhaltProps {
	hilfe: HilfeKey;
	onClose: () => void;
	/** Asked before what was typed is lost. */
	frage: ReactNode | null;
	onGeaendert: (geaendert: boolean) => void;
}

/** The three levels of a help text below each other; those one may change, in place. */
export function HilfeInhalt({ hilfe, onClose, frage, onGeaendert }: HilfeInhaltProps) {
	const query = useQuery(hilfeQuery(hilfe));
	// The portal names only keys of the catalogue; that the server lacks one is an error like any other.
	if (hatStatus(query.error, 404)) throw new Error(HILFETEXT.nichtDefiniert);
	return (
		<Stack gap={12} pt={8} pb={16} px={16}>
			<Group gap={0} justify="space-between" mr={-8}>
				<Title order={2} size="h3">
					{HILFETEXT.hilfe}
				</Title>
				<IconButton icon={IconX} label={UI.schliessen} variant="bare" size="sm" data-autofocus onClick={onClose} />
			</Group>
			{frage && (
				<Stack gap={8}>
					<b role="alert">{UNGESPEICHERT.frage}</b>
					<Group wrap="wrap">{frage}</Group>
				</Stack>
			)}
			<Geladen query={query}>
				{({ text, ebenen }) => (
					<>
						{!text && <Text variant="muted">{HILFETEXT.leer}</Text>}
						{ebenen.map((ebene) => (
							<HilfeEbene key={ebene.ebene} {...{ hilfe, ebene, onGeaendert }} />
						))}
					</>
				)}
			</Geladen>
			<MehrDazu onClose={onClose} />
		</Stack>
	);
}

/** The article about the page, of whoever is signed in. */
function MehrDazu({ onClose }: { onClose: () => void }) {
	const fullPath = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath });
	const artikel = artikelZurSeite(fullPath ?? '');
	if (!artikel) return null;
	return (
		<Text>
			{HILFETEXT.mehrDazu}{' '}
			<TextLink to="/admin/faq" search={{ a: artikel.slug }} onClick={onClose}>
				{artikel.titel}
			</TextLink>
		</Text>
	);
}
