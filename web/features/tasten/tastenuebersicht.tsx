import { Box, Group, SimpleGrid, Title } from '@mantine/core';
import { TASTEN } from '../../texte/tasten.ts';
import { UI } from '../../texte/ui.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SwitchField } from '../../ui/fields/option-fields.tsx';
import { Key } from '../../ui/figures/tag.tsx';
import { useSingleKeys } from '../../ui/preferences.ts';
import type { Sprung } from './spruenge.ts';

interface TastenuebersichtProps {
	ziele: readonly Sprung[];
	onClose: () => void;
}

/** All keys in one place, and the switch for those that are single letters. */
export function Tastenuebersicht({ ziele, onClose }: TastenuebersichtProps) {
	const [an, setAn] = useSingleKeys();
	const seiten = ziele.map(({ taste, label }) => ({ tasten: ['G', taste.toUpperCase()], was: label }));
	return (
		<Dialog
			opened
			onClose={onClose}
			title={TASTEN.titel}
			width={680}
			cancel={UI.schliessen}
			footerStart={
				<SwitchField label={TASTEN.einzelne} checked={an} onChange={(event) => setAn(event.currentTarget.checked)} />
			}
		>
			<SimpleGrid cols={2} spacing={32}>
				<Box>
					{TASTEN.gruppen.map(({ titel, tasten }) => (
						<Gruppe key={titel} titel={titel} zeilen={tasten} />
					))}
				</Box>
				<Gruppe titel={TASTEN.seiten} zeilen={seiten} />
			</SimpleGrid>
		</Dialog>
	);
}

function Gruppe({ titel, zeilen }: { titel: string; zeilen: readonly { tasten: readonly string[]; was: string }[] }) {
	return (
		<Box component="section" pb={16}>
			<Title order={3} variant="label" c="var(--text-2)" pb={4}>
				{titel}
			</Title>
			<ul>
				{zeilen.map(({ tasten, was }) => (
					<Group key={was} component="li" justify="space-between" wrap="nowrap" py={2}>
						<span>{was}</span>
						<Group component="span" gap={4} wrap="nowrap">
							{tasten.map((taste) => (
								<Key key={taste}>{taste}</Key>
							))}
						</Group>
					</Group>
				))}
			</ul>
		</Box>
	);
}
