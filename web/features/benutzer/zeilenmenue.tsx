import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { BENUTZER } from '../../texte/verwaltung/benutzer.ts';
import { IconButton } from '../../ui/button.tsx';

/** Actions on one row. */
export function Zeilenmenue({ name, children }: { name: string; children: ReactNode }) {
	return (
		<Menu position="bottom-end" width={220}>
			<Menu.Target>
				<IconButton icon={IconDots} label={BENUTZER.aktionenZu(name)} variant="bare" size="sm" />
			</Menu.Target>
			<Menu.Dropdown>{children}</Menu.Dropdown>
		</Menu>
	);
}
