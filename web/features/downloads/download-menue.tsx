import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { DOWNLOADS as T } from '../../texte/listen/downloads.ts';
import { IconButton } from '../../ui/button.tsx';
import type { Download } from './queries.ts';
import type { Ordnung } from './use-ordnung.ts';

interface DownloadMenueProps {
	download: Download;
	ordnung: Ordnung;
	onBearbeiten: () => void;
	onLoeschen: () => void;
}

/** What can be done with a download; moving it is the same as dragging. */
export function DownloadMenue({ download: { id, titel }, ordnung, onBearbeiten, onLoeschen }: DownloadMenueProps) {
	const [hoch, runter] = [ordnung.schritt(id, -1), ordnung.schritt(id, 1)];
	return (
		<Menu position="bottom-end" width={200}>
			<Menu.Target>
				<IconButton icon={IconDots} label={T.aktionen(titel)} variant="bare" size="sm" />
			</Menu.Target>
			<Menu.Dropdown>
				<Menu.Item onClick={onBearbeiten}>{T.bearbeiten} …</Menu.Item>
				<Menu.Item disabled={!hoch} onClick={hoch}>
					{T.hoch}
				</Menu.Item>
				<Menu.Item disabled={!runter} onClick={runter}>
					{T.runter}
				</Menu.Item>
				<Menu.Divider />
				<Menu.Item onClick={onLoeschen}>{T.loeschen} …</Menu.Item>
			</Menu.Dropdown>
		</Menu>
	);
}
