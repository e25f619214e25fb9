import { IconArrowRight, IconHandFinger } from '@tabler/icons-react';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { STATUSWECHSEL } from '../../texte/listen.ts';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Leerwort, NameZelle } from '../liste/zellen.tsx';
import { Status } from '../status/status.tsx';
import type { Statuswechsel } from './liste.ts';
import css from './statuswechsel.module.css';
import { uhrzeit } from './tage.ts';

const TEXT = STATUSWECHSEL;

export const STATUSWECHSELSPALTEN: readonly TableColumn<Statuswechsel>[] = [
	{
		id: 'zeit',
		header: TEXT.spalte.zeit,
		size: 56,
		sortable: true,
		quiet: true,
		cell: ({ zeit }) => <time dateTime={zeit}>{uhrzeit(zeit)}</time>,
	},
	{
		id: 'name',
		header: TEXT.spalte.name,
		size: 150,
		strong: true,
		sortable: true,
		cell: (zeile) => <NameZelle person={zeile} />,
	},
	{
		id: 'von',
		header: TEXT.spalte.von,
		size: 225,
		cell: ({ von }) => (
			<span className={css.von}>
				{von === null ? <Leerwort wort={TEXT.neu} /> : <Status katalog={FREIWILLIGER} nummer={von} old />}
				<Icon of={IconArrowRight} size={14} />
			</span>
		),
	},
	{
		id: 'nach',
		header: TEXT.spalte.nach,
		size: 275,
		cell: ({ nach }) => <Status katalog={FREIWILLIGER} nummer={nach} tinted />,
	},
	{ id: 'wer', header: TEXT.spalte.wer, size: 130, cell: (zeile) => <Wer {...zeile} /> },
	{
		id: 'grund',
		header: TEXT.spalte.grund,
		size: 164,
		grow: true,
		cell: ({ manuell, grund }) => (
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
	},
];

/** In the view of another user both are named; without a user the portal acted. */
function Wer({ akteur, impersoniertVon }: Pick<Statuswechsel, 'akteur' | 'impersoniertVon'>) {
	if (!akteur) return <Leerwort wort={TEXT.system} />;
	const name = akteur.name ?? akteur.id;
	return impersoniertVon ? TEXT.ansichtVon(impersoniertVon.name ?? impersoniertVon.id, name) : name;
}
