import { Box, Flex } from '@mantine/core';
import { IconArrowRight, IconHandFinger } from '@tabler/icons-react';
import { uhrzeitInBerlin } from '#domain/format/datum.ts';
import { STATUSWECHSEL } from '#domain/liste/statuswechsel.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { STATUSWECHSEL as TEXT } from '../../texte/listen/listen.ts';
import { Tag } from '../../ui/figures/tag.tsx';
import { Icon } from '../../ui/icon.tsx';
import { tabellenspalten } from '../liste/erklaert.tsx';
import { Leerwort } from '../liste/zellen.tsx';
import { Status } from '../status/status.tsx';
import type { Statuswechsel } from './liste.ts';
import css from './statuswechsel.module.css';

export const STATUSWECHSELSPALTEN = tabellenspalten<typeof STATUSWECHSEL, Statuswechsel>(STATUSWECHSEL, {
	zeit: ({ zeit }) => <time dateTime={zeit}>{uhrzeitInBerlin(zeit)}</time>,
	von: ({ von }) => (
		<Flex component="span" align="center" justify="space-between" pr={12}>
			{von === null ? <Leerwort wort={TEXT.neu} /> : <Status katalog={FREIWILLIGER} nummer={von} old />}
			<Box component="span" flex="none" lh={0}>
				<Icon of={IconArrowRight} size={14} />
			</Box>
		</Flex>
	),
	wer: (zeile) => <Wer {...zeile} />,
	grund: ({ manuell, grund }) => (
		<span className={css.grund}>
			{manuell && (
				<Tag>
					<Icon of={IconHandFinger} size={12} />
					{TEXT.vonHand}
				</Tag>
			)}
			{grund}
		</span>
	),
});

/** In the view of another user both are named; without a user the portal acted. */
function Wer({ akteur, impersoniertVon }: Pick<Statuswechsel, 'akteur' | 'impersoniertVon'>) {
	if (!akteur) return <Leerwort wort={TEXT.system} />;
	const name = akteur.name ?? akteur.id;
	return impersoniertVon ? TEXT.ansichtVon(impersoniertVon.name ?? impersoniertVon.id, name) : name;
}
