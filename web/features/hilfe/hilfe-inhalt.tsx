import { Group, Stack, Text, Title } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { artikelZurSeite } from '#domain/hilfe/artikel.ts';
import type { HilfeKey } from '#domain/hilfe/katalog.ts';
import type { RowOf } from '../../client/contract.ts';
import { HILFETEXT } from '../../texte/hilfe.ts';
import { UI } from '../../texte/ui.ts';
import { IconButton } from '../../ui/button.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { hilfeQuery } from '../portal/portal.ts';
import { HilfeEbene } from './hilfe-ebene.tsx';

type Hilfetext = RowOf<'GET /v1/stammdaten/help'>;

/** The three levels of a help text below each other; those one may change, in place. */
export function HilfeInhalt({ hilfe, onClose }: { hilfe: HilfeKey; onClose: () => void }) {
	const query = useQuery(hilfeQuery);
	return (
		<Stack gap={12} pt={8} pb={16} px={16}>
			<Group gap={0} justify="space-between" mr={-8}>
				<Title order={2} size="h3">
					{HILFETEXT.hilfe}
				</Title>
				<IconButton icon={IconX} label={UI.schliessen} variant="bare" size="sm" data-autofocus onClick={onClose} />
			</Group>
			<Geladen query={query}>{(data) => <Ebenen text={definiert(data, hilfe)} />}</Geladen>
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

/** The portal names only keys of the catalogue; that the server lacks one is an error like any other. */
function definiert(texte: readonly Hilfetext[], key: HilfeKey): Hilfetext {
	const text = texte.find((einer) => einer.key === key);
	if (!text) throw new Error(HILFETEXT.nichtDefiniert);
	return text;
}

function Ebenen({ text: { key, text, ebenen } }: { text: Hilfetext }) {
	return (
		<>
			{!text && <Text variant="muted">{HILFETEXT.leer}</Text>}
			{ebenen.map((ebene) => (
				<HilfeEbene key={ebene.ebene} hilfe={key} ebene={ebene} />
			))}
		</>
	);
}
