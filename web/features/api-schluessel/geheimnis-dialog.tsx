import { Group, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { API_SCHLUESSEL as T } from '../../texte/verwaltung/api-schluessel.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/feedback/banner.tsx';
import { Icon } from '../../ui/icon.tsx';
import css from './api-schluessel.module.css';

/** The secret, this once. */
export function GeheimnisDialog({ geheimnis, onClose }: { geheimnis: string; onClose: () => void }) {
	return (
		<Dialog
			opened
			onClose={onClose}
			title={T.geheim}
			width={680}
			cancel={null}
			primary={
				<Button variant="primary" onClick={onClose}>
					{T.fertig}
				</Button>
			}
		>
			<Stack>
				<Notice icon={<Icon of={IconAlertTriangle} />} title={T.geheimWarnung}>
					{T.geheimText}
				</Notice>
				<Group gap={12} wrap="wrap">
					<code className={css.wert}>{geheimnis}</code>
					<CopyButton text={geheimnis} />
				</Group>
			</Stack>
		</Dialog>
	);
}
