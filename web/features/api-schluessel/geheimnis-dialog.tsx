import { Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { UI } from '../../texte/ui.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/feedback/banner.tsx';
import { Icon } from '../../ui/icon.tsx';
import css from './api-schluessel.module.css';

interface GeheimnisDialogProps {
	geheimnis: string;
	/** Without a warning it is no secret. */
	worte: { titel: string; warnung: string | null; text: string };
	onClose: () => void;
}

/** What is shown to be copied; a secret this once. */
export function GeheimnisDialog({ geheimnis, worte: { titel, warnung, text }, onClose }: GeheimnisDialogProps) {
	return (
		<Dialog
			opened
			onClose={onClose}
			title={titel}
			width={680}
			cancel={null}
			primary={
				<Button variant="primary" onClick={onClose}>
					{UI.fertig}
				</Button>
			}
		>
			<Stack>
				{warnung === null ? (
					<Text>{text}</Text>
				) : (
					<Notice icon={<Icon of={IconAlertTriangle} />} title={warnung}>
						{text}
					</Notice>
				)}
				<Group gap={12} wrap="wrap">
					<code className={css.wert}>{geheimnis}</code>
					<CopyButton text={geheimnis} />
				</Group>
			</Stack>
		</Dialog>
	);
}
