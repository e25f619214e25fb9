import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AKTE } from '../../texte/akte/akte.ts';
import { IconButton } from '../../ui/button.tsx';
import css from './akte.module.css';
import { aktionstitel } from './aktionstitel.ts';
import { useAktionsstart } from './dialoge/aktionsstart.ts';
import type { Aktion } from './typen.ts';

/** Actions that are rarer, in a menu; a blocked one stays, and choosing it says why. */
export function AktionsMenue({
	aktionen,
	label,
	vorweg,
}: {
	aktionen: readonly Aktion[];
	label: string;
	/** What can be done besides, before them. */
	vorweg?: ReactNode;
}) {
	const { starte } = useAktionsstart();
	if (aktionen.length === 0 && !vorweg) return null;
	return (
		<Menu position="bottom-end" width={280}>
			<Menu.Target>
				<IconButton icon={IconDots} label={label} />
			</Menu.Target>
			<Menu.Dropdown>
				{vorweg}
				{aktionen.map((a) => (
					<Menu.Item
						key={`${a.aktion}${a.zielStatus}`}
						className={a.erlaubt ? undefined : css.gesperrt}
						rightSection={a.erlaubt ? undefined : <span className={css.warum}>{AKTE.warum}</span>}
						data-danger={(a.aktion === 'loeschen' && a.erlaubt) || undefined}
						onClick={() => starte(a)}
					>
						{aktionstitel(a)}
					</Menu.Item>
				))}
			</Menu.Dropdown>
		</Menu>
	);
}
