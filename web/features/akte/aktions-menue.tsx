import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { AKTE } from '../../texte/akte/akte.ts';
import { IconButton } from '../../ui/button.tsx';
import css from './akte.module.css';
import { aktionstitel } from './aktionstitel.ts';
import { useAktionsstart } from './dialoge/aktionsstart.ts';
import type { Aktion } from './typen.ts';

/** Actions that are rarer, in a menu; a blocked one stays, and choosing it says why. */
export function AktionsMenue({ aktionen, label }: { aktionen: readonly Aktion[]; label: string }) {
	const { starte } = useAktionsstart();
	if (aktionen.length === 0) return null;
	return (
		<Menu position="bottom-end" width={280}>
			<Menu.Target>
				<IconButton icon={IconDots} label={label} />
			</Menu.Target>
			<Menu.Dropdown>
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
